package import TerrariumSimulation

/// A bounded field of two states, stepped cell by cell: written to be obviously right.
package struct NaiveLife {
  package let size: GridSize
  package let wraps: Bool
  package var rule: RuleTable {
    didSet { answers = Self.answers(of: rule) }
  }
  package var alive: [Bool]
  private var answers: [Bool]

  /// Creates an empty field.
  package init(size: GridSize, wraps: Bool, rule: RuleTable) {
    self.size = size
    self.wraps = wraps
    self.rule = rule
    alive = [Bool](repeating: false, count: size.columns * size.rows)
    answers = Self.answers(of: rule)
  }

  private static func answers(of rule: RuleTable) -> [Bool] {
    (0..<UInt16(512)).map { rule[Neighbourhood(bits: $0)] }
  }

  /// True if a cell is live, within the field or beyond it.
  package func isAlive(_ x: Int, _ y: Int) -> Bool {
    let (columns, rows) = (size.columns, size.rows)
    if x >= 0 && x < columns && y >= 0 && y < rows { return alive[y * columns + x] }
    guard wraps else { return false }
    let column = ((x % columns) + columns) % columns
    let row = ((y % rows) + rows) % rows
    return alive[row * columns + column]
  }

  /// Advances by a generation.
  package mutating func step() {
    let (columns, rows) = (size.columns, size.rows)
    // All cells with those one step outside, which are looked up once.
    let width = columns + 2
    var around: [Int] = []
    around.reserveCapacity(width * (rows + 2))
    for y in -1...rows {
      for x in -1...columns { around.append(isAlive(x, y) ? 1 : 0) }
    }
    for y in 0..<rows {
      for x in 0..<columns {
        var bits = 0
        for row in y...y + 2 {
          for place in row * width + x...row * width + x + 2 { bits = bits << 1 | around[place] }
        }
        alive[y * columns + x] = answers[bits]
      }
    }
  }

  /// The true states, row by row.
  package var states: [UInt8] { alive.map { $0 ? 1 : 0 } }

  /// The number of live cells.
  package var population: Int { alive.count { $0 } }
}
