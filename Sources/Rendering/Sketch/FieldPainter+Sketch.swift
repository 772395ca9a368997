internal import Basics

// What a frame shows of the field as shapes: the cells that pixels are made of, at their own places.
// Blocks of many cells, and more cells than a reader of the file could bear, stay pixels.

extension FieldPainter {
  /// Draws the field of a frame; `budget` is how many shapes it may be.
  func draw(_ frame: Frame, budget: Int, into paper: inout SketchPaper) {
    if let sight = frame.sight, let tiling {
      paper.add(
        .group(
          tiling.sketch(of: frame, sight, budget: budget) ?? pixels(of: frame, in: tiling.area)))
      if let mark = tiling.markSketch(sight) { paper.add(.group(mark)) }
      return
    }
    if let sight = frame.sight, let camera {
      paper.add(
        .group(seen(frame, sight, camera, budget: budget) ?? pixels(of: frame, in: camera.area)))
      camera.mark(in: sight)?.draw(into: &paper)
      return
    }
    if let scene = frame.scene {
      if let scenes { paper.add(.group(scenes.sketch(of: scene, tick: frame.tick, at: corner))) }
    } else {
      paper.add(.group(cells(frame, budget: budget) ?? pixels(of: frame, in: area)))
    }
    mark?.draw(into: &paper)
  }

  private var area: PixelRect {
    PixelRect(
      left: layout.fieldLeft, top: layout.fieldTop, width: layout.fieldWidth,
      height: layout.fieldHeight)
  }

  private var corner: Sketch.Point { [Double(layout.fieldLeft), Double(layout.fieldTop)] }

  /// The cells of a field that is seen whole.
  private func cells(_ frame: Frame, budget: Int) -> Sketch.Group? {
    guard layout.blockSide == 1, let grid = frame.cells ?? frame.source?.allStates else {
      return nil
    }
    return sketcher.items(of: grid, frame.individuals, budget: budget)
      .map { Sketch.Group($0, at: corner) }
  }

  /// The cells that a camera sees, wherever they lie between pixels.
  private func seen(
    _ frame: Frame, _ sight: Sight, _ camera: SightPainter, budget: Int
  ) -> Sketch.Group? {
    guard let grid = frame.cells, frame.shares == nil else { return nil }
    let window = sight.cells
    // Beyond the field is nothing.
    let there = sight.field.map { $0.intersection(window) } ?? window
    guard there.width > 0, there.height > 0 else { return Sketch.Group([], at: [0, 0]) }
    let part = grid.part(
      CellRect(
        x: there.x - window.x, y: there.y - window.y, width: there.width, height: there.height))
    let scale = camera.lens.scale(of: sight)
    let near = sketcher.near(scale: scale)
    return near.items(of: part, corner: Cell(there.x, there.y), budget: budget).map {
      Sketch.Group(
        $0,
        at: [
          Double(camera.area.left) + (Double(there.x) - sight.x) * scale,
          Double(camera.area.top) + (Double(there.y) - sight.y) * scale,
        ], scale: scale / Double(near.pitch), clip: camera.area)
    }
  }

  /// A part of the picture as pixels.
  private func pixels(of frame: Frame, in area: PixelRect) -> Sketch.Group {
    var raster = Raster(
      width: layout.width, rows: area.top..<area.bottom, filledWith: background)
    draw(frame, into: &raster)
    // Where a cell is a square of one colour, a pixel of it is enough; not of a small one, because
    // programs that print smooth what they make a little larger, whatever they are told.
    let isEnough = tiles.isFlat && layout.line == 0 && layout.cell >= 4 && frame.sight == nil
    let step = isEnough ? layout.cell : 1
    let picture = SketchPicture(raster, area, step: step, palette: palette)
    return Sketch.Group([.picture(picture, Sketch.Box(area), isMirrored: false)], at: [0, 0])
  }
}

extension SketchPicture {
  /// Every so many pixels of a part of a raster, in no more colours than it has.
  fileprivate init(_ raster: Raster, _ area: PixelRect, step: Int, palette: [Colour]) {
    var indices: [UInt8] = []
    for y in stride(from: area.top, to: area.bottom, by: step) {
      let start = raster.start(ofRow: y)
      for x in stride(from: area.left, to: area.right, by: step) {
        indices.append(raster.pixels[start + x])
      }
    }
    var places = [UInt8](repeating: 0, count: 256)
    for index in indices { places[Int(index)] = 1 }
    let used = places.indices.filter { places[$0] == 1 }
    for (place, index) in used.enumerated() { places[index] = UInt8(place) }
    self.init(
      width: (area.width + step - 1) / step, height: (area.height + step - 1) / step,
      pixels: .indexed(
        indices.map { places[Int($0)] }, palette: used.map { palette[$0] }),
      isSmooth: false)
  }
}

extension StateGrid {
  /// A part of it.
  fileprivate func part(_ rect: CellRect) -> StateGrid {
    var states: [UInt8] = []
    for row in rect.y..<rect.y + rect.height {
      let start = row * size.columns + rect.x
      states += self.states[start..<start + rect.width]
    }
    return StateGrid(size: GridSize(columns: rect.width, rows: rect.height), states: states)
  }
}
