package import Simulation

extension Layout {
  /// How the field's pixels look at cells.
  package var lens: Lens {
    Lens(
      pixels: GridSize(columns: fieldWidth, rows: fieldHeight), line: line,
      span: GridSize(columns: points.columns * blockSide, rows: points.rows * blockSide))
  }
}

/// The part of a picture that shows what a camera sees.
package struct Lens: Hashable, Sendable {
  /// Its pixels.
  package let pixels: GridSize
  /// The pixels of the line that would follow the last cell.
  let line: Int
  /// The cells that it shows without a camera.
  let span: GridSize

  /// Its shape.
  package var shape: GridSize {
    GridSize(columns: pixels.columns + line, rows: pixels.rows + line)
  }

  /// What it shows of cells from a corner on without a camera.
  package func own(at corner: Cell) -> Sight {
    Sight(CellRect(corner: corner, size: span)).fitted(to: shape)
  }

  /// The pixels of a cell's side.
  package func scale(of sight: Sight) -> Double { Double(shape.columns) / sight.width }
}
