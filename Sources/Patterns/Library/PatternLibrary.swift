internal import Assets
internal import Simulation

/// The figures that come with the program, by name.
///
/// Nothing is read before it is asked for: a name costs a search for the lines with names, a figure
/// the reading of its own few lines.
///
///     let gun = PatternLibrary.entry(named: "gosper-glider-gun")
package enum PatternLibrary {
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
  package static var names: [String] { blocks.map(\.name) }

  /// The names of a category, in the library's order: from the smallest or shortest on.
  package static func names(in category: PatternCategory) -> [String] {
    blocks.filter { $0.category == category }.map(\.name)
  }

  /// The figure of a name; nil where there is none.
  package static func entry(named name: String) -> LibraryEntry? {
    guard let block = block(named: name) ?? otherName(name).flatMap(block(named:)) else {
      return nil
    }
    return LibraryEntry(block: block.text, category: block.category)
  }

  private static func block(named name: String) -> Block? { blocks.first { $0.name == name } }

  /// Up to `count` names that somebody may have meant, the nearest first; none where all are far.
  package static func nearest(to name: String, count: Int = 3) -> [String] {
    let words = name.lowercased().split { $0 == "-" || $0 == "_" || $0 == " " }
    let wanted = words.joined(separator: "-")
    let limit = max(1, wanted.count / 3)
    let near = names.compactMap { name -> (distance: Int, name: String)? in
      let distance = Spelling.slips(from: wanted, to: name)
      if distance <= limit { return (distance, name) }
      // The words of a longer name: behind all that are spelt alike.
      let isPart = wanted.count > 2 && words.allSatisfy { name.contains($0) }
      return isPart ? (limit + name.count, name) : nil
    }
    let sorted = near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.map(\.name)
    return Array((sorted.isEmpty ? names.filter { hasNearWords(words, $0) } : sorted).prefix(count))
  }

  /// Whether each of some words is, but for a slip, one of a name's.
  private static func hasNearWords(_ words: [Substring], _ name: String) -> Bool {
    let parts = name.split(separator: "-").map(String.init)
    return !words.isEmpty
      && words.allSatisfy { word in
        word.count > 3
          && parts.contains { Spelling.slips(from: String(word), to: $0) <= word.count / 4 }
      }
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
}
