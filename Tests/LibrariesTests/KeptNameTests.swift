import TerrariumLibraries
import Testing

/// Names of kept files, and their locations.
struct KeptNameTests {
  @Test(arguments: [
    ("eater@my", "eater", KeptName.Shelf.my), ("eater@team", "eater", .remote("team")),
    ("Gosper gun@a-1", "Gosper gun", .remote("a-1")), ("пингвин@my", "пингвин", .my),
    ("b3-s23_2.0@0", "b3-s23_2.0", .remote("0")),
  ])
  func `a name is read`(text: String, name: String, shelf: KeptName.Shelf) {
    #expect(KeptName(text) == KeptName(name, on: shelf))
    #expect(KeptName(text)?.text == text)
  }

  @Test(arguments: [
    "", "eater", "@my", "eater@", "a/b@my", "../a@my", "a\\b@my", ".a@my", "-a@my", "a.@my",
    " a@my", "a @my", "a:b@my", "a*b@my", "a@b@my", "a@My", "a@team/x", "a@-x", "a\u{7f}@my",
    "a\nb@my", "a\u{202e}b@my", "a\u{10ff80}@my", "latest@my",
    "o@\(String(repeating: "x", count: 33))",
    "\(String(repeating: "x", count: 101))@my", "a\0@my",
  ])
  func `what cannot be a file everywhere is no name`(text: String) {
    #expect(KeptName(text) == nil)
  }

  @Test(arguments: [
    ("Gosper glider gun", "gosper-glider-gun"), ("Max (variant 2)", "max-variant-2"),
    ("Kok's galaxy", "koks-galaxy"), ("  p 15  ", "p-15"), ("../../etc", "etc"),
    ("Швейная машина", "швейная-машина"), ("2.0", "2.0"),
  ])
  func `a name comes of what a pattern is called`(text: String, name: String) {
    #expect(KeptName.name(of: text) == name)
  }

  @Test(arguments: ["", "///", "...", "@", "latest"])
  func `nothing comes of nothing`(text: String) {
    #expect(KeptName.name(of: text) == nil)
  }

  @Test(arguments: [
    ("eater.rle", KeptKind.pattern, "eater"), ("start.state", .state, "start"),
    ("a.b.rle", .pattern, "a.b"),
  ])
  func `a file is of a kind`(file: String, kind: KeptKind, name: String) {
    let found = KeptKind.of(file)
    #expect(found?.kind == kind && found?.name == name)
    #expect(kind.file(name) == file)
  }

  @Test(arguments: [
    "eater", ".rle", "eater.RLE", "eater.cells", "../a.rle", "a/b.rle", ".sync-team",
  ])
  func `other files are not kept`(file: String) {
    #expect(KeptKind.of(file) == nil)
  }
}

