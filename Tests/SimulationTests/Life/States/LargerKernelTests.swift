import TerrariumSimulation
import TerrariumSupport
import Testing

/// The kernels for Larger than Life agree with a twin that adds weight by weight, whatever rests.
struct LargerKernelTests {
  /// Compares a rule whose neighbourhood has a weight for each place of a square.
  private func expect(
    _ text: String, _ naive: NaiveLarger, range: Int, wraps: Bool, _ size: GridSize,
    using stream: inout RandomStream, values: [Int]? = nil, weight: (_ i: Int, _ j: Int) -> Int
  ) throws {
    let rule = try CellRule("\(text):\(wraps ? "T" : "P")\(size.columns),\(size.rows)")
    let weights = NaiveLarger.weights(range: range, weight)
    let values = values ?? (0..<naive.states).map { $0 == 1 ? 1 : 0 }
    try naive.expectAgreement(rule, size, using: &stream) {
      naive.stepped($0, wraps: wraps, values: values, weights)
    }
  }

  @Test(arguments: [1, 2, 5, 14, 15, 16])
  func `weights that fall to all sides agree`(range r: Int) throws {
    var stream = RandomStream(key: UInt64(r))
    let whole = (r + 1) * (r + 1) * (r + 1) * (r + 1)
    for wraps in [false, true] {
      let naive = NaiveLarger(
        states: wraps ? 2 : 5, births: whole / 4...whole / 2, survivals: whole / 5...whole / 2)
      try expect(
        "R\(r),C\(naive.states),S\(whole / 5)-\(whole / 2),B\(whole / 4)-\(whole / 2),NG",
        naive, range: r, wraps: wraps,
        GridSize(columns: 2 * r + 1 + stream.draw(below: 20), rows: 2 * r + stream.draw(below: 9)),
        using: &stream
      ) { (r + 1 - abs($0)) * (r + 1 - abs($1)) }
    }
  }

  @Test func `weights of cells and of states agree`() throws {
    var stream = RandomStream(key: 5)
    for round in 0..<60 {
      let r = 1 + stream.draw(below: 3)
      let side = 2 * r + 1
      // Two digits per weight; with the heaviest states a sum takes more than two bytes.
      let heavy = round % 4 == 3
      let weights = (0..<side * side).map { _ in
        heavy ? 120 + stream.draw(below: 8) : stream.draw(below: 15) - 7
      }
      let digits = weights.map { weight in
        let number = weight < 0 ? 128 - weight : weight
        return (number < 16 ? "0" : "") + String(number, radix: 16)
      }
      let states = 2 + stream.draw(below: 4)
      let values = (0..<states).map { $0 == 0 ? round % 3 : heavy ? 15 : stream.draw(below: 16) }
      let most = weights.reduce(0) { $0 + max(0, $1) } * (values.max() ?? 1)
      guard most > 8 else { continue }
      // The sums of an empty field and of a full one, under B0.
      let empty = max(0, weights.reduce(0, +) * values[0])
      let full = max(0, weights.reduce(0, +) * values[1])
      let bears = round % 5 == 0
      let births = bears ? empty...min(most, empty + most / 5) : max(1, most / 8)...most / 3
      let survivals = bears && round % 2 == 0 ? full / 2...full : max(1, most / 6)...most / 2
      // In a bounded field of two states, outside is the background.
      let wraps = states == 2 || round % 2 == 0
      let naive = NaiveLarger(states: states, births: births, survivals: survivals)
      let ofStates = values.map { String($0, radix: 16) }.joined()
      try expect(
        "R\(r),C\(states),S\(survivals.lowerBound)-\(survivals.upperBound),"
          + "B\(births.lowerBound)-\(births.upperBound),NW\(digits.joined()),\(ofStates)",
        naive, range: r, wraps: wraps,
        GridSize(columns: 6 + stream.draw(below: 80), rows: 6 + stream.draw(below: 20)),
        using: &stream, values: values
      ) { weights[($1 + r) * side + $0 + r] }
    }
  }

