/// A word that may be a misspelled name, with its edit distances from names.
package struct Spelling {
  private let letters: [Character]

  package init(of word: String) { letters = Array(word) }

  /// The number of insertions, deletions, substitutions and swaps that turn the word into a name
  /// (Damerau, 1964); nil if it exceeds a limit.
  package func distance(to name: String, within limit: Int) -> Int? {
    let (a, b) = (letters, Array(name))
    // The difference in length is a lower bound of the distance.
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in a.indices {
      row[0] = i + 1
      var least = i + 1
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row[j + 1] = cost
        least = min(least, cost)
      }
      // The minimum of a row never exceeds that of a later one.
      guard least <= limit else { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }

  /// The place of the nearest name within a limit: of some as near, the first that has all letters
  /// in order, because leaving letters out is a likely error.
  package func nearest(of names: [String], within limit: Int) -> Int? {
    var best: (distance: Int, rank: Int, place: Int)?
    for (place, name) in names.enumerated() {
      guard let distance = distance(to: name, within: best?.distance ?? limit) else { continue }
      let rank = leavesOutLetters(of: name) ? 0 : 1
      if let best, (best.distance, best.rank) <= (distance, rank) { continue }
      best = (distance, rank, place)
    }
    return best?.place
  }

  private func leavesOutLetters(of name: String) -> Bool {
    var rest = letters[...]
    for letter in name where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
