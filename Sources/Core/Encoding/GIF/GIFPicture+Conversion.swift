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
