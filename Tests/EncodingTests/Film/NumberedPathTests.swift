import TerrariumEncoding
import TerrariumSimulation
import Testing

struct NumberedPathTests {
  @Test(arguments: [
    ("sea-%03d.png", 0, "sea-000.png"), ("sea-%03d.png", 1234, "sea-1234.png"),
    ("%d", 7, "7"), ("a%d/b%02d.png", 5, "a%d/b05.png"), ("100%-%d.png", 1, "100%-1.png"),
    ("%s%d%", 3, "%s3%"), ("x%020d", 1, "x" + String(repeating: "0", count: 19) + "1"),
    ("./%d.png", 2, "./2.png"), ("%%d", 4, "%4"),
  ])
  func `a number takes its place`(pattern: String, number: Int, path: String) throws {
    let numbered = try #require(NumberedPath(pattern))
    #expect(numbered.path(of: number) == path && numbered.pattern == pattern)
  }

  @Test func `what two have in common is found as by a look at each`() throws {
    var random = RandomStream(key: 3)
    func digits(_ most: Int) -> String {
      (0..<random.draw(below: most)).map { _ in "\(random.draw(below: 3))" }.joined()
    }
    func pattern() throws -> NumberedPath {
      let width = ["", "01", "02", "03"][random.draw(below: 4)]
      return try #require(NumberedPath("a\(digits(3))%\(width)d\(digits(3))b"))
    }
    var found = 0
    for _ in 0..<600 {
      let (one, other) = (try pattern(), try pattern())
      let counts = (random.draw(below: 220), random.draw(below: 220))
      let others = Set((0..<counts.1).map { other.path(of: $0) })
      let first = (0..<counts.0).map { one.path(of: $0) }.first { others.contains($0) }
      #expect(
        one.firstShared(counts.0, with: other, counts.1) == first,
        "\(one.pattern) \(other.pattern) \(counts)")
      found += first == nil ? 0 : 1
    }
    #expect(60...540 ~= found)
  }

  @Test(arguments: [
    ("a%08d1.png", "a1%d.png", 1_000_000_000, "a110000001.png"),
    ("%d.png", "%019d.png", .max, "1000000000000000000.png"),
    ("%d1.png", "2%d.png", 1_000_000_000, "21.png"),
    ("%d1.png", "%d2.png", 1_000_000_000, nil), ("a%d.png", "b%d.png", 9, nil),
    ("%d.png", "%04d.png", 1000, nil), ("%d.png", "%04d.png", 1001, "1000.png"),
  ])
  func `frames far on meet, too`(one: String, other: String, count: Int, path: String?) throws {
    let (one, other) = (try #require(NumberedPath(one)), try #require(NumberedPath(other)))
    #expect(one.firstShared(count, with: other, count) == path)
    #expect((other.firstShared(count, with: one, count) == nil) == (path == nil))
  }

  @Test(arguments: [
    ("sea.png", 0), ("%d-%03d.png", 2), ("%3d.png", 0), ("%-3d.png", 0), ("%x", 0), ("%", 0),
    ("%0", 0), ("%021d", 0), ("%d/sea.png", 0), ("", 0), ("%05", 0),
  ])
  func `a path without one place has no numbers`(path: String, count: Int) {
    #expect(NumberedPath.count(in: path) == count)
    #expect(NumberedPath(path) == nil)
  }
}
