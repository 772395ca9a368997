internal import TerrariumEncoding

/// A file format, named by its extension.
public enum Format: String, CaseIterable, Sendable {
  /// An animation, or a picture of one moment if a step marks it.
  case gif
  /// The last frame.
  case png
  /// An animation in full colour or with one palette.
  case apng, webp
  /// The last frame as shapes.
  case svg, pdf
  /// An explorable page: one file with the film and everything that a browser needs for it.
  case html
  /// Raw video.
  case y4m
  /// Raw pictures, one after another: portable pixmaps.
  case ppm
  /// Videos, which the program `ffmpeg` encodes.
  case mp4, webm
  /// The cells of each frame as letters.
  case txt
  /// The census: a row for each frame, or the world's own rows.
  case csv
  /// The events of a film, one JSON object per line.
  case jsonl
  /// The last state as a pattern file.
  case rle, cells, mc
}
