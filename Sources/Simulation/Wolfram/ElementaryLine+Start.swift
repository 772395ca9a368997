extension ElementaryLine {
  /// Line 0 of a start, centred in the columns 0 ..< width; outside of it everything is dead.
  init(start: WolframStart, width: Int, edges: Edges, seed: Seed) {
    switch start {
    case .single:
      self.init(width: width, edges: edges, from: (width - 1) / 2, to: [true])
    case .cells(let cells):
      // Floor division: a start wider than the columns stands out on both sides of a plane.
      self.init(width: width, edges: edges, from: (width - cells.count) >> 1, to: cells)
    case .random(let chances, let total):
      var stream = seed.stream("init")
      let cells = (0..<width).map { _ in stream.happens(chances, in: total) }
      self.init(width: width, edges: edges, from: 0, to: cells)
    }
  }
}
