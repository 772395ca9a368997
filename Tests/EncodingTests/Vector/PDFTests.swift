import Foundation
import TerrariumEncoding
import TerrariumRendering
import TerrariumZlib
import Testing

/// A PDF as a strict reader finds it: by its cross-reference table.
struct PDFReader {
  /// The content of each object, by its number.
  private(set) var objects: [Int: ArraySlice<UInt8>] = [:]
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    let text = String(decoding: bytes.suffix(64), as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace)
    try #require(words.suffix(1) == ["%%EOF"] && words[words.count - 3] == "startxref")
    let start = try #require(Int(words[words.count - 2]))
    let table = String(decoding: bytes[start...], as: UTF8.self).split(separator: "\n")
    try #require(table[0] == "xref")
    let count = try #require(Int(table[1].split(separator: " ")[1]))
    try #require(table[2] == "0000000000 65535 f ")
    for number in 1..<count {
      let entry = table[number + 2]
      try #require(entry.utf8.count == 19 && entry.hasSuffix(" 00000 n "))
      let place = try #require(Int(entry.prefix(10)))
      let head = "\(number) 0 obj\n"
      try #require(bytes[place...].starts(with: head.utf8), "object \(number)")
      let rest = bytes[(place + head.utf8.count)...]
      let end = try #require(rest.firstRange(of: Array("\nendobj\n".utf8)))
      objects[number] = rest[..<end.lowerBound]
    }
    try #require(table[count + 2] == "trailer")
  }

  /// Returns the text of an object, up to its stream.
  func text(_ number: Int) -> String {
    let object = objects[number] ?? []
    let end = object.firstRange(of: Array("\nstream\n".utf8))?.lowerBound ?? object.endIndex
    return String(decoding: object[..<end], as: UTF8.self)
  }

  /// Returns the decompressed content of an object.
  func stream(_ number: Int) throws -> [UInt8] {
    let object = try #require(objects[number])
    let start = try #require(object.firstRange(of: Array("\nstream\n".utf8)))
    let length = try #require(text(number).firstMatch(of: /Length (\d+)/).flatMap { Int($0.1) })
    let data = Array(object[start.upperBound..<start.upperBound + length])
    #expect(object[(start.upperBound + length)...].elementsEqual("\nendstream".utf8))
    return try inflated(data, as: .zlib, limit: 1 << 20)
  }
}

private let recipes = [
  "recipe: 1\nworld: sea\n", "a: (b) \\ )(\r\nend\t", "title: Пингвины — ñ 🐧\n(\\)\r\n", "",
]

@Test(arguments: recipes) func `a PDF has a right table and its recipe`(recipe: String) throws {
  let bytes = pdfBytes(fullSketch(), recipe: recipe)
  let reader = try PDFReader(bytes)
  #expect(reader.text(1).contains("/Type/Catalog"))
  #expect(reader.text(3).contains("/MediaBox[0 0 30 22.5]"))
  #expect(pdfRecipe(bytes) == recipe)
  #expect(pdfBytes(fullSketch(), recipe: recipe) == bytes)
}

@Test(arguments: [(19_200, "0 14400 3]", false), (19_201, "0 2880.15 .6]/UserUnit 5", true)])
func `no side of a PDF's page has more than 14,400 units`(
  width: Int, size: String, isLarge: Bool
) throws {
  let reader = try PDFReader(pdfBytes(Sketch(width: width, height: 4), recipe: nil))
  #expect(reader.text(3).contains("/MediaBox[0 \(size)/Contents"))
  #expect(reader.text(1).contains("/Version/1.6") == isLarge)
  let page = String(decoding: try reader.stream(4), as: UTF8.self)
  #expect(page.hasPrefix(isLarge ? "/G0 gs .15 0 0 -.15 0 .6 cm" : "/G0 gs .75 0 0 -.75 0 3 cm"))
}

@Test func `a PDF's page is balanced and names what there is`() throws {
  let reader = try PDFReader(pdfBytes(fullSketch(), recipe: ""))
  let page = String(decoding: try reader.stream(4), as: UTF8.self)
  let words = page.split(whereSeparator: \.isWhitespace)
  #expect(words.filter { $0 == "q" }.count == words.filter { $0 == "Q" }.count)
  var depth = 0
  for word in words {
    depth += word == "q" ? 1 : word == "Q" ? -1 : 0
    #expect(depth >= 0)
  }
  let resources = reader.text(3)
  for name in words where name.hasPrefix("/") { #expect(resources.contains(name), "\(name)") }
  #expect(resources.contains("/G1<</ca .4/CA .4/SA false>>"))
  #expect(Set(words.filter { $0.hasPrefix("/P") }) == ["/P0", "/P1"])
}

@Test func `a PDF's pictures are the pixels that went in, and what is seen through them`() throws {
  let reader = try PDFReader(pdfBytes(fullSketch(), recipe: ""))
  #expect(reader.text(5).contains("/SMask 6 0 R"))
  #expect(try reader.stream(5) == [0x11, 0x22, 0x33, 0, 0, 0, 0, 0, 0, 255, 255, 255])
  #expect(try reader.stream(6) == [255, 128, 0, 255])
  #expect(reader.text(7).contains("[/Indexed/DeviceRGB 1<000000ffffff>]"))
  #expect(try reader.stream(7) == [1, 0])
}

@Test func `what is no PDF of ours has no recipe`() {
  for text in ["", "%PDF-1.4", "%PDF-1.4 /TerrariumRecipe(never ends", "x/TerrariumRecipe(a)"] {
    #expect(pdfRecipe(Array(text.utf8)) == nil, "\(text)")
  }
}
