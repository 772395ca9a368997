internal import Encoding
internal import Simulation

/// Finds what a person may have meant.
package enum NearestMatch {
  /// The candidate that is fewest slips away from a word, if it is near enough to be meant.
  package static func of(_ word: String, in candidates: [String]) -> String? {
    // Nobody means a name by so much, and finding out would take long.
    guard word.utf8.count <= 200 else { return nil }
    let word = word.lowercased()
    let tolerated = max(1, word.count / 3)
    let near = candidates.enumerated()
      .map { place, name in
        (
          slips: Spelling.slips(from: word, to: name.lowercased()),
          rank: Spelling.leavesOut(word, of: name.lowercased()) ? 0 : 1, place: place
        )
      }
      .filter { $0.slips <= tolerated }
      .min { ($0.slips, $0.rank, $0.place) < ($1.slips, $1.rank, $1.place) }
    if let near { return candidates[near.place] }
    guard word.count >= 3 else { return nil }
    return candidates.first { $0.lowercased().hasPrefix(word) }
  }
}
