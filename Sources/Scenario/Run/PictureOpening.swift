internal import Encoding
internal import Files
internal import GD
internal import Rendering

/// Opens files for what a painter draws: of one film, or of a sheet of them.
struct PictureOpening {
  let painter: any FramePainter
  let timing: Timing
  let frameCount: Int
  /// The frame that a single picture shows; nil for the last.
  let shownFrame: Int?
  let recipe: Recipe

  /// A target in one of the formats of pictures.
  func target(for file: OutputFile, as format: Format) throws -> any FilmTarget {
    let form = painter.form
    let text = recipe.text()
    switch format {
    case .png:
      let own = shownFrame.map { recipe.text(for: .frame($0)) } ?? text
      return StillPNGTarget(
        file, artist: painter, frame: shownFrame, text: PNGText(keyword: Recipe.keyword, text: own))
    case .apng:
      return try APNGTarget(
        file, form: form, timing: timing, frameCount: frameCount,
        text: PNGText(keyword: Recipe.keyword, text: text))
    case .webp:
      return try WebPTarget(file, form: form, timing: timing, recipe: text)
    case .y4m:
      return try VideoTarget(RawVideoSink(file), form: form, timing: timing)
    case .mp4, .webm:
      let sink = try FFmpegSink(
        file, format: format, height: form.height,
        program: Program.path(of: "ffmpeg") ?? "ffmpeg")
      return try VideoTarget(sink, form: form, timing: timing)
    default:
      return try GIFTarget(file, form: form, timing: timing, comment: text)
    }
  }

  /// A target of numbered pictures.
  func target(for files: NumberedFiles) -> any FilmTarget {
    NumberedPNGTarget(files) { [recipe] in
      PNGText(keyword: Recipe.keyword, text: recipe.text(for: .frame($0)))
    }
  }
}
