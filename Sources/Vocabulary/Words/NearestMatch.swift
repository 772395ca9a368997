internal import Basics

/// Finds what a person may have meant.
package enum NearestMatch {
  /// The number of names that are looked at: of more nobody waits for the nearest one.
  private static let mostCandidates = 5000

  /// The candidate that is fewest slips away from a word, if it is near enough to be meant.
  package static func of(_ word: String, in candidates: [String]) -> String? {
    // Nobody means a name by so much, and finding out would take long.
    guard word.utf8.count <= 200 else { return nil }
    let word = word.lowercased()
    let tolerated = max(1, word.count / 3)
    var best: (slips: Int, rank: Int, name: String)?
    for candidate in candidates.prefix(mostCandidates) {
      let name = candidate.lowercased()
      guard let slips = Spelling.slips(from: word, to: name, within: best?.slips ?? tolerated)
      else {
        continue
      }
      let rank = Spelling.leavesOut(word, of: name) ? 0 : 1
      if let best, (best.slips, best.rank) <= (slips, rank) { continue }
      best = (slips, rank, candidate)
    }
    if let best { return best.name }
    guard word.count >= 3 else { return nil }
    return candidates.prefix(mostCandidates).first { $0.lowercased().hasPrefix(word) }
  }
}
