/// Finds what a person may have meant.
package enum NearestMatch {
  /// The candidate that is fewest slips away from a word, if it is near enough to be meant.
  package static func of(_ word: String, in candidates: [String]) -> String? {
    // Nobody means a name by so much, and finding out would take long.
    guard word.utf8.count <= 200 else { return nil }
    let word = word.lowercased()
    let tolerated = max(1, word.count / 3)
    let near = candidates.enumerated()
      .map { (slips: slips(from: word, to: $0.element.lowercased()), place: $0.offset) }
      .filter { $0.slips <= tolerated }
      .min { ($0.slips, $0.place) < ($1.slips, $1.place) }
    if let near { return candidates[near.place] }
    guard word.count >= 3 else { return nil }
    return candidates.first { $0.lowercased().hasPrefix(word) }
  }

  /// How many letters must be put in, left out, changed or swapped with their neighbour.
  static func slips(from word: String, to other: String) -> Int {
    let a = Array(word)
    let b = Array(other)
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
