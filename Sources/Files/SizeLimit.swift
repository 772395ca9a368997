/// The most bytes that a file may have, and what of a film fits into them.
public struct SizeLimit: Hashable, Sendable {
  /// How a file is too large.
  public struct Excess: Hashable, Sendable {
    public let bytes: Int
    public let limit: Int
    /// How many frames were written before it was too large; nil where nobody counted.
    public let fittingFrames: Int?
    /// All that stands before the second frame.
    public let firstFrameBytes: Int?
  }

  private let bytes: Int
  private var frames = 0
  private var fittingFrames = 0
  private var firstFrameBytes = 0

  /// A limit.
  public init(bytes: Int) {
    self.bytes = bytes
  }

  /// A frame was added. Two may be held back, as they may yet stand longer: `written` bytes are
  /// those of the frames before.
  mutating func countFrame(bytesBefore written: Int) {
    if frames == 2 { firstFrameBytes = written }
    if written < bytes { fittingFrames = max(0, frames - 1) }
    frames += 1
  }

  /// Throws if a file of so many bytes is too large.
  public func check(_ written: Int, path: String) throws(FileError) {
    guard written > bytes else { return }
    throw .overLimit(
      path: path,
      Excess(
        bytes: written, limit: bytes, fittingFrames: frames > 2 ? fittingFrames : nil,
        firstFrameBytes: frames > 2 ? firstFrameBytes : nil))
  }
}
