package import Basics

/// Makes a macrocell tree from its leaves up; equal squares become one node.
struct MacrocellBuilder {
  /// A square at a place counted in squares of its size.
  struct Square {
    var x: Int
    var y: Int
    var node: Int
  }

  private(set) var nodes: [MacrocellNode] = []
  private var numbers: [MacrocellNode: Int] = [:]

  /// The number of a square, 0 where it is empty.
  mutating func number(of node: MacrocellNode) -> Int {
    switch node {
    case .leaf(0), .states(0), .branch(_, 0, 0, 0, 0): return 0
    default: break
    }
    if let number = numbers[node] { return number }
    nodes.append(node)
    numbers[node] = nodes.count
    return nodes.count
  }

  /// The squares of 8×8 cells in which something lives, row by row.
  mutating func leaves(of figure: Figure) -> [Square] {
    var squares: [Square] = []
    var strip: [Int: UInt64] = [:]
    var y = 0
    for run in figure.runs {
      if run.y / 8 != y {
        squares += finish(strip, y) { .leaf($0) }
        (strip, y) = ([:], run.y / 8)
      }
      for x in run.x..<run.maxX {
        strip[x / 8, default: 0] |= 1 << UInt64(run.y % 8 * 8 + x % 8)
      }
    }
    return squares + finish(strip, y) { .leaf($0) }
  }

  /// The squares of 2×2 cells in which one is in a state above 0, row by row, of a figure whose top
  /// left stands at a place.
  mutating func states(of figure: Figure, left: Int, top: Int) -> [Square] {
    var squares: [Square] = []
    var strip: [Int: UInt32] = [:]
    var y = 0
    for run in figure.runs {
      let row = run.y + top
      if row / 2 != y {
        squares += finish(strip, y) { .states($0) }
        (strip, y) = ([:], row / 2)
      }
      for x in run.x + left..<run.maxX + left {
        strip[x / 2, default: 0] |= UInt32(run.state) << UInt32(8 * (row % 2 * 2 + x % 2))
      }
    }
    return squares + finish(strip, y) { .states($0) }
  }

  /// The squares of twice the side around some squares, which come row by row, and so do these.
  mutating func parents(of squares: [Square], level: Int) -> [Square] {
    var parents: [Square] = []
    var strip: [Int: SIMD4<Int>] = [:]
    var y = 0
    func branch(_ children: SIMD4<Int>) -> MacrocellNode {
      .branch(level: level, nw: children[0], ne: children[1], sw: children[2], se: children[3])
    }
    for square in squares {
      if square.y / 2 != y {
        parents += finish(strip, y, branch)
        (strip, y) = ([:], square.y / 2)
      }
      strip[square.x / 2, default: .zero][square.y % 2 * 2 + square.x % 2] = square.node
    }
    return parents + finish(strip, y, branch)
  }

  private mutating func finish<Parts>(
    _ strip: [Int: Parts], _ y: Int, _ node: (Parts) -> MacrocellNode
  ) -> [Square] {
    strip.sorted { $0.key < $1.key }
      .map { x, parts in Square(x: x, y: y, node: number(of: node(parts))) }
  }
}

extension Macrocell {
  /// The tree of a figure of two states, whose top left is the root's.
  package init(_ figure: Figure) {
    var builder = MacrocellBuilder()
    var squares = builder.leaves(of: figure)
    var level = 3
    while squares.count > 1 || squares.first.map({ $0.x > 0 || $0.y > 0 }) == true {
      level += 1
      squares = builder.parents(of: squares, level: level)
    }
    self.init(checked: builder.nodes)
  }

  /// The tree of a figure of many states, whose top left is at a cell; the root's middle is the upper
  /// left corner of [0, 0].
  package init(states figure: Figure, at corner: Cell) {
    let sides = [
      -corner.x, corner.x + figure.size.columns, -corner.y, corner.y + figure.size.rows,
    ]
    let furthest = sides.max() ?? 1
    var root = 1
    while 1 << (root - 1) < furthest { root += 1 }
    let half = 1 << (root - 1)
    var builder = MacrocellBuilder()
    var squares = builder.states(of: figure, left: corner.x + half, top: corner.y + half)
    for level in 1..<root { squares = builder.parents(of: squares, level: level + 1) }
    self.init(checked: builder.nodes.isEmpty ? [.states(0)] : builder.nodes)
  }
}
