// Draws the field of a frame as shapes: the cells at their places. Blocks of many cells stay
// pixels, and so do more cells than a reader of the file can handle.

extension FieldPainter {
  /// Draws the field of a frame without its overlay; `budget` is the most shapes.
  func draw(_ frame: Frame, budget: Int, into paper: inout SketchPaper) {
    if case .scaled(let painter) = method, let visible = frame.visible {
      // A rotated field is drawn as pixels.
      let cells = visible.turn == 0 ? painter.cells(of: frame, visible, budget: budget) : nil
      paper.add(.group(cells ?? pixels(of: frame, in: painter.area)))
    } else if let scene = frame.scene {
      if case .scenes(let scenes) = method {
        paper.add(.group(scenes.sketch(of: scene, tick: frame.tick, at: corner)))
      }
    } else {
      paper.add(.group(cells(frame, budget: budget) ?? pixels(of: frame, in: layout.field)))
    }
  }

  private var corner: Sketch.Point { [Double(layout.fieldLeft), Double(layout.fieldTop)] }

  /// The cells of a field without a camera.
  private func cells(_ frame: Frame, budget: Int) -> Sketch.Group? {
    guard layout.blockSide == 1, let grid = frame.cells ?? frame.source?.allStates else {
      return nil
    }
    let drift = drifts ? motion?.drift(atFrame: frame.number) : nil
    return sketcher.items(of: grid, frame.individuals, drift: drift, budget: budget)
      .map { Sketch.Group($0, at: corner) }
  }

  private func pixels(of frame: Frame, in area: PixelRect) -> Sketch.Group {
    var raster = Raster(width: layout.width, rows: area.rows, filledWith: background)
    draw(frame, into: &raster)
    // If a cell is a square of one colour, one pixel of it is enough; but not for small ones,
    // because printing programs smooth slightly enlarged pictures, whatever the file says.
    let isEnough = tiles.isFlat && layout.line == 0 && layout.cell >= 4 && frame.visible == nil
    let step = isEnough ? layout.cell : 1
    let picture = SketchPicture(raster, area, step: step, palette: palette)
    return Sketch.Group([.picture(picture, Sketch.Box(area), isMirrored: false)], at: [0, 0])
  }
}

extension SketchPicture {
  /// Every `step`th pixel of a part of a raster, with only the colours in use.
  fileprivate init(_ raster: Raster, _ area: PixelRect, step: Int, palette: [Colour]) {
    var indices: [UInt8] = []
    for y in stride(from: area.top, to: area.bottom, by: step) {
      let start = raster.start(ofRow: y)
      for x in stride(from: area.left, to: area.right, by: step) {
        indices.append(raster.pixels[start + x])
      }
    }
    let whole = IndexedPicture(
      width: (area.width + step - 1) / step, height: (area.height + step - 1) / step,
      palette: palette, pixels: indices)
    let picture = whole.showing(only: whole.shown(in: whole.area))
    self.init(
      width: picture.width, height: picture.height,
      pixels: .indexed(picture.pixels, palette: picture.palette), isSmooth: false)
  }
}
