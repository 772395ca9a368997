package import Files

/// The result of an output.
package struct WrittenOutput: Hashable, Sendable {
  package let path: String
  package let files: Int
  package let frames: Int
  package let bytes: Int
  /// The hash of all its bytes, if it was requested.
  package let sha256: String?
  /// The differing files, if they were only compared.
  package var differences: [Difference]
  /// True if each frame has its exact delay: all frames of a video have the same.
  package let hasExactTimes: Bool
  /// The duration of an animation.
  package var length: FrameDelay?
  /// True if delays are so short that players show frames longer.
  package var hasShortTimes = false

  package init(
    path: String, files: Int, frames: Int, bytes: Int, sha256: String?,
    differences: [Difference] = [], hasExactTimes: Bool = true
  ) {
    self.path = path
    self.files = files
    self.frames = frames
    self.bytes = bytes
    self.sha256 = sha256
    self.differences = differences
    self.hasExactTimes = hasExactTimes
  }
}

extension WrittenOutput {
  /// The result of a committed file.
  package init(_ file: OutputFile, frames: Int, hasExactTimes: Bool = true) {
    let difference = file.difference
    self.init(
      path: file.path, files: 1, frames: frames, bytes: file.bytesWritten, sha256: file.sha256,
      differences: difference.map { [$0] } ?? [], hasExactTimes: hasExactTimes)
  }
}
