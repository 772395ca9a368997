internal import TerrariumBasics

/// A pattern of the library with its facts.
package struct LibraryEntry: Hashable, Sendable {
  /// Its name, in lower case with hyphens.
  package let name: String
  package let category: PatternCategory

  /// The other names, in alphabetical order.
  package let aliases: [String]

  /// The discoverer, if known.
  package let author: String?

  /// The year of discovery, if known.
  package let year: Int?

  /// A sentence of description; nil if the facts say everything.
  package let summary: String?

  /// Its rule, such as `B3/S23`.
  package let rule: String
  package let facts: LibraryFacts

  /// Its apgcode, if it has one.
  package let apgcode: String?

  /// The cells.
  package let figure: Figure

  /// The highest state above 1, if there is one.
  package let highestState: Pattern.HighState?

  /// Reads a block of the library's text.
  ///
  /// The text is our own and the tests read all of it, so a fault in it is a programming error.
  init(block: LibraryBlock) {
    let pattern: Pattern
    do {
      pattern = try Pattern(reading: Array(block.text), limits: .manyStates)
      figure = try pattern.figure(limits: .manyStates)
    } catch {
      preconditionFailure("the library holds a broken figure: \(error)")
    }
    name = block.name
    category = block.category
    aliases = block.aliases
    rule = pattern.rule ?? "B3/S23"
    highestState = pattern.highestState
    facts = LibraryFacts(words: block.line("D").split(separator: " ").dropFirst())
    apgcode = block.apgcode
    let found = block.line("O").split(separator: ", ")
    author = found.first.map { String($0) }
    year = found.dropFirst().first.flatMap { Int($0) }
    let sentence = block.line("C")
    summary = sentence.isEmpty ? nil : sentence
  }
}
