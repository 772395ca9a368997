package import TerrariumPictures

/// The colours of a picture at the largest size that fits: each pixel is repeated a whole number of
/// times, or several are averaged if the picture is too large.
package struct ColourGrid: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// The colours as `0xRRGGBB`, row by row.
  package let codes: [UInt32]

  package init(_ picture: IndexedPicture, inWidth room: Int, height roomHeight: Int) {
    let times = min(room / picture.width, roomHeight / picture.height)
    self =
      times > 0
      ? ColourGrid(picture, times: times)
      : ColourGrid(picture, shrunkInto: (max(1, room), max(1, roomHeight)))
  }

  private init(_ picture: IndexedPicture, times: Int) {
    let (large, palette) = (picture.enlarged(times), picture.palette.map(\.code))
    (width, height) = (large.width, large.height)
    codes = large.pixels.map { palette[Int($0)] }
  }

  private init(_ picture: IndexedPicture, shrunkInto room: (width: Int, height: Int)) {
    let (wide, high) = (picture.width, picture.height)
    let isWide = wide * room.height > high * room.width
    let width = isWide ? room.width : max(1, wide * room.height / high)
    let height = isWide ? max(1, high * room.width / wide) : room.height
    var codes: [UInt32] = []
    codes.reserveCapacity(width * height)
    for y in 0..<height {
      let rows = (y * high / height)..<max(y * high / height + 1, (y + 1) * high / height)
      for x in 0..<width {
        let columns = (x * wide / width)..<max(x * wide / width + 1, (x + 1) * wide / width)
        codes.append(picture.mean(columns, rows))
      }
    }
    self.width = width
    self.height = height
    self.codes = codes
  }
}

extension IndexedPicture {
  fileprivate func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
    var red = 0
    var green = 0
    var blue = 0
    for y in rows {
      for x in columns {
        let colour = palette[Int(pixels[y * width + x])]
        red += Int(colour.red)
        green += Int(colour.green)
        blue += Int(colour.blue)
      }
    }
    let count = columns.count * rows.count
    func part(_ sum: Int) -> UInt8 { UInt8((sum + count / 2) / count) }
    return Colour(red: part(red), green: part(green), blue: part(blue)).code
  }

  /// Returns the picture with each pixel repeated this many times across and down.
  package func enlarged(_ times: Int) -> IndexedPicture {
    guard times > 1 else { return self }
    var large: [UInt8] = []
    large.reserveCapacity(pixels.count * times * times)
    for y in 0..<height {
      let start = large.count
      for pixel in pixels[(y * width)..<((y + 1) * width)] {
        for _ in 0..<times { large.append(pixel) }
      }
      for _ in 1..<times { large.append(contentsOf: large[start..<(start + width * times)]) }
    }
    return IndexedPicture(
      width: width * times, height: height * times, palette: palette, pixels: large)
  }
}
