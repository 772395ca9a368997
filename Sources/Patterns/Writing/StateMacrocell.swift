package import Simulation

extension Figure {
  /// The figure as a macrocell file of more than two states, its top left at a cell: the upper left
  /// one of the root's lower right quarter is [0, 1]. Equal squares are written once.
  package func stateMacrocell(
    rule: String, at corner: Cell = Cell(0, 1), comments: [String] = [],
    generation: UInt128? = nil
  ) -> [UInt8] {
    var builder = StateTreeBuilder()
    var squares: [StateTreeBuilder.Square] = []
    let (root, left, top) = root(at: Cell(corner.x, corner.y - 1))
    for run in runs {
      for x in run.x..<run.maxX {
        squares.append(.init(x: x + left, y: run.y + top, node: Int(run.state)))
      }
    }
    for level in 1...root { squares = builder.parents(of: squares, level: level) }
    var bytes = Array("[M2] (terrarium)\n#R \(rule)\n".utf8)
    for comment in comments { bytes += Array("#\(comment)\n".utf8) }
    if let generation { bytes += Array("#G \(generation)\n".utf8) }
    for node in builder.nodes {
      bytes += Array(
        "\(node.level) \(node.children[0]) \(node.children[1]) \(node.children[2]) \(node.children[3])\n"
          .utf8)
    }
    if builder.nodes.isEmpty { bytes += Array("1 0 0 0 0\n".utf8) }
    return bytes
  }
}

extension Figure {
  /// The level of the smallest square round [0, 0] that holds the figure with its top left at a
  /// cell, and how far that cell is from the square's own top left.
  private func root(at corner: Cell) -> (level: Int, left: Int, top: Int) {
    let sides = [-corner.x, corner.x + size.columns, -corner.y, corner.y + size.rows]
    let furthest = sides.max() ?? 1
    var level = 1
    while 1 << (level - 1) < furthest { level += 1 }
    let half = 1 << (level - 1)
    return (level, corner.x + half, corner.y + half)
  }
}

/// Makes a tree of squares from cells up.
private struct StateTreeBuilder {
  struct Square {
    var x: Int
    var y: Int
    var node: Int
  }

  struct Node: Hashable {
    let level: Int
    let children: SIMD4<Int>
  }

  private(set) var nodes: [Node] = []
  private var numbers: [Node: Int] = [:]

  /// The squares of twice the side around some squares, which come row by row, and so do these.
  mutating func parents(of squares: [Square], level: Int) -> [Square] {
    var parents: [Square] = []
    var strip: [Int: SIMD4<Int>] = [:]
    var y = 0
    for square in squares {
      if square.y / 2 != y {
        finish(&strip, y, level, &parents)
        y = square.y / 2
      }
      strip[square.x / 2, default: .zero][square.y % 2 * 2 + square.x % 2] = square.node
    }
    finish(&strip, y, level, &parents)
    return parents
  }

  private mutating func finish(
    _ strip: inout [Int: SIMD4<Int>], _ y: Int, _ level: Int, _ parents: inout [Square]
  ) {
    for (x, children) in strip.sorted(by: { $0.key < $1.key }) {
      let node = Node(level: level, children: children)
      if numbers[node] == nil {
        nodes.append(node)
        numbers[node] = nodes.count
      }
      parents.append(Square(x: x, y: y, node: numbers[node] ?? 0))
    }
    strip = [:]
  }
}
