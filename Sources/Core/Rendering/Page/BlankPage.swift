/// An empty page in the colours of a palette, the first of which is its ground. What one function
/// draws on it becomes pixels, or shapes.
package struct BlankPage {
  private let width: Int
  private let height: Int
  private let palette: [Colour]

  package init(width: Int, height: Int, palette: [Colour]) {
    (self.width, self.height, self.palette) = (width, height, palette)
  }

  /// The picture of what is drawn.
  package func picture(_ draw: (inout Raster) -> Void) -> IndexedPicture {
    var page = Raster(width: width, rows: 0..<height, filledWith: 0)
    draw(&page)
    return IndexedPicture(width: width, height: height, palette: palette, pixels: page.pixels)
  }

  /// The same as shapes.
  package func sketch(_ draw: (inout SketchPaper) -> Void) -> Sketch {
    var page = SketchPaper(width: width, height: height, palette: palette)
    page.fill(0)
    draw(&page)
    return page.sketch
  }
}
