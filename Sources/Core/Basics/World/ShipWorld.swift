/// A world on whose plane figures may fly away from all others.
package protocol ShipWorld: FieldWorld {
  /// The cells that live, row by row; nil if that cannot be said, as on a ring, where the
  /// background lives, or if they are too many.
  var cellsOnPlane: [Cell]? { get }

  /// The edges of the field along each axis: a strip without end may be closed along the other.
  var axes: AxisEdges { get }

  /// The columns and rows of the field along the axes on which it ends.
  var size: GridSize { get }

  /// The same world with no other cells than these, as they are now.
  func keeping(_ cells: [Cell]) -> Self
}
