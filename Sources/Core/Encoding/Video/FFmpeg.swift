internal import TerrariumBasics
package import TerrariumFiles

/// Encodes a video with ffmpeg as a child program.
///
/// ffmpeg writes to its own file, because the index of an MP4 is moved to the front at the end. If
/// the target is not a file, the result is then copied to it.
package final class FFmpegEncoder {
  /// Colours are stored for blocks of two by two pixels, the only format that every player
  /// supports.
  static let sideUnit = 2

  private let file: OutputFile
  private let program: Program
  private let scratch: ScratchFile?
  /// The memory reserved for ffmpeg, in bytes.
  private let share: Int

  /// Creates an encoder of pictures of a size into a file; the height decides the colour matrix.
  ///
  /// - Throws: A `WorldError` if even the leanest encoding exceeds the memory limit.
  package init(
    _ file: OutputFile, ending: String, width: Int, height: Int, program path: String
  ) throws {
    self.file = file
    let effort = try VideoEffort.fitting(width * height, ending: ending)
    share = effort.bytes(ofPixels: width * height)
    // For a comparison, the new file is written beside the existing one, as it takes as much room.
    let target = file.result == nil ? nil : file.path
    scratch = file.workPath == nil ? try ScratchFile(beside: target) : nil
    program = try Program(
      at: path,
      arguments: ffmpegArguments(
        ending: ending, matrix: .assumed(forHeight: height + height % 2), effort,
        output: scratch?.path ?? file.workPath ?? ""))
    Ceiling.lend(share)
  }

  deinit { Ceiling.giveBack(share) }

  /// Passes on the next bytes of raw video.
  func write(_ bytes: [UInt8]) throws { try program.write(bytes) }

  /// Ends the video; the file is then complete, but not yet in its place.
  func finish() throws {
    try program.finish()
    if let scratch {
      var offset = 0
      while case let bytes = scratch.bytes(from: offset), !bytes.isEmpty {
        try file.write(bytes)
        offset += bytes.count
      }
    } else {
      try file.adopt()
    }
    guard file.bytesWritten > 0 else { throw program.emptyFailure }
  }
}

/// The effort of an encoder: its number of threads, and how far it looks ahead.
struct VideoEffort: Sendable {
  /// The most memory of ffmpeg, measured for version 5.1 with pictures of 640x480 to 3840x2160
  /// pixels.
  private let bytesPerPixel: Int
  /// The arguments of ffmpeg. The number of threads is fixed, because the bytes depend on it.
  let arguments: [String]

  private static let ofMP4 = [
    VideoEffort(bytesPerPixel: 262, arguments: ["-threads", "4"]),
    VideoEffort(
      bytesPerPixel: 150, arguments: ["-x264-params", "rc-lookahead=10", "-threads", "4"]),
    VideoEffort(
      bytesPerPixel: 30,
      arguments: ["-x264-params", "rc-lookahead=0:bframes=0:ref=1", "-threads", "1"]),
  ]
  private static let ofWebM = [
    VideoEffort(bytesPerPixel: 150, arguments: ["-threads", "4"]),
    VideoEffort(bytesPerPixel: 85, arguments: ["-lag-in-frames", "0", "-threads", "1"]),
  ]

  /// The highest effort that fits into three quarters of the memory limit; the rest is for drawing.
  static func fitting(_ pixels: Int, ending: String) throws(WorldError) -> VideoEffort {
    let (all, limit) = (ending == "webm" ? ofWebM : ofMP4, Ceiling.bytes)
    let fitting = all.first { $0.bytes(ofPixels: pixels) <= limit / 4 * 3 }
    guard let fitting else {
      throw .overMemory(bytes: all[all.count - 1].bytes(ofPixels: pixels) / 3 * 4, limit: limit)
    }
    return fitting
  }

  func bytes(ofPixels pixels: Int) -> Int { (64 << 20) + bytesPerPixel * pixels }
}

/// The arguments of ffmpeg: raw video from standard input into a file of a format, without a date.
func ffmpegArguments(
  ending: String, matrix: VideoMatrix, _ effort: VideoEffort, output: String
) -> [String] {
  let colours = matrix == .bt709 ? "bt709" : "smpte170m"
  let filter =
    "setparams=range=tv:color_primaries=\(colours):color_trc=\(colours):colorspace=\(colours),"
    + "format=yuv420p"
  let reading = [
    "-hide_banner", "-v", "error", "-y", "-f", "yuv4mpegpipe", "-i", "pipe:0", "-an", "-vf", filter,
  ]
  let codec =
    ending == "webm"
    ? [
      "-c:v", "libvpx-vp9", "-crf", "16", "-b:v", "0", "-deadline", "good", "-cpu-used", "4",
      "-row-mt", "1",
    ] : ["-c:v", "libx264", "-preset", "medium", "-tune", "animation", "-crf", "14"]
  let plain = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
  let container = ending == "webm" ? ["-f", "webm"] : ["-movflags", "+faststart", "-f", "mp4"]
  return reading + codec + effort.arguments + plain + container + ["file:\(output)"]
}
