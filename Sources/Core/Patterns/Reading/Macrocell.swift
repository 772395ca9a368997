package import TerrariumBasics

/// A pattern as a tree of squares, each made of four of half its side; equal squares are stored
/// once.
///
/// Every node comes after its children, so no tree can contain itself; the last is the root.
package struct Macrocell: Hashable, Sendable {
  /// The largest level: a side of 2⁶² cells, the last whose coordinates fit into integers.
  package static let largestLevel = 62

  /// The squares, children before their parents; the last is the root.
  package let nodes: [MacrocellNode]

  /// Creates a tree from squares that a reader, a builder or a field has checked.
  package init(checked nodes: [MacrocellNode]) { self.nodes = nodes }

  /// The level of the root: the square's side is 2^level. A tree without nodes is an empty leaf.
  package var level: Int { nodes.last.map(Self.level) ?? 3 }

  /// The number of live cells.
  package var population: UInt128 { populations[nodes.count] }

  /// The number of live cells of each square, preceded by that of the empty one.
  private var populations: [UInt128] {
    folded(
      0, leaf: { UInt128($0.nonzeroBitCount) }, states: { UInt128($0.liveCount) },
      branch: { $1 + $2 + $3 + $4 })
  }

  /// The number of runs of the drawn cells.
  private var runCount: UInt128 {
    // A run begins at a live cell without a live neighbour on its left.
    folded(
      0, leaf: { UInt128(($0 & ~($0 << 1 & 0xfefe_fefe_fefe_fefe)).nonzeroBitCount) },
      states: { UInt128($0.liveCount) }, branch: { $1 + $2 + $3 + $4 })[nodes.count]
  }

  /// A value for each square, computed from the leaves up, preceded by that of the empty one.
  private func folded<Value>(
    _ empty: Value, leaf: (UInt64) -> Value, states: (UInt32) -> Value,
    branch: (_ level: Int, _ nw: Value, _ ne: Value, _ sw: Value, _ se: Value) -> Value
  ) -> [Value] {
    var values = [empty]
    values.reserveCapacity(nodes.count + 1)
    for node in nodes {
      switch node {
      case .leaf(let cells): values.append(leaf(cells))
      case .states(let cells): values.append(states(cells))
      case .branch(let level, let nw, let ne, let sw, let se):
        values.append(branch(level, values[nw], values[ne], values[sw], values[se]))
      }
    }
    return values
  }

  private static func level(of node: MacrocellNode) -> Int {
    switch node {
    case .leaf: 3
    case .states: 1
    case .branch(let level, _, _, _, _): level
    }
  }
}

// MARK: - Drawing

extension Macrocell {
  /// The live cells in the box around them.
  ///
  /// - Throws: If there are more than the limits allow, or if they are too far apart.
  package func cells(limits: PatternLimits = PatternLimits()) throws(PatternError) -> Pattern {
    let populations = self.populations
    let population = populations[nodes.count]
    let box = boxFromCorner
    guard population <= UInt128(limits.cells) else {
      throw .patternTooLarge(cells: population, limit: limits.cells)
    }
    guard max(box.width, box.height) <= limits.side else {
      throw .cellsTooFarApart(limit: limits.side)
    }
    guard runCount <= UInt128(limits.runs) else {
      throw .patternTooLarge(cells: population, limit: limits.runs)
    }
    var cells: [CellRun] = []
    draw(nodes.count, at: Cell(-box.x, -box.y), populations, into: &cells)
    return Pattern(size: box.size, runs: cells)
  }

  /// The live box; [0, 0] is the upper left cell of the root's lower right quarter.
  package var liveBox: CellRect {
    let middle = 1 << (level - 1)
    return boxFromCorner.moved(right: -middle, down: -middle)
  }

  /// The live box, relative to the root's top left.
  private var boxFromCorner: CellRect {
    let nothing = CellRect(x: 0, y: 0, width: 0, height: 0)
    return folded(
      nothing, leaf: { cells in Self.box(side: 8) { cells >> UInt64($0) & 1 != 0 } },
      states: { cells in Self.box(side: 2) { cells[$0] != 0 } },
      branch: { level, nw, ne, sw, se in
        let half = 1 << (level - 1)
        return [(nw, 0, 0), (ne, half, 0), (sw, 0, half), (se, half, half)]
          .reduce(nothing) { $0.union($1.0.moved(right: $1.1, down: $1.2)) }
      })[nodes.count]
  }

  private static func box(side: Int, lives: (_ place: Int) -> Bool) -> CellRect {
    var box = CellRect(x: 0, y: 0, width: 0, height: 0)
    for place in 0..<side * side where lives(place) {
      box = box.union(CellRect(x: place % side, y: place / side, width: 1, height: 1))
    }
    return box
  }

  /// Draws a node at a place. Empty nodes are skipped, so the work is at most the number of live
  /// cells times the depth.
  private func draw(
    _ number: Int, at corner: Cell, _ populations: [UInt128], into runs: inout [CellRun]
  ) {
    if populations[number] == 0 { return }
    switch nodes[number - 1] {
    case .leaf(let cells):
      for y in 0..<8 {
        var row = UInt8(truncatingIfNeeded: cells >> UInt64(8 * y))
        while row != 0 {
          let start = row.trailingZeroBitCount
          let length = (~(row >> UInt8(start))).trailingZeroBitCount
          runs.append(CellRun(x: corner.x + start, y: corner.y + y, length: length))
          row &= row &+ (1 << UInt8(start))
        }
      }
    case .states(let cells):
      for place in 0..<4 where cells[place] != 0 {
        runs.append(
          CellRun(x: corner.x + place % 2, y: corner.y + place / 2, length: 1, state: cells[place]))
      }
    case .branch(let level, let nw, let ne, let sw, let se):
      let side = 1 << (level - 1)
      draw(nw, at: corner, populations, into: &runs)
      draw(ne, at: Cell(corner.x + side, corner.y), populations, into: &runs)
      draw(sw, at: Cell(corner.x, corner.y + side), populations, into: &runs)
      draw(se, at: Cell(corner.x + side, corner.y + side), populations, into: &runs)
    }
  }
}

extension UInt32 {
  /// The state of one of the four cells of a leaf.
  fileprivate subscript(place: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: self >> UInt32(8 * place))
  }

  /// The number of the four cells in a state above 0.
  fileprivate var liveCount: Int { (0..<4).count { self[$0] != 0 } }
}
