/// One of the 256 elementary rules: a cell's next state depends on its own and its two neighbours'.
///
/// Bit `4·left + 2·centre + right` of the number is the next state (Wolfram, 1983).
package struct WolframRule: Hashable, Sendable {
  package let number: UInt8

  /// Creates the rule of a number, 0...255.
  package init(_ number: UInt8) {
    self.number = number
  }

  /// True if the background of the next line is alive.
  func nextBackground(after background: Bool) -> Bool {
    number >> (background ? 7 : 0) & 1 != 0
  }
}

extension WolframRule {
  /// Parses a rule: `30`, `W30`, `w30` or `rule 30`.
  ///
  /// - Throws: The fault and its column.
  package init(parsing text: String) throws(RuleError) {
    let characters = Array(text)
    var next = characters.prefix { $0 == " " }.count
    let end = characters.count - characters.reversed().prefix { $0 == " " }.count
    guard next < end else { throw .empty }
    next += Self.prefixLength(of: characters[next..<end])
    guard next < end else { throw .unexpected(characters[end - 1], column: end) }
    let firstColumn = next + 1
    var number = 0
    for (index, character) in zip(next..<end, characters[next..<end]) {
      guard character.isASCII, let digit = character.wholeNumberValue else {
        throw .unexpected(character, column: index + 1)
      }
      number = min(number * 10 + digit, 1000)
    }
    guard let number = UInt8(exactly: number) else { throw .numberTooLarge(column: firstColumn) }
    self.init(number)
  }

  /// The number of characters of a leading `W` or `rule`, with the spaces after it.
  private static func prefixLength(of characters: ArraySlice<Character>) -> Int {
    if characters.first == "W" || characters.first == "w" { return 1 }
    guard String(characters.prefix(4)).lowercased() == "rule" else { return 0 }
    return 4 + characters.dropFirst(4).prefix { $0 == " " }.count
  }
}
