public import Simulation

/// A field of two states stepped cell by cell, written to be obviously right.
public struct NaiveLife {
  public let size: GridSize
  public let edges: Edges
  public var rule: RuleTable
  public var alive: [Bool]

  /// What lies beyond a plane's window; the window must be large enough for what happens in it.
  public var background = false

  /// An empty field.
  public init(size: GridSize, edges: Edges, rule: RuleTable) {
    self.size = size
    self.edges = edges
    self.rule = rule
    alive = [Bool](repeating: false, count: size.area)
  }

  /// Whether a cell lives, within the field or beyond it.
  public func isAlive(_ x: Int, _ y: Int) -> Bool {
    let inside = x >= 0 && x < size.columns && y >= 0 && y < size.rows
    switch edges {
    case .wrap:
      let column = ((x % size.columns) + size.columns) % size.columns
      let row = ((y % size.rows) + size.rows) % size.rows
      return alive[row * size.columns + column]
    case .wall: return inside && alive[y * size.columns + x]
    case .none: return inside ? alive[y * size.columns + x] : background
    }
  }

  /// Lets a generation pass.
  public mutating func step() {
    var next = alive
    for y in 0..<size.rows {
      for x in 0..<size.columns {
        var bits: UInt16 = 0
        for down in -1...1 {
          for right in -1...1 {
            bits = bits << 1 | (isAlive(x + right, y + down) ? 1 : 0)
          }
        }
        next[y * size.columns + x] = rule[Neighbourhood(bits: bits)]
      }
    }
    alive = next
    if edges == .none { background = rule[Neighbourhood(bits: background ? 511 : 0)] }
  }

  /// The true states, row by row.
  public var states: [UInt8] { alive.map { $0 ? 1 : 0 } }

  /// How many cells differ from the background.
  public var population: Int { alive.count { $0 != background } }
}

extension RuleTable {
  /// A table of 512 random answers.
  public static func random(using stream: inout RandomStream) -> RuleTable {
    var answers: [Bool] = []
    for _ in 0..<512 { answers.append(stream.happens(1, in: 2)) }
    return RuleTable { answers[Int($0.bits)] }
  }

  /// A random rule that looks at a cell and at how many of its neighbours live.
  public static func randomCounting(using stream: inout RandomStream) -> RuleTable {
    RuleTable(
      NeighbourCounts(
        births: UInt16(stream.draw(below: 512)), survivals: UInt16(stream.draw(below: 512))))
  }
}
