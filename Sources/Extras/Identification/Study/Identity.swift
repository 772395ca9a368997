internal import TerrariumBasics
internal import TerrariumPlayback

/// The identity of a figure, its fate, and the objects that it leaves.
struct Identity: Sendable {
  /// The kinds of figures.
  enum Kind: String, CaseIterable, Sendable {
    case still, oscillator, spaceship, gun, puffer, breeder, methuselah, unknown
  }

  /// Growth without end, from a tick on.
  struct Growth: Sendable {
    /// 1 if each period adds as many cells; 2 if each adds more than the one before, always by as
    /// many.
    let order: Int
    let period: Int
    /// By how much the growing core moves in a period; nil if that is unknown.
    var displacement: Cell?
    let tick: Int
    /// The cells that a period adds, or by how many more it adds than the one before.
    let cells: Int
    /// The objects that each period adds.
    var objects: [CountedObject] = []
    /// The objects beside, which are left of the time before.
    var debris: [CountedObject] = []
  }

  /// The figure as the person named it.
  var figure: String
  /// The rule, as it is written.
  var rule: String
  /// True if its cells are hexagons.
  var isHexagonal = false
  var kind: Kind
  /// The generations after which it is itself again; nil if it never is.
  var period: Int?
  /// By how much it moves in a period.
  var displacement: Cell?
  /// The generations after which it has its shape again, perhaps turned or reflected.
  var turningPeriod: Int?
  var apgcode: String?
  var names: [String] = []
  /// The number of live cells.
  var alive: Int
  /// The tick from which on every part repeats or flies on; nil if there is none.
  var rest: Int?
  /// The objects that are left, each in its smallest parts.
  var objects: [CountedObject] = []
  /// The number of cells that change in a generation, on the average.
  var heat: Double?
  /// The share of the cells that ever live which also change.
  var volatility: Double?
  /// The least and the most cells that live at once; a figure that grows for ever has no most.
  var least: Int
  var most: Int?
  var growth: Growth?
  /// The number of ticks that were computed.
  var looked: Int
  /// The number of live cells at the last of them.
  var last: Int
  /// The cells in and around it, by how they live.
  var map: CellMap?

  /// The cells that are left, or those of the figure itself.
  struct CellMap: Sendable {
    /// A cell that lives now and then, or always: then its period is 1. The changes are those in a
    /// thousand ticks.
    typealias Entry = (cell: Cell, period: Int, changes: Int)

    let box: CellRect
    /// The cells in the box, row by row.
    let entries: [Entry]

    /// A map of some cells, of which those outside of the box are left out.
    init(box: CellRect, entries: [Entry]) {
      self.box = box
      self.entries = entries.filter { box.contains($0.cell) }.sorted {
        ($0.cell.y, $0.cell.x) < ($1.cell.y, $1.cell.x)
      }
    }
  }

  /// A figure of which nothing but its cells is known yet.
  init(figure: String, rule: String, alive: Int, looked: Int, last: Int) {
    self.figure = figure
    self.rule = rule
    self.alive = alive
    self.looked = looked
    self.last = last
    kind = .unknown
    least = alive
    most = alive
  }
}
