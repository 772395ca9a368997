package import TerrariumBasics

/// Builds a macrocell tree from its leaves; equal squares become one node.
struct MacrocellBuilder {
  /// A square, with its place in units of its size.
  struct Square {
    var x: Int
    var y: Int
    var node: Int
  }

  private(set) var nodes: [MacrocellNode] = []
  private var numbers: [MacrocellNode: Int] = [:]

  /// The number of a square; 0 if it is empty.
  private mutating func number(of node: MacrocellNode) -> Int {
    switch node {
    case .states(0), .branch(_, 0, 0, 0, 0): return 0
    default: break
    }
    if let number = numbers[node] { return number }
    nodes.append(node)
    numbers[node] = nodes.count
    return nodes.count
  }

  /// The 2×2 squares of a pattern that have a live cell, row by row, given the place of its top
  /// left.
  mutating func states(of pattern: Pattern, left: Int, top: Int) -> [Square] {
    let runs = pattern.runs.lazy.map { $0.moved(right: left, down: top) }
    return joined(runs, y: \.y, MacrocellNode.states) { run, strip in
      for x in run.x..<run.maxX {
        strip[x / 2, default: 0] |= UInt32(run.state) << UInt32(8 * (run.y % 2 * 2 + x % 2))
      }
    }
  }

  /// The squares of twice the side around some squares, which are in row order, as is the result.
  mutating func parents(of squares: [Square], level: Int) -> [Square] {
    func branch(_ children: SIMD4<Int>) -> MacrocellNode {
      .branch(level: level, nw: children[0], ne: children[1], sw: children[2], se: children[3])
    }
    return joined(squares, y: \.y, branch) { square, strip in
      strip[square.x / 2, default: .zero][square.y % 2 * 2 + square.x % 2] = square.node
    }
  }

  /// The squares made of smaller parts in row order: two rows of parts form a strip, in which each
  /// part gets its quarter of its square by number.
  private mutating func joined<Thing, Parts>(
    _ things: some Sequence<Thing>, y row: (Thing) -> Int,
    _ node: (Parts) -> MacrocellNode, put: (Thing, inout [Int: Parts]) -> Void
  ) -> [Square] {
    var squares: [Square] = []
    var strip: [Int: Parts] = [:]
    var y = 0
    func finish() {
      for (x, parts) in strip.sorted(by: { $0.key < $1.key }) {
        squares.append(Square(x: x, y: y, node: number(of: node(parts))))
      }
    }
    for thing in things {
      if row(thing) / 2 != y {
        finish()
        (strip, y) = ([:], row(thing) / 2)
      }
      put(thing, &strip)
    }
    finish()
    return squares
  }
}

extension Macrocell {
  /// Creates the tree of a pattern with many states, given the place of its top left; the root's
  /// middle is the upper left corner of [0, 0].
  package init(states pattern: Pattern, at corner: Cell) {
    let sides = [
      -corner.x, corner.x + pattern.size.columns, -corner.y, corner.y + pattern.size.rows,
    ]
    let furthest = sides.max() ?? 1
    var root = 1
    while 1 << (root - 1) < furthest { root += 1 }
    let half = 1 << (root - 1)
    var builder = MacrocellBuilder()
    var squares = builder.states(of: pattern, left: corner.x + half, top: corner.y + half)
    for level in 1..<root { squares = builder.parents(of: squares, level: level + 1) }
    self.init(checked: builder.nodes.isEmpty ? [.states(0)] : builder.nodes)
  }
}
