package import Basics
package import Vocabulary

/// A world that can identify figures.
package protocol IdentifyingKind: WorldKind {
  /// Identifies the draft's `pattern` under its `rule`.
  ///
  /// - Parameters:
  ///   - ticks: How far to look.
  ///   - draft: The settings `pattern`, `rule`, `rules`, `library` and `memory`.
  /// - Returns: What is known; nil if there is no such figure, or its rule has no objects that can
  ///   be told, which is then noted.
  func identity(lookingAt ticks: Int, from draft: inout Draft) -> Identity?
}

/// The identity of a figure, its fate, and the objects that it leaves.
package struct Identity: Sendable {
  /// The kinds of figures.
  package enum Kind: String, CaseIterable, Sendable {
    case still, oscillator, spaceship, gun, puffer, methuselah, unknown
  }

  /// Growth without end, as far as it is understood: the tick is that from which on it is proved,
  /// and the objects are those that each period adds.
  package typealias Growth = (period: Int, displacement: Cell, tick: Int, objects: [CountedObject])

  /// The figure as the person named it.
  package var figure: String
  /// The rule, as it is written.
  package var rule: String
  package var kind: Kind
  /// The generations after which it is itself again; nil if it never is.
  package var period: Int?
  /// By how much it moves in a period.
  package var displacement: Cell?
  /// The generations after which it has its shape again, perhaps turned or reflected.
  package var turningPeriod: Int?
  package var apgcode: String?
  package var names: [String] = []
  /// The number of live cells.
  package var alive: Int
  /// The tick from which on every part repeats or flies on; nil if there is none.
  package var rest: Int?
  /// The objects that are left, each in its smallest parts.
  package var objects: [CountedObject] = []
  /// The number of cells that change in a generation, on the average.
  package var heat: Double?
  /// The share of the cells that ever live which also change.
  package var volatility: Double?
  /// The least and the most cells that live at once; a figure that grows for ever has no most.
  package var least: Int
  package var most: Int?
  package var growth: Growth?
  /// The number of ticks that were computed.
  package var looked: Int
  /// The number of live cells at the last of them.
  package var last: Int
  /// The cells in and around it, by how they live.
  package var map: CellMap?

  /// The cells that are left, or those of the figure itself.
  package struct CellMap: Sendable {
    /// A cell that lives now and then, or always: then its period is 1. The changes are those in a
    /// thousand ticks.
    package typealias Entry = (cell: Cell, period: Int, changes: Int)

    package let box: CellRect
    /// The cells in the box, row by row.
    package let entries: [Entry]

    /// A map of some cells, of which those outside of the box are left out.
    package init(box: CellRect, entries: [Entry]) {
      self.box = box
      self.entries = entries.filter { box.contains($0.cell) }.sorted {
        ($0.cell.y, $0.cell.x) < ($1.cell.y, $1.cell.x)
      }
    }
  }

  /// A figure of which nothing but its cells is known yet.
  package init(figure: String, rule: String, alive: Int, looked: Int, last: Int) {
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
