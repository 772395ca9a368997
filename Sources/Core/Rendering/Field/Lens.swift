package import TerrariumBasics

extension Layout {
  /// The lens of a picture in which a camera may move: all that the margins leave.
  package var lens: Lens { lens(on: stage) }

  /// The lens of a picture without a camera: the field's own part.
  package var fieldLens: Lens { lens(on: field) }

  private func lens(on area: PixelRect) -> Lens {
    Lens(
      area: area, line: line, scale: Double(pitch) / Double(blockSide),
      inset: (fieldLeft - area.left, fieldTop - area.top), lattice: lattice)
  }
}

/// The part of a picture in which the visible area of a camera is drawn.
package struct Lens: Sendable {
  /// Its place in the picture.
  package let area: PixelRect
  /// The pixels of the line that would follow the last cell.
  let line: Int
  /// The pixels of a cell's side without a camera, and from where on cells are then drawn.
  let scale: Double
  let inset: (left: Int, top: Int)
  /// The lattice of the cells.
  package let lattice: CellLattice

  /// The same on another part of the picture.
  func on(_ area: PixelRect) -> Lens {
    Lens(area: area, line: line, scale: scale, inset: (0, 0), lattice: lattice)
  }

  /// Its columns and rows of pixels.
  package var pixels: GridSize { area.size }

  /// Its shape.
  package var shape: GridSize { GridSize(columns: area.width + line, rows: area.height + line) }

  /// The visible area of some cells without a camera, from the left and the top of all of them on.
  package func own(of cells: CellRect) -> VisibleArea {
    let whole = VisibleArea(cells, in: lattice)
    // Where lines are drawn on edges, half of one is cut off: so they lie on whole pixels.
    let cut = lattice == .squares ? 0 : Double(line) / 2
    return VisibleArea(
      x: whole.x + (cut - Double(inset.left)) / scale,
      y: whole.y + (cut - Double(inset.top)) / scale, width: Double(shape.columns) / scale,
      height: Double(shape.rows) / scale, lattice: lattice)
  }

  /// The pixels of a cell's side.
  package func scale(of visible: VisibleArea) -> Double { Double(shape.columns) / visible.width }
}
