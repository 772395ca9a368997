/// A place on a grid: column and row from 0 at the top left. On the plane both may be negative.
package struct Cell: Hashable, Sendable {
  package var x: Int
  package var y: Int

  /// Creates a cell at a column and a row.
  package init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  /// The cell wrapped onto a torus.
  package func wrapped(on size: GridSize) -> Cell {
    Cell(x.wrapped(on: size.columns), y.wrapped(on: size.rows))
  }
}

extension Cell: CustomStringConvertible {
  package var description: String { "[\(x), \(y)]" }
}
