/// A fault in the spelling of an elementary rule; columns count from 1.
package enum WolframRuleError: Error, Hashable {
  /// Nothing was written.
  case empty
  /// A character that does not belong there.
  case unexpectedCharacter(Character, column: Int)
  /// A number above 255.
  case tooLarge(column: Int)
}

extension WolframRule {
  /// The rule that a text spells: `30`, `W30`, `w30` or `rule 30`.
  ///
  /// - Throws: what is wrong, and in which column.
  package init(parsing text: String) throws(WolframRuleError) {
    let characters = Array(text)
    var next = characters.prefix { $0 == " " }.count
    let end = characters.count - characters.reversed().prefix { $0 == " " }.count
    guard next < end else { throw .empty }
    next += Self.prefixLength(of: characters[next..<end])
    guard next < end else {
      throw .unexpectedCharacter(characters[end - 1], column: end)
    }
    let firstColumn = next + 1
    var number = 0
    for (index, character) in zip(next..<end, characters[next..<end]) {
      guard character.isASCII, let digit = character.wholeNumberValue else {
        throw .unexpectedCharacter(character, column: index + 1)
      }
      number = min(number * 10 + digit, 1000)
    }
    guard let number = UInt8(exactly: number) else { throw .tooLarge(column: firstColumn) }
    self.init(number)
  }

  /// The number of characters that a leading `W` or `rule` takes, with the blanks after the word.
  private static func prefixLength(of characters: ArraySlice<Character>) -> Int {
    if characters.first == "W" || characters.first == "w" { return 1 }
    guard String(characters.prefix(4)).lowercased() == "rule" else { return 0 }
    return 4 + characters.dropFirst(4).prefix { $0 == " " }.count
  }
}
