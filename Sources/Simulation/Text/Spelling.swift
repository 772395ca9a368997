/// How far one word is from another: for those who slipped while they wrote a name.
package enum Spelling {
  /// How many letters must be put in, left out, changed or swapped with their neighbour to make one
  /// word the other (Damerau, 1964).
  package static func slips(from word: String, to other: String) -> Int {
    let (a, b) = (Array(word), Array(other))
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
    return last[b.count]
  }

  /// Whether all letters of a word stand in another one, in their order: who leaves letters out
  /// means that one rather than another as many slips away.
  package static func leavesOut(_ word: String, of other: String) -> Bool {
    var rest = word[...]
    for letter in other where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
