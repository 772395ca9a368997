package import Files

/// The result of an output.
package struct WrittenOutput: Hashable, Sendable {
  package let path: String
  package let files: Int
  package let frames: Int
  package let bytes: Int
  /// The hash of all its bytes, where it was asked for.
  package let sha256: String?
  /// The files that are not what they should be, where they were only compared.
  package var differences: [Difference]
  /// True if each frame stands as long as it should: a video's frames all stand equally long.
  package let hasExactTimes: Bool
  /// The duration of an animation.
  package var length: FrameDelay?
  /// True if frames stand so shortly that players show them longer.
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
