internal import GIFWriter
internal import TerrariumBasics
package import TerrariumFiles
internal import TerrariumGD
package import TerrariumPictures

/// A format for films: a row of the table of formats.
///
/// A new format is a row here and a type that writes it. Extras have more of them.
package struct Format: Hashable, Sendable {
  /// The kind of content of a format.
  package enum Content: Hashable, Sendable {
    /// Animated pixels.
    case motion
    /// A picture of one moment, or one for each frame.
    case picture
    /// One letter for each cell.
    case letters
    /// Numbers, one row for each frame.
    case table
    /// The events of every tick.
    case happenings
    /// The last state as a pattern file.
    case pattern
  }

  /// The file name ending, which is also the format's name.
  package let ending: String
  /// One line of description, without a full stop.
  package let about: String
  package let content: Content
  /// True if a path with a number writes one file for each frame.
  package private(set) var canBeNumbered = false
  /// The external program that writes it, if any.
  package private(set) var program: String?
  /// True if it can show one moment, a still.
  package private(set) var canBeStill = false
  /// True if pages embed such files as pictures.
  package private(set) var isShownOnPages = false
  /// The recipe that the bytes of such a file carry; nil if the format carries none.
  package private(set) var recipe: (@Sendable ([UInt8]) -> String?)?
  /// Writes many films into one file, if that is possible.
  package private(set) var manyFilms: (any ManyFilms)?
  /// Reads the pictures of such a file back, if possible.
  package private(set) var pictures: Reader?
  /// The rounding of times in such a file, if films can be compared while they are drawn.
  private var clock: (@Sendable () -> any FrameClock)?
  /// Writes shapes, for formats without pixels.
  private var vectorBytes: (@Sendable (Sketch, String?) throws -> [UInt8])?
  /// Opens a file for a film; a pattern is written after the film.
  private let open: @Sendable (TargetFacts, OutputFile) throws -> any FilmTarget

  /// Starts reading the pictures in a file's bytes.
  package typealias Reader = @Sendable ([UInt8]) throws(BrokenPicture) -> any PictureReader

  package static func == (one: Format, other: Format) -> Bool { one.ending == other.ending }

  package func hash(into hasher: inout Hasher) { hasher.combine(ending) }
}

extension Format {
  package static let gif = Format(
    ending: "gif", about: "an animation with exact colours and delays; equal frames are merged",
    content: .motion, canBeStill: true, isShownOnPages: true, recipe: GIFDecoder.comment(in:),
    pictures: { bytes throws(BrokenPicture) in try GIFPictures(bytes) },
    clock: { DelayClock(unitsPerSecond: 100) }
  ) { film, file in
    try GIFTarget(file, form: film.painter().form, timing: film.timing, comment: film.recipe(nil))
  }
  package static let png = Format(
    ending: "png",
    about: "a picture of the last frame, or one for each frame with %03d in the name",
    content: .picture, canBeNumbered: true, canBeStill: true, isShownOnPages: true,
    recipe: { pngRecipe($0, moves: false) },
    pictures: { bytes throws(BrokenPicture) in try PNGPictures(bytes) }
  ) { film, file in
    let (painter, text) = (try film.painter(), PNGText.recipe(film.recipe(film.shownFrame)))
    return MomentTarget(file, frame: film.shownFrame) { frame, file in
      try writePNG(painter.strips(of: frame), text: text) { try file.write($0) }
    }
  }
  package static let svg = vector(
    "svg", "one picture as shapes, sharp at any size", isShownOnPages: true, recipe: svgRecipe
  ) {
    try svgBytes($0, recipe: $1)
  }
  package static let pdf = vector(
    "pdf", "one picture as shapes, for papers", isShownOnPages: false, recipe: pdfRecipe
  ) {
    pdfBytes($0, recipe: $1)
  }
  package static let apng = Format(
    ending: "apng", about: "a lossless animation; equal frames are merged",
    content: .motion, isShownOnPages: true, recipe: { pngRecipe($0, moves: true) },
    pictures: { bytes throws(BrokenPicture) in try PNGPictures(bytes) }, clock: { APNGDelays() }
  ) { film, file in
    try AnimationTarget(
      apng: file, form: film.painter().form, timing: film.timing, frameCount: film.frameCount,
      text: .recipe(film.recipe(nil)))
  }
  package static let webp = Format(
    ending: "webp", about: "a lossless animation, smaller than GIF; sides of at most 16383 pixels",
    content: .motion, isShownOnPages: true, recipe: webPRecipe,
    pictures: { bytes throws(BrokenPicture) in try WebPPictures(bytes) },
    clock: { DelayClock(unitsPerSecond: 1000) }
  ) { film, file in
    try AnimationTarget(
      webP: file, form: film.painter().form, timing: film.timing, recipe: film.recipe(nil))
  }
  package static let y4m = Format(
    ending: "y4m", about: "raw 4:4:4 video, for pipes",
    content: .motion
  ) { film, file in
    try VideoTarget(file, form: film.painter().form, timing: film.timing)
  }
  package static let ppm = Format(
    ending: "ppm", about: "raw pixels, one pixmap after another, for pipes",
    content: .motion
  ) { _, file in
    BytesTarget(pixmaps: file)
  }
  package static let mp4 = video("mp4")
  package static let webm = video("webm")
  package static let txt = Format(
    ending: "txt", about: "cells as letters, every frame",
    content: .letters, canBeNumbered: true, canBeStill: true
  ) {
    film, file in
    try BytesTarget(file, writer: film.letters)
  }
  package static let csv = Format(
    ending: "csv", about: "a table of the census, a row for each frame, or for each run",
    content: .table
  ) { film, file in
    try BytesTarget(file, writer: film.rows)
  }
  package static let jsonl = Format(
    ending: "jsonl", about: "all events, a JSON object a line",
    content: .happenings
  ) { film, file in
    try BytesTarget(file, writer: film.rows)
  }
  package static let rle = pattern("rle")
  package static let cells = pattern("cells")
  package static let mc = pattern("mc")

