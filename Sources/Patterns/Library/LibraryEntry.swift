/// A figure of the library, and what is known of it.
package struct LibraryEntry: Hashable, Sendable {
  /// Its name: lower case, with hyphens.
  package let name: String
  package let category: PatternCategory

  /// The other names, in alphabetical order.
  package let aliases: [String]

  /// The discoverer, if known.
  package let author: String?

  /// The year in which it was found, as far as that is known.
  package let year: Int?

  /// A sentence about it: the library's, or where it has none what its facts say.
  package let summary: String

  /// True if the library has a sentence about it.
  package let isDescribed: Bool

  /// The rule it lives by: `B3/S23`.
  package let rule: String
  package let facts: LibraryFacts

  /// Its apgcode, where it has one.
  package let apgcode: String?

  /// The cells.
  package let figure: Figure

  /// The highest state above 1, where there is one.
  package let highestState: Pattern.HighState?

  /// Reads a block of the library's text.
  ///
  /// The text is our own and the tests read all of it, so a fault in it is a mistake in the program.
  init(block: LibraryBlock) {
    let pattern: Pattern
    do {
      pattern = try Pattern(reading: Array(block.text), limits: .manyStates)
      figure = try pattern.figure(limits: .manyStates)
    } catch {
      preconditionFailure("the library holds a broken figure: \(error)")
    }
    (name, category, aliases) = (block.name, block.category, block.aliases)
    rule = pattern.rule ?? "B3/S23"
    highestState = pattern.highestState
    facts = LibraryFacts(words: block.line("D").split(separator: " ").dropFirst())
    apgcode = block.apgcode
    let found = block.line("O").split(separator: ", ")
    author = found.first.map { String($0) }
    year = found.dropFirst().first.flatMap { Int($0) }
    let sentence = block.line("C")
    isDescribed = !sentence.isEmpty
    summary = isDescribed ? sentence : category.sentence(facts, cells: figure.population)
  }
}

extension PatternCategory {
  /// The description of a figure without a sentence, made from its facts.
  fileprivate func sentence(_ facts: LibraryFacts, cells: Int) -> String {
    let period = facts.period ?? 1
    let end = facts.lifespan == 1 ? "1 generation" : "\(facts.lifespan ?? 0) generations"
    return switch self {
    case .stillLife: "A still life of \(cells) cells."
    case .oscillator: "An oscillator of the period \(period)."
    case .spaceship: "A ship of the period \(period), \(facts.speed ?? "")."
    case .gun: "A gun of the period \(period)."
    case .puffer: "A puffer of the period \(period), \(facts.speed ?? "")."
    case .rake: "A rake of the period \(period), \(facts.speed ?? "")."
    case .breeder: "Grows as the square of time."
    case .growth: "Grows for ever."
    case .methuselah, .predecessor:
      (facts.population == 0 ? "Nothing is left after " : "At rest after ") + "\(end)."
    case .fuse: "Burns down in \(end)."
    case .replicator: "Makes copies of itself."
    case .device: "Done after \(end)."
    }
  }
}
