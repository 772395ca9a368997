internal import TerrariumBasics

/// The source of a pattern in the library: lines with `#`, and the cells as RLE.
///
/// The lines are the name (`#N`), other names after commas (`#A`), who found it and when (`#O`), a
/// sentence (`#C`), and the facts that the tests hold it to (`#D`): the category, then what
/// `LibraryFacts` names. Only the name and the facts are always there.
struct LibraryBlock: Sendable {
  let text: ArraySlice<UInt8>

  /// Returns all blocks, which are separated by empty lines, by category and in the order of its
  /// file in `assets/patterns`.
  static func all() -> [LibraryBlock] {
    let text = Assets.bytes(of: "patterns")
    var blocks: [LibraryBlock] = []
    var start = 0
    for index in text.indices.dropFirst() where text[index] == .lineFeed {
      if text[index - 1] == .lineFeed {
        blocks.append(LibraryBlock(text: text[start..<index]))
        start = index + 1
      }
    }
    return blocks + [LibraryBlock(text: text[start...])]
  }

  var category: PatternCategory {
    let word = line("D").prefix { $0 != " " }
    guard let category = PatternCategory(rawValue: String(word)) else {
      preconditionFailure("\(name) has no category")
    }
    return category
  }

  /// Its name.
  var name: String { line("N") }

  /// The other names, in alphabetical order.
  var aliases: [String] {
    line("A").split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// The given apgcode; nil if there is none.
  var apgcode: String? {
    let code = line("G")
    return code.isEmpty ? nil : code
  }

  /// The rule in the header of the cells.
  var rule: String {
    for line in text.split(separator: .lineFeed) where line.first == UInt8(ascii: "x") {
      let parts = line.split(separator: UInt8(ascii: "="))
      guard parts.count == 4 else { break }
      return String(decoding: parts[3].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }
    return "B3/S23"
  }

  /// The text after `#` and a letter; empty if there is no such line.
  func line(_ letter: Unicode.Scalar) -> String {
    lines(letter).first.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The texts after `#` and a letter.
  private func lines(_ letter: Unicode.Scalar) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var rest = text
    // The cells are many times longer than the lines above them, so that they are not looked at.
    while rest.first == UInt8(ascii: "#") {
      let line = rest.prefix { $0 != .lineFeed }
      if line.dropFirst().first == UInt8(ascii: letter) { found.append(line.dropFirst(3)) }
      rest = rest[line.endIndex...].dropFirst()
    }
    return found
  }
}
