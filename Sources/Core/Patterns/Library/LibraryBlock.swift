/// The source of a pattern in the library: lines with `#`, and the cells as RLE.
struct LibraryBlock: Sendable {
  /// The line of names: the main one, and the others after commas.
  private let names: ArraySlice<UInt8>
  private let shelf: PatternLibrary.Shelf
  private let place: Int

  private static let comma = UInt8(ascii: ",")

  /// Creates a block of a category from its line of names and its place.
  init(names: ArraySlice<UInt8>, _ shelf: PatternLibrary.Shelf, place: Int) {
    (self.names, self.shelf, self.place) = (names, shelf, place)
  }

  /// Its name.
  var name: String { String(decoding: names.prefix { $0 != Self.comma }, as: UTF8.self) }

  /// The other names, in alphabetical order.
  var aliases: [String] {
    names.split(separator: Self.comma).dropFirst().map {
      String(decoding: $0.dropFirst(), as: UTF8.self)
    }
  }

  /// True if this is its name.
  func isCalled(_ name: [UInt8]) -> Bool { Self.isName(name, at: names.startIndex, of: names) }

  /// True if this is one of its other names.
  func isAlsoCalled(_ name: [UInt8]) -> Bool {
    names.indices.contains { names[$0] == Self.comma && Self.isName(name, at: $0 + 2, of: names) }
  }

  /// True if a name occurs at a place of a line of names, up to a comma or the end.
  private static func isName(_ name: [UInt8], at start: Int, of names: ArraySlice<UInt8>) -> Bool {
    let end = start + name.count
    return end <= names.endIndex && (end == names.endIndex || names[end] == Self.comma)
      && names[start..<end].elementsEqual(name)
  }

  var category: PatternCategory { shelf.category }

  var text: ArraySlice<UInt8> { shelf.text(at: place) }

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
    let start: [UInt8] = [UInt8(ascii: "#"), UInt8(ascii: letter)]
    for line in text.split(separator: .lineFeed) {
      guard line.first == UInt8(ascii: "#") else { break }
      if line.starts(with: start) { return String(decoding: line.dropFirst(3), as: UTF8.self) }
    }
    return ""
  }
}
