import Encoding
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

  @Test(arguments: [
    ("sea.png", 0), ("%d-%03d.png", 2), ("%3d.png", 0), ("%-3d.png", 0), ("%x", 0), ("%", 0),
    ("%0", 0), ("%021d", 0), ("%d/sea.png", 0), ("", 0), ("%05", 0),
  ])
  func `a path without one place has no numbers`(path: String, count: Int) {
    #expect(NumberedPath.count(in: path) == count)
    #expect(NumberedPath(path) == nil)
  }
}
