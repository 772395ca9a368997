internal import Simulation

extension Macrocell {
  /// The tree of a figure, whose top left is the root's. Equal squares become one node.
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
}

/// Makes a macrocell tree from its leaves up.
private struct MacrocellBuilder {
  /// A square at a place counted in squares of its size.
  struct Square {
    var x: Int
    var y: Int
    var node: Int
  }

  private(set) var nodes: [MacrocellNode] = []
  private var numbers: [MacrocellNode: Int] = [:]

  /// The squares of 8×8 cells in which something lives, row by row.
  mutating func leaves(of figure: Figure) -> [Square] {
    var squares: [Square] = []
    var strip: [Int: UInt64] = [:]
    var y = 0
    for run in figure.runs {
      if run.y / 8 != y {
        squares += finish(strip, y)
        (strip, y) = ([:], run.y / 8)
      }
      for x in run.x..<run.maxX {
        strip[x / 8, default: 0] |= 1 << UInt64(run.y % 8 * 8 + x % 8)
      }
    }
    return squares + finish(strip, y)
  }

  /// The squares of twice the side around some squares, which come row by row, and so do these.
  mutating func parents(of squares: [Square], level: Int) -> [Square] {
    var parents: [Square] = []
    var strip: [Int: [Int]] = [:]
    var y = 0
    for square in squares {
      if square.y / 2 != y {
        parents += finish(strip, y, level)
        (strip, y) = ([:], square.y / 2)
      }
      strip[square.x / 2, default: [0, 0, 0, 0]][square.y % 2 * 2 + square.x % 2] = square.node
    }
    return parents + finish(strip, y, level)
  }

  private mutating func finish(_ strip: [Int: UInt64], _ y: Int) -> [Square] {
    strip.sorted { $0.key < $1.key }.map { x, cells in
      Square(x: x, y: y, node: number(of: .leaf(cells)))
    }
  }

  private mutating func finish(_ strip: [Int: [Int]], _ y: Int, _ level: Int) -> [Square] {
    strip.sorted { $0.key < $1.key }.map { x, children in
      let branch = MacrocellNode.branch(
        level: level, nw: children[0], ne: children[1], sw: children[2],
        se: children[3])
      return Square(x: x, y: y, node: number(of: branch))
    }
  }

  private mutating func number(of node: MacrocellNode) -> Int {
    if let number = numbers[node] { return number }
    nodes.append(node)
    numbers[node] = nodes.count
    return nodes.count
  }
}
