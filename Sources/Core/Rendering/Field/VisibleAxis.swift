/// One axis of a visible area: the cells in each pixel of a row or column, and the part of each, if
/// a cell is at least as large as a pixel.
struct VisibleAxis: Sendable {
  /// The cells of a pixel: the end or a part of one, and perhaps the beginning of the next.
  struct Stretch {
    /// The cell, counted from the first visible one.
    let cell: Int
    /// The start and end within the cell, as fractions.
    let from: Double
    let to: Double
    /// The part of the next cell; 0 if none is visible.
    let over: Double

    /// The total length in cells.
    var length: Double { to - from + over }
  }

  private(set) var stretches: [Stretch]
  /// The size of a cell in pixels.
  let scale: Double
  /// The start of the first cell, in pixels from the first pixel's start: at most 0.
  let origin: Double

  /// Creates an axis from its start, with `first` as the first cell.
  init(from start: Double, first: Int, scale: Double, pixels: Int) {
    self.scale = scale
    let offset = start - Double(first)
    origin = -offset * scale
    stretches = (0..<pixels).map { pixel in
      let from = offset + Double(pixel) / scale
      let to = offset + Double(pixel + 1) / scale
      let cell = (from + VisibleArea.edge).rounded(.down)
      let end = cell + 1
      let over = to - end > VisibleArea.edge ? to - end : 0
      return Stretch(
        cell: Int(cell), from: max(0, from - cell), to: over > 0 ? 1 : min(1, to - cell), over: over
      )
    }
  }

  /// The pixels of a cell: from the one nearest to its edge up to that of the next cell.
  func pixels(ofCell cell: Int) -> Range<Int> {
    // Halves are rounded in the same direction on both sides of 0; otherwise a cell could be a
    // pixel wider than its tile.
    func edge(_ cell: Int) -> Int { Int((origin + Double(cell) * scale + 0.5).rounded(.down)) }
    let first = edge(cell)
    return first..<max(first, edge(cell + 1))
  }

  /// The axis with every cell a whole number of pixels wide, give or take one, so that lines
  /// between cells are crisp.
  func snapped() -> VisibleAxis {
    var axis = self
    for cell in 0...(stretches.last?.cell ?? 0) + 1 {
      let pixels = pixels(ofCell: cell)
      let part = 1 / Double(max(1, pixels.count))
      for pixel in pixels.clamped(to: stretches.indices) {
        let place = Double(pixel - pixels.lowerBound)
        axis.stretches[pixel] = Stretch(
          cell: cell, from: place * part, to: (place + 1) * part, over: 0)
      }
    }
    return axis
  }

  /// True if all cell edges are between pixels.
  var isWhole: Bool {
    abs(scale - scale.rounded()) < VisibleArea.edge
      && abs(origin - origin.rounded()) < VisibleArea.edge
  }
}
