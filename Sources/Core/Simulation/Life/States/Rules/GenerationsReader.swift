/// Reads Generations rules: `345/2/4`, `B2/S345/4`, `b2s345g4`, with Hensel's letters, and MAPs.
struct GenerationsReader {
  /// Parses the rule of a text without its grid, and the place of its births; nil if it is not of
  /// this family.
  static func rule(
    _ cursor: RuleCursor
  ) throws(RuleError) -> (rule: CellRule, births: Int)? {
    if cursor.lowercased.hasPrefix("map") { return try map(cursor) }
    guard let first = cursor.next, "/_0123456789bsgBSG".contains(first) else { return nil }
    // Names may also have two underscores.
    let letters = "0123456789bsgvh/_-ceaiknjqrytwz"
    guard cursor.lowercased.allSatisfy({ letters.contains($0) }) else { return nil }
    let pieces = pieces(cursor)
    let isNamed = pieces.contains { $0.label == "g" } && pieces.count == 3
    let slashes = cursor.rest.count { $0 == "/" || $0 == "_" }
    guard slashes == 2 || isNamed else { return nil }
    guard pieces.count == 3 else {
      throw .unexpected(first, column: cursor.column)
    }
    return try rule(pieces)
  }

  /// A part of a rule, and its letter.
  private struct Piece {
    var label: Character?
    var text: RuleCursor
  }

  /// Splits a text at slashes, and before the letters that begin a part.
  private static func pieces(_ cursor: RuleCursor) -> [Piece] {
    var pieces: [Piece] = []
    var length = 0
    var start = cursor
    var label: Character?
    var rest = cursor
    var isOpen = true
    func close() { pieces.append(Piece(label: label, text: start.prefix(length))) }
    while let character = rest.next {
      let letter = character.lower
      let isStart = length == 0 && label == nil
      if letter == "/" || letter == "_" {
        close()
        rest.skip()
        start = rest
        label = nil
        length = 0
        isOpen = true
      } else if "bsg".contains(letter) || letter == "c" && isStart && isOpen {
        // Without a slash before it, a letter ends the previous part.
        if !isStart { close() }
        rest.skip()
        start = rest
        label = letter
        length = 0
        isOpen = false
      } else {
        rest.skip()
        length += 1
      }
    }
    close()
    return pieces
  }

  private static func rule(
    _ pieces: [Piece]
  ) throws(RuleError) -> (rule: CellRule, births: Int) {
    var parts: [Character: RuleCursor] = [:]
    for piece in pieces {
      guard let label = piece.label else { continue }
      guard parts.updateValue(piece.text, forKey: label == "c" ? "g" : label) == nil else {
        throw .unexpected(label, column: max(1, piece.text.column - 1))
      }
    }
    // Parts without a letter come in this order.
    let labels: [Character] = ["s", "b", "g"]
    for piece in pieces where piece.label == nil {
      if let free = labels.first(where: { parts[$0] == nil }) { parts[free] = piece.text }
    }
    guard var births = parts["b"], var survivals = parts["s"], var states = parts["g"] else {
      throw .endsEarly(column: pieces.last?.text.column ?? 1)
    }
    var reach = suffix(&states)
    // If the states come first, the letter is still at the end.
    if reach == nil, pieces.last?.label == "s" { reach = suffix(&survivals) }
    if reach == nil, pieces.last?.label == "b" { reach = suffix(&births) }
    for part in [births, survivals] {
      if let index = part.rest.firstIndex(where: { "vVhH".contains($0) }) {
        let place = part.rest.distance(from: part.rest.startIndex, to: index)
        throw .unexpected(part.rest[index], column: part.column(of: place))
      }
    }
    let count = try stateCount(&states)
    return (rule(try table(births, survivals, reach ?? ""), stateCount: count), births.column)
  }

  /// The rule of births and survivals, in the shortest notation that determines its lattice.
  private static func rule(_ living: LifeRule, stateCount: Int) -> CellRule {
    CellRule(
      .generations(GenerationsRule(living.table, stateCount: stateCount)),
      name: GenerationsRule.text(of: living.shortest.text, stateCount: stateCount))
  }

  /// Removes the letter of a reach from the end of a part.
  private static func suffix(_ part: inout RuleCursor) -> String? {
    guard let last = part.rest.last, "vVhH".contains(last) else { return nil }
    part = part.dropLast(1)
    return last.uppercased()
  }

  private static func stateCount(_ cursor: inout RuleCursor) throws(RuleError) -> Int {
    let count = try cursor.number("the number of states", in: 2...256)
    try cursor.expectEnd()
    return count
  }

  private static func table(
    _ births: RuleCursor, _ survivals: RuleCursor, _ reach: String
  ) throws(RuleError) -> LifeRule {
    let end = survivals.column(of: survivals.count)
    let text =
      RuleCursor("B", at: births.column) + births + RuleCursor("/S", at: survivals.column)
      + survivals + RuleCursor(reach, at: end)
    do throws(RuleError) {
      var reader = PartsReader(text)
      return try reader.rule()
    } catch {
      throw .counts(error)
    }
  }

  private static func map(
    _ cursor: RuleCursor
  ) throws(RuleError) -> (rule: CellRule, births: Int)? {
    // A slash is also a digit, so the last one separates the states.
    let text = cursor.rest
    guard let slash = text.lastIndex(of: "/") else { return nil }
    let digits = text[..<slash]
    var states = cursor
    states.skip(text.distance(from: text.startIndex, to: slash) + 1)
    let bare = digits.dropFirst(3).filter { $0 != "=" }
    guard MapNotation.lengths.contains(bare.count), !states.isAtEnd else { return nil }
    let count = try stateCount(&states)
    let living: LifeRule
    do throws(RuleError) {
      living = try LifeRule(body: cursor.prefix(digits.count), hexagons: .byRows)
    } catch {
      throw .counts(error)
    }
    return (rule(living, stateCount: count), cursor.column)
  }
}
