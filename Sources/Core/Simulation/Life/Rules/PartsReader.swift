/// Reads births and survivals: `B3/S23` in all its spellings, and the isotropic notation.
struct PartsReader {
  private var cursor: RuleCursor
  private var sets = IsotropicNotation.Sets()
  private var hasLetters = false
  private var underscore: Int?
  private var suffixColumn = 0

  /// The counts so far with their columns, for checking them against the neighbourhood.
  private var counts: [(digit: Character, column: Int)] = []

  /// The births or the survivals.
  private typealias Part = WritableKeyPath<IsotropicNotation.Sets, [UInt16]>

  /// Creates a reader of a text without a grid.
  init(_ cursor: RuleCursor) { self.cursor = cursor }

  /// The rule, without a grid.
  mutating func rule() throws(RuleError) -> LifeRule {
    // A part without a letter is the other one; without any letter, survivals come first.
    let text = cursor.lowercased
    let letter = text.first { part(named: $0) != nil }
    let isNamed = letter != nil && letter == text.first
    let (first, second): (Character, Character) =
      letter == (isNamed ? "b" : "s") ? ("b", "s") : ("s", "b")
    cursor.takes(first)
    try read(first)
    let isSlashed = skipSlash()
    guard isNamed || isSlashed else { throw cursor.fault }
    if cursor.takes(second) || isSlashed { try read(second) }
    let reach = try suffix()
    if let next = cursor.next, next == "/", reach == .moore {
      throw .moreStates(column: cursor.column)
    }
    try cursor.expectEnd()
    return try finished(reach)
  }

  private func finished(_ reach: Reach) throws(RuleError) -> LifeRule {
    if let underscore, !hasLetters { throw .underscore(column: underscore) }
    guard reach != .moore else {
      let table = RuleTable(sets)
      let text = table.counts.map { Reach.moore.text(of: $0) } ?? IsotropicNotation.text(of: sets)
      return LifeRule(table: table, text: text)
    }
    if hasLetters { throw .unexpected(Character(reach.rawValue), column: suffixColumn) }
    for count in counts where (count.digit.wholeNumberValue ?? 0) > reach.count {
      throw .countTooLarge(count.digit, limit: reach.count, column: count.column)
    }
    func bits(_ sets: [UInt16]) -> UInt16 {
      sets.indices.reduce(0) { $0 | (sets[$1] == 0 ? 0 : 1 << UInt16($1)) }
    }
    let counts = NeighbourCounts(births: bits(sets.births), survivals: bits(sets.survivals))
    return LifeRule(table: RuleTable(counts, in: reach), text: reach.text(of: counts))
  }

  private func part(named letter: Character) -> Part? {
    switch letter.lower {
    case "b": \.births
    case "s": \.survivals
    default: nil
    }
  }

  private func reach(named letter: Character) -> Reach? {
    Reach.allCases.first { $0 != .moore && $0.rawValue == letter.uppercased() }
  }

  private mutating func skipSlash() -> Bool {
    guard let slash = cursor.next, slash == "/" || slash == "_" else { return false }
    if slash == "_" { underscore = cursor.column }
    cursor.skip()
    return true
  }

  private mutating func suffix() throws(RuleError) -> Reach {
    guard let letter = cursor.next, let reach = reach(named: letter) else { return .moore }
    suffixColumn = cursor.column
    cursor.skip()
    return reach
  }

  /// Reads the counts of births or survivals, each with its letters.
  private mutating func read(_ letter: Character) throws(RuleError) {
    guard let part = part(named: letter) else { return }
    var seen: Set<Int> = []
    while let digit = cursor.next, digit.isASCIIDigit, let count = digit.wholeNumberValue {
      guard count <= 8 else {
        throw .countTooLarge(digit, limit: 8, column: cursor.column)
      }
      guard seen.insert(count).inserted else {
        throw .repeated(digit, column: cursor.column)
      }
      counts.append((digit, cursor.column))
      cursor.skip()
      sets[keyPath: part][count] = try letters(of: count)
    }
  }

  /// Reads the letters after a count; without any, the count has all of its classes.
  private mutating func letters(of count: Int) throws(RuleError) -> UInt16 {
    let negated = cursor.next == "-"
    if negated { cursor.skip() }
    var set: UInt16 = 0
    while let letter = cursor.next, letter.isLetter, part(named: letter) == nil,
      reach(named: letter) == nil
    {
      let known = IsotropicNotation.letters[4].contains(letter.lower)
      guard let index = IsotropicNotation.letters[count].firstIndex(of: letter.lower) else {
        throw known
          ? .letterOfOtherCount(letter, count: count, column: cursor.column)
          : .unexpected(letter, column: cursor.column)
      }
      guard set >> UInt16(index) & 1 == 0 else {
        throw .repeated(letter, column: cursor.column)
      }
      set |= 1 << UInt16(index)
      hasLetters = true
      cursor.skip()
    }
    if negated && set == 0 { throw cursor.fault }
    if set == 0 { return IsotropicNotation.all(count) }
    return negated ? IsotropicNotation.all(count) ^ set : set
  }
}
