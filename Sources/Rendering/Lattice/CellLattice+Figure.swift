internal import Basics

extension CellLattice {
  /// The outline of a cell, as large as fits into the middle of the unit square; of a lattice with
  /// different cells, one that stands on an edge.
  var figure: [PixelPoint] {
    let outline = tiling.outline(of: self == .triangles ? Cell(1, 0) : Cell(0, 0))
    guard let first = outline.first else { return [] }
    let least = outline.reduce(first) { pointwiseMin($0, $1) }
    let most = outline.reduce(first) { pointwiseMax($0, $1) }
    let side = max(most.x - least.x, most.y - least.y)
    return outline.map { ($0 - (least + most) / 2) / side + 0.5 }
  }
}
