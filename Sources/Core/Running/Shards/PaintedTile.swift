package import TerrariumRendering

extension PaintedTile {
  /// The bytes of the tile in a part: the frame's number, tick and look, its size, colours and
  /// pixels.
  package var bytes: [UInt8] {
    var bytes = [number, tick, look, picture.width, picture.height, picture.palette.count]
      .flatMap(PartFile.bytes)
    for colour in picture.palette {
      bytes += [16, 8, 0].map { UInt8(truncatingIfNeeded: colour.code >> $0) }
    }
    return bytes + picture.pixels
  }

  /// Parses the tile in a part; nil if it is invalid.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    guard let number = PartFile.number(of: &rest), let tick = PartFile.number(of: &rest),
      let look = PartFile.number(of: &rest), let width = PartFile.number(of: &rest),
      let height = PartFile.number(of: &rest), let colours = PartFile.number(of: &rest),
      colours <= 256, 1...1 << 16 ~= width, 1...1 << 16 ~= height,
      rest.count == 3 * colours + width * height
    else { return nil }
    let start = rest.startIndex
    guard rest.dropFirst(3 * colours).allSatisfy({ $0 < colours }) else { return nil }
    let palette = (0..<colours).map { place in
      Colour(rest[start + 3 * place..<start + 3 * place + 3].reduce(0) { $0 << 8 | UInt32($1) })
    }
    self.init(
      number: number, tick: tick, look: look,
      picture: IndexedPicture(
        width: width, height: height, palette: palette, pixels: Array(rest.dropFirst(3 * colours))))
  }
}
