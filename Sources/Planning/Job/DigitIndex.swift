internal import Basics
package import Encoding

/// The rows of digits that some outputs write between the same two texts, so that those an output
/// may share are found without a look at each of the others: there may be thousands that differ in
/// nothing but digits.
///
/// What is found may meet; whether it does is for others to say.
package struct DigitIndex: Sendable {
  /// The rows from one to another that end in the same digits, without these.
  private struct Entry: Sendable {
    let low: String
    let high: String
    let output: Int
  }

  /// The entries of one ending, by where they begin.
  private struct Group: Sendable {
    var entries: [Entry] = []
    /// True if no two of them meet: then those around a place are all there are.
    var isDisjoint = true

    func meeting(_ low: String, _ high: String) -> some Sequence<Int> {
      let near = isDisjoint ? entries[max(0, place(of: low) - 1)...] : entries[...]
      return near.lazy.prefix { $0.low <= high }.filter { $0.high >= low }.map(\.output)
    }

    mutating func insert(_ entry: Entry) {
      if meeting(entry.low, entry.high).contains(where: { _ in true }) { isDisjoint = false }
      entries.insert(entry, at: place(of: entry.low))
    }

    /// The place of the first entry that begins behind a row.
    private func place(of low: String) -> Int {
      (0..<entries.count).partition { entries[$0].low > low }
    }
  }

  /// By how many digits a row has, then how many stand at its end, then which.
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

  /// The outputs that may have a row in common with one, in order.
  package func outputs(meeting rows: [NumberedPath.Rows]) -> [Int] {
    var found: Set<Int> = []
    for row in rows {
      let own = row.ending.utf8.count
      for (count, endings) in groups[row.length] ?? [:] {
        if count <= own {
          // The digits that are part of the ending here are part of the number there.
          let more = String(row.ending.dropLast(count))
          guard let group = endings[String(row.ending.suffix(count))] else { continue }
          found.formUnion(group.meeting(row.low + more, row.high + more))
        } else {
          // And the other way round: shorter by those digits, both ends are still around them.
          let (low, high) = (row.low.dropLast(count - own), row.high.dropLast(count - own))
          for (ending, group) in endings
          where ending.utf8.suffix(own).elementsEqual(row.ending.utf8) {
            found.formUnion(group.meeting(String(low), String(high)))
          }
        }
      }
    }
    return found.sorted()
  }
}
