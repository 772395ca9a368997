internal import GIFWriter
internal import TerrariumBasics
package import TerrariumFiles
package import TerrariumPictures

/// A film as an animated GIF.
package final class GIFTarget: FilmTarget {
  package let wantsPictures = true
  package let picturesBefore: Int
  package let openingPictures: Int
  package let fewPictures: Int
  package var prepare: @Sendable (Batch, [IndexedPicture]) throws -> GIFBatch {
    { [compressor, groupSize] in GIFBatch($0, $1, groupsOf: groupSize, by: compressor) }
  }

  private let file: OutputFile
  private let form: FilmForm
  private let timing: Timing
  private let comment: String?
  private var writer: GIFStream?
  private var clock = DelayClock(unitsPerSecond: 100)
  private var parts: PartsInOrder<GIFFrameChoice>
  private var hasShortTimes = false
  private var compressor: GIFFrameCompressor
  /// The number of frames that share what was learned about short encodings.
  private let groupSize: Int
  private var habit = SearchHabit()

  /// A film of up to this many pixels is looked at as a whole before it is written.
  private static let mostPixels = 1 << 22
  /// The same limit for a film of few colours, which has hardly any to leave out.
  private static let mostPixelsOfFewColours = 1 << 20

  /// Creates a GIF of a film.
  package init(_ file: OutputFile, form: FilmForm, timing: Timing, comment: String?) throws {
    self.file = file
    self.form = form
    self.timing = timing
    self.comment = comment
    parts = PartsInOrder(timing: timing)
    let isThorough = GIFFrameCompressor.looksFurtherBack(width: form.width, height: form.height)
    picturesBefore = isThorough ? 2 : 1
    openingPictures = isThorough ? ColourOrder.pictures : 0
    groupSize = Batch.usualFrames(ofPixels: form.width * form.height)
    let hasFewColours = form.hasOnePalette && form.table.count <= 16
    let most = hasFewColours ? Self.mostPixelsOfFewColours : Self.mostPixels
    let few = min(256, most / (form.width * form.height))
    fewPictures = isThorough ? max(openingPictures, groupSize, few) : hasFewColours ? 0 : few
    compressor = GIFFrameCompressor(palette: form.table.map(GIFColor.init))
  }

  package func begin(with pictures: [IndexedPicture], isWhole: Bool) throws {
    var table = form.table
    if isWhole, !form.hasOnePalette {
      let shown = Set(
        pictures.flatMap { picture in picture.shown(in: picture.area).map { picture.palette[$0] } })
      let inOrder = (table + pictures.flatMap(\.palette)).unique.filter(shown.contains)
      if inOrder.count <= 256 { table = inOrder }
    }
    let palette = table.map(GIFColor.init)
    let pictures = pictures.map { GIFPicture($0) }
    compressor = GIFFrameCompressor(palette: palette)
    let order = ColourOrder(of: palette, in: pictures.map(compressor.inTable), isWhole: isWhole)
    compressor = GIFFrameCompressor(palette: palette, order: order)
    if isWhole { compressor = compressor.tightened(for: pictures, groupsOf: groupSize) }
    let writer = GIFStream(
      width: form.width, height: form.height, palette: compressor.table,
      tableDepth: compressor.tableDepth, timesToPlay: timing.timesToPlay, comment: comment)
    self.writer = writer
    try file.write(writer.head)
  }

  package func write(_ some: GIFBatch, of batch: Batch) throws {
    let choices = some.finished(&habit, by: compressor)
    try parts.take(choices, of: batch, append: append)
    let delays = batch.delays(usual: timing.delay)
    if delays.contains(where: { 50 * $0.numerator < $0.denominator }) { hasShortTimes = true }
  }

  package func finish() throws {
    try parts.finish(append: append)
    if let writer { try file.write(writer.finish()) }
  }

  private func append(_ choice: GIFFrameChoice, delay: FrameDelay) throws(FileError) {
    let bytes = writer?.append(choice, hundredths: clock.units(for: delay)) ?? []
    if !bytes.isEmpty { try file.write(bytes) }
  }

  package func checkSize() throws { try file.checkSize() }

  package func commit() throws -> WrittenOutput {
    var written = try file.committed(frames: parts.frames, length: parts.length)
    written.hasShortTimes = hasShortTimes
    return written
  }
}
