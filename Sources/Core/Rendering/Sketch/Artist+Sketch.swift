internal import TerrariumBasics

extension Sketch {
  /// The most shapes of a field: a rectangle counts one, and an element of its own, such as a disc
  /// or a sprite, five. Files then have at most some megabytes, and programs that show them stay
  /// responsive.
  package static let budget = 250_000
}

extension Artist {
  /// Draws a frame as shapes.
  package func sketch(of frame: Frame, budget: Int = Sketch.budget) -> Sketch {
    var paper = SketchPaper(
      width: layout.width, height: layout.height, palette: palette, keys: field.sketcher)
    paper.fill(field.background)
    if !frame.isCover {
      drawField(of: frame, budget: budget, into: &paper)
      field.drawOverlay(of: frame, reducedBy: reduction, on: &paper)
    }
    margins?.draw(frame, into: &paper)
    return paper.sketch
  }
}

extension FilmArtist {
  package func sketch(of frame: Frame) -> Sketch { artist(of: frame).sketch(of: frame) }
}

extension SheetArtist {
  package func sketch(of frame: Frame) -> Sketch {
    var paper = SketchPaper(width: form.width, height: form.height, palette: ink, keys: sketcher)
    drawPage(of: frame, on: &paper)
    let tiles = Self.tiles(of: frame) ?? []
    // Shapes that one tile does not need are available to the others.
    var left = Sketch.budget
    for (index, tile) in tiles.enumerated() {
      let sketch = artists[index].artist(of: tile).sketch(
        of: tile, budget: left / (tiles.count - index))
      left = max(0, left - sketch.cost)
      let corner = place(of: index, width: sketch.width, height: sketch.height)
      paper.add(.group(Sketch.Group(sketch.items, at: [Double(corner.x), Double(corner.y)])))
    }
    return paper.sketch
  }
}
