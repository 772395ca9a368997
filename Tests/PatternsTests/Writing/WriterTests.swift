import TerrariumPatterns
import TerrariumSimulation
import Testing

struct WriterTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `RLE is written in its canonical form`() {
    #expect(text(glider.rle()) == "x = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n")
    #expect(
      text(Pattern(["....", ".OO.", "....", "....", "O...", "...."]).rle(rule: "B36/S23"))
        == "x = 4, y = 6, rule = B36/S23\n$b2o3$o!\n")
    #expect(text(Pattern(["..", ".."]).rle()) == "x = 2, y = 2, rule = B3/S23\n!\n")
    #expect(
      text(glider.rle(comments: ["N Glider"], position: Cell(-4, 5), generation: 12))
        == "#CXRLE Pos=-4,5 Gen=12\n#N Glider\nx = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n")
    #expect(glider.rleBody == "bo$2bo$3o!")
  }

  @Test(arguments: patternSizes)
  func `RLE comes back, in lines of at most 70`(size: GridSize) throws {
    var stream = Seed(2).stream("test")
    for sparsity in [1, 2, 9] {
      let pattern = Pattern.random(size, sparsity: sparsity, from: &stream)
      let bytes = pattern.rle()
      #expect(try PatternFile(reading: bytes).cells() == pattern)
      var writer = RLEWriter(size: size)
      for cell in pattern.cells { writer.add(x: cell.x, y: cell.y, length: 1) }
      writer.finish()
      #expect(writer.bytes == bytes && writer.runs == pattern.runs.count)
      let lines = text(bytes).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 70 })
      // Every line but the last is as full as its next token allows.
      for (line, next) in zip(lines.dropFirst(), lines.dropFirst(2)) {
        let token = next.prefix { $0.isNumber }.count + 1
        #expect(line.count + token > 70)
      }
    }
  }

  @Test(arguments: patternSizes)
  func `plaintext comes back, box and all`(size: GridSize) throws {
    var stream = Seed(4).stream("test")
    let pattern = Pattern.random(size, sparsity: 3, from: &stream)
    let file = try PatternFile(reading: pattern.plaintext(name: "Soup", comments: ["random"]))
    #expect(try file.cells() == pattern)
    #expect(file.notes.name == "Soup" && file.notes.comments == ["random"])
    #expect(text(glider.plaintext()) == ".O.\n..O\nOOO\n")
    let nothing = Pattern(size: GridSize(columns: 0, rows: 0), runs: []).plaintext(name: "Nothing")
    #expect(text(nothing) == "!Name: Nothing\n.\n")
    #expect(try PatternFile(reading: nothing).cells().population == 0)
  }
}
