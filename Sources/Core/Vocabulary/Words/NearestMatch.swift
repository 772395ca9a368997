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
    let spelling = Spelling(of: word)
    var best: (distance: Int, rank: Int, name: String)?
    for candidate in candidates.prefix(mostCandidates) {
      let name = candidate.lowercased()
      let limit = best?.distance ?? tolerated
      guard let distance = spelling.distance(to: name, within: limit) else { continue }
      let rank = Spelling.leavesOut(word, of: name) ? 0 : 1
      if let best, (best.distance, best.rank) <= (distance, rank) { continue }
      best = (distance, rank, candidate)
    }
    if let best { return best.name }
    guard word.count >= 3 else { return nil }
    return candidates.prefix(mostCandidates).first { $0.lowercased().hasPrefix(word) }
  }
}
