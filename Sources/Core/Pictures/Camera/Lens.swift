package import TerrariumBasics

/// The part of a picture that shows the visible area of a camera.
package struct Lens: Sendable {
  /// Its place in the picture.
  package let area: PixelRect
  /// The width in pixels of the line that would follow the last cell.
  package let line: Int
  /// The side of a cell in pixels without a camera, and the place from which cells are then drawn.
  package let scale: Double
  package let inset: (left: Int, top: Int)
  /// The lattice of the cells.
  package let lattice: CellLattice

  package init(
    area: PixelRect, line: Int, scale: Double, inset: (left: Int, top: Int), lattice: CellLattice
  ) {
    self.area = area
    self.line = line
    self.scale = scale
    self.inset = inset
    self.lattice = lattice
  }

  /// The lens on another part of the picture.
  package func on(_ area: PixelRect) -> Lens {
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

extension Lens {
  /// The size of the upright picture that a rotated one is cut from.
  package func turnedSize(of visible: VisibleArea) -> GridSize {
    let (sine, cosine) = SphereMath.sineAndCosine(visible.turn)
    let (wide, high) = (Double(area.width), Double(area.height))
    func side(_ length: Double, like own: Int) -> Int {
      let pixels = Int(length.rounded(.up)) + 2
      // Of equal parity, so that both centres are between pixels, or both on them.
      return pixels + (pixels - own) & 1
    }
    return GridSize(
      columns: side(wide * abs(cosine) + high * abs(sine), like: area.width),
      rows: side(wide * abs(sine) + high * abs(cosine), like: area.height))
  }

  /// The lens of the upright picture for a rotated visible area, and the area that it shows.
  package func upright(_ visible: VisibleArea) -> (lens: Lens, visible: VisibleArea) {
    guard visible.turn != 0 else { return (self, visible) }
    let (size, scale) = (turnedSize(of: visible), scale(of: visible))
    let lens = on(PixelRect(size))
    var wide = visible
    wide.turn = 0
    wide.x -= Double(size.columns - area.width) / 2 / scale
    wide.y -= Double(size.rows - area.height) / 2 / scale
    wide.width = Double(size.columns + line) / scale
    wide.height = Double(size.rows + line) / scale
    return (lens, wide)
  }
}
