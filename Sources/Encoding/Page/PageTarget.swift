internal import Basics
package import Files
internal import GD
package import Rendering

/// A film as a page that plays: one file that needs nothing else.
package final class PageTarget: FilmTarget {
  package let wantsPictures = true
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> PagePiece

  private let file: OutputFile
  private let form: FilmForm
  private let page: PageFacts
  private let timing: Timing
  private let recipe: String
  private let watch: FlashWatch
  private var packing: PagePacking
  private var hasSegment = false

  /// A page of a film of some form.
  package init(
    _ file: OutputFile, form: FilmForm, timing: Timing, page: PageFacts, recipe: String
  ) {
    (self.file, self.form, self.timing) = (file, form, timing)
    (self.page, self.recipe) = (page, recipe)
    let watch = FlashWatch(timing: timing)
    self.watch = watch
    packing = PagePacking(form, on: page, timing: timing)
    prepare = { [look = watch.look] batch, pictures in
      PagePiece(
        pictures: pictures.suffix(batch.frames.count),
        facts: batch.frames.map { FrameFacts(of: $0, on: page) }, flips: look(batch, pictures))
    }
  }

  package func write(_ piece: PagePiece, of batch: Batch) throws {
    watch.take(piece.flips, of: batch)
    let delays = batch.delays(usual: timing.delay)
    for (number, picture) in piece.pictures.enumerated() {
      if packing.count == 0 { try begin(with: picture) }
      try write(packing.add(picture, piece.facts[number], delay: delays[number]))
      file.countFrame()
    }
  }

  private func begin(with picture: IndexedPicture) throws {
    try file.write(
      PageText.head(
        title: page.title, language: page.language, colours: [page.colours], isSheet: false))
    try file.write(
      PageText.figure(
        stills: [(try stillAddress(of: picture), page.colours.isDark)], of: page,
        size: (form.width, form.height)))
    try file.write(PageText.beginning(of: page, recipe: recipe) + "\"films\":[{\"segments\":[")
  }

  private func write(_ segment: String?) throws {
    guard let segment else { return }
    try file.write((hasSegment ? ",\n" : "\n") + segment)
    hasSegment = true
  }

  package func finish() throws {
    guard packing.count > 0 else { return }
    try write(packing.finish())
    packing.flashes = watch.tooMany != nil
    try file.write("],\n" + packing.fields + "}]}</script>\n" + PageText.end(isSheet: false))
  }

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput {
    try file.commit()
    var written = WrittenOutput(file, frames: packing.count)
    written.length = packing.length
    return written
  }
}

/// A batch on its way into a page.
package struct PagePiece: Sendable {
  let pictures: ArraySlice<IndexedPicture>
  let facts: [FrameFacts]
  let flips: [Bool]
}

/// A picture as an address that holds all of it.
func stillAddress(of picture: IndexedPicture) throws -> String {
  guard picture.width <= webPSideLimit, picture.height <= webPSideLimit else {
    return "data:image/png;base64," + Base64.text(of: try pngBytes(picture))
  }
  return "data:image/webp;base64," + Base64.text(of: try webPBytes(of: picture))
}

/// A lossless WebP of one picture.
func webPBytes(of picture: IndexedPicture) throws -> [UInt8] {
  let colours = picture.palette.map { 0xff00_0000 | $0.code }
  let chunk = try webPChunk(
    of: picture.pixels.map { colours[Int($0)] }, width: picture.width, height: picture.height,
    effort: .thorough)
  return riffHead(size: 4 + chunk.count) + chunk
}
