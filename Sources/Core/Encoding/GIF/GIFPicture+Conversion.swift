package import GIFWriter
package import TerrariumPictures

extension GIFPicture {
  /// Creates the GIF writer's form of a picture.
  package init(_ picture: IndexedPicture) {
    self.init(
      ofChecked: picture.pixels, width: picture.width, height: picture.height,
      palette: picture.palette.map(GIFColor.init))
  }
}

extension GIFColor {
  /// Creates the GIF writer's form of a colour.
  package init(_ colour: Colour) {
    self.init(red: colour.red, green: colour.green, blue: colour.blue)
  }
}

extension IndexedPicture {
  /// The rectangle that differs from a previous picture of the same size, and that picture's
  /// pixels; the whole picture without one, and nil if nothing differs.
  func change(after previous: IndexedPicture?) -> (area: PixelRect, before: [UInt8]?)? {
    let change = GIFPicture(self).change(after: previous.map { GIFPicture($0) })
    return change.map { area, before in
      let area = PixelRect(
        left: area.left, top: area.top, width: area.width, height: area.height)
      return (area, before)
    }
  }
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
