import TerrariumFilmSupport
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// The world of one-dimensional rules beyond the 256.
struct LineWolframTests {
  private let folder = TemporaryFolder()

  @Test func `colours are letters in texts and columns in tables`() async throws {
    try await folder.run("world: wolfram\nrule: C777K3R1\nsize: 9x3", out: "[t.txt, t.csv]")
    #expect(try folder.text("t.csv") == "tick,alive,1,2\n0,1,1,0\n1,3,3,0\n2,5,3,2\n")
    #expect(try folder.text("t.txt") == "....A....\n...AAA...\n..ABABA..\n")
  }

  @Test func `of two colours it is told as of every such rule`() async throws {
    try await folder.run("world: wolfram\nrule: 90R\nsize: 9x4", out: "[t.txt, t.csv]")
    #expect(try folder.text("t.csv") == "tick,alive\n0,1\n1,2\n2,3\n3,4\n")
    #expect(try folder.text("t.txt").hasPrefix("....O....\n...O.O...\n..O.O.O..\n"))
  }

  @Test(arguments: ["C1599K3R1", "30R", "{110,2,1}"])
  func `a film goes on from a state that was kept`(rule: String) async throws {
    let (whole, parts) = (TemporaryFolder(), TemporaryFolder())
    let settings =
      "world: wolfram\nrule: '\(rule)'\nsize: 24x8\nstart: random\nseed: 4\nedges: wrap\n"
    try await whole.run(settings, out: "[t.csv]", ["run: 20"])
    try await parts.run(settings, out: "[a.csv]", ["run: 9", "save: s.state"])
    try await parts.run(settings, out: "[b.csv]", ["load: s.state", "run: 11"])
    let rows = try whole.text("t.csv").split(separator: "\n")
    let later = try parts.text("b.csv").split(separator: "\n")
    #expect(rows.last == later.last && later.count > 3)
  }

