import TerrariumBasics
import TerrariumPatterns
import Testing

/// The words of comments in which scripts stand.
struct ScriptWordTests {
  private func words(_ text: String, _ format: PatternFormat = .rle) -> [String] {
    ScriptWord.all(in: Array(text.utf8), format: format).map {
      "\($0.text) \($0.position.line):\($0.position.column)"
    }
  }

  @Test(arguments: [
    ("#C [[ a ]]\n#R b\n#N c\nx = 1, y = 1\no! d\ne", "[[ a ]] c d e"),
    ("# [[ a\n@RULE b\n#C c", "[[ a"), ("#C{[[}é{b\n\n  #C c", "[[ é b c"),
    ("x = 1\n[[ a\no!\n[[ b", "[[ b"), ("#C [ a", ""), ("#", ""), ("[[", ""),
  ])
  func `comments are split into words`(text: String, expected: String) {
    let found = words(text)
    #expect(found.compactMap { $0.split(separator: " ").first }.joined(separator: " ") == expected)
  }

  @Test func `all ends of lines are alike, wherever a file ends`() {
    let text = "#C [[ a\n\n#C bé c ]]\nx = 1, y = 1\no! [[ d\n\n  e\nf ]]\n"
    for length in 0...text.count {
      let part = String(text.prefix(length))
      let found = words(part)
      for end in ["\r", "\r\n"] {
        #expect(words(part.replacing("\n", with: end)) == found, "\(length)")
      }
      #expect(words("\u{feff}" + part).map { $0.prefix(1) } == found.map { $0.prefix(1) })
    }
    #expect(words(text).suffix(3) == ["e 7:3", "f 8:1", "]] 8:3"])
  }
}
