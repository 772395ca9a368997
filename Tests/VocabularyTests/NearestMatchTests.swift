import TerrariumVocabulary
import Testing

struct NearestMatchTests {
  private let names = ["theme", "frames", "size", "seed", "every", "edges", "cell", "counters"]

  @Test(arguments: [
    ("thme", "theme"), ("tehme", "theme"), ("THEME", "theme"), ("themes", "theme"),
    ("frame", "frames"), ("sede", "seed"), ("count", "counters"), ("evry", "every"),
    ("edge", "edges"), ("sizes", "size"), ("sie", "size"),
  ])
  func `a slip is understood`(word: String, meant: String) {
    #expect(NearestMatch.of(word, in: names) == meant)
  }

  @Test(arguments: ["", "x", "palette", "zzzzzzzz", "co"])
  func `what is too far away is not guessed at`(word: String) {
    #expect(NearestMatch.of(word, in: names) == nil)
  }

  @Test(arguments: [("X", "x"), ("q", nil), ("2", nil), ("", nil), ("я", nil), ("cel", "cell")])
  func `of a single letter no slip is understood`(word: String, meant: String?) {
    #expect(NearestMatch.of(word, in: ["x", "y"] + names) == meant)
  }

  @Test func `the nearest wins, and of two as near the first`() {
    #expect(NearestMatch.of("cat", in: ["cart", "cat"]) == "cat")
    #expect(NearestMatch.of("bat", in: ["cat", "hat"]) == "cat")
  }
}
