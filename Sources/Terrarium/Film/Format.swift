internal import TerrariumEncoding

/// A format of files, by the ending that they have.
public enum Format: String, CaseIterable, Sendable {
  /// An animation, and a picture of one moment where a step marks it.
  case gif
  /// The last frame.
  case png
  /// An animation in full colour or in one palette.
  case apng, webp
  /// The last frame as shapes.
  case svg, pdf
  /// A page that plays: one file with the film and all that a browser needs for it.
  case html
  /// Raw video.
  case y4m
  /// Raw pictures, one after another: portable pixmaps.
  case ppm
  /// Videos, which the program `ffmpeg` encodes.
  case mp4, webm
  /// The cells of each frame as letters.
  case txt
  /// The census: a row a frame, or the rows that a world has of its own.
  case csv
  /// The events of a film, a JSON object a line.
  case jsonl
  /// The last state as a pattern file.
  case rle, cells, mc
}
