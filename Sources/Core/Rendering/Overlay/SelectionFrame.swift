internal import TerrariumBasics

/// The frame around selected cells, inside their outermost edges.
struct SelectionFrame {
  let cells: CellRect
  let viewport: Viewport

  /// The lines around squares, relative to the picture's top left.
  var bars: [PixelRect] {
    let visible = viewport.visible
    let area = viewport.area
    let width = viewport.frameWidth
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

  /// The frame in a rotated picture, or around cells that are not squares; nil if it is outside the
  /// picture.
  var shape: OverlayPart.Shape? {
    let lattice = viewport.visible.lattice
    guard lattice != .squares else {
      let corners = corners(inset: 0)
      return .line(corners + corners.prefix(1), width: Double(viewport.frameWidth))
    }
    // From far away, the frame covers whole cells.
    let polygons =
      viewport.scale < 2
      ? [corners(inset: 0), corners(inset: 1 / viewport.scale + 1)]
      : outermost.flatMap { rim(of: $0, lattice.tiling) }
    return polygons.isEmpty ? nil : .area(polygons)
  }

  /// The corners of the rectangle without some cells on each side.
  private func corners(inset: Double) -> [PixelPoint] {
    let weave = viewport.visible.lattice.tiling.weave
    let across = min(inset * weave.columns, Double(cells.width) / 2)
    let down = min(inset, Double(cells.height) / 2)
    let (left, right) = (Double(cells.x) + across, Double(cells.maxX) - across)
    let (top, bottom) = (Double(cells.y) + down, Double(cells.maxY) - down)
    return [(left, top), (right, top), (right, bottom), (left, bottom)].map {
      viewport.pixel(of: weave.place(column: $0, row: $1))
    }
  }

  /// The selected cells with a side on the frame, as far as they are near the visible ones.
  private var outermost: [Cell] {
    let near = viewport.visible.upright.cells.intersection(cells)
    return (near.y..<near.maxY).flatMap { y in
      let columns =
        y == cells.y || y == cells.maxY - 1
        ? Array(near.x..<near.maxX) : [cells.x, cells.maxX - 1].unique
      return columns.map { Cell($0, y) }
    }
  }

  /// The outline of a cell, and that of the part inside the frame.
  private func rim(of cell: Cell, _ tiling: some Tiling) -> [[PixelPoint]] {
    let sides = tiling.sides(of: cell).filter {
      !cells.contains(Cell(cell.x + $0.neighbour.x, cell.y + $0.neighbour.y))
    }
    guard !sides.isEmpty else { return [] }
    let (outline, origin) = (tiling.outline(of: cell), tiling.origin(of: cell))
    let width = Double(viewport.frameWidth) / viewport.scale
    let inner = sides.reduce(outline) { polygon, side in
      Self.part(of: polygon) { tiling.depth(of: $0, from: side, origin) - width }
    }
    return [outline, inner].filter { !$0.isEmpty }.map { $0.map(viewport.pixel) }
  }

  /// The part of a convex polygon beyond a line; `depth` is the distance from the line.
  private static func part(
    of polygon: [PixelPoint], depth: (PixelPoint) -> Double
  ) -> [PixelPoint] {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1)).flatMap { from, to in
      let (here, there) = (depth(from), depth(to))
      let own = here > 0 ? [from] : []
      guard (here > 0) != (there > 0) else { return own }
      return own + [from + (to - from) * (here / (here - there))]
    }
  }
}
