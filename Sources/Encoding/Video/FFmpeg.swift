package import Files

/// A video through ffmpeg, which is a program of its own.
///
/// It writes a file of its own, because an MP4's table of contents goes to the front at the end;
/// where the target is no file, that one is then copied through.
package final class FFmpegSink: VideoSink {
  package let file: OutputFile
  /// Colours are stored for blocks of two by two pixels: it is all that every player shows.
  package let sideUnit = 2

  private let program: Program
  private let scratch: ScratchFile?

  /// An encoder into a file; `height` decides the matrix of the colours.
  package init(
    _ file: OutputFile, ending: String, height: Int, program path: String
  ) throws {
    self.file = file
    // What is only compared takes as much room as the file it is compared with, and lies beside it.
    let target = file.result == nil ? nil : file.path
    scratch = file.workPath == nil ? try ScratchFile(beside: target) : nil
    program = try Program(
      at: path,
      arguments: ffmpegArguments(
        ending: ending, matrix: .assumed(forHeight: height + height % 2),
        output: scratch?.path ?? file.workPath ?? ""))
  }

  package func write(_ bytes: [UInt8]) throws { try program.write(bytes) }

  package func finish() throws {
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

/// What ffmpeg is told: raw video from its standard input, a file of this format, no date in it.
func ffmpegArguments(ending: String, matrix: VideoMatrix, output: String) -> [String] {
  let colours = matrix == .bt709 ? "bt709" : "smpte170m"
  let filter =
    "setparams=range=tv:color_primaries=\(colours):color_trc=\(colours):colorspace=\(colours),"
    + "format=yuv420p"
  let reading = [
    "-hide_banner", "-v", "error", "-y", "-f", "yuv4mpegpipe", "-i", "pipe:0", "-an", "-vf", filter,
  ]
  // A fixed number of threads: with another one the bytes are others.
  let codec =
    ending == "webm"
    ? [
      "-c:v", "libvpx-vp9", "-crf", "16", "-b:v", "0", "-deadline", "good", "-cpu-used", "4",
      "-row-mt", "1",
    ] : ["-c:v", "libx264", "-preset", "medium", "-tune", "animation", "-crf", "14"]
  let plain = [
    "-threads", "4", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
  ]
  let container =
    ending == "webm" ? ["-f", "webm"] : ["-movflags", "+faststart", "-f", "mp4"]
  return reading + codec + plain + container + ["file:\(output)"]
}
