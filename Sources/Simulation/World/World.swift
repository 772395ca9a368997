/// A small world: a value that knows its cells and rules, and nothing of pixels, files or clocks.
///
/// A snapshot of a world is a copy of it, its randomness included: two copies live the same future.
public protocol World: Sendable {
  /// How many ticks have passed since the start.
  var tick: Int { get }

  /// The numbers of the world's census now, in the order in which its entry names them.
  var census: [UInt128] { get }

  /// Lets ticks pass of which nobody asks what happened.
  ///
  /// - Throws: what only the run can tell, such as a memory bound that was met.
  mutating func advance(by ticks: Int) throws(WorldError)

  /// Lets one tick pass and tells what happened, in order.
  mutating func advanceReporting() throws(WorldError) -> [Happening]

  /// The smallest rectangle around all that lives, where that can be said and may move.
  var liveBox: CellRect? { get }

  /// The cells that it has, where its field ends.
  var bounds: CellRect? { get }

  /// What its pictures show, where it is no grid of cells.
  var sceneFacts: (any SceneFacts)? { get }

  /// Whether nothing more will happen, as when the last game has been won.
  var isOver: Bool { get }

  /// Whether ticks must pass until all that it was told is done.
  var isBusy: Bool { get }

  /// The engine that computes it, where there is a choice of them.
  var engineWork: LifeWork? { get }

  /// The state of every cell in a window; cells that the world does not have are in state 0.
  func states(in window: CellRect) -> StateGrid

  /// The shares of the states in square blocks of cells, for a window larger than its picture.
  func shares(in window: CellRect, blockSide: Int) -> ShareGrid
}

extension World {
  public var liveBox: CellRect? { nil }

  public var bounds: CellRect? { nil }

  public var engineWork: LifeWork? { nil }

  /// A world where nothing is told: its ticks pass in silence.
  public mutating func advanceReporting() throws(WorldError) -> [Happening] {
    try advance(by: 1)
    return []
  }
}

/// What can go wrong only while a world runs.
public enum WorldError: Error, Hashable {
  /// The world would have needed more than the memory it may use.
  case memoryBound(limitInBytes: Int)
  /// An action that the world's rules do not allow now.
  case notAllowed(action: String, because: String)
}
