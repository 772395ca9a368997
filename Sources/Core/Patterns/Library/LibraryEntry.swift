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
  package let pattern: Pattern

  /// The highest state above 1, if there is one.
  package let highestState: PatternFile.HighState?

  /// Reads a block of the library's text.
  ///
  /// The text is our own and the tests read all of it, so a fault in it is a programming error.
  init(block: LibraryBlock) {
    let file: PatternFile
    do {
      file = try PatternFile(reading: Array(block.text), limits: .manyStates)
      pattern = try file.cells(limits: .manyStates)
    } catch {
      preconditionFailure("the library holds a broken pattern: \(error)")
    }
    name = block.name
    category = block.category
    aliases = block.aliases
    rule = file.rule ?? "B3/S23"
    highestState = file.highestState
    facts = LibraryFacts(words: block.line("D").split(separator: " ").dropFirst())
    apgcode = block.apgcode
    let found = block.line("O").split(separator: ", ")
    author = found.first.map { String($0) }
    year = found.dropFirst().first.flatMap { Int($0) }
    let sentence = block.line("C")
    summary = sentence.isEmpty ? nil : sentence
  }
}
