/// A figure of the library as it is written: lines with `#`, and the cells as RLE.
struct LibraryBlock: Sendable {
  /// Its name, and the other names in alphabetical order.
  let name: String
  let aliases: [String]

  private let shelf: PatternLibrary.Shelf
  private let place: Int

  /// A block of a category at a place, by its line of names.
  init(names: ArraySlice<UInt8>, _ shelf: PatternLibrary.Shelf, place: Int) {
    (self.shelf, self.place) = (shelf, place)
    let own = names.prefix { $0 != UInt8(ascii: ",") }
    name = String(decoding: own, as: UTF8.self)
    aliases = names[own.endIndex...].split(separator: UInt8(ascii: ",")).map {
      String(decoding: $0.dropFirst(), as: UTF8.self)
    }
  }

  var category: PatternCategory { shelf.category }

  var text: ArraySlice<UInt8> { shelf.text(at: place) }

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
