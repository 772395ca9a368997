package import Simulation

/// A field of two states stepped cell by cell, written to be obviously right.
package struct NaiveLife {
  package let size: GridSize
  package let edges: Edges
  package var rule: RuleTable {
    didSet { answers = Self.answers(of: rule) }
  }
  package var alive: [Bool]
  private var answers: [Bool]

  /// The state outside of a plane's window; the window must be large enough for all changes.
  package var background = false

  /// An empty field.
  package init(size: GridSize, edges: Edges, rule: RuleTable) {
    self.size = size
    self.edges = edges
    self.rule = rule
    alive = [Bool](repeating: false, count: size.columns * size.rows)
    answers = Self.answers(of: rule)
  }

  private static func answers(of rule: RuleTable) -> [Bool] {
    (0..<UInt16(512)).map { rule[Neighbourhood(bits: $0)] }
  }

  /// True if a cell lives, within the field or beyond it.
  package func isAlive(_ x: Int, _ y: Int) -> Bool {
    let (columns, rows) = (size.columns, size.rows)
    if x >= 0 && x < columns && y >= 0 && y < rows { return alive[y * columns + x] }
    switch edges {
    case .wrap:
      let column = ((x % columns) + columns) % columns
      let row = ((y % rows) + rows) % rows
      return alive[row * columns + column]
    case .wall: return false
    case .none: return background
    }
  }

  /// Lets a generation pass.
  package mutating func step() {
    let (columns, rows) = (size.columns, size.rows)
    var next = alive
    for y in 0..<rows {
      for x in 0..<columns {
        var bits = 0
        for down in -1...1 {
          for right in -1...1 {
            bits = bits << 1 | (isAlive(x + right, y + down) ? 1 : 0)
          }
        }
        next[y * columns + x] = answers[bits]
      }
    }
    alive = next
    if edges == .none { background = answers[background ? 511 : 0] }
  }

  /// The true states, row by row.
  package var states: [UInt8] { alive.map { $0 ? 1 : 0 } }

  /// The number of cells that differ from the background.
  package var population: Int { alive.count { $0 != background } }
}

extension RuleTable {
  /// A table of 512 random answers.
  package static func random(using stream: inout RandomStream) -> RuleTable {
    var answers: [Bool] = []
    for _ in 0..<512 { answers.append(stream.happens(1, in: 2)) }
    return RuleTable { answers[Int($0.bits)] }
  }

  /// A random rule that counts live neighbours.
  package static func randomCounting(using stream: inout RandomStream) -> RuleTable {
    RuleTable(
      NeighbourCounts(
        births: UInt16(stream.draw(below: 512)), survivals: UInt16(stream.draw(below: 512))))
  }
}
