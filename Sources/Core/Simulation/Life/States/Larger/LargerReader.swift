/// Reads rules of Larger than Life in their notations.
struct LargerReader {
  private var cursor: RuleCursor

  /// Consecutive counts, and the column of the largest.
  private typealias Span = (counts: ClosedRange<Int>, column: Int)

  /// Parses the rule of a text without its grid; nil if it is not of this family.
  static func rule(_ cursor: RuleCursor) throws(RuleError) -> LargerRule? {
    var reader = LargerReader(cursor: cursor)
    if let first = cursor.next, first.isASCIIDigit {
      return cursor.rest.count { $0 == "," } == 4 ? try reader.fiveNumbers() : nil
    }
    guard reader.cursor.takes("R"), reader.cursor.next?.isASCIIDigit == true else { return nil }
    return try reader.rule()
  }

  /// Parses Evans's notation: range, births from and to, survivals from and to.
  private mutating func fiveNumbers() throws(RuleError) -> LargerRule {
    let range = try range()
    try cursor.expect(",")
    let births = try span(",")
    try cursor.expect(",")
    let survivals = try span(",")
    try cursor.expectEnd()
    return try finished(range: range, survivals: [survivals], births: [births])
  }

  private mutating func rule() throws(RuleError) -> LargerRule {
    let start = cursor
    let range = try range()
    if let letter = cursor.next, letter == "b" || letter == "B" {
      return try packed(range: range)
    }
    try cursor.expect(",")
    try cursor.expect("C")
    let states = max(2, try cursor.number("C", in: 0...256))
    try cursor.expect(",")
    var own = false
    if cursor.takes("M") {
      own = try cursor.number("M", in: 0...1) == 1
      try cursor.expect(",")
    }
    let (survivals, dotted) = try list("S", endsBefore: "B")
    try cursor.expect(",")
    let (births, alsoDotted) = try list("B", endsBefore: "N")
    var shape = LargerShape.letter("M")
    if cursor.takes(",") {
      shape = try self.shape(range: range, states: states, at: start.column)
    }
    try cursor.expectEnd()
    return try finished(
      dotted || alsoDotted ? .larger : .lists, range: range, states: states, own: own,
      survivals: survivals, births: births, shape)
  }

  /// Parses `r5b34t45s34t58`, and counts as hexadecimal bits: `r2b000f0s01e0z`.
  private mutating func packed(range: Int) throws(RuleError) -> LargerRule {
    cursor.skip()
    if cursor.rest.contains(where: { $0 == "t" || $0 == "T" }) {
      let births = try span("t")
      try cursor.expect("s")
      let survivals = try span("t")
      try cursor.expectEnd()
      return try finished(range: range, survivals: [survivals], births: [births])
    }
    let births = try bits(range: range)
    try cursor.expect("s")
    var survivals = try bits(range: range)
    if cursor.takes("z") { survivals.append((0...0, cursor.column)) }
    try cursor.expectEnd()
    return try finished(.lists, range: range, own: false, survivals: survivals, births: births)
  }

  /// Parses the counts from 1 on as bits, the lowest last.
  private mutating func bits(range: Int) throws(RuleError) -> [Span] {
    let (column, length) = (cursor.column, range * (range + 1))
    let digits = hexDigits(atMost: length)
    guard digits.count == length else {
      throw .listLength(digits.count, allowed: [length], column: column)
    }
    return (0..<4 * length).compactMap { bit in
      digits[length - 1 - bit / 4] >> (bit % 4) & 1 != 0 ? (bit + 1...bit + 1, column) : nil
    }
  }
}

// MARK: - Parts

extension LargerReader {
  private mutating func range() throws(RuleError) -> Int {
    try cursor.number("the range", in: 1...500)
  }

  private mutating func count() throws(RuleError) -> Int {
    try cursor.number("a count", in: 0...100_000_000)
  }

  /// Reads two counts with a separator.
  private mutating func span(_ sign: Character) throws(RuleError) -> Span {
    let (start, first) = (cursor.column, try count())
    try cursor.expect(sign)
    return try span(from: first, at: start)
  }

  /// Reads the last count of a span.
  private mutating func span(from first: Int, at start: Int) throws(RuleError) -> Span {
    let (column, last) = (cursor.column, try count())
    guard first <= last else { throw .backwards(from: first, to: last, column: start) }
    return (first...last, column)
  }

  /// Reads counts and ranges of counts after a letter; returns true if ranges use two dots.
  private mutating func list(
    _ letter: Character, endsBefore end: Character
  ) throws(RuleError) -> ([Span], dotted: Bool) {
    try cursor.expect(letter)
    var list: [Span] = []
    var dotted = false
    while cursor.next?.isASCIIDigit == true {
      let (column, first) = (cursor.column, try count())
      if cursor.takes("-") {
        list.append(try span(from: first, at: column))
      } else if cursor.takes(".") {
        try cursor.expect(".")
        list.append(try span(from: first, at: column))
        dotted = true
      } else {
        list.append((first...first, column))
      }
      var ahead = cursor
      ahead.skip()
      guard cursor.next == ",", let next = ahead.next, next.isASCIIDigit else { break }
      cursor.skip()
    }
    return (list, dotted)
  }

