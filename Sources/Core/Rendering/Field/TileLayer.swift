internal import TerrariumBasics

/// Draws square cells of a whole number of pixels from tiles.
struct TileLayer: Sendable {
  let layout: Layout
  let tiles: TileSet
  /// The palette index of the lines between cells.
  let gridLine: UInt8

  /// Draws the lines between cells over an existing background.
  func drawLines(into raster: inout Raster) {
    for line in gridLines(of: layout.points, in: layout.field, layout.pitch, layout.line) {
      raster.fill(line, gridLine)
    }
  }

  /// Draws the tiles of a grid, given the number of its first row, by pixel rows.
  func lay(_ grid: StateGrid, from first: Int, into raster: inout Raster) {
    let columns = min(grid.size.columns, layout.points.columns)
    let rows = min(first + grid.size.rows, layout.points.rows)
    for row in first..<max(first, rows) {
      let top = layout.fieldTop + row * layout.pitch
      let lines = (top..<top + layout.cell).clamped(to: raster.rows)
      if layout.line > 0 {
        raster.fill(
          PixelRect(
            left: layout.fieldLeft, top: top, width: layout.fieldWidth,
            height: layout.cell + (row < layout.points.rows - 1 ? layout.line : 0)), gridLine)
      }
      let start = (row - first) * grid.size.columns
      let states = start..<start + columns
      for line in lines {
        if line > lines.lowerBound, tiles.isFlat {
          copyRow(lines.lowerBound, to: line, in: &raster)
        } else {
          layRow(line - top, ofCells: states, of: grid, row: row, at: line, into: &raster)
        }
      }
    }
  }

  private func layRow(
    _ y: Int, ofCells cells: Range<Int>, of grid: StateGrid, row: Int, at line: Int,
    into raster: inout Raster
  ) {
    let start = raster.start(ofRow: line) + layout.fieldLeft
    let states = grid.states
    precondition(start + (cells.count - 1) * layout.pitch + layout.cell <= raster.pixels.count)
    unsafe raster.pixels.withUnsafeMutableBufferPointer { pixels in
      unsafe states.withUnsafeBufferPointer { states in
        guard let target = pixels.baseAddress else { return }
        unsafe tiles.layRow(
          y, of: UnsafeBufferPointer(rebasing: states[cells]), row: row, line: layout.line,
          into: target + start)
      }
    }
  }

  private func copyRow(_ source: Int, to target: Int, in raster: inout Raster) {
    let from = raster.start(ofRow: source) + layout.fieldLeft
    let to = raster.start(ofRow: target) + layout.fieldLeft
    let width = layout.fieldWidth
    unsafe raster.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      unsafe (base + to).update(from: base + from, count: width)
    }
  }
}

/// The lines between squares in a room, given the pitch of the squares.
func gridLines(of size: GridSize, in room: PixelRect, _ pitch: Int, _ line: Int) -> [PixelRect] {
  guard line > 0 else { return [] }
  let across = (1..<max(1, size.rows)).map {
    PixelRect(left: room.left, top: room.top + $0 * pitch - line, width: room.width, height: line)
  }
  let down = (1..<max(1, size.columns)).map {
    PixelRect(left: room.left + $0 * pitch - line, top: room.top, width: line, height: room.height)
  }
  return across + down
}
