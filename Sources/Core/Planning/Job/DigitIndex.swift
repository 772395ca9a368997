internal import TerrariumBasics
package import TerrariumEncoding

/// The digits of outputs between the same two texts, as ranges. It finds the outputs that may share
/// a file with another without looking at each of thousands.
///
/// The found outputs may still write different files.
package struct DigitIndex: Sendable {
  /// A range of digits before a common ending.
  private struct Entry: Sendable {
    let low: String
    let high: String
    let output: Int
  }

  /// The entries of one ending, ordered by start.
  private struct Group: Sendable {
    var entries: [Entry] = []
    /// True if no two entries overlap, so that a search only looks at neighbours.
    var isDisjoint = true

    func overlapping(_ low: String, _ high: String) -> some Sequence<Int> {
      let near = isDisjoint ? entries[max(0, place(of: low) - 1)...] : entries[...]
      return near.lazy.prefix { $0.low <= high }.filter { $0.high >= low }.map(\.output)
    }

    mutating func insert(_ entry: Entry) {
      if overlapping(entry.low, entry.high).contains(where: { _ in true }) { isDisjoint = false }
      entries.insert(entry, at: place(of: entry.low))
    }

    /// The index of the first entry that starts after `low`.
    private func place(of low: String) -> Int {
      (0..<entries.count).partition { entries[$0].low > low }
    }
  }

  /// The groups by the number of digits, the length of the ending, and the ending.
  private var groups: [Int: [Int: [String: Group]]] = [:]

  package init() {}

  /// Adds an output.
  package mutating func insert(_ rows: [NumberedPath.Rows], of output: Int) {
    for row in rows {
      groups[row.length, default: [:]][row.ending.utf8.count, default: [:]][
        row.ending, default: Group()
      ].insert(Entry(low: row.low, high: row.high, output: output))
    }
  }

  /// The outputs that may share digits with some ranges, in order.
  package func outputs(overlapping rows: [NumberedPath.Rows]) -> [Int] {
    var found: Set<Int> = []
    for row in rows {
      let own = row.ending.utf8.count
      for (count, endings) in groups[row.length] ?? [:] {
        if count <= own {
          // Digits that belong to the ending here belong to the number there.
          let more = String(row.ending.dropLast(count))
          guard let group = endings[String(row.ending.suffix(count))] else { continue }
          found.formUnion(group.overlapping(row.low + more, row.high + more))
        } else {
          // The reverse case: without those digits, both ends still enclose them.
          let (low, high) = (row.low.dropLast(count - own), row.high.dropLast(count - own))
          for (ending, group) in endings
          where ending.utf8.suffix(own).elementsEqual(row.ending.utf8) {
            found.formUnion(group.overlapping(String(low), String(high)))
          }
        }
      }
    }
    return found.sorted()
  }
}
