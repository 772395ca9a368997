package import Basics

extension Layout {
  /// How the picture looks at cells where a camera may move: with all that the margins leave it.
  package var lens: Lens { lens(on: stage) }

  /// How it looks at them where no camera moves: with the field's own part of the picture.
  package var fieldLens: Lens { lens(on: field) }

  private func lens(on area: PixelRect) -> Lens {
    Lens(
      area: area, line: line, scale: Double(pitch) / Double(blockSide),
      inset: (fieldLeft - area.left, fieldTop - area.top), lattice: lattice)
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
  /// How the cells lie.
  package let lattice: CellLattice

  /// The same on another part of the picture.
  func on(_ area: PixelRect) -> Lens {
    Lens(area: area, line: line, scale: scale, inset: (0, 0), lattice: lattice)
  }

  /// Its columns and rows of pixels.
  package var pixels: GridSize { GridSize(columns: area.width, rows: area.height) }

  /// Its shape.
  package var shape: GridSize {
    GridSize(columns: area.width + line, rows: area.height + line)
  }

  /// What is seen without a camera of some cells, from the left and the top of all of them on.
  package func own(of cells: CellRect) -> Sight {
    let whole = Sight(cells, in: lattice)
    // Where lines are drawn on edges, half of one is cut off: so they lie on whole pixels.
    let cut = lattice == .squares ? 0 : Double(line) / 2
    return Sight(
      x: whole.x + (cut - Double(inset.left)) / scale,
      y: whole.y + (cut - Double(inset.top)) / scale, width: Double(shape.columns) / scale,
      height: Double(shape.rows) / scale, lattice: lattice)
  }

  /// The pixels of a cell's side.
  package func scale(of sight: Sight) -> Double { Double(shape.columns) / sight.width }
}