  fileprivate static let builtIn: [Format] = [
    gif, png, apng, webp, svg, pdf, y4m, ppm, mp4, webm, txt, csv, jsonl, rle, cells, mc,
  ]

  /// Every format of the current work, in the order in which help lists them: first those with a
  /// recipe.
  package static var all: [Format] { WorkContext.current[Formats.self]?.all ?? builtIn }

  private static func video(_ ending: String) -> Format {
    Format(
      ending: ending, about: "a video, by the program ffmpeg", content: .motion, program: "ffmpeg"
    ) { film, file in
      let form = try film.painter().form
      let encoder = try FFmpegEncoder(
        file, ending: ending, width: form.width, height: form.height,
        program: Program.path(of: "ffmpeg") ?? "ffmpeg")
      return try VideoTarget(file, encoder: encoder, form: form, timing: film.timing)
    }
  }

  /// Writes a single picture as shapes, with its recipe.
  private static func vector(
    _ ending: String, _ about: String, isShownOnPages: Bool,
    recipe: @escaping @Sendable ([UInt8]) -> String?,
    _ encode: @escaping @Sendable (Sketch, String?) throws -> [UInt8]
  ) -> Format {
    Format(
      ending: ending, about: about, content: .picture, canBeStill: true,
      isShownOnPages: isShownOnPages,
      recipe: recipe, vectorBytes: encode
    ) { film, file in
      let (painter, recipe) = (try film.painter(), film.recipe(film.shownFrame))
      return MomentTarget(file, frame: film.shownFrame) { frame, file in
        try file.write(encode(painter.sketch(of: frame), recipe))
      }
    }
  }

  private static func pattern(_ ending: String) -> Format {
    Format(ending: ending, about: "the last state as a pattern file", content: .pattern) { _, _ in
      preconditionFailure("a pattern is no film")
    }
  }
}

/// The formats of a piece of work: the built-in ones, and those of extras.
package struct Formats: Sendable {
  fileprivate let all: [Format]

  /// Creates the formats with those of extras, each once.
  package init(with formats: [Format]) {
    let all = Format.builtIn + formats
    self.all = all.filter { $0.recipe != nil } + all.filter { $0.recipe == nil }
  }
}

extension Format {
  /// Creates a format of animations whose files hold one film or many.
  ///
  /// - Parameters:
  ///   - ending: The file name ending.
  ///   - about: One line of description, without a full stop.
  ///   - manyFilms: Writes the files.
  ///   - recipe: Reads the recipe in a file's bytes.
  ///   - pictures: Reads the pictures of a file back.
  package init(
    ending: String, about: String, ofMany manyFilms: any ManyFilms,
    recipe: @escaping @Sendable ([UInt8]) -> String?, pictures: @escaping Reader
  ) {
    self.init(
      ending: ending, about: about, content: .motion, recipe: recipe, manyFilms: manyFilms,
      pictures: pictures
    ) { film, file in
      try manyFilms.targets(in: file, of: [film], recipe: film.recipe(nil))[0]
    }
  }

