/// The figures that come with the program, by name.
///
/// Nothing is read before it is asked for: a name costs a search for the lines with names, a figure
/// the reading of its own few lines.
///
///     let gun = PatternLibrary.entry(named: "gosper-glider-gun")
public enum PatternLibrary {
  private struct Block: Sendable {
    let name: String
    let category: PatternCategory
    let text: ArraySlice<UInt8>
  }

  private static let blocks: [Block] = PatternCategory.allCases.flatMap { category in
    blocks(in: Array(LibraryText.text(of: category).utf8)).map { text in
      let name = text.dropFirst(3).prefix { $0 != .lineFeed }
      return Block(name: String(decoding: name, as: UTF8.self), category: category, text: text)
    }
  }

  /// All names, category by category.
  public static var names: [String] { blocks.map(\.name) }

  /// The names of a category, in the library's order: from the smallest or shortest on.
  public static func names(in category: PatternCategory) -> [String] {
    blocks.filter { $0.category == category }.map(\.name)
  }

  /// The figure of a name; nil where there is none.
  public static func entry(named name: String) -> LibraryEntry? {
    blocks.first { $0.name == name }.map { LibraryEntry(block: $0.text, category: $0.category) }
  }

  /// Up to `count` names that somebody may have meant, the nearest first; none where all are far.
  public static func nearest(to name: String, count: Int = 3) -> [String] {
    let words = name.lowercased().split { $0 == "-" || $0 == "_" || $0 == " " }
    let wanted = Array(words.joined(separator: "-").utf8)
    let limit = max(1, wanted.count / 3)
    let near = names.compactMap { name -> (distance: Int, name: String)? in
      let letters = Array(name.utf8)
      let distance = editDistance(wanted, letters)
      if distance <= limit { return (distance, name) }
      // The words of a longer name: behind all that are spelt alike.
      let isPart = wanted.count > 2 && words.allSatisfy { name.contains($0) }
      return isPart ? (limit + letters.count, name) : nil
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(count).map(\.name)
  }

  /// The blocks of a text, at its empty lines.
  private static func blocks(in text: [UInt8]) -> [ArraySlice<UInt8>] {
    var blocks: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices.dropFirst() where text[index] == .lineFeed {
      if text[index - 1] == .lineFeed {
        blocks.append(text[start..<index])
        start = index + 1
      }
    }
    return blocks + [text[start...]]
  }

  /// How many letters have to be put in, taken out, changed or exchanged with their neighbour to
  /// make one word the other (Damerau, 1964).
  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
