internal import Simulation

extension Figure {
  /// The figure as a macrocell file of more than two states, its top left at the root's. Equal
  /// squares are written once.
  package func stateMacrocell(rule: String, generation: UInt128? = nil) -> [UInt8] {
    var builder = StateTreeBuilder()
    var squares: [StateTreeBuilder.Square] = []
    for run in runs {
      for x in run.x..<run.maxX {
        squares.append(.init(x: x, y: run.y, node: Int(run.state)))
      }
    }
    var level = 0
    repeat {
      level += 1
      squares = builder.parents(of: squares, level: level)
    } while squares.count > 1 || squares.first.map({ $0.x > 0 || $0.y > 0 }) == true
    var bytes = Array("[M2] (terrarium)\n#R \(rule)\n".utf8)
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
