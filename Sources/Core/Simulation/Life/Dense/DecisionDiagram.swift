/// A table as a decision diagram: each node tests one place of the neighbourhood, and equal
/// subdiagrams are shared (Bryant, 1986).
///
/// The number of nodes depends on the order in which places are tested; adjacent places are swapped
/// as long as that helps.
package struct DecisionDiagram {
  /// The nodes and their branches: 0 is death, 1 is life, and from 2 on it is a node.
  private var nodes: [RuleSteps.Step] = []
  private var root = 0

  /// Creates the diagram of a table.
  package init(_ table: RuleTable) {
    var order = [4, 1, 7, 3, 5, 0, 2, 6, 8]
    _ = build(table, order, fewerThan: .max)
    var improved = true
    while improved {
      improved = false
      for first in 0..<8 {
        for second in (first + 1)..<9 {
          var other = order
          other.swapAt(first, second)
          var diagram = DecisionDiagram()
          if diagram.build(table, other, fewerThan: nodes.count) {
            self = diagram
            order = other
            improved = true
          }
        }
      }
    }
  }

  private init() {}

  /// Builds the diagram for an order of places; returns false, unfinished, if it takes too many
  /// nodes.
  private mutating func build(_ table: RuleTable, _ order: [Int], fewerThan limit: Int) -> Bool {
    var level = Self.answers(table, order)
    for place in order.reversed() {
      // Within a level a node is identified by its branches.
      var known: [Int: Int] = [:]
      var above: [Int] = []
      above.reserveCapacity(level.count / 2)
      for low in stride(from: 0, to: level.count, by: 2) {
        let node = RuleSteps.Step(signal: place, high: level[low + 1], low: level[low])
        if node.low == node.high {
          above.append(node.low)
        } else if let index = known[node.low << 16 | node.high] {
          above.append(index)
        } else {
          nodes.append(node)
          if nodes.count >= limit { return false }
          known[node.low << 16 | node.high] = nodes.count + 1
          above.append(nodes.count + 1)
        }
      }
      level = above
    }
    root = level[0]
    return true
  }

  /// The answers of a table, 1 for life, for each combination of answers to the tests in order.
  private static func answers(_ table: RuleTable, _ order: [Int]) -> [Int] {
    var neighbourhoods: [UInt16] = [0]
    for place in order.reversed() {
      neighbourhoods += neighbourhoods.map { $0 | 1 << UInt16(8 - place) }
    }
    return neighbourhoods.map { Int(table.words[Int($0 >> 6)] >> UInt64($0 & 63) & 1) }
  }

  /// The nodes as steps, children before their parents.
  package var steps: RuleSteps {
    var line = RuleSteps()
    var results = [0, 1]
    for node in nodes {
      results.append(line.take(node.signal, high: results[node.high], low: results[node.low]))
    }
    line.result = results[root]
    return line
  }
}
