/// The limits of requests, wherever they come from: in flags, files, patterns, states or on the
/// way. Each world has a limit of its own for the cells of its field.
package enum Limits {
  /// The most columns or rows of a field or a window.
  package static let side = 1 << 24
  /// The furthest that a cell may be from the first, and the longest side of a rectangle of cells.
  package static let reach = 1 << 30
  /// The furthest that cells may have wandered from the first in a state that is read.
  package static let farReach = 1 << 61
  /// The columns or rows of a window that is read with such a state.
  package static let farSides = 1...2 * farReach
  /// The most cells of a window that is written as letters.
  package static let letters = 1 << 28
  /// The most cells that a field may come to on the way.
  package static let changedField = 1 << 30

  /// The most pixels of a picture's side: GIF has no more.
  package static let pictureSide = 65_535
  /// The most pixels of a picture that moves, or that is held as a whole.
  package static let pictureArea = 1 << 28

  /// The most ticks of a film: every number that a world then reaches fits 128 bits.
  package static let ticks = 4_000_000_000_000_000_000
  /// The most ticks between frames, or before the first.
  package static let ticksAtOnce = 1_000_000_000_000_000_000
  /// The most frames.
  package static let frames = 1_000_000_000

  /// The limits of untrusted scenarios, if nothing else is given: memory, seconds, and the files and
  /// bytes that they write.
  package static let safeMemory = 1_000_000_000
  package static let safeSeconds = 300
  package static let safeFiles = 10_000
  package static let safeBytes = 10_000_000_000

  /// The most bytes of a figure's or a state's file.
  package static let file = 1 << 30
}
