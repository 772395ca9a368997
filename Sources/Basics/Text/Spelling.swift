/// The edit distance of two words, for misspelled names.
package enum Spelling {
  /// The number of letters that must be put in, left out, changed or swapped with their neighbour
  /// to make one word the other (Damerau, 1964); nil if they are more than a limit.
  package static func slips(from word: String, to other: String, within limit: Int) -> Int? {
    // Plain letters are bytes, which are compared far sooner.
    let (a, b) = (Array(word.utf8), Array(other.utf8))
    if a.allSatisfy({ $0 < 128 }), b.allSatisfy({ $0 < 128 }) {
      return slips(from: a, to: b, within: limit)
    }
    return slips(from: Array(word), to: Array(other), within: limit)
  }

  private static func slips<Letter: Equatable>(
    from a: [Letter], to b: [Letter], within limit: Int
  ) -> Int? {
    // Words of very different lengths are far apart; that need not be counted out.
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in a.indices {
      row[0] = i + 1
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row[j + 1] = cost
      }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }

  /// True if all letters of a word occur in another one in the same order: leaving letters out is
  /// more likely than other errors.
  package static func leavesOut(_ word: String, of other: String) -> Bool {
    var rest = word[...]
    for letter in other where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
