import Files
import Testing

struct PathTests {
  @Test(arguments: [
    ("a/b.gif", "b.gif", "a", "gif"), ("b.GIF", "b.GIF", ".", "gif"), ("/b", "b", "/", ""),
    ("a.b/c", "c", "a.b", ""), (".gif", ".gif", ".", ""), ("a.", "a.", ".", ""),
    ("a/.x.tar.gz", ".x.tar.gz", "a", "gz"), ("-", "-", ".", ""), ("a//b.c", "b.c", "a/", "c"),
  ])
  func `a path has a name, a folder and an ending`(
    path: String, name: String, folder: String, ending: String
  ) {
    #expect(Path.name(of: path) == name)
    #expect(Path.folder(of: path) == folder)
    #expect(Path.ending(of: path) == ending)
  }

  @Test func `paths in a file are relative to its folder`() {
    #expect(Path.resolve("a.gif", in: ".") == "a.gif")
    #expect(Path.resolve("a.gif", in: "films") == "films/a.gif")
    #expect(Path.resolve("../a.gif", in: "films/") == "films/../a.gif")
    #expect(Path.resolve("/a.gif", in: "films") == "/a.gif")
  }

  @Test(
    arguments: [
      ("examples/../Documentation/a.gif", "Documentation/a.gif"), ("./a.gif", "a.gif"),
      ("../a.gif", "../a.gif"), ("a/b/../../c", "c"), ("/a/../b", "/b"), ("a/..", "."),
      ("../../x/../y", "../../y"), ("/../a", "/../a"), ("a//b", "a//b"),
    ])
  func `ways into a folder and out again are left out`(path: String, collapsed: String) {
    #expect(Path.collapsed(path) == collapsed)
  }
}
