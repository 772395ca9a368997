import Foundation
import TerrariumBasics
import TerrariumEncoding
import TerrariumFiles
import TerrariumPage
import TerrariumSupport
import Testing

/// Explorable pages, by the command line.
@Suite(.ownThread) struct PageTests {
  private let folder = TemporaryFolder()

  /// Returns the pictures of a page, without their opacity.
  private func pictures(_ bytes: [UInt8]) throws -> [[UInt32]] {
    guard let read = Format.html.pictures else { throw BrokenPicture.otherFormat }
    var reader = try read(bytes)
    var pictures: [[UInt32]] = []
    while let picture = try reader.next() { pictures.append(picture.pixels.map { $0 & 0xff_ffff }) }
    return pictures
  }

  @Test(arguments: [
    "life --size 31x17 --edges wrap --cell 1",
    "life --size 20x15 --cell 5 --grid --chart --counters",
    "life --pattern gosper-glider-gun --cell 3 --fade 9 --shape circle",
    "life --size 20x20 --age 12 --theme midnight --cell 4",
    "life --rule B2/S34H --size 12x9 --cell 7", "life --rule 345/2/4 --size 40x30 --cell 2",
    "life --pattern r-pentomino --view follow --size 20x20 --fit 90x70",
    "life --pattern glider --size 9x9 --annotate {label:_a,_at:_[3,4],_from:_2,_to:_5}",
    "wolfram --rule 30 --size 41x20 --cell 2", "wolfram --rule 110 --size 33x8 --cell 3 --grid",
    "infection --people 60 --fit 200x200", "sea --size 9x7 --cell 12",
    "sea --size 12x8 --texture drift --cell 12",
    "pig --fit 120x200", "monsters --fit 120x200",
  ])
  func `a page shows the pixels of the numbered pictures`(line: String) throws {
    let words = line.split(separator: " ").map { String($0.map { $0 == "_" ? " " : $0 }) }
    try Command.done(
      words + ["--frames", "9", "--out", "a.html", "--out", "n-%03d.png"],
      in: folder)
    let shown = try pictures(try folder.bytes("a.html"))
    let names = folder.names.filter { $0.hasSuffix(".png") }
    #expect(shown.count == names.count && !names.isEmpty)
    for (name, picture) in zip(names, shown) {
      #expect(try folder.picture(name).colours == picture, "\(name)")
    }
  }

  @Test(arguments: ["smooth=1,3", "smooth=3,1", "delay=40ms,1s", "cover=true,false"])
  func `a tile plays as the film that its command makes`(vary: String) throws {
    func times(_ name: String) throws -> [Substring] {
      let text = try folder.text(name)
      return text.ranges(of: "\"delays\":").map { text[$0.upperBound...].prefix { $0 != "\"" } }
    }
    let film = "life --size 12x8 --edges wrap --frames 3"
    try Command.done("\(film) --vary \(vary) --out all.html", in: folder)
    let text = try folder.text("all.html")
    let tiles = try times("all.html")
    let commands = text.ranges(of: "\"render life ").map {
      text[$0.upperBound...].prefix { $0 != "\"" }
    }
    #expect(tiles.count == 2 && commands.count == 2)
    for (tile, command) in zip(tiles, commands) {
      let out = command.split(separator: " ").last ?? ""
      try Command.done("life \(command)", in: folder)
      #expect(try times(String(out)) == [tile], "\(command)")
    }
  }

  @Test func `the example in the help of the format runs`() throws {
    let text = try Command.run("help html", in: folder).text
    let line = try #require(text.split(separator: "\n").last { $0.hasPrefix("  render ") })
    try Command.done(String(line.dropFirst("  render ".count)) + " --quiet", in: folder)
    #expect(folder.names == ["sea.html"])
  }

  @Test func `what people write cannot leave its place`() throws {
    let hostile = "</script><script>alert(1)</script><!-- \" ' & </title>"
    try Command.done(
      [
        "life", "--size", "9x9", "--frames", "3", "--cell", "40", "--title", hostile, "--alt",
        hostile, "--caption", hostile, "--out", "a.html",
      ], in: folder)
    let text = try folder.text("a.html")
    #expect(text.components(separatedBy: "<script").count == 3)
    #expect(text.components(separatedBy: "</script>").count == 3)
    #expect(!text.contains("<!--") && text.components(separatedBy: "</title>").count == 2)
    #expect(!text.contains("alt=\"</script>"))
    let shown = try Command.run("show a.html", in: folder)
    #expect(shown.text.contains("<script>alert(1)"))
  }

