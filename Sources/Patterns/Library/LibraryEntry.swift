package import Simulation

/// A figure of the library, and what is known of it.
package struct LibraryEntry: Hashable, Sendable {
  /// Its name: lower case, with hyphens.
  package let name: String
  package let category: PatternCategory

  /// Who found it, as far as that is known.
  package let author: String?

  /// The year in which it was found, as far as that is known.
  package let year: Int?

  /// A sentence about it.
  package let summary: String

  /// The rule it lives by: `B3/S23`.
  package let rule: String
  package let facts: LibraryFacts

  /// The cells.
  package let figure: Figure

  /// Reads a block of the library's text.
  ///
  /// The text is our own and the tests read all of it, so a fault in it is a mistake in the program.
  init(block: ArraySlice<UInt8>, category: PatternCategory) {
    let pattern: Pattern
    do {
      pattern = try Pattern(reading: Array(block))
      figure = try pattern.figure()
    } catch {
      preconditionFailure("the library holds a broken figure: \(error)")
    }
    self.category = category
    name = pattern.name ?? ""
    rule = pattern.rule ?? "B3/S23"
    summary = pattern.comments.first ?? ""
    facts = LibraryFacts(words: (pattern.comments.dropFirst().first ?? "").split(separator: " "))
    let found = (pattern.author ?? "").split(separator: ", ")
    author = found.first.map { String($0) }
    year = found.dropFirst().first.flatMap { Int($0) }
  }
}

/// What the tests hold a figure to; what does not apply to its category is nil.
package struct LibraryFacts: Hashable, Sendable {
  /// Generations until it comes back to itself, sends out or leaves the next thing, or copies itself.
  package var period: Int?

  /// How far it gets in a period, to the right and down.
  package var moves: Cell?

  /// By how many cells it grows in a period.
  package var grows: Int?

  /// From which generation on it grows like that; nil where it does from the start.
  package var after: Int?

  /// The generation in which it has come to rest.
  package var lifespan: Int?

  /// How many cells live then.
  package var population: Int?

  /// How many copies there are after a period.
  package var copies: Int?

  /// The facts of some words like `period=30`.
  init(words: [Substring] = []) {
    for word in words {
      let parts = word.split(separator: "=")
      let numbers = parts.dropFirst().first?.split(separator: ",").compactMap { Int($0) } ?? []
      guard let number = numbers.first else { continue }
      switch parts[0] {
      case "period": period = number
      case "moves": moves = Cell(number, numbers.count > 1 ? numbers[1] : 0)
      case "grows": grows = number
      case "after": after = number
      case "lifespan": lifespan = number
      case "population": population = number
      case "copies": copies = number
      default: preconditionFailure("the library knows no fact \(word)")
      }
    }
  }
}
