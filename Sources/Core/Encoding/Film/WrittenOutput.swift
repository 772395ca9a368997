package import TerrariumFiles

/// The result of an output.
package struct WrittenOutput: Hashable, Sendable {
  package let path: String
  /// The number of files; 0 if the film ends before the output's moment.
  package let files: Int
  package let frames: Int
  package let bytes: Int
  /// The hash of all its bytes, if it was requested.
  package let sha256: String?
  /// The differing files, if they were only compared.
  package var differences: [Difference]
  /// True if each frame has its exact delay; all frames of a video have the same.
  package var hasExactTimes = true
  /// The duration of an animation.
  package var length: FrameDelay?
  /// True if delays are so short that players lengthen them.
  package var hasShortTimes = false
  /// The stamps of its files when written or compared; empty unless a record is kept.
  package var stamps: [String?] = []
  /// True if it is a part, where `frames` counts runs.
  package var isPart = false

  /// The text for an output without files.
  package static let absence = "not written: the film is cut before that moment"

  package init(
    path: String, files: Int = 0, frames: Int = 0, bytes: Int = 0, sha256: String? = nil,
    differences: [Difference] = []
  ) {
    self.path = path
    self.files = files
    self.frames = frames
    self.bytes = bytes
    self.sha256 = sha256
    self.differences = differences
  }
}

extension OutputFile {
  /// Completes the file, as `commit` does, and reports on it.
  package func committed(
    frames: Int, length: FrameDelay? = nil
  ) throws(FileError) -> WrittenOutput {
    try commit()
    var written = WrittenOutput(
      path: path, files: 1, frames: frames, bytes: bytesWritten, sha256: sha256,
      differences: difference.map { [$0] } ?? [])
    written.length = length
    return written
  }
}
