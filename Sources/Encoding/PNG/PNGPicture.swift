package import GD
package import Rendering

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