  @Test func `a pattern file is line 0, and its rule holds`() async throws {
    try folder.write("x = 3, y = 1, rule = W90\nobo!", to: "w.rle")
    try folder.write("x = 3, y = 1, rule = W30:T9,1\n3o!", to: "t.rle")
    try folder.write("x = 3, y = 1, rule = C777K3R1\nABA!", to: "c.rle")
    try folder.write("x = 2, y = 2, rule = W30\no$o!", to: "two.rle")
    func text(_ settings: String) async throws -> [String] {
      try await folder.run("world: wolfram\n" + settings, out: "[t.txt]")
      return try folder.lines("t.txt")
    }
    #expect(try await text("pattern: w.rle\nsize: 7x2") == ["..O.O..", ".O...O."])
    #expect(try await text("pattern: w.rle\nrule: 254\nsize: 7x2") == ["..O.O..", ".OOOOO."])
    #expect(try await text("pattern: t.rle").first == "...OOO...")
    #expect(try await text("pattern: c.rle\nsize: 7x2") == ["..ABA..", ".AA.AA."])
    await #expect(throws: (any Error).self) {
      try await folder.run("world: wolfram\npattern: two.rle", out: "[t.txt]")
    }
  }

  @Test(arguments: ["30", "110", "C777K3R1", "{110,2,1}"], ["wrap", "wall"])
  func `a line that ends goes on from its pattern file`(rule: String, edges: String) async throws {
    let settings = "world: wolfram\nrule: '\(rule)'\nedges: \(edges)\n"
    try await folder.run(settings + "size: 11x13\nframes: 13", out: "[t.txt, t.rle]")
    let whole = Array(try folder.lines("t.txt").suffix(8))
    try await folder.run(settings + "size: 11x6\nframes: 6", out: "[p.rle, p.mc]")
    for name in ["p.rle", "p.mc"] {
      try await folder.run("world: wolfram\npattern: \(name)\nsize: 11x8", out: "[s.txt]")
      let found = try folder.lines("s.txt")
      #expect(found == whole, "\(name)")
      try await folder.run(settings + "size: 11x9", out: "[l.rle]", ["load: \(name)", "run: 7"])
      #expect(try folder.text("l.rle") == folder.text("t.rle"), "\(name)")
    }
  }

  @Test(arguments: [
    ("7", 1), ("129", 2), ("133", 3), ("151", 1), ("30", 2), ("{4294901761,2,2}", 2),
    ("C381346094K5R1", 3),
  ]) func `a line without end goes on from its pattern file`(rule: String, tick: Int) async throws {
    let settings = "world: wolfram\nrule: '\(rule)'\n"
    try await folder.run(
      settings + "size: 21x\(tick + 4)\nframes: \(tick + 4)", out: "[t.txt, t.rle]")
    let whole = Array(try folder.lines("t.txt").suffix(4))
    // Plaintext has two states.
    let names = ["p.rle", "p.mc"] + (rule.hasPrefix("C") ? [] : ["p.cells"])
    try await folder.run(
      settings + "size: 21x\(tick + 1)\nframes: \(tick + 1)",
      out: "[\(names.joined(separator: ", "))]")
    for name in names {
      try await folder.run(settings + "pattern: \(name)\nsize: 21x4", out: "[s.txt]")
      #expect(try folder.lines("s.txt") == whole, "\(name)")
      guard name != "p.cells" else { continue }
      try await folder.run(settings + "size: 21x9", out: "[l.rle]", ["load: \(name)", "run: 3"])
      #expect(try folder.text("l.rle") == folder.text("t.rle"), "\(name)")
    }
  }

  @Test func `the background of a line that began with a file is in its next file`() async throws {
    let text = "#CXRLE Gen=1\nx = 7, y = 1, rule = W129\n3ob3o!\n"
    try folder.write(text, to: "w.rle")
    try await folder.run("world: wolfram\npattern: w.rle\nsize: 7x1\nframes: 1", out: "[a.rle]")
    #expect(try folder.text("a.rle") == text)
  }

  @Test(arguments: ["rle", "mc", "cells"])
  func `a background that no generation of a rule has is in no pattern file`(
    ending: String
  ) async throws {
    await #expect(throws: (any Error).self) {
      try await folder.run(
        "world: wolfram\nrule: 129\nsize: 9x4", out: "[g.\(ending)]",
        ["run: 1", "set: {rule: 90}", "hold: 1"])
    }
  }

  @Test(arguments: [
    // A file's rule has the background of its generation under rules of any number of colours.
    ("W35", "Gen=7", "0", "OOOO.OOOOOOO"), ("W35", "Gen=7", "{0,3,1}", "AAAA.AAAAAAA"),
    ("{1,3,1}", "Gen=1", "0", "OOOO.OOOOOOO"), ("W35", "Gen=6", "{0,3,1}", ".AAA.AAAAA.."),
    // Two colours have no third: then the film's rule has a background.
    ("{2,3,1}", "Gen=1", "0", ".OOO.OOOOO.."), ("{2,3,1}", "Gen=1", "1", "OOOO.OOOOOOO"),
  ])
  func `a line begins on the background of its file`(
    rule: String, generation: String, film: String, first: String
  ) async throws {
    try folder.write("#CXRLE \(generation)\nx = 9, y = 1, rule = \(rule)\n3ob5o!\n", to: "b.rle")
    try await folder.run(
      "world: wolfram\npattern: b.rle\nrule: '\(film)'\nsize: 12x1", out: "[b.txt]")
    #expect(try folder.lines("b.txt") == [first])
  }

  @Test func `a line of nothing has a tree, too`() async throws {
    try await folder.run("world: wolfram\nrule: 0\nsize: 5x2\nedges: wrap", out: "[p.mc]")
    try await folder.run("world: wolfram\npattern: p.mc\nsize: 5x2", out: "[t.txt]")
    #expect(try folder.text("t.txt") == ".....\n.....\n")
  }

  /// Returns the fault of a file whose rule has a grid, read at the start and by a step.
  private func sayings(grid: String, _ rule: String) async throws -> [String?] {
    let folder = try TemporaryFolder(["t.rle": "x = 3, y = 1, rule = \(rule):\(grid)\n3o!"])
    var found: [String?] = []
    for settings in ["pattern: t.rle\n", "rule: '\(rule)'\nsize: 9x3\nedges: wrap\n"] {
      let steps = settings.hasPrefix("pattern") ? [] : ["load: t.rle"]
      do {
        try await folder.run("world: wolfram\n" + settings, out: "[t.txt]", steps)
        found.append(nil)
      } catch {
        let sentence = (error as? Faults)?.list.first?.problem.sentence
        found.append(
          sentence.map {
            $0.what.replacing("'\(folder.path)/t.rle'", with: "t.rle")
              + ($0.advice.isEmpty ? "" : "; " + $0.advice)
          })
      }
    }
    return found
  }

  @Test(arguments: [
    (
      "C777K3R1",
      "the file has the rule 'C777K3R1', but the film began with 'W90'; "
        + "begin the film with 'C777K3R1'"
    ),
    ("W30", "the pattern of 21x1 cells does not fit into the field of 15x1; make size larger"),
  ])
  func `a line that the film cannot have is told of in the words of files`(
    rule: String, saying: String
  ) throws {
    let folder = try TemporaryFolder(["t.rle": "x = 21, y = 1, rule = \(rule)\n21o!"])
    let faults = folder.faults(
      of:
        "world: wolfram\nrule: 90\nsize: 15x8\nedges: wrap\nout: a.txt\nsteps: [{load: t.rle}]\n"
    )
    #expect(faults.map(\.text) == ["'\(folder.path("t.rle"))': \(saying)"])
  }

  @Test(arguments: ["W30", "C777K3R1"])
  func `a line that a rule of a file is on is taken, or refused`(rule: String) async throws {
    #expect(try await sayings(grid: "T9,1", rule) == [nil, nil])
    for grid in ["K9,1", "C9,1", "S9", "T9+2,5", "9", "T9,1,1", "T-9", "X"] {
      let saying =
        "t.rle: rule '\(rule):\(grid)': a line is on no grid ':\(grid)'; "
        + "T is a ring, P ends, such as :T30,1"
      #expect(try await sayings(grid: grid, rule) == [saying, saying])
    }
    for grid in ["P9,1", "T8,1", "T0,1"] {
      let saying =
        "t.rle: the grid ':\(grid)' of the file's rule is not the film's line; "
        + "begin the film with the file, or give size and edges like that"
      #expect(try await sayings(grid: grid, rule) == [nil, saying])
    }
    for columns in ["1073741825", "9223372036854775807", "99999999999999999999"] {
      let saying = "t.rle: the grid :T\(columns),1 is too large; the limit is 1073741824 cells"
      #expect(try await sayings(grid: "T\(columns),1", rule) == [saying, saying])
    }
    #expect(
      try await sayings(grid: "T20000000,1", rule)[0]
        == "t.rle: size 20000000x64 is too large; the limit is 1073741824 cells")
  }
}
