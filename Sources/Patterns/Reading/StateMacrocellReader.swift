internal import Simulation

/// Reads macrocell files of more than two states: the smallest squares hold four cells.
///
/// The tree is drawn as a figure, within the limits: equal squares are walked once for each place.
struct StateMacrocellReader {
  private struct Node {
    let level: Int
    let children: SIMD4<Int32>
    let population: UInt128
  }

  private var cursor: TextCursor
  private let limits: PatternLimits
  private var nodes: [Node] = []
  private var pattern = Pattern(
    .figure(Figure(size: GridSize(columns: 0, rows: 0), runs: [])), format: .macrocell)

  /// Reads a text.
  static func pattern(_ bytes: [UInt8], limits: PatternLimits) throws(PatternError) -> Pattern {
    var reader = StateMacrocellReader(cursor: TextCursor(bytes), limits: limits)
    try reader.read()
    return reader.pattern
  }

  private init(cursor: TextCursor, limits: PatternLimits) {
    (self.cursor, self.limits) = (cursor, limits)
  }

  private mutating func read() throws(PatternError) {
    cursor.skipLine()
    while !cursor.isAtEnd {
      cursor.skipBlanks()
      if cursor.next == UInt8(ascii: "#") {
        readComment()
      } else if !cursor.isAtLineEnd {
        try readNode()
      }
      cursor.skipLine()
    }
    guard let root = nodes.last else { throw .empty }
    guard root.population <= UInt128(limits.cells) else {
      throw .figureTooLarge(cells: root.population, limit: limits.cells)
    }
    try draw(root.level)
  }

  private mutating func readComment() {
    cursor.skip()
    guard !cursor.isAtLineEnd, let letter = cursor.next else { return }
    cursor.skip()
    cursor.skipBlanks()
    let position = cursor.position
    let text = cursor.restOfLine()
    switch letter {
    case UInt8(ascii: "R"):
      if !text.isEmpty { (pattern.rule, pattern.rulePosition) = (text, position) }
    case UInt8(ascii: "G"): pattern.generation = UInt128(text)
    case UInt8(ascii: "N"): pattern.name = pattern.name ?? text
    case UInt8(ascii: "O"): pattern.author = pattern.author ?? text
    case UInt8(ascii: "F"): break  // A timeline of frames.
    default: pattern.comments.append(text)
    }
  }

  private mutating func readNode() throws(PatternError) {
    let start = cursor.position
    guard nodes.count < limits.nodes else { throw .tooManyNodes(at: start, limit: limits.nodes) }
    if let byte = cursor.next, !byte.isDigit { throw .unexpectedByte(byte, at: start) }
    let level = try cursor.number(limit: 1 << 30)
    guard 1...Macrocell.largestLevel ~= level else {
      throw .nodeLevelTooLarge(level, at: start, limit: Macrocell.largestLevel)
    }
    var children = SIMD4<Int32>()
    var population: UInt128 = 0
    for place in 0..<4 {
      cursor.skipBlanks()
      let position = cursor.position
      let number = try cursor.number(limit: Int(Int32.max))
      if level == 1 {
        guard number < limits.states else { throw .moreStates(number, at: position) }
        if number > 1, number > pattern.highestState?.state ?? 0 {
          pattern.highestState = .init(state: number, position: position)
        }
        population += number == 0 ? 0 : 1
      } else if number > 0 {
        guard number <= nodes.count else { throw .danglingNode(number, at: position) }
        let child = nodes[number - 1]
        guard child.level == level - 1 else {
          throw .wrongNodeLevel(child.level, expected: level - 1, at: position)
        }
        population += child.population
      }
      children[place] = Int32(number)
    }
    nodes.append(Node(level: level, children: children, population: population))
  }

  /// Draws the tree; the upper left cell of the root's lower right quarter is [0, 1].
  private mutating func draw(_ level: Int) throws(PatternError) {
    let middle = 1 << (level - 1)
    var cells: [(y: Int, x: Int, state: UInt8)] = []
    var waiting = [(node: nodes.count, x: -middle, y: 1 - middle)]
    while let (number, x, y) = waiting.popLast() {
      guard number > 0 else { continue }
      let node = nodes[number - 1]
      let half = 1 << (node.level - 1)
      for place in 0..<4 {
        let (right, down) = (x + place % 2 * half, y + place / 2 * half)
        let child = Int(node.children[place])
        if node.level > 1 {
          waiting.append((child, right, down))
        } else if child > 0 {
          cells.append((down, right, UInt8(child)))
        }
      }
    }
    cells.sort { ($0.y, $0.x) < ($1.y, $1.x) }
    var builder = FigureBuilder(limits: limits)
    let position = cursor.position
    for cell in cells {
      try builder.add(x: cell.x, y: cell.y, length: 1, state: cell.state, at: position)
    }
    let (figure, corner) = builder.figure()
    pattern.content = .figure(figure)
    pattern.position = cells.isEmpty ? nil : corner
  }
}
