internal import TerrariumBasics

/// Finds the name most similar to a misspelled one.
package enum NearestMatch {
  /// The most names to search; more would take too long.
  private static let mostCandidates = 5000

  /// The candidate with the smallest edit distance from a word, if it is similar enough.
  package static func of(_ word: String, in candidates: [String]) -> String? {
    // Very long words are not misspelled names, and comparing them would take long.
    guard word.utf8.count <= 200 else { return nil }
    let word = word.lowercased()
    // A single misspelled letter could be any other.
    let tolerated = word.count < 2 ? 0 : max(1, word.count / 3)
    let names = candidates.prefix(mostCandidates).map { $0.lowercased() }
    let nearest =
      Spelling(of: word).nearest(of: names, within: tolerated)
      ?? (word.count < 3 ? nil : names.firstIndex { $0.hasPrefix(word) })
    return nearest.map { candidates[$0] }
  }
}