/// Addresses of remotes.
struct RemoteAddressTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org/"),
    ("HTTPS://Example.ORG/Patterns", "https://example.org/Patterns/"),
    ("http://10.0.0.1:8080/a/b/", "http://10.0.0.1:8080/a/b/"),
    ("https://example.org:443/x", "https://example.org/x/"),
    ("http://[::1]:81/x", "http://[::1]:81/x/"),
    (
      "https://cloud.example/remote.php/dav/files/ada/figures%20of%20mine",
      "https://cloud.example/remote.php/dav/files/ada/figures%20of%20mine/"
    ),
  ])
  func `an address is read`(text: String, whole: String) throws {
    #expect(try RemoteAddress(text).text == whole)
  }

  @Test(arguments: [
    ("", RemoteAddress.Flaw.noWebAddress), ("example.org", .noWebAddress),
    ("ftp://example.org/", .noWebAddress), ("file:///etc/", .noWebAddress),
    ("https://", .noWebAddress), ("https:///x", .noWebAddress), ("http://a b/", .noWebAddress),
    ("http://host:0/", .noWebAddress), ("http://host:65536/", .noWebAddress),
    ("http://host:x/", .noWebAddress), ("http://host:+80/", .noWebAddress),
    ("http://[::1/", .noWebAddress),
    ("http://host/a/../b", .noWebAddress), ("http://host/\u{e9}", .noWebAddress),
    ("https://ada:secret@example.org/", .hasPassword), ("https://ada@example.org/", .hasPassword),
    ("https://example.org/?a=1", .hasMore), ("https://example.org/#a", .hasMore),
  ])
  func `what is none is told`(text: String, flaw: RemoteAddress.Flaw) {
    #expect(throws: flaw) { try RemoteAddress(text) }
  }

  @Test(arguments: 1998...2002)
  func `an address that is kept is read again, however long`(length: Int) throws {
    for end in ["x", "/"] {
      let text = "http://host/".padding(to: length - 1, with: "a") + end
      guard let address = try? RemoteAddress(text) else {
        #expect(length + (end == "x" ? 1 : 0) > 2000)
        continue
      }
      #expect(address.text.utf8.count <= 2000)
      #expect(try RemoteAddress(address.text) == address)
    }
  }

  @Test(arguments: [
    ("http://localhost/", true), ("http://127.0.0.1/", true), ("http://127.9.9.9/", true),
    ("http://[::1]/", true), ("http://127.0.0.1.example.org/", false), ("http://10.0.0.1/", false),
    ("http://127.0.0/", false), ("http://localhost.example.org/", false),
    ("https://example.org/", true), ("http://example.org/", false),
  ])
  func `a password goes where nobody can read along`(text: String, isPrivate: Bool) throws {
    #expect(try RemoteAddress(text).isPrivate == isPrivate)
  }

  @Test(arguments: [
    ("/dav/eater.rle", "eater.rle"), ("http://host/dav/eater.rle", "eater.rle"),
    ("/d%61v/a%20b.rle", "a b.rle"), ("/dav/%D1%8F.rle", "я.rle"),
  ])
  func `an answer names a file of the folder`(reference: String, file: String) throws {
    #expect(try RemoteAddress("http://host/dav/").file(of: reference) == file)
  }

  @Test(arguments: [
    "/dav/", "/dav", "/", "", "/other/eater.rle", "/dav/sub/eater.rle", "/dav/..%2Feater.rle",
    "/dav/%2e%2e/eater.rle", "/dav/a%ZZ.rle", "/dav/%FF.rle", "/dav/sub/",
  ])
  func `what does not lie in the folder is nothing of it`(reference: String) throws {
    #expect(try RemoteAddress("http://host/dav/").file(of: reference) == nil)
  }

  @Test func `every name has an address of its own, and comes back of it`() throws {
    let address = try RemoteAddress("http://host/dav/")
    for name in ["eater.rle", "a b.rle", "100%.rle", "я ü.rle", "a+b&c=d.rle", "a#b?.rle"] {
      #expect(address.file(of: address.address(of: name)) == name)
    }
  }
}

/// Folders of patterns.
struct ShelfTests {
  @Test func `a pattern is renamed without touching its cells`() {
    let text = "#C first\n#N Old name\n#O Ada\nx = 1, y = 1\no!\n"
    let renamed = PatternText.renamed(Array(text.utf8), to: "new")
    #expect(
      String(decoding: renamed, as: UTF8.self) == "#C first\n#N new\n#O Ada\nx = 1, y = 1\no!\n")
    let bare = PatternText.renamed(Array("x = 1, y = 1\no!\n".utf8), to: "new")
    #expect(String(decoding: bare, as: UTF8.self) == "#N new\nx = 1, y = 1\no!\n")
    let placed = PatternText.renamed(Array("#CXRLE Pos=1,0\nx = 1, y = 1\no!\n".utf8), to: "new")
    #expect(String(decoding: placed, as: UTF8.self) == "#CXRLE Pos=1,0\n#N new\nx = 1, y = 1\no!\n")
    let windows = PatternText.renamed(Array("#N a\r\no!\r\n".utf8), to: "b")
    #expect(String(decoding: windows, as: UTF8.self) == "#N b\r\no!\r\n")
  }
}

extension String {
  fileprivate func padding(to length: Int, with letter: Character) -> String {
    self + String(repeating: letter, count: max(0, length - count))
  }
}