  @Test func `a page's policy lets its own script and style pass, and nothing else`() throws {
    _ = try Command.run("life --size 9x9 --frames 3 --out a.html", in: folder)
    let text = try folder.text("a.html")
    for (tag, name) in [("script", "script-src"), ("style", "style-src")] {
      let start = try #require(text.range(of: "<\(tag)>")?.upperBound)
      let end = try #require(text[start...].range(of: "</\(tag)>")?.lowerBound)
      let hash = SHA256(Array(text[start..<end].utf8)).finalized()
      #expect(text.contains("\(name) 'sha256-\(Base64.text(of: hash))'"))
    }
    #expect(text.contains("content=\"default-src 'none'; img-src data: blob:; "))
    #expect(!text.contains("src=\"http") && !text.contains("href=") && !text.contains("fetch("))
  }

  @Test(arguments: [("gun", "theme=light,dark"), ("atlas", "seed=1..2")])
  func `the pages of the documents have the script of today`(name: String, vary: String) throws {
    func script(_ text: String) throws -> String {
      let start = try #require(text.range(of: "<script>")?.upperBound)
      let end = try #require(text[start...].range(of: "</script>")?.lowerBound)
      return String(text[start..<end])
    }
    _ = try Command.run("life --size 9x9 --frames 3 --vary \(vary) --out a.html", in: folder)
    let made = try script(try folder.text("a.html"))
    let shown = try String(
      contentsOfFile: Command.packageFolder + "/Documentation/pages/\(name).html", encoding: .utf8)
    #expect(try script(shown) == made)
  }

  @Test func `two themes are one page, a light and a dark film`() throws {
    try Command.done(
      "life --size 9x9 --frames 4 --vary theme=light,dark --out a.html --out {theme}-%03d.png",
      in: folder)
    let text = try folder.text("a.html")
    #expect(text.contains("\"schemes\":[\"light\",\"dark\"]"))
    #expect(text.contains("<source media=\"(prefers-color-scheme: dark)\" srcset=\"data:image/"))
    #expect(text.contains("<meta name=\"color-scheme\" content=\"light dark\">"))
    let names = ["light", "dark"].flatMap { theme in (0..<4).map { "\(theme)-00\($0).png" } }
    let expected = try names.map { try folder.picture($0).colours }
    #expect(try pictures(try folder.bytes("a.html")) == expected)
  }

  @Test func `many films are one page, each with the command that makes it`() throws {
    try Command.done(
      "life --size 9x9 --frames 4 --vary seed=1..3 --theme dark --alt A --out a.html --out {seed}-%03d.png",
      in: folder)
    let text = try folder.text("a.html")
    let names = (1...3).flatMap { seed in (0..<4).map { "\(seed)-00\($0).png" } }
    let expected = try names.map { try folder.picture($0).colours }
    #expect(try pictures(try folder.bytes("a.html")) == expected)
    let command =
      "render life --frames 4 --seed 2 --size 9x9 --theme dark --alt A --out seed-2.html"
    #expect(text.contains("\"command\":\"\(command)\""))
    try Command.done(String(command.dropFirst("render ".count)), in: folder)
    #expect(try pictures(try folder.bytes("seed-2.html")) == Array(expected[4..<8]))
  }

  @Test func `a byte that has changed is found wherever it is`() throws {
    try folder.write("world: life\nsize: 9x9\nframes: 4\ncell: 2\nout: a.html\n", to: "a.yaml")
    try Command.done("run a.yaml", in: folder)
    let bytes = try folder.bytes("a.html")
    #expect(try pictures(bytes).count == 4)
    // The end may be followed by blanks, as some programs write it.
    #expect(try pictures(bytes + [10, 32]).count == 4)
    for place in stride(from: 3, to: bytes.count - 1, by: 191) {
      var changed = bytes
      changed[place] ^= 1
      #expect(throws: BrokenPicture.self, "\(place)") { try pictures(changed) }
    }
    for end in [bytes.count - 20, bytes.count - 90, 15] {
      #expect(throws: BrokenPicture.self) { try pictures(Array(bytes[..<end])) }
    }
    // The last letters of data may not matter for unpacking.
    let text = try folder.text("a.html")
    let data = try #require(text.range(of: "[0,\"")).upperBound
    let end = try #require(text[data...].firstIndex(of: "\""))
    let last = text.index(before: end)
    try folder.write(text.replacingCharacters(in: last..<end, with: "z"), to: "a.html")
    let run = try Command.run("check a.yaml --all", in: folder)
    #expect(run.code == 1, "\(run.text)")
  }
}
