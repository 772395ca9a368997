/// A figure of the library as it is written: lines with `#`, and the cells as RLE.
struct LibraryBlock: Sendable {
  let category: PatternCategory
  let text: ArraySlice<UInt8>

  /// The first line without its mark.
  let name: String

  /// The other names, in alphabetical order: the second line, if it has such.
  let aliases: [String]

  init(_ text: ArraySlice<UInt8>, category: PatternCategory) {
    (self.text, self.category) = (text, category)
    let title = text.prefix { $0 != .lineFeed }.dropFirst(3)
    name = String(decoding: title, as: UTF8.self)
    let rest = text[title.endIndex...].dropFirst()
    let others =
      rest.starts(with: "#A ".utf8) ? rest.prefix { $0 != .lineFeed }.dropFirst(3) : []
    aliases = others.split(separator: UInt8(ascii: ",")).map { word in
      String(decoding: word.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }
  }

  /// The apgcode that is written down; nil if there is none.
  var apgcode: String? {
    let code = line("G")
    return code.isEmpty ? nil : code
  }

  /// The rule as the header of the cells has it.
  var rule: String {
    for line in text.split(separator: .lineFeed) where line.first == UInt8(ascii: "x") {
      let parts = line.split(separator: UInt8(ascii: "="))
      guard parts.count == 4 else { break }
      return String(decoding: parts[3].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }
    return "B3/S23"
  }

  /// The text after `#` and a letter; nothing if there is no such line.
  func line(_ letter: Unicode.Scalar) -> String {
    let start: [UInt8] = [UInt8(ascii: "#"), UInt8(ascii: letter)]
    for line in text.split(separator: .lineFeed) {
      guard line.first == UInt8(ascii: "#") else { break }
      if line.starts(with: start) { return String(decoding: line.dropFirst(3), as: UTF8.self) }
    }
    return ""
  }
}
