package import TerrariumBasics

/// The frames of a film that loops seamlessly.
package struct Loop: Hashable, Sendable {
  /// The ticks before frame 0.
  package let skip: Int
  package let frames: Int
  /// The box of everything that must repeat in one period, seen by a camera moving with it. Nil if
  /// pictures show a fixed part of the field, or if nothing is alive.
  package let box: CellRect?
  /// The displacement of the live cells from the first frame to the one after the last.
  package let way: Cell
  /// The ticks after which the pictures repeat.
  package let period: Int

  package init(skip: Int, frames: Int, box: CellRect?, way: Cell, period: Int) {
    self.skip = skip
    self.frames = frames
    self.period = period
    self.box = box
    self.way = way
  }
}

/// A reason why a film has no loop.
package enum LoopProblem: Error, Hashable {
  /// There is no repetition within a number of ticks. The box is that of the live cells at the end.
  case none(ticks: Int, spread: GridSize?, gun: Gun?)
  /// It repeats, but not yet at the tick at which the film begins.
  case later(skip: Int, start: Int, period: Int)

  /// A part of the plane that repeats although the whole does not.
  package struct Gun: Hashable, Sendable {
    package let view: CellRect
    package let period: Int
  }
}

/// The part of a field that must repeat.
package enum LoopField: Hashable, Sendable {
  /// The cells of a rectangle; `areAll` is true if no other cells influence the future.
  case cells(CellRect, areAll: Bool)
  /// All live cells on a plane, or the whole of a growing field.
  case whole
  /// All live cells, up to translation.
  case moving
}
