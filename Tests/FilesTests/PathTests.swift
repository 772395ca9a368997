import TerrariumFiles
import TerrariumSupport
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

  @Test func `a path too long for the system is told before its first folder is made`() throws {
    let folder = TemporaryFolder()
    let path = folder.path("a/" + String(repeating: "b/", count: 60_000))
    #expect(throws: FileError.nameTooLong(path: path)) { try Path.makeFolder(path) }
    #expect(folder.names == [])
    let deep = folder.path(String(repeating: "b/", count: 1000))
    try Path.makeFolder(deep)
    #expect(Path.kind(of: deep) == .folder)
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
      ("a/../", "."), ("a/..//b", "b"), ("/a/..", "/"), ("/", "/"), ("", ""),
    ])
  func `ways into a folder and out again are left out`(path: String, collapsed: String) {
    #expect(Path.collapsed(path) == collapsed)
  }

  @Test func `a path without detours leads to the same place`() {
    /// The names on the way from the root, as a system without links finds them.
    func place(of path: String, from folder: [String]) -> [String] {
      path.split(separator: "/").reduce(into: path.hasPrefix("/") ? [] : folder) { names, part in
        if part == ".." {
          names.removeLast(min(1, names.count))
        } else if part != "." {
          names.append(String(part))
        }
      }
    }
    let parts = ["a", "b", "..", ".", ""]
    for number in 0..<3125 {
      let path = [625, 125, 25, 5, 1].map { parts[number / $0 % 5] }.joined(separator: "/")
      let collapsed = Path.collapsed(path)
      let home = ["u", "v", "w", "x", "y", "z"]
      #expect(place(of: collapsed, from: home) == place(of: path, from: home), "\(path)")
      #expect(collapsed.hasPrefix("/") == path.hasPrefix("/"), "\(path)")
      #expect(Path.collapsed(collapsed) == collapsed, "\(path)")
    }
  }

  @Test(
    arguments: [
      [], Array("a/b.gif".utf8), Array("жук é.png".utf8), [0x63, 0x61, 0x66, 0xE9], [0xFF],
      [0x80, 0x80],
      [0xF4, 0x8F, 0xBE, 0x80], [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x8F, 0xBE],
      [0xF4, 0x90, 0x80, 0x80],
      [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x90, 0xA7],
      [0x61, 0xCC, 0x81, 0xFE, 0x2F, 0xCC, 0x81],
    ] as [[UInt8]])
  func `a path keeps its bytes, whatever they are`(bytes: [UInt8]) {
    #expect(Path.bytes(of: Path.text(of: bytes)) == bytes.map { CChar(bitPattern: $0) } + [0])
  }

  @Test func `a byte that is no character is shown as its number`() {
    let path = Path.text(of: Array("caf".utf8) + [0xE9] + Array(".gif".utf8))
    #expect(Path.shown(path) == "caf\\xE9.gif")
    #expect(Path.ending(of: path) == "gif")
    #expect(Path.shown("café 🐧.gif") == "café 🐧.gif")
  }

  @Test func `no two names of bytes are one text`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let pool: [UInt8] = [0xF4, 0x8F, 0xBE, 0xBF, 0x80, 0x61, 0xC3, 0xA9, 0xFF]
      let bytes = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        pool.randomElement(using: &generator) ?? 0
      }
      let back = Path.bytes(of: Path.text(of: bytes)).map { UInt8(bitPattern: $0) }
      #expect(back == bytes + [0], "\(bytes)")
    }
  }

  @Test func `an accent behind a slash does not hide it, and a zero does not cut a path`() {
    #expect(Path.folder(of: "a/\u{301}b.c") == "a" && Path.name(of: "a/\u{301}b.c") == "\u{301}b.c")
    #expect(Path.bytes(of: "a\0b") == [0])
    #expect(Path.kind(of: "/dev/null\0.gif") == .nothing)
  }

  @Test(arguments: [
    ("a-1.gif", "a-1.gif"), ("a b", "'a b'"), ("it's \\", #"'it'\''s \'"#),
    ("it's\na\u{202e}\\", #"$'it\'s\x0Aa\xE2\x80\xAE\\'"#),
    (Path.text(of: [0xE9, 0x0A]), #"$'\xE9\x0A'"#),
  ])
  func `a shell takes a name for one word`(name: String, word: String) {
    #expect(name.quotedForShell == word)
  }
}
