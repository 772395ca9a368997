package import Basics

/// The shape of a cell that stands out from its ground.
package enum CellShape: String, CaseIterable, Sendable {
  case square
  case circle
  case rounded
  case sprite
  /// The cells of a rule whose neighbourhood is of hexagons.
  case hexagon
  /// The cells of a rule whose neighbourhood is of triangles.
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
  /// The shape in which its cells are drawn by default; nil for squares, which may be drawn
  /// in several.
  package var shape: CellShape? {
    self == .squares ? nil : CellShape.allCases.first { $0.lattice == self }
  }
}
