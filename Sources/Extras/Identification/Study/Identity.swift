internal import TerrariumBasics
internal import TerrariumPlayback

/// The identity of a pattern, its fate, and the objects that it leaves.
package struct Identity: Sendable {
  /// The kinds of patterns.
  enum Kind: String, CaseIterable, Sendable {
    case still, oscillator, spaceship, gun, puffer, breeder, methuselah, unknown
  }

  /// Unbounded growth from a tick on.
  struct Growth: Sendable {
    /// The order of the growth: 1 if each period adds the same number of cells, 2 if each adds a
    /// constant number more than the one before.
    let order: Int
    let period: Int
    /// The displacement of the growing core in a period; nil if it is unknown.
    var displacement: Cell?
    let tick: Int
    /// The cells that a period adds, or by how many more it adds than the one before.
    let cells: Int
    /// The objects that each period adds.
    var objects: [CountedObject] = []
    /// The other objects, left from the time before.
    var debris: [CountedObject] = []
  }

  /// The name that the user gave the pattern.
  var pattern: String
  /// The rule as it was written.
  var rule: String
  /// True if its cells are hexagons.
  var isHexagonal = false
  var kind: Kind
  /// The generations after which it repeats; nil if it never does.
  var period: Int?
  /// The displacement in a period.
  var displacement: Cell?
  /// The generations after which it has its shape again, possibly rotated or reflected.
  var turningPeriod: Int?
  var apgcode: String?
  var names: [String] = []
  /// The number of live cells.
  var alive: Int
  /// The tick from which every part repeats or flies on; nil if there is none.
  var rest: Int?
  /// The remaining objects, each in its smallest parts.
  var objects: [CountedObject] = []
  /// The average number of cells that change in a generation.
  var heat: Double?
  /// The share of ever-live cells that also change.
  var volatility: Double?
  /// The smallest and the largest number of live cells; a pattern that grows for ever has no
  /// largest.
  var least: Int
  var most: Int?
  var growth: Growth?
  /// The number of ticks that were computed.
  var looked: Int
  /// The number of live cells at the last computed tick.
  var last: Int
  /// The number of live cells beyond which it was not followed; nil if it was.
  var mostCells: Int?
  /// The cells in and around it, by how they live.
  var map: CellMap?

  /// The remaining cells, or those of the pattern itself.
  struct CellMap: Sendable {
    /// A cell that is live for part of a period, or always, with the period 1. The changes are
    /// those in a thousand ticks.
    typealias Entry = (cell: Cell, period: Int, changes: Int)

    let box: CellRect
    /// The cells in the box, row by row.
    let entries: [Entry]

    /// Creates a map of some cells, without those outside the box.
    init(box: CellRect, entries: [Entry]) {
      self.box = box
      self.entries = entries.filter { box.contains($0.cell) }.sorted {
        ($0.cell.y, $0.cell.x) < ($1.cell.y, $1.cell.x)
      }
    }
  }

  /// Creates the identity of a pattern of which only the cells are known.
  init(pattern: String, rule: String, alive: Int, looked: Int, last: Int) {
    self.pattern = pattern
    self.rule = rule
    self.alive = alive
    self.looked = looked
    self.last = last
    kind = .unknown
    least = alive
    most = alive
  }
}
