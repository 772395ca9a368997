package import TerrariumBasics

/// The shape of a cell that stands out from its background.
package enum CellShape: String, CaseIterable, Sendable {
  case square
  case circle
  case rounded
  case sprite
  /// The cells of a rule with a hexagonal neighbourhood.
  case hexagon
  /// The cells of a rule with a triangular neighbourhood.
  case triangle

  /// The lattice of cells of this shape.
  package var lattice: CellLattice {
    switch self {
    case .square, .circle, .rounded, .sprite: .squares
    case .hexagon: .hexagons
    case .triangle: .triangles
    }
  }
}

extension CellLattice {
  /// The default shape of its cells; nil for squares, which have several.
  package var shape: CellShape? {
    self == .squares ? nil : CellShape.allCases.first { $0.lattice == self }
  }

  /// The size of some columns and rows in cell widths, rounded up.
  package func extent(of size: GridSize) -> GridSize {
    let whole = VisibleArea(CellRect(size), in: self)
    return GridSize(
      columns: Int(cell: whole.width.rounded(.up)), rows: Int(cell: whole.height.rounded(.up)))
  }

  /// The outline of a cell, as large as fits into the centre of the unit square; for a lattice with
  /// different cells, one that stands on an edge.
  package var outline: [PixelPoint] {
    let outline = tiling.outline(of: self == .triangles ? Cell(1, 0) : Cell(0, 0))
    guard let first = outline.first else { return [] }
    let least = outline.reduce(first) { pointwiseMin($0, $1) }
    let most = outline.reduce(first) { pointwiseMax($0, $1) }
    let side = max(most.x - least.x, most.y - least.y)
    return outline.map { ($0 - (least + most) / 2) / side + 0.5 }
  }
}
