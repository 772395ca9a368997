package import TerrariumBasics

extension Layout {
  /// The lens of a picture with a moving camera: everything inside the margins.
  package var lens: Lens { lens(on: stage) }

  /// The lens of a picture without a moving camera: the field's own part.
  package var fieldLens: Lens { lens(on: field) }

  private func lens(on area: PixelRect) -> Lens {
    Lens(
      area: area, line: line, scale: Double(pitch) / Double(blockSide),
      inset: (fieldLeft - area.left, fieldTop - area.top), lattice: lattice)
  }
}

/// The part of a picture that shows the visible area of a camera.
package struct Lens: Sendable {
  /// Its place in the picture.
  package let area: PixelRect
  /// The width in pixels of the line that would follow the last cell.
  let line: Int
  /// The side of a cell in pixels without a camera, and the place from which cells are then drawn.
  let scale: Double
  let inset: (left: Int, top: Int)
  /// The lattice of the cells.
  package let lattice: CellLattice

  /// The lens on another part of the picture.
  func on(_ area: PixelRect) -> Lens {
    Lens(area: area, line: line, scale: scale, inset: (0, 0), lattice: lattice)
  }

  /// Its size in pixels.
  package var pixels: GridSize { area.size }

  /// Its shape.
  package var shape: GridSize { GridSize(columns: area.width + line, rows: area.height + line) }

  /// The visible area of some cells without a camera, from their left and top on.
  package func own(of cells: CellRect) -> VisibleArea {
    let whole = VisibleArea(cells, in: lattice)
    // If lines are drawn on edges, half of one is cut off, so that they are on whole pixels.
    let cut = lattice == .squares ? 0 : Double(line) / 2
    return VisibleArea(
      x: whole.x + (cut - Double(inset.left)) / scale,
      y: whole.y + (cut - Double(inset.top)) / scale, width: Double(shape.columns) / scale,
      height: Double(shape.rows) / scale, lattice: lattice)
  }

  /// The side of a cell in pixels.
  package func scale(of visible: VisibleArea) -> Double { Double(shape.columns) / visible.width }
}
