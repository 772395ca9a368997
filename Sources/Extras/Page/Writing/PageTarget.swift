internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumGD
internal import TerrariumPictures

/// The target of a film in a page that plays, with one or two films.
final class PageTarget: FilmTarget {
  let wantsPictures = true
  let prepare: @Sendable (Batch, [IndexedPicture]) throws -> PagePiece

  private let file: PageFile
  /// Its index among the films of the page.
  private let place: Int
  private let timing: Timing
  private let watch: FlashWatch
  private var packing: PagePacking

  /// Creates the targets of a page's films; the second is the first in other colours.
  static func films(
    _ file: OutputFile, of films: [TargetFacts], recipe: String
  ) throws -> [PageTarget] {
    let pages = films.map { $0.page() }
    let forms = try films.map { try $0.painter().form }
    for form in forms { try checkMemory(form) }
    let shared = PageFile(
      file, pages: zip(pages, forms).map { ($0, $1.width, $1.height) }, recipe: recipe)
    return films.indices.map {
      PageTarget(shared, $0, form: forms[$0], timing: films[$0].timing, page: pages[$0])
    }
  }

  /// Throws if there is no memory for the page in addition to the program itself: about twenty
  /// bytes per pixel, mostly for the still.
  private static func checkMemory(_ form: FilmForm) throws(WorldError) {
    try Allocation.check(bytes: max(0, 20 * form.width * form.height - Ceiling.spare))
  }

  private init(_ file: PageFile, _ place: Int, form: FilmForm, timing: Timing, page: PageFacts) {
    self.file = file
    self.place = place
    self.timing = timing
    let watch = FlashWatch(timing: timing)
    self.watch = watch
    packing = PagePacking(form, on: page, timing: timing)
    prepare = { [flips = watch.prepare] batch, pictures in
      PagePiece(
        pictures: pictures.suffix(batch.frames.count),
        facts: batch.frames.map { FrameFacts(of: $0, on: page) }, flips: try flips(batch, pictures))
    }
  }

  func write(_ piece: PagePiece, of batch: Batch) throws {
    watch.write(piece.flips, of: batch)
    let delays = batch.delays(usual: timing.delay)
    for ((picture, facts), delay) in zip(zip(piece.pictures, piece.facts), delays) {
      if packing.count == 0 {
        try file.show(stillAddress(of: picture), of: batch.frames[0], ofFilm: place)
      }
      if let segment = packing.add(picture, facts, delay: delay) {
        try file.add(segment, ofFilm: place)
      }
    }
  }

  func finish() throws {
    if let segment = packing.finish() { try file.add(segment, ofFilm: place) }
    packing.flashes = watch.tooMany != nil
    if packing.count > 0 { try file.end(packing.facts, ofFilm: place) }
  }

  func checkSize() throws { if place == 0 { try file.file.checkSize() } }

  /// Commits the file for the first film; the others have none.
  func commit() throws -> WrittenOutput {
    guard place == 0 else { return WrittenOutput(path: file.file.path) }
    return try file.file.committed(frames: packing.count, length: packing.length)
  }
}

/// A prepared batch for a page.
struct PagePiece: Sendable {
  let pictures: ArraySlice<IndexedPicture>
  let facts: [FrameFacts]
  let flips: [Bool]
}

/// A picture as a data URL.
func stillAddress(of picture: IndexedPicture) throws -> String {
  guard picture.width <= webPSideLimit, picture.height <= webPSideLimit else {
    return "data:image/png;base64," + Base64.text(of: try pngBytes(picture))
  }
  return "data:image/webp;base64," + Base64.text(of: try webPBytes(of: picture))
}

/// A lossless WebP of one picture.
func webPBytes(of picture: IndexedPicture) throws -> [UInt8] {
  let chunk = try webPChunk(
    of: picture.seenPixels, width: picture.width, height: picture.height, effort: .thorough)
  return riffHead(size: 4 + chunk.count) + chunk
}
