/// A world on whose plane patterns may fly away from all others.
package protocol ShipWorld: FieldWorld {
  /// The live cells, row by row; nil if there are too many or the background is alive.
  var cellsOnPlane: [Cell]? { get }

  /// The edges of the field along each axis: a strip may be bounded along one only.
  var axes: AxisEdges { get }

  /// The columns and rows of the field along its bounded axes.
  var size: GridSize { get }

  /// Returns the world with only these cells, in their present states.
  func keeping(_ cells: [Cell]) -> Self
}
