/// The limit of a file's size in bytes, and the part of the film that fits.
package struct SizeLimit: Hashable, Sendable {
  /// The excess of a file over its limit.
  package struct Excess: Hashable, Sendable {
    package let bytes: Int
    package let limit: Int
    /// The number of frames written before the limit was exceeded; nil if frames are not counted.
    package let fittingFrames: Int?

    package init(bytes: Int, limit: Int, fittingFrames: Int?) {
      (self.bytes, self.limit, self.fittingFrames) = (bytes, limit, fittingFrames)
    }
  }

  private let bytes: Int
  private var frames = 0
  private var fittingFrames = 0

  /// A limit.
  package init(bytes: Int) { self.bytes = bytes }

  /// Counts a frame. Two frames may be held back, because their delays may still grow: `written`
  /// counts the bytes of the frames before.
  mutating func countFrame(bytesBefore written: Int) {
    if written < bytes { fittingFrames = max(0, frames - 1) }
    frames += 1
  }

  /// Throws if a file of a size in bytes is too large.
  package func check(_ written: Int, path: String) throws(FileError) {
    guard written > bytes else { return }
    throw .overLimit(
      path: path,
      Excess(bytes: written, limit: bytes, fittingFrames: frames > 2 ? fittingFrames : nil))
  }
}
