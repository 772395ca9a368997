internal import TerrariumBasics

/// Draws the visible area of a field at any scale, from cells of many pixels to pixels of many
/// cells. A pixel is the mix of the cells in its area, so a glide is smooth.
///
/// Squares have their own painter, which needs no tiling.
protocol ScaledPainter: Sendable {
  associatedtype Inks: ShareInks

  var lens: Lens { get set }
  var inks: Inks { get }

  /// The width of a cell in pixels.
  func scale(of visible: VisibleArea) -> Double

  /// Draws the cells of a grid that begins at a window's first cell.
  func lay(
    _ grid: StateGrid, at window: CellRect, _ visible: VisibleArea, rows: Range<Int>,
    into raster: inout Raster)

  /// The share of each of a row's pixels that is inside a field.
  func inside(_ field: CellRect, _ visible: VisibleArea, row: Int) -> [Double]

  /// The cells of a frame as shapes; nil if there are more than a budget allows, or if a pixel
  /// covers many cells.
  func cells(of frame: Frame, _ visible: VisibleArea, budget: Int) -> Sketch.Group?
}

extension ScaledPainter {
  /// Returns the painter for another lens.
  func on(_ lens: Lens) -> Self {
    var painter = self
    painter.lens = lens
    return painter
  }

  /// The area of the picture to draw.
  var area: PixelRect { lens.area }

  /// Draws the visible area of a frame.
  func draw(_ frame: Frame, _ visible: VisibleArea, into raster: inout Raster) {
    let rows = area.rows.clamped(to: raster.rows)
    guard !rows.isEmpty else { return }
    if let source = frame.source {
      draw(source, visible, rows: rows, into: &raster)
    } else if let shares = frame.shares {
      lay(shares, from: area.top, visible, rows: rows, into: &raster)
    } else if let cells = frame.cells {
      lay(cells, at: visible.cells, visible, rows: rows, into: &raster)
    }
  }

  /// Draws a strip of a picture that is too large for memory, and reads only that part of the
  /// field.
  private func draw(
    _ source: FieldSource, _ visible: VisibleArea, rows: Range<Int>, into raster: inout Raster
  ) {
    let scale = scale(of: visible)
    var strip = visible
    strip.y += Double(rows.lowerBound - area.top) / scale
    strip.height = Double(rows.count) / scale
    if scale < 1 {
      let part = PixelRect(
        left: area.left, top: rows.lowerBound, width: area.width, height: rows.count)
      let shares = lens.on(part).sample(strip, of: source.world).shares
      lay(
        shares ?? ShareGrid(size: part.size, planes: []), from: rows.lowerBound, visible,
        rows: rows, into: &raster)
    } else {
      let window = strip.cells
      lay(source.world.states(in: window), at: window, visible, rows: rows, into: &raster)
    }
  }

  /// Draws pixels of many cells each, starting at a row.
  private func lay(
    _ shares: ShareGrid, from top: Int, _ visible: VisibleArea, rows: Range<Int>,
    into raster: inout Raster
  ) {
    let columns = min(shares.size.columns, area.width)
    let whole = [Double](repeating: 1, count: area.width)
    // Each read of the property would be a copy, whose owners all threads count.
    let inks = inks
    for y in rows where y - top < shares.size.rows {
      let start = raster.start(ofRow: y) + area.left
      let inside = visible.field.map { self.inside($0, visible, row: y - area.top) } ?? whole
      let first = (y - top) * shares.size.columns
      for x in 0..<columns {
        raster.pixels[start + x] = inks.index(of: shares, at: first + x, there: inside[x])
      }
    }
  }
}