  private mutating func shape(
    range: Int, states: Int, at start: Int
  ) throws(RuleError) -> LargerShape {
    try cursor.expect("N")
    guard let letter = cursor.next?.uppercased().first else {
      throw .endsEarly(column: cursor.column)
    }
    let column = cursor.column
    cursor.skip()
    switch letter {
    case "@": return .cells(try cells(range: range))
    case "W": return .weights(try weights(range: range, states: states))
    case _ where LargerShape.letters.contains(letter):
      let limit = letter == "L" ? 250 : letter == "G" ? 50 : 500
      guard range <= limit else {
        throw .outOfRange(what: "the range", allowed: 1...limit, column: start)
      }
      return .letter(letter)
    default: throw .unknownNeighbourhood(letter, column: column)
    }
  }

  private mutating func hexDigits(atMost most: Int = .max) -> [Int] {
    var digits: [Int] = []
    while digits.count < most, let value = cursor.next?.hexDigitValue {
      digits.append(value)
      cursor.skip()
    }
    return digits
  }

  private mutating func lattice() -> CellLattice? {
    guard let letter = cursor.next?.uppercased(),
      let lattice = CellLattice.allCases.first(where: { $0.letter == letter })
    else { return nil }
    cursor.skip()
    return lattice
  }

  private mutating func cells(range: Int) throws(RuleError) -> LargerWeights {
    let (start, digits) = (cursor, hexDigits())
    let side = 2 * range + 1
    let wanted = (side * side - 1) / 4
    guard digits.count == wanted else {
      throw .listLength(digits.count, allowed: [wanted], column: start.column)
    }
    var weights = digits.flatMap { digit in [3, 2, 1, 0].map { digit >> $0 & 1 } }
    weights.insert(0, at: weights.count / 2)
    let text = String(start.rest.prefix(wanted)).uppercased()
    return LargerWeights(digits: text, weights: weights, ofStates: [], lattice: lattice())
  }

  private mutating func weights(range: Int, states: Int) throws(RuleError) -> LargerWeights {
    let (start, digits) = (cursor, hexDigits())
    let side = 2 * range + 1
    var weights: [Int]
    switch digits.count {
    case side * side: weights = digits.map { $0 < 8 ? $0 : 8 - $0 }
    case 2 * side * side:
      weights = []
      for place in stride(from: 0, to: digits.count, by: 2) {
        let number: Int = digits[place] * 16 + digits[place + 1]
        weights.append(number < 128 ? number : 128 - number)
      }
    default:
      throw .listLength(
        digits.count, allowed: [side * side, 2 * side * side], column: start.column)
    }
    let text = String(start.rest.prefix(digits.count)).lowercased()
    var ofStates: [Int] = []
    if cursor.takes(",") {
      let column = cursor.column
      ofStates = hexDigits()
      guard ofStates.count == states else {
        throw .listLength(ofStates.count, allowed: [states], column: column)
      }
    }
    return LargerWeights(digits: text, weights: weights, ofStates: ofStates, lattice: lattice())
  }

  private func finished(
    _ notation: LargerRule.Notation = .larger, range: Int, states: Int = 2, own: Bool = true,
    survivals: [Span], births: [Span], _ shape: LargerShape = .letter("M")
  ) throws(RuleError) -> LargerRule {
    let rule = LargerRule(
      notation: notation, range: range, stateCount: states, countsItself: own,
      survivals: Self.joined(survivals.map(\.counts)), births: Self.joined(births.map(\.counts)),
      shape: shape)
    let limit = rule.largestCount + (own ? 1 : 0)
    for (counts, column) in survivals + births where counts.upperBound > limit {
      throw .outOfRange(what: "a count", allowed: 0...limit, column: column)
    }
    return rule
  }

  /// Spans in order, with touching ones joined.
  private static func joined(_ spans: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    var joined: [ClosedRange<Int>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let before = joined.last, before.upperBound + 1 >= span.lowerBound {
        joined[joined.count - 1] = before.lowerBound...max(span.upperBound, before.upperBound)
      } else {
        joined.append(span)
      }
    }
    return joined
  }
}

extension LargerRule {
  /// The largest valid count of births and survivals, without M.
  var largestCount: Int {
    let (most, _) = shape.sums(range: range)
    let own: Int =
      switch shape {
      case .letter("G"): (range + 1) * (range + 1)
      case .weights: max(0, shape.weight(0, 0, range: range, isOdd: false))
      default: 0
      }
    return (most + own) * heaviest
  }

  /// The largest weight of a state.
  var heaviest: Int { (0..<stateCount).reduce(0) { max($0, weight(ofState: $1)) } }

  /// The weight of a live cell for itself, which weights include.
  var own: Int {
    if case .weights = shape { return 0 }
    return countsItself ? 1 : 0
  }

  /// True if a cell survives on a full field.
  var survivesFull: Bool {
    let sum = sum(ofState: 1) + own
    return survivals.contains { $0.contains(sum) }
  }

  /// True if cells are born on an empty field.
  var isBornOfNothing: Bool {
    let sum = weight(ofState: 0) == 0 ? 0 : sum(ofState: 0)
    return births.contains { $0.contains(sum) }
  }

  /// The sum of a cell whose whole neighbourhood is in one state.
  private func sum(ofState state: Int) -> Int {
    let (most, least) = shape.sums(range: range)
    return (most + least + shape.weight(0, 0, range: range, isOdd: false)) * weight(ofState: state)
  }
}
