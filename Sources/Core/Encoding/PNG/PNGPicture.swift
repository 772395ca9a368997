package import TerrariumGD
package import TerrariumPictures

/// Returns a picture as a PNG: indexed, with the smallest bit depth that its colours allow, and
/// with its recipe if it has one.
package func pngBytes(_ picture: IndexedPicture, text: PNGText? = nil, effort: PNGEffort = .best)
  throws(GDError) -> [UInt8]
{
  let picture = picture.inFewestBits
  return try pngBytes(
    picture.pixels.span, width: picture.width, height: picture.height,
    format: .indexed(picture.palette), effort: effort, text: text)
}

/// Returns a picture as a PNG; of a large one only a strip of rows is held in memory.
package func pngBytes(_ picture: StripedPicture, text: PNGText? = nil) throws -> [UInt8] {
  var bytes: [UInt8] = []
  try writePNG(picture, text: text) { bytes += $0 }
  return bytes
}

private let stripArea = 1 << 22

/// Writes a still. A large one is written strip by strip, so neither its pixels nor its bytes are
/// held as a whole. Its bit depth is that of its palette.
package func writePNG(
  _ picture: StripedPicture, text: PNGText? = nil, into write: ([UInt8]) throws -> Void
) throws {
  guard picture.isLarge else { return try write(pngBytes(picture.whole, text: text)) }
  var stream = try PNGStream(
    width: picture.width, height: picture.height, format: .indexed(picture.palette), text: text)
  let step = max(1, stripArea / max(1, picture.width))
  for top in stride(from: 0, to: picture.height, by: step) {
    try stream.append(picture.rows(top..<min(picture.height, top + step)).span)
    try write(stream.take())
  }
  try write(stream.finish())
}

extension PNGFormat {
  fileprivate static func indexed(_ palette: [Colour]) -> PNGFormat {
    .indexed(palette: palette.map { 0xff00_0000 | $0.code })
  }
}

extension IndexedPicture {
  /// The picture without unused colours, if it then takes fewer bits per pixel.
  fileprivate var inFewestBits: IndexedPicture {
    let depth = PNGFormat.indexed(palette).depth
    guard depth > 1, case let shown = shown(in: area), shown.count <= 1 << (depth / 2) else {
      return self
    }
    return showing(only: shown)
  }
}
