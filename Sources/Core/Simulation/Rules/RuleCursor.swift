/// A position in the text of a rule that moves forward and knows its column. Spaces are skipped.
struct RuleCursor {
  private var characters: ArraySlice<(character: Character, column: Int)>
  private let end: Int

  /// Starts at the beginning of a text.
  init(_ text: String) {
    end = text.count + 1
    characters =
      text.enumerated().map { (character: $0.element, column: $0.offset + 1) }
      .filter { !$0.character.isWhitespace }[...]
  }

  /// Creates a text derived from another one, all of it at one column of that.
  init(_ text: String, at column: Int) {
    self.init(text.map { (character: $0, column: column) }[...], end: column)
  }

  private init(_ characters: ArraySlice<(character: Character, column: Int)>, end: Int) {
    (self.characters, self.end) = (characters, end)
  }

  /// The next character; nil at the end.
  var next: Character? { characters.first?.character }

  /// The column of the next character.
  var column: Int { characters.first?.column ?? end }

  /// True at the end.
  var isAtEnd: Bool { characters.isEmpty }

  /// The number of remaining characters.
  var count: Int { characters.count }

  /// The rest of the text.
  var rest: String { String(characters.map(\.character)) }

  /// The rest of the text in lower case.
  var lowercased: String { rest.lowercased() }

  /// Skips some characters.
  mutating func skip(_ count: Int = 1) { characters = characters.dropFirst(count) }

  /// The part before a character, and the part after it; nil if the character does not occur.
  func split(at character: Character) -> (before: RuleCursor, after: RuleCursor)? {
    guard let place = characters.firstIndex(where: { $0.character == character }) else {
      return nil
    }
    return (
      RuleCursor(characters[..<place], end: characters[place].column),
      RuleCursor(characters[(place + 1)...], end: end)
    )
  }

  /// The first characters, up to a number.
  func prefix(_ count: Int) -> RuleCursor {
    RuleCursor(characters.prefix(count), end: characters.dropFirst(count).first?.column ?? end)
  }

  /// The text without its last characters.
  func dropLast(_ count: Int) -> RuleCursor { prefix(self.count - count) }

  /// Two texts joined, each character at its own column.
  static func + (first: RuleCursor, second: RuleCursor) -> RuleCursor {
    RuleCursor(first.characters + second.characters, end: second.end)
  }

  /// The column of a character of the rest, by its index.
  func column(of index: Int) -> Int { characters.dropFirst(max(0, index)).first?.column ?? end }

  /// The fault of an unexpected character, or of an early end.
  var fault: RuleError {
    next.map { .unexpected($0, column: column) } ?? .endsEarly(column: column)
  }

  /// Skips a letter (ignoring case) or sign; returns false if another comes next.
  @discardableResult mutating func takes(_ wanted: Character) -> Bool {
    guard next?.lowercased() == wanted.lowercased() else { return false }
    skip()
    return true
  }

  /// Skips a letter (ignoring case) or sign; throws if another comes next.
  mutating func expect(_ wanted: Character) throws(RuleError) {
    guard takes(wanted) else { throw fault }
  }

  /// Throws if anything follows.
  func expectEnd() throws(RuleError) {
    guard isAtEnd else { throw fault }
  }

  /// Reads a whole number.
  ///
  /// - Throws: If no digit follows, or the caller's error for a number beyond the limit.
  mutating func number(
    limit: Int, beyond: (_ limit: Int, _ column: Int) -> RuleError
  ) throws(RuleError) -> Int {
    let start = column
    guard let first = next, first.isASCIIDigit else { throw fault }
    var value = 0
    while let digit = next, digit.isASCIIDigit, let unit = digit.wholeNumberValue {
      if value <= limit { value = value * 10 + unit }
      skip()
    }
    guard value <= limit else { throw beyond(limit, start) }
    return value
  }

  /// Reads a whole number within a range.
  mutating func number(
    _ what: String, in allowed: ClosedRange<Int>
  ) throws(RuleError) -> Int {
    let start = column
    func outOfRange(_ limit: Int, _ column: Int) -> RuleError {
      .outOfRange(what: what, allowed: allowed, column: column)
    }
    let value = try number(limit: allowed.upperBound, beyond: outOfRange)
    guard value >= allowed.lowerBound else { throw outOfRange(value, start) }
    return value
  }
}

extension Character {
  /// True if it is one of the digits 0 to 9.
  var isASCIIDigit: Bool { "0"..."9" ~= self && isASCII }

  /// The character in lower case.
  var lower: Character { lowercased().first ?? self }
}
