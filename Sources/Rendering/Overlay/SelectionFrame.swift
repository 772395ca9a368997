internal import Basics

/// The frame around selected cells, inside of their outermost edges.
struct SelectionFrame {
  let cells: CellRect
  let viewport: Viewport

  /// The lines around squares, from the picture's top left.
  var bars: [PixelRect] {
    let (visible, area, width) = (viewport.visible, viewport.area, viewport.frameWidth)
    let across = viewport.span(cells.x, cells.width, from: visible.x)
    let down = viewport.span(cells.y, cells.height, from: visible.y)
    let (left, right) = (area.left + across.lowerBound, area.left + across.upperBound)
    let (top, bottom) = (area.top + down.lowerBound, area.top + down.upperBound)
    return [
      (left, right, top, min(bottom, top + width)), (left, right, max(top, bottom - width), bottom),
      (left, min(right, left + width), top, bottom), (max(left, right - width), right, top, bottom),
    ].map { left, right, top, bottom in
      PixelRect(
        columns: (left..<right).clamped(to: area.columns),
        rows: (top..<bottom).clamped(to: area.rows))
    }
  }

  /// The width of the frame around cells that are no squares.
  var width: Double { max(1, Double(min(4096, Int(viewport.scale)) / 6)) }

  /// The pixels that may show the frame, from the area's first, of some of its rows.
  func pixels(in rows: Range<Int>) -> (columns: Range<Int>, rows: Range<Int>) {
    let (visible, scale) = (viewport.visible, viewport.scale)
    let box = VisibleArea(cells, in: visible.lattice)
    func pixels(_ from: Double, _ to: Double, _ limit: Range<Int>) -> Range<Int> {
      let bounds = (Double(limit.lowerBound), Double(limit.upperBound))
      let first = Int(max(bounds.0, min(bounds.1, (from * scale).rounded(.down))))
      return first..<max(first, Int(max(bounds.0, min(bounds.1, (to * scale).rounded(.up)))))
    }
    return (
      pixels(box.x - visible.x, box.maxX - visible.x, 0..<viewport.area.width),
      pixels(box.y - visible.y, box.maxY - visible.y, rows)
    )
  }

  /// The number of parts into which a pixel is divided.
  static let whole = 32

  /// The coverage of a pixel of the area by the frame.
  func share(_ x: Int, _ y: Int, _ tiling: some Tiling) -> Int {
    let (columns, rows) = (8, 4)
    var share = 0
    for row in 0..<rows {
      for column in 0..<columns {
        let point = PixelPoint(
          viewport.visible.x
            + (Double(x) + (Double(column) + 0.5) / Double(columns)) / viewport.scale,
          viewport.visible.y + (Double(y) + (Double(row) + 0.5) / Double(rows)) / viewport.scale)
        if isFrame(point, tiling) { share += 1 }
      }
    }
    return share
  }

  private func isFrame(_ point: PixelPoint, _ tiling: some Tiling) -> Bool {
    let cell = tiling.cell(at: point)
    guard cells.contains(cell) else { return false }
    let rim = min(
      cell.x - cells.x, cells.maxX - 1 - cell.x, cell.y - cells.y, cells.maxY - 1 - cell.y)
    let reach = width / viewport.scale
    // Only the outermost cells have a side on the frame.
    if rim == 0 {
      let origin = tiling.origin(of: cell)
      for side in tiling.sides(of: cell)
      where tiling.depth(of: point, from: side, origin) <= reach {
        let beside = Cell(cell.x + side.neighbour.x, cell.y + side.neighbour.y)
        if !cells.contains(beside) { return true }
      }
    }
    // Seen from far, the frame is one of whole cells.
    return viewport.scale < 2 && rim < Int((reach + 1).rounded(.up))
  }

  /// The outline of cells that are no squares, as closed lines, as far as the visible area goes.
  func outline(_ tiling: some Tiling) -> [[PixelPoint]] {
    let near = viewport.visible.cells.widened(by: 4).intersection(cells)
    let loops = TilingOutline(around: near, of: tiling, limit: Sketch.budget)?.loops ?? []
    return loops.map { loop in
      (loop + loop.prefix(1)).map {
        (tiling.place(of: $0) - [viewport.visible.x, viewport.visible.y]) * viewport.scale
      }
    }
  }
}
