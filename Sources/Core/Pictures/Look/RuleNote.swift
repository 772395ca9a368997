/// The legend's note on a world's rule.
package enum RuleNote: Hashable, Sendable {
  /// The results of the eight neighbourhoods of an elementary rule.
  case neighbourhoods(UInt8)
  /// A rule by its name, and the numbers of neighbours for birth and survival.
  case counts(name: String, births: [Int], survivals: [Int])
  /// A text of its own.
  case text(String)

  /// The note in words, the longest first.
  package func texts(_ language: Language) -> [String] {
    switch self {
    case .neighbourhoods: return []
    case .text(let text): return [text]
    case .counts(let name, let births, let survivals):
      func words(_ localized: LocalizedText, _ counts: [Int]) -> [String] {
        localized.texts(language, ["counts": Self.list(counts, language)])
      }
      let one = births == [1] ? LocalizedText.bornWithOne : .born
      let born = words(births.isEmpty ? .neverBorn : one, births)
      let survives = words(survivals.isEmpty ? .neverSurvives : .survives, survivals)[0]
      let short = "\(born[born.count - 1]), \(survives)"
      return ["\(name): \(born[0]), \(survives)", "\(name): \(short)", short, name]
    }
  }

  /// Some numbers in words: ranges of three or more with a dash.
  private static func list(_ numbers: [Int], _ language: Language) -> String {
    var parts: [String] = []
    var rest = numbers[...]
    while let first = rest.first {
      let run = zip(rest, first...).prefix { $0 == $1 }.map(\.0)
      let isRange = run.count > 2
      parts += isRange ? ["\(first)–\(run[run.count - 1])"] : ["\(first)"]
      rest = rest.dropFirst(isRange ? run.count : 1)
    }
    guard parts.count > 1, let last = parts.popLast() else { return parts.joined() }
    let or = LocalizedText.or.texts(language)
    return parts.joined(separator: ", ") + " \(or[last.hasPrefix("8") ? or.count - 1 : 0]) \(last)"
  }
}
