/// A word that may be a misspelled name, with its edit distances from names.
package struct Spelling {
  private let letters: [Character]
  /// The ASCII letters as bytes, for fast comparison; nil if some are not ASCII.
  private let bytes: [UInt8]?

  package init(of word: String) {
    letters = Array(word)
    bytes = word.utf8.allSatisfy { $0 < 128 } ? Array(word.utf8) : nil
  }

  /// The number of insertions, deletions, substitutions and swaps that turn the word into a name
  /// (Damerau, 1964); nil if it exceeds a limit.
  package func distance(to name: String, within limit: Int) -> Int? {
    guard let bytes, name.utf8.allSatisfy({ $0 < 128 }) else {
      return Self.distance(from: letters, to: Array(name), within: limit)
    }
    // The difference in length is a lower bound of the distance.
    guard abs(bytes.count - name.utf8.count) <= limit else { return nil }
    return Self.distance(from: bytes, to: Array(name.utf8), within: limit)
  }

  private static func distance<Letter: Equatable>(
    from a: [Letter], to b: [Letter], within limit: Int
  ) -> Int? {
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

  /// True if leaving letters out of another word gives this one, which is a likely error.
  package static func leavesOut(_ word: String, of other: String) -> Bool {
    var rest = word[...]
    for letter in other where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
