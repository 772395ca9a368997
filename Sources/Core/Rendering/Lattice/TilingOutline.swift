package import TerrariumBasics

/// The outline of some cells of a tiling: closed lines along their sides, including those of holes.
package struct TilingOutline {
  /// The corners of each line in sequence.
  package private(set) var loops: [[LatticePoint]] = []

  /// Follows the rim of a rectangle of cells.
  package init?(around cells: CellRect, of tiling: some Tiling, limit: Int) {
    // Only the cells near its rim have sides there, so inner ones are not visited.
    let rim = 3
    let inner = cells.x + rim..<max(cells.x + rim, cells.maxX - rim)
    self.init(
      of: tiling, among: cells, limit: limit,
      columns: { y in
        y < cells.y + rim || y >= cells.maxY - rim || inner.isEmpty
          ? [cells.x..<max(cells.x, cells.maxX)]
          : [cells.x..<inner.lowerBound, inner.upperBound..<cells.maxX]
      }, contains: { _, _ in true })
  }

  /// Follows the sides between cells inside and outside; nil if there are more than a limit.
  package init?(
    of tiling: some Tiling, among cells: CellRect, limit: Int = .max,
    columns: ((_ y: Int) -> [Range<Int>])? = nil, contains: (_ x: Int, _ y: Int) -> Bool
  ) {
    var ends: [LatticePoint: [LatticePoint]] = [:]
    var starts: [LatticePoint] = []
    for y in cells.y..<max(cells.y, cells.maxY) {
      let visited = columns?(y) ?? [cells.x..<max(cells.x, cells.maxX)]
      for x in visited.joined() where contains(x, y) {
        let cell = Cell(x, y)
        let origin = tiling.origin(of: cell)
        for side in tiling.sides(of: cell) {
          let beside = Cell(x + side.neighbour.x, y + side.neighbour.y)
          guard !cells.contains(beside) || !contains(beside.x, beside.y) else { continue }
          ends[origin &+ side.start, default: []].append(origin &+ side.end)
          starts.append(origin &+ side.start)
        }
        guard starts.count <= limit else { return nil }
      }
    }
    for start in starts {
      var loop: [LatticePoint] = []
      var here = start
      while let next = ends[here]?.popLast() {
        loop.append(here)
        here = next
      }
      if !loop.isEmpty { loops.append(Self.bends(of: loop)) }
    }
  }

  private static func bends(of loop: [LatticePoint]) -> [LatticePoint] {
    loop.indices.compactMap { place in
      let (here, next) = (loop[place], loop[(place + 1) % loop.count])
      let last = loop[(place + loop.count - 1) % loop.count]
      let (to, from) = (next &- here, here &- last)
      return to.x * from.y == to.y * from.x ? nil : here
    }
  }
}
