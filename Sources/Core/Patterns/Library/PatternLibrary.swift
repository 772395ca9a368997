package import TerrariumBasics

/// The built-in patterns, by name.
///
/// Everything is read on demand: a name takes finding the blocks and reading their names, and a
/// pattern takes reading its own few lines.
///
///     let gun = PatternLibrary.entry(named: "gosper-glider-gun")
package enum PatternLibrary {
  private static let blocks = LibraryBlock.all()

  /// All names, by category.
  package static var names: [String] { blocks.map(\.name) }

  /// The names of a category, in the library's order: Life first, then by rule, and each from the
  /// smallest or shortest on.
  package static func names(in category: PatternCategory) -> [String] {
    blocks.filter { $0.category == category }.map(\.name)
  }

  /// All entries, in the order of `names`; this reads all patterns.
  package static var entries: [LibraryEntry] { blocks.map(LibraryEntry.init(block:)) }

  /// The pattern of a name; nil if there is none.
  package static func entry(named name: String) -> LibraryEntry? {
    // Paths, patterns written as text, and lists are no names, so the names need not be read.
    guard !name.utf8.contains(where: { "/.$!,\n".utf8.contains($0) }) else { return nil }
    let found = block(named: name) ?? spelt(name).flatMap { block(named: $0) }
    return found.map(LibraryEntry.init(block:))
  }

  /// The block of a name or an alias.
  private static func block(named name: String) -> LibraryBlock? {
    blocks.first { $0.name == name } ?? blocks.first { $0.aliases.contains(name) }
  }

  /// The names of the patterns with an apgcode under a rule, in the library's order.
  package static func names(ofApgcode code: String, rule: String = "B3/S23") -> [String] {
    namesByCode["\(rule) \(code)"] ?? []
  }

  /// The names for each rule and apgcode.
  private static let namesByCode: [String: [String]] = {
    var names: [String: [String]] = [:]
    for block in blocks {
      guard let code = block.apgcode else { continue }
      names["\(block.rule) \(code)", default: []].append(block.name)
    }
    return names
  }()

  /// The names of the patterns with the cells of a grid, in any orientation if `turns` is true.
  package static func names(ofShape grid: StateGrid, rule: String, turns: Bool = true) -> [String] {
    let shape = Pattern(grid)
    let others = GridSize(columns: grid.size.rows, rows: grid.size.columns)
    return (entriesByPopulation[shape.population] ?? []).filter { entry in
      guard entry.rule == rule else { return false }
      let pattern = entry.pattern.cropped()
      guard pattern.size == grid.size || turns && pattern.size == others else { return false }
      return pattern.orientations(turns: turns).contains(shape)
    }.map(\.name)
  }

  /// The patterns by their number of cells.
  private static let entriesByPopulation = Dictionary(grouping: entries) { $0.pattern.population }

  /// The library's spelling of a name with spaces, capitals or apostrophes; nil if there is none.
  private static func spelt(_ name: String) -> String? {
    let spelt = name.lowercased().filter { $0 != "'" && $0 != "’" }
      .split { $0 == " " || $0 == "_" || $0 == "-" }.joined(separator: "-")
    return spelt == name ? nil : spelt
  }

  /// The names nearest to a misspelled one or a file name, at most `count`; none if all are too
  /// different.
  package static func nearest(to name: String, count: Int = 3) -> [String] {
    // Very long texts are not misspelled names and would take long to compare, and neither are
    // texts that look like a flag.
    guard name.utf8.count <= 200, !name.hasPrefix("-") else { return [] }
    let words = name.lowercased().prefix { $0 != "." }
      .split { $0 == "-" || $0 == "_" || $0 == " " }.map(String.init)
    let wanted = words.joined(separator: "-")
    let (spelling, limit) = (Spelling(of: wanted), max(1, wanted.count / 3))
    // A file name must match exactly, because other files are more likely than other patterns.
    let isFile = name.contains(".")
    let near = spelled.compactMap { name, others, parts -> (distance: Int, name: String)? in
      let distance = ([name] + others)
        .compactMap { spelling.distance(to: $0, within: limit) }.min()
      if distance == 0 || isFile { return distance == 0 ? (0, name) : nil }
      // A kind, such as gun: the shortest names with that word.
      if words.count == 1, parts.contains(wanted) { return (0, name) }
      if let distance { return (distance, name) }
      // Words of a longer name come after all names with similar spelling.
      let isPart =
        wanted.count > 2
        && words.allSatisfy { $0.utf8.count <= name.utf8.count && name.contains($0) }
      return isPart ? (limit + name.count, name) : nil
    }
    let sorted = near.sorted {
      ($0.distance, $0.name.count, $0.name) < ($1.distance, $1.name.count, $1.name)
    }.map(\.name)
    return Array((sorted.isEmpty && !isFile ? names(ofWords: words) : sorted).prefix(count))
  }

  /// The names that contain each of some words, allowing for a typo.
  private static func names(ofWords words: [String]) -> [String] {
    guard !words.isEmpty, words.allSatisfy({ $0.count > 3 }) else { return [] }
    let spellings = words.map { (spelling: Spelling(of: $0), limit: $0.count / 4) }
    return spelled.filter { entry in
      spellings.allSatisfy { word in
        entry.parts.contains { word.spelling.distance(to: $0, within: word.limit) != nil }
      }
    }.map(\.name)
  }

  /// All names with their aliases and their parts. A scenario may have hundreds of wrong names, each
  /// of which is compared with them.
  private static let spelled = blocks.map { block in
    (
      name: block.name, others: block.aliases,
      parts: block.name.split(separator: "-").map(String.init)
    )
  }
}
