package import Simulation

extension Layout {
  /// How the picture looks at cells where a camera may move: with all that the margins leave it.
  package var lens: Lens {
    Lens(
      area: stage, line: line, scale: Double(pitch) / Double(blockSide),
      inset: (fieldLeft - stage.left, fieldTop - stage.top))
  }
}

/// The part of a picture that shows what a camera sees.
package struct Lens: Sendable {
  /// Where it is.
  let area: PixelRect
  /// The pixels of the line that would follow the last cell.
  let line: Int
  /// The pixels of a cell's side without a camera, and from where on cells are then drawn.
  let scale: Double
  let inset: (left: Int, top: Int)

  /// Its columns and rows of pixels.
  package var pixels: GridSize { GridSize(columns: area.width, rows: area.height) }

  /// Its shape.
  package var shape: GridSize {
    GridSize(columns: area.width + line, rows: area.height + line)
  }

  /// What is seen without a camera where cells are drawn from a corner on.
  package func own(at corner: Cell) -> Sight {
    Sight(
      x: Double(corner.x) - Double(inset.left) / scale,
      y: Double(corner.y) - Double(inset.top) / scale, width: Double(shape.columns) / scale,
      height: Double(shape.rows) / scale)
  }

  /// The pixels of a cell's side.
  package func scale(of sight: Sight) -> Double { Double(shape.columns) / sight.width }
}
