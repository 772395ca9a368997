import TerrariumVocabulary
import Testing

struct YAMLReaderTests {
  private func read(_ text: String) -> (node: Node?, faults: [Fault]) {
    let source = SourceText(path: "t.yaml", bytes: Array(text.utf8))
    let (node, faults) = YAMLReader.read(source)
    return (node, faults.list)
  }

  private func place(_ line: Int, _ column: Int, _ length: Int = 1) -> Place {
    .file(path: "t.yaml", line: line, column: column, length: length)
  }

  private func pairs(_ node: Node?) throws -> [Node.Pair] {
    guard case .map(let pairs) = try #require(node).content else { return [] }
    return pairs
  }

  @Test func `every key and value knows its line, column and length`() throws {
    let (node, faults) = read("world: sea\nsteps:\n  - run: 60\n  - set: {theme: dark}\n")
    #expect(faults.isEmpty)
    let pairs = try pairs(node)
    #expect(pairs.map(\.key) == ["world", "steps"])
    #expect(pairs[0].keyPlace == place(1, 1, 5) && pairs[0].value.place == place(1, 8, 3))
    guard case .list(let items) = pairs[1].value.content else {
      Issue.record("no list")
      return
    }
    let run = try self.pairs(items[0])
    #expect(run[0].keyPlace == place(3, 5, 3) && run[0].value.place == place(3, 10, 2))
    let set = try self.pairs(items[1])
    #expect(set[0].value.place == place(4, 10, 13) && set[0].value.text == "{theme: dark}")
  }

  @Test func `columns are characters, whatever bytes they take`() throws {
    let pairs = try pairs(read("caption: \"приве́т\"\nмир: ü # ö\n").node)
    #expect(pairs[0].value.place == place(1, 10, 9))
    #expect(pairs[1].keyPlace == place(2, 1, 3) && pairs[1].value.place == place(2, 6, 1))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines end as they do anywhere`(end: String) throws {
    let pairs = try pairs(read("a: 1\(end)b: 2\(end)\(end)c: 3").node)
    #expect(pairs.map(\.value.text) == ["1", "2", "3"])
    #expect(pairs[2].keyPlace == place(4, 1, 1))
    let source = SourceText(path: "t", bytes: Array("a: 1\(end)b: 2\(end)\(end)c: 3".utf8))
    #expect((1...5).map { source.line($0) } == ["a: 1", "b: 2", "", "c: 3", nil])
  }

  @Test func `a byte order mark takes no column`() throws {
    let pairs = try pairs(read("\u{feff}world: sea\n").node)
    #expect(pairs[0].key == "world" && pairs[0].keyPlace == place(1, 1, 5))
  }

  @Test func `JSON is read, its tabs too`() throws {
    let (node, faults) = read("{\n\t\"world\": \"sea\",\n\t\"out\": [\"a.gif\", \"b.csv\"]\n}\n")
    #expect(faults.isEmpty)
    #expect(node?.text == "{world: sea, out: [a.gif, b.csv]}")
    #expect(try pairs(node)[1].keyPlace == place(3, 2, 5))
  }

