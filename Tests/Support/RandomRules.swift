package import TerrariumSimulation

extension RuleTable {
  /// Returns a random table: each of the 512 results is a coin toss.
  package static func ofRandomForms(using stream: inout RandomStream) -> RuleTable {
    let words = (0..<8).map { _ in stream.next() }
    return RuleTable { words[Int($0.bits >> 6)] >> UInt64($0.bits & 63) & 1 == 1 }
  }

  /// Returns a random table that depends on the number of live neighbours and on the cell.
  package static func ofRandomCounts(using stream: inout RandomStream) -> RuleTable {
    let answers = stream.next() >> 20
    return RuleTable { answers >> UInt64($0.liveNeighbours * 2 + ($0.isAlive ? 1 : 0)) & 1 == 1 }
  }

  /// Returns the rule of the counts under which cells are born and survive.
  package static func ofCounts(born: [Int], survives: [Int]) -> RuleTable {
    RuleTable { ($0.isAlive ? survives : born).contains($0.liveNeighbours) }
  }
}
