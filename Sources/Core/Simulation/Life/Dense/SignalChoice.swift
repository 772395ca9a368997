internal import TerrariumLibC

/// Compiles a table into steps by signals: each part is split by the signal with the most
/// information about its answers. Neighbourhoods that cannot occur may have any answer.
package struct SignalChoice {
  private typealias Table = SIMD8<UInt64>

  private(set) var steps = RuleSteps()
  private let signals: [Int]
  private var tables: [Table]

  /// The cheapest of some such programs.
  package static func cheapest(_ table: RuleTable) -> RuleSteps {
    let counts = 9..<13
    let edges = 13..<18
    let corners = 18..<20
    let hexagons = 20..<23
    let rows = 23..<27
    let choices = [
      Array(counts), Array(edges), Array(hexagons), Array(counts) + Array(edges) + Array(corners),
      Array(counts) + Array(edges) + Array(corners) + Array(rows),
    ]
    let lines = choices.map { SignalChoice(table, signals: Array(0..<9) + $0).steps }
    return (lines + [DecisionDiagram(table).steps]).min { $0.cost < $1.cost } ?? RuleSteps()
  }

  private init(_ table: RuleTable, signals: [Int]) {
    self.signals = signals
    tables = [.zero, ~.zero] + RuleSignal.all.map(\.table)
    steps.result = split(table.words, where: ~.zero)
  }

  /// A result with the answers of a table for some neighbourhoods.
  private mutating func split(_ answers: Table, where possible: Table) -> Int {
    if let known = known(answers, where: possible) { return known }
    var best = (loss: Double.infinity, signal: 0)
    for signal in signals {
      let (high, low) = parts(of: possible, signal)
      if high == .zero || low == .zero { continue }
      let loss = Self.loss(answers, high) + Self.loss(answers, low)
      if loss < best.loss - 1e-9 { best = (loss, signal) }
    }
    let parts = parts(of: possible, best.signal)
    let high = split(answers, where: parts.high)
    let low = split(answers, where: parts.low)
    let result = steps.take(best.signal, high: high, low: low)
    if result == tables.count {
      let table = RuleSignal.all[best.signal].table
      tables.append((table & tables[high]) | (~table & tables[low]))
    }
    return result
  }

  private func parts(of possible: Table, _ signal: Int) -> (high: Table, low: Table) {
    let table = RuleSignal.all[signal].table
    return (possible & table, possible & ~table)
  }

  /// An existing result with the right answers.
  private func known(_ answers: Table, where possible: Table) -> Int? {
    let wanted = answers & possible
    return tables.indices.first { index in
      tables[index] & possible == wanted
        && (index < 2 || index >= RuleSteps.given || signals.contains(index - 2))
    }
  }

  /// The entropy of the results for some neighbourhoods, in bits (Shannon, 1948).
  private static func loss(_ answers: Table, _ possible: Table) -> Double {
    func count(_ table: Table) -> Double { Double(table.nonzeroBitCount.wrappedSum()) }
    let (all, live) = (count(possible), count(possible & answers))
    return weight(all) - weight(live) - weight(all - live)
  }

  private static func weight(_ count: Double) -> Double { count > 0 ? count * log2(count) : 0 }
}