  @Test func `JSON has surrogate pairs for characters beyond 16 bits`() throws {
    let pair = #"\ud83d\uDE00"#
    let (node, faults) = read(#"{"title": "\"\#(pair)\#(pair)\\\#(pair)", "b": 1}"#)
    #expect(faults.isEmpty)
    #expect(node?.text == #"{title: "😀😀\😀, b: 1}"#)
    #expect(try pairs(node)[1].keyPlace == place(1, 55, 3))
    #expect(read("[\n'\(pair)']").node?.text == "[\(pair)]")
    for before in ["# \"\n{", "{# it\"s\n", "{# it's\r", "{a: '\"', ", "{a: it's, ", "{a: 5\", "] {
      let text = try #require(read("\(before)\"b\": \"\(pair)\"}").node?.text, "\(before)")
      #expect(text.hasSuffix("b: 😀}"), "\(before)")
    }
    for lone in [#"\ud83d"#, #"\ude00"#, #"\ude00\ud83d"#, #"\ud83d\u0041"#] {
      #expect(read("{\"a\": \"\(lone)\"}").faults.map(\.problem) == [.yaml(.badEscape)], "\(lone)")
    }
  }

  @Test(arguments: [
    ("a: &x 1", YAMLFault.anchor("x"), 1, 4), ("a: *x", .alias("x"), 1, 4),
    ("a: !!str 1", .tag("!!str"), 1, 4), ("a: !mine 1", .tag("!mine"), 1, 4),
    ("a: 1\n---\nb: 2", .severalDocuments, 2, 1), ("a: 1\n[]: 2", .keyIsNoWord, 2, 1),
    ("a:\n\tb: 1", .tab, 2, 1), ("a: 'b", .quoteNotClosed, 1, 4), ("a: \"b\\q\"", .badEscape, 1, 6),
    ("a: [1, 2\nb: 3", .listNotClosed, 2, 2), ("a: {b: 1", .mapNotClosed, 2, 1),
    ("a: b: c", .colonMisplaced, 1, 5), ("a: 1\nb\nc: 2", .colonMissing, 2, 1),
    ("a: @x", .badStart("@"), 1, 4), ("a: - b", .dashMisplaced, 1, 4),
    ("- a\nb: 1", .dashMissing, 2, 1), ("a: \u{7}", .controlCharacter(code: 7), 1, 4),
  ])
  func `what cannot be taken is told with its place`(
    text: String, fault: YAMLFault, line: Int, column: Int
  ) {
    let faults = read(text).faults
    #expect(faults.map(\.problem) == [.yaml(fault)], "\(text)")
    guard case .file(_, let foundLine, let foundColumn, _) = faults.first?.place else {
      Issue.record("no place: \(text)")
      return
    }
    #expect(foundLine == line && foundColumn == column, "\(text)")
  }

  @Test func `bytes that are no UTF-8 are found where they stand`() {
    let bytes = Array("a: ü\nb: x".utf8) + [0xff, 0x0a]
    let faults = YAMLReader.read(SourceText(path: "t.yaml", bytes: bytes)).faults.list
    #expect(faults == [Fault(.yaml(.notUTF8), at: place(2, 5))])
    let zero = YAMLReader.read(SourceText(path: "t.yaml", bytes: [97, 58, 32, 0])).faults.list
    #expect(zero == [Fault(.yaml(.controlCharacter(code: 0)), at: place(1, 4))])
  }

  @Test(arguments: [
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], Array("GIF89a".utf8) + [0], [0xff, 0xd8, 0xff, 0xe0],
    Array("RIFF____WEBP".utf8) + [0, 1, 2],
  ])
  func `a picture is known by its beginning`(bytes: [UInt8]) {
    let faults = YAMLReader.read(SourceText(path: "t.yaml", bytes: bytes)).faults.list
    #expect(faults == [Fault(.yaml(.picture), at: place(1, 1))])
  }

  @Test func `a text that begins as a picture does is a text`() {
    let (node, faults) = read("RIFF: 1\nGIF89a: 2\n")
    #expect(faults.isEmpty && node?.text == "{RIFF: 1, GIF89a: 2}")
  }

  @Test func `a key that is given twice is told, and the rest is read`() throws {
    let (node, faults) = read("a: 1\na: 2\nb: 3\nb: 4\n")
    #expect(faults.map(\.problem) == [.given(twice: "a"), .given(twice: "b")])
    #expect(faults.map(\.place) == [place(2, 1), place(4, 1)])
    #expect(node?.text == "{a: 1, b: 3}")
  }

  @Test(arguments: [
    ("[", 1_000_000), ("{a: ", 300_000), ("- ", 500_000), ("? ", 500_000), ("a: [", 300_000),
    ("[\n", 500_000),
  ])
  func `nesting ends at 64, however deep a text is`(opening: String, depth: Int) {
    let faults = read(String(repeating: opening, count: depth)).faults
    #expect(faults.count == 1)
    #expect(
      faults.first?.problem == .yaml(.tooDeep(limit: 64))
        || faults.first?.problem == .yaml(.mapNotClosed))
  }

  @Test func `64 levels are taken, 65 are not`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(read(nested(64)).faults.isEmpty)
    #expect(read(nested(65)).faults == [Fault(.yaml(.tooDeep(limit: 64)), at: place(1, 65))])
  }

  @Test func `a text of millions of values ends in a fault`() {
    let list = "[" + String(repeating: "1,", count: 1 << 19) + "1]"
    #expect(read(list).faults.map(\.problem) == [.yaml(.tooManyValues(limit: 1 << 19))])
  }

  @Test(arguments: ["null", "Null", "NULL", "~"])
  func `null is an empty value, and a text in quotation marks`(word: String) throws {
    #expect(try pairs(read("a: \(word)").node)[0].value.isEmpty)
    #expect(read("{a: [\(word), \"\(word)\"]}").node?.text == "{a: [, \(word)]}")
    #expect(read("a: '\(word)'").node?.text == "{a: \(word)}")
  }

  @Test(arguments: ["", "\n\n", "# only words\n", "---\n", "\u{feff}"])
  func `nothing is nothing`(text: String) {
    let (node, faults) = read(text)
    #expect(faults.isEmpty && (node == nil || node?.isEmpty == true))
  }
}
