import Basics
import Testing

/// Searches in texts and bytes, beside one that looks at each place.
struct SearchTests {
  /// The pieces of a text between the places of a part.
  private func pieces(_ whole: [Character], _ part: [Character]) -> [String] {
    var pieces = [""]
    var place = 0
    while place < whole.count {
      if whole[place...].starts(with: part) {
        pieces.append("")
        place += part.count
      } else {
        pieces[pieces.count - 1].append(whole[place])
        place += 1
      }
    }
    return pieces
  }

  @Test func `parts are found where a look at each place finds them`() {
    var random = Seed(7).stream("search")
    func text(_ most: Int) -> String {
      let letters = ["a", "b", "é", "\r\n"]
      return (0..<random.draw(below: most + 1)).map { _ in letters[random.draw(below: 4)] }.joined()
    }
    var found = 0
    for _ in 0..<2000 {
      let (whole, part, other) = (text(12), text(3), text(2))
      guard !part.isEmpty else { continue }
      let pieces = pieces(Array(whole), Array(part))
      let isFound = pieces.count > 1
      #expect(whole.contains(part) == isFound, "\(whole) \(part)")
      let first = whole.firstRange(of: part)
      #expect(first.map { String(whole[..<$0.lowerBound]) } == (isFound ? pieces[0] : nil))
      #expect(first.map { String(whole[$0]) } == (isFound ? part : nil))
      #expect(
        whole.split(separator: part, omittingEmptySubsequences: false).map(String.init) == pieces)
      #expect(whole.split(separator: part).map(String.init) == pieces.filter { !$0.isEmpty })
      #expect(whole.replacing(part, with: other) == pieces.joined(separator: other))
      #expect(Array(whole.utf8).ranges(of: Array(part.utf8)).count == pieces.count - 1)
      found += isFound ? 1 : 0
    }
    #expect(found > 300)
  }

  @Test func `an empty part is at the start, and separates nothing`() {
    #expect("ab".firstRange(of: "").map { "ab"[$0].isEmpty } == true)
    #expect("ab".ranges(of: "").isEmpty && "ab".split(separator: "") == ["ab"])
    #expect("a,,b,".split(separator: ",,") == ["a", "b,"] && ",,a".split(separator: ",,") == ["a"])
  }
}
