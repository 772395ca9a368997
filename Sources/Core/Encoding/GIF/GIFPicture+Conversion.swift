package import GIFWriter
package import TerrariumPictures

extension GIFPicture {
  /// The same picture as the GIF writer knows it.
  package init(_ picture: IndexedPicture) {
    self.init(
      width: picture.width, height: picture.height, palette: picture.palette.map(GIFColor.init),
      pixels: picture.pixels)
  }
}

extension GIFColor {
  /// The same colour as the GIF writer knows it.
  package init(_ colour: Colour) {
    self.init(red: colour.red, green: colour.green, blue: colour.blue)
  }
}

extension IndexedPicture {
  /// The whole picture without one before it; else the rectangle that differs from that one, which
  /// has the same size, and the pixels of that one. Nil if nothing differs.
  func change(after previous: IndexedPicture?) -> (area: PixelRect, before: [UInt8]?)? {
    let change = GIFPicture(self).change(after: previous.map { GIFPicture($0) })
    return change.map { area, before in
      let area = PixelRect(
        left: area.left, top: area.top, width: area.width, height: area.height)
      return (area, before)
    }
  }
}
