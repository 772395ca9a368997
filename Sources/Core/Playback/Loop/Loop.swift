package import TerrariumBasics

/// The frames of a film that closes without a seam.
package struct Loop: Hashable, Sendable {
  /// The ticks before frame 0.
  package let skip: Int
  package let frames: Int
  /// The box of all that must repeat in one period, as a camera sees it that moves along; nil if
  /// pictures show a fixed part of the field, or nothing lives.
  package let box: CellRect?
  /// The displacement of the live cells from the first frame to the one after the last.
  package let way: Cell
  /// The ticks after which what is shown is the same again.
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
  /// No repetition within a number of ticks. The box is that of the live cells at the end of them.
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
  /// All that lives on a plane, or the whole of a field that grows.
  case whole
  /// The same, wherever it has moved.
  case moving
}
