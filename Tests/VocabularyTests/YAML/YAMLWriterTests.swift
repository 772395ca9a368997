import TerrariumPlanning
import TerrariumSimulation
import TerrariumVocabulary
import Testing

/// Written YAML, which must be read back unchanged.
struct YAMLWriterTests {
  private let words = [
    "", "a", "B3/S23", "80ms", "10x15", "-", "-5", "- a", "---", "...", "%", "%03d", "50%", "~",
    "null",
    "true", "#ff8800", "a: b", "a #b", "a:", ":a", "[1, 2]", "{a: b}", "&a", "*a", "!a", "|", ">",
    "'",
    "\"", "\\", "a\\nb", "a\nb", "a\n\nb", "a\nb\n", "\na", " a", "a ", " a\nb", "a \nb", "a\n b",
    "a\tb",
    "\u{1}", "\u{7f}", "\u{85}", "a\u{2028}b", "\u{feff}", "x\r\ny", "ё, ¡ñ!", "🐧", "bob$2bo$3o!",
    "?", "? a",
    "@", "`", "=", "<<", "0x1f", "1e3", "a,b", "\u{202e}abc", "- - -", "x = 3, y = 3\nbob$2bo$3o!",
    "# a\nb",
  ]

  private func node(_ random: inout RandomStream, depth: Int) -> Node {
    switch random.next() % (depth > 3 ? 1 : 3) {
    case 1: Node(.list((0..<Int(random.next() % 4)).map { _ in node(&random, depth: depth + 1) }))
    case 2: Node(.map(pairs(&random, depth: depth + 1)))
    default: Node(made: words[Int(random.next() % UInt64(words.count))])
    }
  }

  private func pairs(_ random: inout RandomStream, depth: Int) -> [Node.Pair] {
    var seen: Set<String> = []
    return (0..<Int(random.next() % 4)).compactMap { _ in
      let key = words[Int(random.next() % UInt64(words.count))]
      guard seen.insert(key).inserted else { return nil }
      return Node.Pair(key: key, keyPlace: .word(""), value: node(&random, depth: depth))
    }
  }

  private func read(_ text: String) throws -> Node {
    let (node, faults) = YAMLReader.read(SourceText(path: "t.yaml", bytes: Array(text.utf8)))
    #expect(faults.list.isEmpty, "\(faults.list)\n\(text)")
    return try #require(node)
  }

  @Test func `every word is read back: alone, in a list, a mapping, a list of mappings`() throws {
    for word in words {
      let value = Node(made: word)
      let inner = Node(.map([Node.Pair(key: "a", keyPlace: .word(""), value: value)]))
      let all = [value, Node(.list([value, value])), inner, Node(.list([inner, value]))]
      let pairs = all.enumerated().map {
        Node.Pair(key: "k\($0.offset)", keyPlace: .word(""), value: $0.element)
      }
      let text = YAMLWriter.text(of: pairs)
      #expect(try read(text).isWritten(as: Node(.map(pairs))), "\(word.debugDescription)\n\(text)")
    }
  }

  @Test func `random trees are read back, and written the same again`() throws {
    var random = Seed(3).stream("trees")
    var trees = 0
    for _ in 0..<400 {
      let pairs = pairs(&random, depth: 0)
      guard !pairs.isEmpty else { continue }
      let text = YAMLWriter.text(of: pairs)
      let back = try read(text)
      #expect(back.isWritten(as: Node(.map(pairs))), "\(text)")
      guard case .map(let again) = back.content else { continue }
      #expect(YAMLWriter.text(of: again) == text)
      trees += 1
    }
    #expect(trees > 200, "\(trees)")
  }

  @Test func `what is written is easy to read`() {
    func pair(_ key: String, _ value: Node) -> Node.Pair {
      Node.Pair(key: key, keyPlace: .word(""), value: value)
    }
    let cell = Node(.list([Node(made: "2"), Node(made: "3")]))
    let text = YAMLWriter.text(of: [
      pair("world", Node(made: "life")),
      pair("pattern", Node(made: "x = 3, y = 3\nbob$2bo$3o!")),
      pair("caption", Node(made: "a \"gun\"")),
      pair(
        "steps",
        Node(
          .list([
            Node(.map([pair("place", Node(made: "eater")), pair("at", cell)])),
            Node(made: "restart"),
            Node(.map([pair("set", Node(.map([pair("theme", Node(made: "dark"))])))])),
          ]))),
    ])
    #expect(
      text == """
        world: life
        pattern: |-
          x = 3, y = 3
          bob$2bo$3o!
        caption: "a \\"gun\\""
        steps:
          - place: eater
            at: [2, 3]
          - restart
          - set: {theme: dark}

        """)
  }
}
