internal import GIFWriter
package import TerrariumFiles
package import TerrariumPictures

/// The place of a picture of one moment.
package enum StillPlace: Hashable, Sendable {
  /// The file of a step, by its number among these.
  case file(Int)
  /// The outputs that are single pictures.
  case outputs
}

/// A picture of one moment of a film, in a file of its own.
package final class StillTarget: FilmTarget {
  package let wantsPictures = false
  package let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [UInt8]?

  private let file: EndTarget

  /// Creates a file for the still of a place, which `encode` writes.
  package init(
    _ place: StillPlace, at path: String, _ options: FileOptions,
    encode: @escaping @Sendable (Frame) throws -> [UInt8]
  ) throws(FileError) {
    file = try EndTarget(at: path, options)
    prepare = { batch, _ in
      let moment = batch.shots.flatMap(\.stills).last { $0.place == place }
      return try moment.map { try encode($0.frame) }
    }
  }

  package func write(_ bytes: [UInt8]?, of batch: Batch) { if let bytes { file.write(bytes) } }

  package func checkSize() throws { try file.checkSize() }

  /// Writes the picture; if the film ended before its moment, the old file stays.
  package func commit() throws -> WrittenOutput { try file.commit() }
}

/// Returns a GIF of pictures that share the size and palette of the first.
func gifBytes(
  _ pictures: [IndexedPicture], delay: FrameDelay, timesToPlay: Int, comment: String? = nil
) -> [UInt8] {
  let pictures = pictures.map { GIFPicture($0) }
  guard let first = pictures.first else { return [] }
  let isSmall = GIFFrameCompressor.looksFurtherBack(width: first.width, height: first.height)
  let order = isSmall ? ColourOrder(of: first.palette, in: pictures, isWhole: true) : nil
  let groupSize = Batch.usualFrames(ofPixels: first.width * first.height)
  let compressor = GIFFrameCompressor(palette: first.palette, order: order)
    .tightened(for: pictures, groupsOf: groupSize)
  var writer = GIFStream(
    width: first.width, height: first.height, palette: compressor.table,
    tableDepth: compressor.tableDepth, timesToPlay: timesToPlay, comment: comment)
  var clock = DelayClock(unitsPerSecond: 100)
  var bytes = writer.head
  var before: GIFPicture?
  for picture in pictures {
    let part = compressor.compress(picture, after: before)
    bytes += writer.append(part, hundredths: clock.units(for: delay))
    before = picture
  }
  return bytes + writer.finish()
}
