package import GD
package import Pictures

/// A still as a PNG: indexed, of the smallest bit depth, with its recipe if it has one.
package func pngBytes(_ picture: IndexedPicture, text: PNGText? = nil, effort: PNGEffort = .mosaic)
  throws(GDError) -> [UInt8]
{
  let palette = picture.palette.map { 0xff00_0000 | $0.code }
  var stream = try PNGStream(
    width: picture.width, height: picture.height, format: .indexed(palette: palette),
    effort: effort, text: text)
  try stream.append(picture.pixels.span)
  return try stream.finish()
}

/// The same of a picture of which no more than a strip of rows is held.
package func pngBytes(_ picture: StripedPicture, text: PNGText? = nil) throws -> [UInt8] {
  var bytes: [UInt8] = []
  try writePNG(picture, text: text) { bytes += $0 }
  return bytes
}

/// The most pixels of a strip.
private let stripArea = 1 << 22

/// Writes a still strip by strip: neither its pixels nor its bytes are held as a whole.
package func writePNG(
  _ picture: StripedPicture, text: PNGText? = nil, into write: ([UInt8]) throws -> Void
) throws {
  let palette = picture.palette.map { 0xff00_0000 | $0.code }
  var stream = try PNGStream(
    width: picture.width, height: picture.height, format: .indexed(palette: palette), text: text)
  let step = max(1, stripArea / max(1, picture.width))
  for top in stride(from: 0, to: picture.height, by: step) {
    try stream.append(picture.rows(top..<min(picture.height, top + step)).span)
    try write(stream.take())
  }
  try write(stream.finish())
}
