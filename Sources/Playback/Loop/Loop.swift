package import Basics

/// The frames of a film that closes without a seam.
package struct Loop: Hashable, Sendable {
  /// The ticks before frame 0.
  package let skip: Int
  package let frames: Int
  /// The cells around all that lives in one period, as a camera sees them that moves along; nil where
  /// pictures show a fixed part of the field, or nothing lives.
  package let box: CellRect?
  /// The way of what lives from the first frame to the one behind the last.
  package let way: Cell

  package init(skip: Int, frames: Int, box: CellRect?, way: Cell) {
    self.skip = skip
    self.frames = frames
    self.box = box
    self.way = way
  }

  /// The greatest common divisor of two numbers.
  package static func gcd(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : gcd(other, one % other)
  }
}

/// Why a film has no loop.
package enum LoopProblem: Error, Hashable {
  /// Nothing repeated in so many ticks. A box tells what lives at the end of them.
  case none(ticks: Int, spread: GridSize?, gun: Gun?)
  /// It repeats, but not yet at the tick at which the film begins.
  case later(skip: Int, start: Int, period: Int)

  /// A part of the plane that repeats although the whole does not.
  package struct Gun: Hashable, Sendable {
    package let view: CellRect
    package let period: Int
  }
}

/// What of a field must repeat.
package enum LoopField: Hashable, Sendable {
  /// The cells of a rectangle; `areAll` tells that no others decide what comes.
  case cells(CellRect, areAll: Bool)
  /// All that lives on a plane.
  case whole
  /// All that lives on a plane, wherever it has moved.
  case moving
}
