internal import TerrariumBasics

/// Draws squares with a moving camera, or with traces if a pixel covers many of them. If cells are
/// whole pixels at whole places, the picture equals the one drawn from tiles.
struct ScaledSquarePainter: ScaledPainter {
  let look: Look
  let subject: Subject
  let layout: Layout
  var lens: Lens
  let inks: Mixer
  let sheets: ScaledTileCache
  private let mask: ShapeMask

  /// Creates a painter in a palette whose first tiles are those of the look's own scale.
  init(look: Look, subject: Subject, layout: Layout, inks: Mixer, tiles: TileSet) {
    self.look = look
    self.subject = subject
    self.layout = layout
    self.inks = inks
    lens = look.hasCamera ? layout.lens : layout.fieldLens
    sheets = ScaledTileCache(look: look, subject: subject, tiles: tiles)
    mask = ShapeMask(look.shape)
  }

  func scale(of visible: VisibleArea) -> Double { lens.scale(of: visible) }

  func lay(
    _ grid: StateGrid, at window: CellRect, _ visible: VisibleArea, rows: Range<Int>,
    into raster: inout Raster
  ) {
    lay(seen(grid, at: window, visible), rows, into: &raster)
  }

  /// The cells of a grid in a visible area.
  func seen(_ grid: StateGrid, at window: CellRect, _ visible: VisibleArea) -> SeenCells {
    let scale = scale(of: visible)
    let across = VisibleAxis(from: visible.x, first: window.x, scale: scale, pixels: area.width)
    let down = VisibleAxis(from: visible.y, first: window.y, scale: scale, pixels: area.height)
    return SeenCells(grid, at: window, in: visible.field, across: across, down: down)
  }

  // The edges of a field are known exactly.
  func inside(_ field: CellRect, _ visible: VisibleArea, row: Int) -> [Double] {
    let scale = scale(of: visible)
    func inside(_ pixel: Int, from start: Double, _ first: Int, _ end: Int) -> Float {
      let from = max(Double(first), start + Double(pixel) / scale)
      let to = min(Double(end), start + Double(pixel + 1) / scale)
      return Float(max(0, min(1, (to - from) * scale)))
    }
    let down = inside(row, from: visible.y, field.y, field.maxY)
    return (0..<area.width).map { Double(inside($0, from: visible.x, field.x, field.maxX) * down) }
  }

  /// The width of the lines between cells in pixels: they fade in below four pixels per cell, or
  /// are there from the look's own scale on, if that is smaller.
  func line(at scale: Double) -> Double {
    guard look.hasGrid else { return 0 }
    guard layout.line > 0, layout.pitch < 4 else { return max(0, min(1, scale - 3)) }
    return scale > Double(layout.pitch) - VisibleArea.edge ? 1 : 0
  }

  /// Draws cells from tiles at whole pixels, or by area: squares, or shapes with lines between
  /// them.
  private func lay(_ seen: SeenCells, _ rows: Range<Int>, into raster: inout Raster) {
    if let (side, line) = tiles(of: seen) {
      layTiles(seen, side: side, line: line, lines: rows, into: &raster)
    } else if hasShapes(at: seen.across.scale) {
      let line = line(at: seen.across.scale)
      layShapes(seen, mask: mask, line: line, lines: rows, into: &raster)
    } else {
      laySquares(seen, lines: rows, into: &raster)
    }
  }

  /// The side of the tiles and the line beside each; nil if cells are drawn by area.
  func tiles(of seen: SeenCells) -> (side: Int, line: Int)? {
    let scale = seen.across.scale
    let side = Int((scale - VisibleArea.edge).rounded(.up))
    let fits = seen.across.isWhole && seen.down.isWhole
    if fits, side == layout.pitch, layout.blockSide == 1 { return (layout.cell, layout.line) }
    let line = line(at: scale)
    let wholeLine = line == 1 ? 1 : 0
    let hasPictures =
      subject.texture != nil && side - wholeLine >= TilePainter.smallestTextured
      || look.shape == .sprite && side - wholeLine >= TilePainter.smallestSprite
        && subject.states.contains { $0.sprite != nil }
    return hasPictures || fits && side - wholeLine >= 3 && (line == 0 || line == 1)
      ? (side - wholeLine, wholeLine) : nil
  }

  /// True if cells drawn by area are not all full squares at a scale.
  func hasShapes(at scale: Double) -> Bool {
    let isRound = look.shape == .circle || look.shape == .rounded
    let hasDots = look.shape == .sprite && subject.states.contains(where: \.hasDot)
    let isPlain = !subject.states.contains { 1..<100 ~= $0.extent }
    return line(at: scale) > 0 || isRound && scale > 2 || !isPlain && scale > 2
      || hasDots && scale > Double(TilePainter.smallestDot - 1)
  }
}

/// The cells of a visible area.
struct SeenCells {
  let grid: StateGrid
  let window: CellRect
  /// The columns and rows of the field, counted from the window's first.
  let columns: Range<Int>
  let rows: Range<Int>
  let across: VisibleAxis
  let down: VisibleAxis

  init(
    _ grid: StateGrid, at window: CellRect, in field: CellRect?, across: VisibleAxis,
    down: VisibleAxis
  ) {
    self.grid = grid
    self.window = window
    (self.across, self.down) = (across, down)
    let there = field.map { $0.intersection(window) } ?? window
    let left = there.x - window.x
    let top = there.y - window.y
    columns = left..<left + there.width
    rows = top..<top + there.height
  }

  /// The state of a cell; nil outside the field.
  @inline(__always)
  func state(_ column: Int, _ row: Int) -> Int? {
    guard columns.contains(column), rows.contains(row) else { return nil }
    return Int(grid.states[row * grid.size.columns + column])
  }
}