  /// Creates the format of an ending. Pattern files may be compressed: `rle.gz`.
  package init?(ending: String) {
    if ending.hasSuffix(Self.packing) {
      guard let format = Format(ending: String(ending.dropLast(Self.packing.count))),
        format.isPattern, !format.isPacked
      else { return nil }
      self = Self.pattern(ending)
      return
    }
    guard let format = Self.all.first(where: { $0.ending == ending }) else { return nil }
    self = format
  }

  private static let packing = ".gz"

  /// True if its files are compressed.
  package var isPacked: Bool { ending.hasSuffix(Self.packing) }

  /// The format inside the compressed file, if it is compressed.
  package var unpacked: Format {
    isPacked ? Format(ending: String(ending.dropLast(Self.packing.count))) ?? self : self
  }

  /// Creates the format of a path's ending.
  package init?(ofPath path: String) { self.init(ending: Path.ending(of: path)) }

  /// The endings of all formats.
  package static var endings: [String] { all.map(\.ending) }

  /// The formats whose files contain a recipe.
  package static var withRecipes: [Format] { all.filter { $0.recipe != nil } }

  /// True if a file that begins with some bytes may be a picture with a recipe.
  package static func mayBegin(with bytes: [UInt8]) -> Bool {
    let isText = bytes.first { ![0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf].contains($0) } == 0x3c
    let heads: [[UInt8]] = [
      Array("GIF8".utf8), [0x89] + Array("PNG".utf8), Array("RIFF".utf8), Array("%PDF".utf8),
    ]
    return isText || heads.contains { bytes.starts(with: $0) }
  }

  /// True if it shows pixels.
  package var isPicture: Bool { content == .motion || content == .picture }

  /// True if one file of it can show panels or all runs.
  package var canBeOnePicture: Bool { content == .picture || self == .ppm }

  /// True if one file of it can hold many films.
  package var canHoldManyFilms: Bool { manyFilms != nil }

  /// True if it is a pattern file of the last state.
  package var isPattern: Bool { content == .pattern }

  /// True if it has rows, so that one run's rows can follow another's.
  package var hasRows: Bool { content == .table || content == .happenings }

  /// True if one such file can show several films.
  package var canBeSheet: Bool { isPicture || hasRows }

  /// Opens a file for a film.
  package func target(
    at path: String, _ options: FileOptions, of film: TargetFacts
  ) throws -> any FilmTarget {
    if options.comparesPictures, let clock, let pictures {
      return try SeenTarget(
        OutputFile(at: path, options), form: film.painter().form, timing: film.timing,
        clock: clock(),
        reader: pictures)
    }
    var options = options
    // Videos are compared byte by byte only, as they may be endless.
    options.keepsMade = content != .motion || pictures != nil
    return try open(film, OutputFile(at: path, options))
  }

  /// Opens the files of a film, one for each frame.
  package func target(
    numbered path: NumberedPath, _ options: FileOptions, of film: TargetFacts
  ) throws -> any FilmTarget {
    guard isPicture else {
      return try NumberedTarget(path, options, wantsPictures: false) {
        [letters = film.letters] batch, _ in
        batch.moments.map { ($0.number, letters.picture(of: $0)) }
      }
    }
    return try NumberedTarget(path, options, wantsPictures: true) {
      [recipe = film.recipe] batch, pictures in
      let drawn = zip(batch.frames, pictures.suffix(batch.frames.count)).filter(\.0.isMoment)
      return try drawn.map {
        ($0.number, try pngBytes($1, text: .recipe(recipe($0.number)), effort: .quick))
      }
    }
  }

  /// The kind of one of its files in words: `a picture`.
  package var noun: String {
    switch content {
    case .motion where canHoldManyFilms: "a page"
    case .motion where self == .y4m || program != nil: "a video"
    case .motion, .picture: "a picture"
    case .letters: "a film in letters"
    case .table: "a table"
    case .happenings: "a list of events"
    case .pattern: "a pattern"
    }
  }

  /// True if it stores shapes, which are sharp at any size.
  package var isVector: Bool { vectorBytes != nil }

  /// Returns the bytes of shapes without a recipe.
  package func bytes(of sketch: Sketch) throws -> [UInt8] { try vectorBytes?(sketch, nil) ?? [] }

  /// Returns the bytes of one picture.
  package func bytes(of picture: StillDrawing, recipe: String) throws -> [UInt8] {
    if let vectorBytes { return try vectorBytes(picture.shapes(), recipe) }
    let pixels = try picture.pixels()
    return switch self {
    case .gif:
      gifBytes([pixels.whole], delay: FrameDelay(0, over: 1), timesToPlay: 1, comment: recipe)
    case .ppm: ppmBytes(pixels.whole)
    default: try pngBytes(pixels, text: .recipe(recipe))
    }
  }
}
