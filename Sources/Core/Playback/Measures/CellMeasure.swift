package import TerrariumBasics
package import TerrariumPictures
package import TerrariumVocabulary

/// A measure of the cells of a run, taken at its last frame.
package struct CellMeasure: Sendable {
  /// A need beyond the cells at the last frame.
  package enum Need: Sendable {
    /// The changes of all ticks.
    case changes
    /// The cells one tick later.
    case nextTick
    /// A twin of the run that began with one cell flipped.
    case twin
  }

  package let name: String
  /// One line of description, without a full stop.
  package let help: String
  /// The label of an axis; nil for the name.
  let title: LocalizedText?
  /// True if tables have it by default.
  let isUsual: Bool
  let needs: Set<Need>
  /// Returns the value; nil if there is none.
  package let value: @Sendable (_ run: any MeasuredRun) -> MeasureValue?

  package init(
    _ name: String, _ help: String, title: LocalizedText? = nil, isUsual: Bool = false,
    needs: Set<Need> = [], _ value: @escaping @Sendable (any MeasuredRun) -> MeasureValue?
  ) {
    self.name = name
    self.help = help
    self.title = title
    self.isUsual = isUsual
    self.needs = needs
    self.value = value
  }
}

/// A run at its last frame, for measures of its cells.
///
/// On a plane the cells are those of the window. There may be too many of them to read.
package protocol MeasuredRun {
  /// The number of cells that shares are relative to.
  var cellCount: Int { get }

  /// The number of live cells.
  var liveCount: UInt128 { get }

  /// The states of the cells, row by row; empty if there are too many.
  var states: [UInt8] { get }

  /// The number of states that a cell can have.
  var stateCount: Int { get }

  /// The states with a border of one cell, so that each cell is the middle of a 3×3 block; nil if
  /// there are too many.
  var blocks: StateGrid? { get }

  /// The same cells and border, with 1 for each cell that the next tick changes and 0 elsewhere; nil
  /// if that is not known.
  var changingBlocks: StateGrid? { get }

  /// The number of blocks to count, from the first in row order.
  var blockLimit: Int { get }

  /// The share of cells that change in a tick, the mean of all ticks; nil if that is not known.
  var changedShare: Double? { get }

  /// The share of cells that differ from the twin; nil if that is not known.
  var differingShare: Double? { get }
}

/// An extra with measures of cells.
package protocol CellMeasures: Extra {
  /// The measures, in the order of tables.
  var measures: [CellMeasure] { get }

  /// A measure that is equal for runs that look alike. No table shows it.
  var likeness: CellMeasure { get }
}
