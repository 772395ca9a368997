/// An empty page in the colours of a palette, which begins with the background. A function draws on
/// it as pixels or as shapes.
package struct BlankPage {
  private let width: Int
  private let height: Int
  private let palette: [Colour]

  package init(width: Int, height: Int, palette: [Colour]) {
    self.width = width
    self.height = height
    self.palette = palette
  }

  /// The drawn page as pixels.
  package func picture(_ draw: (inout Raster) -> Void) -> IndexedPicture {
    var page = Raster(width: width, rows: 0..<height, filledWith: 0)
    draw(&page)
    return IndexedPicture(width: width, height: height, palette: palette, pixels: page.pixels)
  }

  /// The drawn page as shapes.
  package func sketch(_ draw: (inout SketchPaper) -> Void) -> Sketch {
    var page = SketchPaper(width: width, height: height, palette: palette)
    page.fill(0)
    draw(&page)
    return page.sketch
  }
}
