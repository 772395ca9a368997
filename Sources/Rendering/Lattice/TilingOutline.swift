internal import Simulation

/// The outline of some cells of a tiling: closed lines along their sides, those of holes among them.
struct TilingOutline {
  /// The corners of each line, one after the other.
  private(set) var loops: [[Knot]] = []

  /// How many corners there are.
  var count: Int { loops.reduce(0) { $0 + $1.count } }

  /// Goes along the sides between cells that are in it and others; nil where these are more than a
  /// limit.
  init?(
    of tiling: some Tiling, among cells: CellRect, limit: Int = .max,
    contains: (_ x: Int, _ y: Int) -> Bool
  ) {
    var ends: [Knot: [Knot]] = [:]
    var starts: [Knot] = []
    for y in cells.y..<max(cells.y, cells.maxY) {
      for x in cells.x..<max(cells.x, cells.maxX) where contains(x, y) {
        let cell = Cell(x, y)
        let origin = tiling.origin(of: cell)
        for side in tiling.sides(of: cell) {
          let beside = Cell(x + side.neighbour.x, y + side.neighbour.y)
          guard !cells.contains(beside) || !contains(beside.x, beside.y) else { continue }
          ends[origin &+ side.start, default: []].append(origin &+ side.end)
          starts.append(origin &+ side.start)
        }
      }
      guard starts.count <= limit else { return nil }
    }
    for start in starts {
      var loop: [Knot] = []
      var here = start
      while let next = ends[here]?.popLast() {
        loop.append(here)
        here = next
      }
      if !loop.isEmpty { loops.append(Self.bends(of: loop)) }
    }
  }

  /// The corners at which a line turns.
  private static func bends(of loop: [Knot]) -> [Knot] {
    loop.indices.compactMap { place in
      let (here, next) = (loop[place], loop[(place + 1) % loop.count])
      let last = loop[(place + loop.count - 1) % loop.count]
      let (to, from) = (next &- here, here &- last)
      return to.x * from.y == to.y * from.x ? nil : here
    }
  }
}
