import TerrariumEncoding
import TerrariumGD
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import TerrariumZlib
import Testing

@Test func `a still keeps its pixels and its text`() throws {
  var random = Seed(1).stream("still")
  let picture = randomPicture(width: 33, height: 21, colours: 7, texture: .blocks, using: &random)
  for text in ["", "plain", "две строки\nи ещё: 🐧", String(repeating: "long ", count: 50_000)] {
    let bytes = try pngBytes(picture, text: PNGText(keyword: "recipe", text: text))
    #expect(pngText(bytes, keyword: "recipe") == text)
    #expect(pngText(bytes, keyword: "other") == nil)
    #expect(try DecodedPicture(bytes).pixels == picture.opaque)
  }
}

@Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
func `a still takes the bits that its own colours need`(colours: Int, depth: Int) throws {
  let palette = (0..<256).map { Colour(red: UInt8($0), green: 9, blue: 200) }
  let pixels = (0..<600).map { UInt8($0 % colours * 97 % 256) }
  let picture = IndexedPicture(width: 30, height: 20, palette: palette, pixels: pixels)
  for bytes in [try pngBytes(picture), try pngBytes(StripedPicture(picture))] {
    #expect(bytes[24] == depth && bytes[25] == 3)
    #expect(try DecodedPicture(bytes).pixels == picture.opaque)
  }
}

@Test func `texts of other writers are read too`() throws {
  let latin = PNGChunk(type: "tEXt", data: Array("recipe\0a".utf8)[...] + [0xe9])
  let end = PNGChunk(type: "IEND", data: [])
  #expect(try pngText(pngFile([latin, end]), keyword: "recipe") == "aé")
  let broken = PNGChunk(type: "iTXt", data: Array("recipe\0\u{1}\0\0\0x".utf8)[...])
  #expect(try pngText(pngFile([broken, end]), keyword: "recipe") == nil)
}

@Test func `a compressed text is read, up to a bound`() throws {
  func read(_ text: [UInt8], method: UInt8 = 0) throws -> String? {
    let head = Array("recipe\0".utf8) + [1, method] + Array("en\0Rezept\0".utf8)
    let chunk = PNGChunk(type: "iTXt", data: (head + text)[...])
    return try pngText(pngFile([chunk]), keyword: "recipe")
  }
  for text in ["", "две строки\nи ещё: 🐧", String(repeating: "long ", count: 50_000)] {
    let packed = deflated(Array(text.utf8), as: .zlib)
    #expect(try read(packed) == text)
    #expect(try read(packed, method: 1) == nil)
    #expect(try read(packed.dropLast(5)) == nil)
  }
  let most = deflated([UInt8](repeating: 65, count: 1 << 22), as: .zlib)
  #expect(try read(most)?.utf8.count == 1 << 22)
  let more = deflated([UInt8](repeating: 65, count: 1 << 22 + 1), as: .zlib)
  #expect(try read(more) == nil)
  #expect(more.count < 1 << 13)
}

@Test func `what is no PNG has no text`() throws {
  #expect(pngText([], keyword: "recipe") == nil)
  #expect(pngText(Array("GIF89a".utf8), keyword: "recipe") == nil)
  let text = PNGChunk(type: "iTXt", data: Array("recipe\0\0\0\0\0text".utf8)[...])
  let whole = try pngFile([text])
  #expect(pngText(whole, keyword: "recipe") == "text")
  for count in whole.indices {
    #expect(pngText(Array(whole[..<count]), keyword: "recipe") == nil, "\(count) bytes")
  }
}

@Test func `a chunk ends with the check sum of its type and data`() throws {
  #expect(
    try PNGChunk(type: "IEND", data: []).bytes == [
      0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
    ])
}
