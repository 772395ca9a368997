/// Reads a rule. Spaces are skipped everywhere; case matters only in the digits of a MAP.
struct RuleParser {
  private var characters: [(character: Character, column: Int)]
  private let text: String
  private let end: Int
  private let hexagons: MapNotation.HexagonOrder
  private var index = 0

  /// A parser of a text, in which a MAP of hexagons has its digits in some order.
  init(_ text: String, hexagons: MapNotation.HexagonOrder = .fromSouth) {
    self.text = text
    self.hexagons = hexagons
    end = text.count + 1
    characters = text.enumerated().map { ($0.element, $0.offset + 1) }
      .filter { !$0.character.isWhitespace }
  }

  /// The rule that the text means.
  mutating func rule() throws(LifeRuleError) -> LifeRule {
    guard let first = peek else { throw .empty }
    let grid = characters.firstIndex { $0.character == ":" }
    if let name = named(upTo: grid ?? characters.count) {
      index = grid ?? characters.count
      return LifeRule(table: name.table, tableText: name.tableText, bounds: try bounds())
    }
    try refuseOneDimension()
    if starts(with: "MAP") { return try map() }
    guard "bs/0123456789".contains(lower(first)), isNotation(upTo: grid) else {
      let name = String(characters[..<(grid ?? characters.count)].map(\.character))
      throw .unknownName(name, nearest: LifeRule.name(near: name), column: column)
    }
    var reader = PartsReader(self)
    let (table, tableText) = try reader.parts()
    self = reader.parser
    return LifeRule(table: table, tableText: tableText, bounds: try bounds())
  }

  /// The rule whose name comes first, if there is one.
  private func named(upTo end: Int) -> LifeRule? {
    let name = String(characters[..<end].map(\.character))
    guard let text = LifeRule.text(named: name) else { return nil }
    return try? LifeRule(text)
  }

  /// True if the text looks like a notation, faulty or not, rather than like a name: apart from a
  /// `b` or `s` there are two letters in a row in names only, where no digit is before them.
  private func isNotation(upTo grid: Int?) -> Bool {
    let letters = characters[..<(grid ?? characters.count)].map { lower($0.character) }
    guard let first = letters.first else { return false }
    if !first.isLetter {
      return letters.contains { "/_bs".contains($0) } || letters.allSatisfy { $0.isASCIIDigit }
    }
    return letters.count == 1
      || "0123456789/bs_".contains(letters[1])
        && !(letters.count > 2 && letters[1].isLetter && letters[2].isLetter)
  }

  private mutating func refuseOneDimension() throws(LifeRuleError) {
    guard let first = peek, lower(first) == "w", characters.count > 1,
      characters[1].character.isWholeNumber
    else { return }
    let code = Int(
      String(
        characters.dropFirst().prefix { $0.character.isASCIIDigit }
          .map(\.character)))
    throw .oneDimensional(code: code, column: column)
  }

  private mutating func map() throws(LifeRuleError) -> LifeRule {
    index += 3
    let start = column
    var values: [Int] = []
    while let digit = peek, let value = MapNotation.value(of: digit) {
      values.append(value)
      index += 1
    }
    guard let reach = MapNotation.reach(digits: values.count) else {
      if let other = peek, other != ":", other != "=", values.count < 86 {
        throw .unexpected(other, column: column)
      }
      throw .mapLength(values.count, allowed: MapNotation.lengths, column: start)
    }
    for _ in 0..<2 where peek == "=" { index += 1 }
    let table = MapNotation.table(values, in: reach, hexagons)
    return LifeRule(
      table: table, tableText: MapNotation.text(of: table, in: reach, .fromSouth),
      bounds: try bounds())
  }
}

extension RuleParser {
  /// The character that comes next; nil at the end.
  var peek: Character? { index < characters.count ? characters[index].character : nil }

  /// The column of the character that comes next.
  var column: Int { index < characters.count ? characters[index].column : end }

  /// Goes past a character.
  mutating func skip() { index += 1 }

  /// A letter in lower case.
  func lower(_ character: Character) -> Character { character.lowercased().first ?? character }

  private func starts(with word: String) -> Bool {
    characters.count >= word.count
      && zip(characters, word).allSatisfy { lower($0.character) == lower($1) }
  }

  /// Reads the suffix after a table: nothing, or a bounded grid.
  mutating func bounds() throws(LifeRuleError) -> LifeRule.Bounds? {
    guard let colon = peek else { return nil }
    guard colon == ":" else { throw .unexpected(colon, column: column) }
    skip()
    guard let letter = peek else { throw .endsEarly(column: column) }
    let edges: Edges
    switch lower(letter) {
    case "t": edges = .wrap
    case "p": edges = .wall
    default: throw .unknownGrid(letter, column: column)
    }
    skip()
    let columns = try side()
    var rows = columns
    if peek == "," {
      skip()
      rows = try side()
    }
    if let other = peek { throw .unexpected(other, column: column) }
    return LifeRule.Bounds(edges: edges, size: GridSize(columns: columns, rows: rows))
  }

  private mutating func side() throws(LifeRuleError) -> Int {
    let limit = 1_000_000_000
    let start = column
    guard let first = peek else { throw .endsEarly(column: start) }
    guard first.isASCIIDigit else { throw .unexpected(first, column: start) }
    var side = 0
    while let digit = peek, digit.isASCIIDigit, let value = digit.wholeNumberValue {
      side = min(limit + 1, side * 10 + value)
      skip()
    }
    guard 1...limit ~= side else { throw .sideOutOfRange(limit: limit, column: start) }
    return side
  }
}

extension Character {
  /// True if it is one of the digits 0 to 9.
  var isASCIIDigit: Bool { "0"..."9" ~= self && isASCII }
}
