/// The limits of requests from flags, files, patterns, states or a running world. Each world has
/// its own limit for the cells of its field.
package enum Limits {
  /// The most columns or rows of a field or a window.
  package static let side = 1 << 24
  /// The largest coordinate of a cell, and the longest side of a rectangle of cells.
  package static let reach = 1 << 30
  /// The largest coordinate of a cell in a state that is read.
  package static let farReach = 1 << 61
  /// The columns and rows between which rectangles of cells are.
  package static let edges = -2 * farReach...2 * farReach
  /// The most cells of a window that is written as text.
  package static let letters = 1 << 28
  /// The most cells that a field may grow to during a run.
  package static let changedField = 1 << 30

  /// The longest side of a picture in pixels: GIF's own limit.
  package static let pictureSide = 65_535
  /// The most pixels of an animated picture, or of one held in memory as a whole.
  package static let pictureArea = 1 << 28

  /// The most ticks of a film; every count of a world then fits 128 bits.
  package static let ticks = 4_000_000_000_000_000_000
  /// The most ticks between frames, or before the first.
  package static let ticksAtOnce = 1_000_000_000_000_000_000
  /// The most frames.
  package static let frames = 1_000_000_000

  /// The default limits of untrusted scenarios: memory, seconds, and the files and bytes that they
  /// write.
  package static let safeMemory = 1_000_000_000
  package static let safeSeconds = 300
  package static let safeFiles = 10_000
  package static let safeBytes = 10_000_000_000

  /// The largest file of a pattern or a state, in bytes.
  package static let file = 1 << 30
}
