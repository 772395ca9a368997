/// A rule as a decision tree: each level tests the state of one cell.
package struct TreeRule: LocalRule {
  package let stateCount: Int

  /// True if all eight neighbours are tested, false for the four that share a side.
  private let hasCorners: Bool

  /// The children of all nodes, `stateCount` each: nodes, or states on the lowest level.
  private let children: [Int32]
  private let root: Int

  /// The places of a neighbourhood from the lowest level up (`ColumnPlace`).
  private static let places = [4, 5, 7, 1, 3, 8, 2, 6, 0]

  package init(stateCount: Int, hasCorners: Bool, children: [Int32]) {
    self.stateCount = stateCount
    self.hasCorners = hasCorners
    self.children = children
    root = children.count / stateCount - 1
  }

  package var reach: Reach { hasCorners ? .moore : .vonNeumann }

  package func next(_ around: Around) -> UInt8 {
    var node = root
    for place in Self.places.prefix(hasCorners ? 9 : 5).reversed() {
      node = Int(children[node * stateCount + Int(around[place])])
    }
    return UInt8(truncatingIfNeeded: node)
  }
}

/// Parses `@TREE`.
struct RuleTreeReader {
  private var stateCount: Int?
  private var neighbours: Int?
  private var nodes: Int?
  private var depths: [Int] = []
  private var children: [Int32] = []

  static func rule(_ lines: [RuleLine]) throws(RuleFileError) -> TreeRule {
    var reader = RuleTreeReader()
    for line in lines.compactMap(\.bare) { try reader.read(line) }
    guard let states = reader.stateCount, let neighbours = reader.neighbours,
      let last = reader.depths.last, last == neighbours + 1
    else { throw lines.last?.fault(.missing("the root of the tree")) ?? .noTransitions }
    if let line = lines.last, let nodes = reader.nodes, nodes != reader.depths.count {
      throw line.fault(.nodeCount(reader.depths.count, said: nodes))
    }
    return TreeRule(
      stateCount: states, hasCorners: neighbours == 8, children: reader.children)
  }

  private mutating func read(_ line: RuleLine) throws(RuleFileError) {
    let words = line.words(between: " \t=,")
    guard let first = words.first else { return }
    guard first.first?.isNumber != true else { return try readNode(line, words) }
    guard words.count > 1, let value = Int(words[1]) else {
      throw line.fault(.numberExpected, column: words.last.map(line.column) ?? 1)
    }
    let column = line.column(of: words[1])
    switch first {
    case "num_states":
      guard 2...256 ~= value else { throw line.fault(.outOfRange(2...256), column: column) }
      try line.say(value, for: "num_states", &stateCount)
    case "num_neighbors":
      guard value == 4 || value == 8 else {
        throw line.fault(.unknownWord(String(words[1]), allowed: ["4", "8"]), column: column)
      }
      try line.say(value, for: "num_neighbors", &neighbours)
    case "num_nodes": try line.say(value, for: "num_nodes", &nodes)
    default:
      throw line.fault(
        .unknownWord(
          String(first), allowed: ["num_states", "num_neighbors", "num_nodes"]),
        column: line.column(of: first))
    }
  }

  private mutating func readNode(
    _ line: RuleLine, _ words: [Substring]
  ) throws(RuleFileError) {
    guard let stateCount else { throw line.fault(.missing("num_states")) }
    guard let neighbours else { throw line.fault(.missing("num_neighbors")) }
    var numbers: [Int] = []
    for word in words {
      guard let number = Int(word), number >= 0 else {
        throw line.fault(.numberExpected, column: line.column(of: word))
      }
      numbers.append(number)
    }
    guard numbers.count == stateCount + 1 else {
      throw line.fault(.tooFewCells(numbers.count - 1, needed: stateCount))
    }
    let depth = numbers[0]
    guard 1...neighbours + 1 ~= depth else { throw line.fault(.outOfRange(1...neighbours + 1)) }
    for (number, word) in zip(numbers.dropFirst(), words.dropFirst()) {
      if depth == 1 {
        guard number < stateCount else {
          throw line.fault(.outOfRange(0...stateCount - 1), column: line.column(of: word))
        }
      } else if number >= depths.count || depths[number] != depth - 1 {
        throw line.fault(.wrongNode(number), column: line.column(of: word))
      }
      children.append(Int32(number))
    }
    depths.append(depth)
  }
}
