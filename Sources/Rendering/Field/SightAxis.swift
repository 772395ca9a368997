/// One direction of a sight: of which cells each pixel of a row or column sees how much, where a
/// cell has a pixel's size or more.
struct SightAxis: Sendable {
  /// What a pixel sees: the end of a cell, or a part of it, and perhaps the beginning of the next.
  struct Stretch {
    /// The cell, counted from the first that is seen.
    let cell: Int
    /// From where to where, in parts of the cell.
    let from: Double
    let to: Double
    /// How much of the next cell; 0 where none is seen.
    let over: Double
  }

  let stretches: [Stretch]
  /// The pixels of a cell's side.
  let scale: Double
  /// Where the first cell begins, in pixels from the first one's left: never to the right of it.
  let origin: Double

  /// The pixels of a direction that begins at a place, where `first` is the first cell.
  init(from start: Double, first: Int, scale: Double, pixels: Int) {
    self.scale = scale
    let offset = start - Double(first)
    origin = -offset * scale
    stretches = (0..<pixels).map { pixel in
      let from = offset + Double(pixel) / scale
      let to = offset + Double(pixel + 1) / scale
      let cell = (from + Sight.edge).rounded(.down)
      let end = cell + 1
      let over = to - end > Sight.edge ? to - end : 0
      return Stretch(
        cell: Int(cell), from: max(0, from - cell), to: over > 0 ? 1 : min(1, to - cell), over: over
      )
    }
  }

  /// The pixels of a cell: from the one that its edge is nearest to, to that of the next cell.
  func pixels(ofCell cell: Int) -> Range<Int> {
    func edge(_ cell: Int) -> Int { Int((origin + Double(cell) * scale).rounded()) }
    let first = edge(cell)
    return first..<max(first, edge(cell + 1))
  }

  /// Whether cells begin and end between pixels.
  var isWhole: Bool {
    abs(scale - scale.rounded()) < Sight.edge && abs(origin - origin.rounded()) < Sight.edge
  }
}