  @Test(arguments: [1, 2, 3, 5, 8, 11])
  func `single cells agree`(range r: Int) throws {
    var stream = RandomStream(key: UInt64(100 + r))
    for wraps in [false, true] {
      let side = 2 * r + 1
      var digits: [Int]
      repeat {
        digits = (0..<(side * side - 1) / 4).map { _ in stream.draw(below: 16) }
      } while digits.reduce(0, { $0 + $1.nonzeroBitCount }) < 4
      let bits = digits.flatMap { digit in (0..<4).map { digit >> (3 - $0) & 1 } }
      let count = bits.reduce(0, +)
      let naive = NaiveLarger(
        states: wraps ? 2 : 256, births: count / 3...count / 2, survivals: count / 3...2 * count / 3
      )
      try expect(
        "R\(r),C\(naive.states),S\(count / 3)-\(2 * count / 3),B\(count / 3)-\(count / 2),"
          + "N@\(digits.map { String($0, radix: 16) }.joined())",
        naive, range: r, wraps: wraps,
        GridSize(
          columns: 2 * r + 3 + stream.draw(below: 99), rows: 2 * r + 1 + stream.draw(below: 9)),
        using: &stream
      ) { i, j in
        let place = (j + r) * side + i + r
        if 2 * place == side * side - 1 { return 0 }
        return bits[place > side * side / 2 ? place - 1 : place]
      }
    }
  }

  @Test(arguments: [7, 8, 60, 127, 128, 140])
  func `squares of all sizes agree`(range r: Int) throws {
    var stream = RandomStream(key: UInt64(200 + r))
    let size = GridSize(columns: 2 * r + 3, rows: 2 * r + 37)
    let whole = 4 * r * (r + 1)
    let rule = try CellRule(
      "R\(r),C0,M0,S\(whole * 2 / 5)..\(whole / 2),B\(whole * 49 / 100)..\(whole / 2),NM:P\(size.columns),\(size.rows)"
    )
    let naive = NaiveLarger(
      states: 2, births: whole * 49 / 100...whole / 2, survivals: whole * 2 / 5...whole / 2)
    try naive.expectAgreement(rule, size, using: &stream) { naive.stepped($0, squareOf: r) }
  }

  /// Returns the columns that a shape has in a row, including the cell itself.
  private func columns(_ letter: Character, _ r: Int, row j: Int) -> ClosedRange<Int> {
    let reach = (0...r).last { $0 == 0 && j == 0 || NaiveLarger.counts(letter, $0, j, r) } ?? 0
    let back = (0...r).last { $0 == 0 && j == 0 || NaiveLarger.counts(letter, -$0, j, r) } ?? 0
    return -back...reach
  }

  @Test(arguments: Array("MNC2H"), [6, 15, 63, 64, 126])
  func `shapes with long edges agree`(letter: Character, range r: Int) throws {
    var stream = RandomStream(key: UInt64(300 + r))
    let spans = (-r...r).map { (row: $0, columns: columns(letter, r, row: $0)) }
    let count = spans.reduce(0) { $0 + $1.columns.count } - 1
    let (births, survivals) = (count * 9 / 20...count / 2, count * 2 / 5...count * 11 / 20)
    for (wraps, states) in [(false, 2), (true, 4), (true, 2)].prefix(r > 60 ? 2 : 3) {
      let size = GridSize(
        columns: 2 * r + 1 + stream.draw(below: 70), rows: 2 * r + stream.draw(below: 20))
      let rule = try CellRule(
        "R\(r),C\(states),M0,S\(survivals.lowerBound)..\(survivals.upperBound),"
          + "B\(births.lowerBound)..\(births.upperBound),N\(letter):"
          + "\(wraps ? "T" : "P")\(size.columns),\(size.rows)")
      let naive = NaiveLarger(states: states, births: births, survivals: survivals)
      try naive.expectAgreement(rule, size, generations: r > 60 ? 1 : 2, using: &stream) {
        naive.stepped($0, wraps: wraps, spans: spans)
      }
    }
  }
}
