import TerrariumFilmSupport
import TerrariumPatterns
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Pattern files of the world of life: the meaning of their cells, and the written files.
struct LifeFilesTests {
  private let folder = TemporaryFolder()

  private func writeSoup(
    _ columns: Int, _ rows: Int, _ states: Int, _ rule: String, to name: String
  )
    throws
  {
    let pattern = Pattern(states: factSoup(columns, rows, states))
    try folder.write(
      String(decoding: pattern.rle(rule: rule, stateCount: states), as: UTF8.self), to: name)
  }

  @Test(
    arguments: ["LifeHistory", "345/2/4", "B56/S1236H:T20+3,12", "B3/S23:T0,8"],
    ["rle", "mc", "state"])
  func `a file of a rule that the film cannot go on with names both`(
    rule: String, ending: String
  ) async throws {
    let steps = ["{place: '2o$o!', at: [2, 1]}", "run: 1", "save: s.\(ending)"]
    try await folder.run("world: life\nrule: \(rule)", out: "[a.txt]", steps)
    for own in ["B36/S23", "/2/3"] {
      let text = "world: life\nrule: \(own)\nout: b.txt\nsteps: [{load: s.\(ending)}]\n"
      let faults = folder.faults(of: text).map(\.sentence)
      #expect(faults.count == 1)
      #expect(
        faults.first?.what.hasSuffix(
          "the file has the rule '\(rule)', but the film began with '\(own)'") == true,
        "\(faults)")
    }
  }

  @Test(arguments: ["rle", "mc"])
  func `cells that lie far apart are written, and read again`(ending: String) async throws {
    // Two dots under a rule in which one neighbour causes no birth: 20,000 columns and rows apart.
    try folder.write(
      "x = 20001, y = 20001, rule = /9/5\nA20000$20000.A!\n".replacing(
        "/9/5", with: "012345678//5"),
      to: "far.rle")
    try await folder.run(
      "world: life\npattern: far.rle\nsize: 9x9", out: "[again.\(ending)]", ["run: 1"])
    #expect(try await folder.population(of: "again.\(ending)", after: 1, "size: 9x9") == 2)
  }

  @Test(
    arguments: ["B3/S23", "WireWorld", "345/2/4", "JvN29"],
    ["37, -90", "0, 0", "-3, -2", "5, -8", "-11, 3"])
  func `no engine is seen in a file, and all files tell the same place`(
    rule: String, place: String
  ) async throws {
    for engine in ["auto", "dense", "hash"] {
      try await folder.run(
        "world: life\nrule: \(rule)\npattern: 'b2o$2o$bo2$3o!'\nat: [\(place)]\n"
          + "engine: \(engine)",
        out: "[\(engine).mc, \(engine).rle]", ["run: 3", "save: \(engine).state"])
    }
    for ending in ["mc", "rle", "state"] {
      let text = try folder.text("auto.\(ending)")
      #expect(try text == folder.text("dense.\(ending)") && text == folder.text("hash.\(ending)"))
    }
    let limits = PatternLimits.manyStates
    let tree = try PatternFile(reading: folder.bytes("auto.mc"), limits: limits)
    let list = try PatternFile(reading: folder.bytes("auto.rle"), limits: limits)
    #expect(tree.position != nil && tree.position == list.position)
    #expect(try tree.cells(limits: limits) == list.cells(limits: limits))
  }

  @Test(arguments: ["WireWorld", "B3/S23"])
  func `a tree too large to draw is loaded, saved and gone on with`(rule: String) async throws {
    // A square of 2^20 cells a side, full of blocks, or of wire.
    let leaf = rule == "WireWorld" ? ["1 3 3 3 3"] : [".......$.**.**.$.**.**.$$.**.**.$.**.**.$"]
    let first = rule == "WireWorld" ? 2 : 4
    let lines = (first...20).map { "\($0)" + String(repeating: " \($0 - first + 1)", count: 4) }
    try folder.write(
      (["[M2]", "#R \(rule)"] + leaf + lines).joined(separator: "\n") + "\n", to: "full.mc")
    let cells = rule == "WireWorld" ? 1 << 40 : 1 << 38
    try await folder.run(
      "world: life\npattern: full.mc\nsize: 9x9", out: "[t.csv, again.mc]",
      ["run: 5", "save: full.state", "load: full.state", "run: 60", "load: full.mc"])
    let counts = try folder.lines("t.csv").dropFirst().map { $0.split(separator: ",")[1] }
    #expect(Set(counts) == ["\(cells)"])
    let again = try PatternFile(reading: folder.bytes("again.mc"), limits: .manyStates)
    guard case .tree(let tree) = again.content else {
      Issue.record("no tree")
      return
    }
    #expect(tree.population == UInt128(cells))
    let inset = rule == "WireWorld" ? 0 : 1
    #expect(again.position == Cell(inset - (1 << 19), inset + 1 - (1 << 19)))
  }

  @Test(arguments: [
    ("B3/S23", 1100, 1000, 2), ("B2/S/C4", 700, 300, 4), ("WireWorld", 300, 200, 4),
    ("B3/S23:T300,200", 300, 200, 2), ("B2/S/C4:P300,200", 300, 200, 4),
  ])
  func `dense cells come to lie where they would one by one`(
    rule: String, columns: Int, rows: Int, states: Int
  ) async throws {
    try writeSoup(columns, rows, states, rule, to: "s.rle")
    let at = rule.contains(":") ? "" : "at: [-37, 90]"
    try await folder.run("world: life\npattern: s.rle\n\(at)", out: "[r.rle]", ["hold: 1"])
    let read = try PatternFile(reading: folder.bytes("r.rle"), limits: .manyStates)
    #expect(try read.cells() == Pattern(states: factSoup(columns, rows, states)))
    #expect(at.isEmpty || read.position == Cell(-37, 90))
  }

  @Test(arguments: [
    ("B03/S23", [189, 92, 199, 94]), ("B03/S23:P16,14", [145, 66, 145, 76]),
    ("B03/S23:T16,14", [157, 84, 165, 89]), ("B038/S238:P16,14", [177, 136, 143, 143]),
    ("B038/S238:T16,14", [167, 120, 161, 137]),
  ])
  func `files have what differs from the background, and the census of a grid what lives`(
    rule: String, stored: [Int]
  ) async throws {
    try writeSoup(16, 14, 2, rule, to: "s.rle")
    for (tick, stored) in zip(1..., stored) {
      try await folder.run("world: life\npattern: s.rle", out: "[g.rle]", ["run: \(tick)"])
      let file = try PatternFile(reading: folder.bytes("g.rle"), limits: .manyStates).cells()
      #expect(file.population == stored, "tick \(tick)")
      // Without S8 the background dies in every second tick.
      let lives = rule.contains(":") && (rule.hasPrefix("B038") || tick % 2 == 1)
      let census = try await folder.population(of: "s.rle", after: tick)
      #expect(census == (lives ? 16 * 14 - stored : stored), "tick \(tick)")
    }
  }

  @Test(arguments: ["Gen=3", "Gen=1", "Gen=0"])
  func `the generation of a file says how its cells are meant`(generation: String) async throws {
    try writeSoup(16, 14, 2, "B03/S23", to: "s.rle")
    try await folder.run("world: life\npattern: s.rle", out: "[g.rle]", ["run: 3"])
    let written = try folder.text("g.rle")
    #expect(written.contains("Gen=3"))
    try folder.write(written.replacing("Gen=3", with: generation), to: "h.rle")
    let first = generation == "Gen=0" ? 297 : 94
    #expect(try await folder.population(of: "h.rle", after: 1) == first)
    // Another rule does not change the cells.
    try await folder.run(
      "world: life\npattern: h.rle\nrule: B3/S23\nsize: 4x2\nat: [40, 40]", out: "[t.txt]",
      ["hold: 1"])
    #expect(try folder.text("t.txt").hasPrefix(generation == "Gen=0" ? "....\n" : "OOOO\n"))
  }

  @Test(arguments: ["4000000000000000001", "9223372036854775808", "99999999999999999999"])
  func `a generation beyond all ticks is refused`(generation: String) throws {
    for (world, rule) in [("life", "B3/S23"), ("life", "/2/3"), ("wolfram", "W30")] {
      try folder.write("#CXRLE Gen=\(generation)\nx = 3, y = 1, rule = \(rule)\n3o!\n", to: "g.rle")
      let settings = "world: \(world)\nrule: \(rule)\nout: a.csv\nsteps: [{load: g.rle}]"
      let faults = folder.faults(of: settings)
      #expect(faults.count == 1 && faults[0].text.contains("would have over"), "\(faults)")
    }
  }

  @Test(arguments: [
    "B3/S23", "B3/S23:P16,14", "B3/S23:T16,14", "B03/S23", "B03/S23:P16,14", "B03/S23:T16,14",
    "B0123478/S01234678", "B0123478/S01234678:T16,14", "B3/S23:K16*,14", "B3/S23:P16,15",
    "345/2/4:P17,14", "3/2/3:K16,14*", "/2/3", "R2,C3,S3-6,B4-5", "LifeHistory:T17,14",
  ])
  func `a run goes on from every file that is written of it`(rule: String) async throws {
    let states = (try CellRule(rule)).stateCount
    try writeSoup(16, 14, states, rule, to: "s.rle")
    for ticks in [1, 2] {
      let cells = try await folder.population(of: "s.rle", after: ticks + 3)
      let files = ["g.rle", "g.mc", "g.rle.gz", "g.mc.gz"]
      try await folder.run(
        "world: life\npattern: s.rle", out: "[\(files.joined(separator: ", "))]",
        ["run: \(ticks)"])
      for file in files {
        #expect(try await folder.population(of: file, after: 3) == cells, "\(file) after \(ticks)")
      }
    }
  }

  @Test(arguments: ["", ":T12,9", ":P12,9"])
  func `plaintext of a first tick goes on, too, where all around it lives`(
    grid: String
  ) async throws {
    try folder.write("#CXRLE Gen=4\nx = 3, y = 2, rule = B05/S5678\(grid)\nbo$3o!\n", to: "s.rle")
    try await folder.run("world: life\npattern: s.rle\nframes: 1", out: "[g.cells]")
    let named = "rule: B05/S5678\(grid)"
    for ticks in 1...2 {
      let cells = try await folder.population(of: "s.rle", after: ticks)
      #expect(try await folder.population(of: "g.cells", after: ticks, named) == cells)
    }
  }

  /// Returns a rule of some family, on the plane or on a grid; nil if no field can have it.
  private func anyRule(_ stream: inout RandomStream) -> CellRule? {
    func list(_ first: Int, _ last: Int) -> String {
      (first...last).filter { _ in stream.happens(1, in: 3) }.map(String.init).joined()
    }
    func span() -> String {
      let first = stream.draw(below: 7)
      return "\(first)-\(first + stream.draw(below: 4))"
    }
    let lists = "S\(span()),B\(span())"
    let hex = (0..<9).map { _ in String(stream.draw(below: 5)) }.joined()
    let blocks = (0..<16).map { _ in String(stream.draw(below: 16)) }
    let texts = [
      "B\(list(0, 8))/S\(list(0, 8))", "\(list(1, 6))/\(list(1, 6))/\(3 + stream.draw(below: 3))H",
      "R2,C0,\(lists),NC", "R1,C\(stream.draw(below: 5)),\(lists),NL",
      "R1,C2,\(lists),NW\(hex),\(stream.draw(below: 3))\(1 + stream.draw(below: 3))L",
      "R1,C4,\(lists),NW\(hex),0132", "M0,\(blocks[1...].joined(separator: ","))",
      "M15,\(blocks[1..<15].joined(separator: ",")),0", "M\(blocks.joined(separator: ","))",
      "WireWorld", "LifeHistory",
    ]
    let grids = ["", "", ":T24,20", ":P24,20", ":P0,20", ":T24,0", ":T24+2,20", ":C24,20", ":S24"]
    return try? CellRule(
      texts[stream.draw(below: texts.count)] + grids[stream.draw(below: grids.count)])
  }

  @Test(arguments: 0..<24)
  func `a run of any rule goes on from every file`(seed: Int) async throws {
    var stream = RandomStream(key: UInt64(seed))
    var found = anyRule(&stream)
    while found == nil { found = anyRule(&stream) }
    let rule = try #require(found)
    try writeSoup(9 + seed % 2, 7 + seed % 3, rule.stateCount, rule.text, to: "s.rle")
    let (ticks, later) = (1 + stream.draw(below: 9), 1 + stream.draw(below: 5))
    let lies = rule.topology == nil ? "\nat: [\(seed % 5), \(seed % 7)]" : ""
    let cells = try await folder.population(of: "s.rle", after: ticks + later, lies)
    var files = ["g.rle", "g.mc", "g.rle.gz", "g.mc.gz"]
    if rule.stateCount == 2 { files += ["g.cells", "g.cells.gz"] }
    try await folder.run(
      "world: life\npattern: s.rle\(lies)", out: "[\(files.joined(separator: ", "))]",
      ["run: \(ticks)"])
    for file in files {
      let named = file.contains("cells") ? "rule: '\(rule.text)'" : ""
      let sizes = rule.topology == nil ? ["", "\nsize: 51x40"] : [""]
      for size in sizes {
        let again = try await folder.population(of: file, after: later, named + size)
        #expect(again == cells, "\(rule.text): \(file)\(size) after \(ticks), then \(later)")
      }
    }
  }

  @Test(arguments: ["rle", "mc", "cells"])
  func `a background that lives under a rule without B0 is in no pattern file`(
    ending: String
  ) async throws {
    await #expect(throws: (any Error).self) {
      try await folder.run(
        "world: life\nrule: B0123478/S01234678\npattern: 2o!", out: "[g.\(ending)]",
        ["run: 1", "set: {rule: B3/S23}", "hold: 1"])
    }
  }

  @Test(arguments: [("auto", "345/2/4"), ("dense", "345/2/4"), ("hash", "WireWorld")])
  func `no engine shows in empty planes of many states`(engine: String, rule: String) async throws {
    try await folder.run(
      "world: life\nrule: \(rule)\nengine: \(engine)\nfill: 0%", out: "[e.mc]", ["run: 1"])
    #expect(try folder.text("e.mc").hasSuffix("\n1 0 0 0 0\n"))
  }

  @Test func `what a file tells of its pattern goes along`() async throws {
    try folder.write(
      "#N Three\n#OSomebody\n#In a row.\n#C Name: none\n#CThe #[\n#[[ GRID ]]\n#rB36/S23\n"
        + "x = 3, y = 1\n3o!", to: "a.rle")
    try await folder.run("world: life\npattern: a.rle", out: "[b.rle, b.mc, b.cells]", ["run: 1"])
    let notes =
      "#N Three\n#O Somebody\n#C In a row.\n#C Name: none\n#C The #[\n#C [ GRID ]]\n"
    let rle = try folder.text("b.rle")
    #expect(rle.hasPrefix("#CXRLE Pos=1,-1 Gen=1\n\(notes)x = 1, y = 3, rule = B36/S23\n"))
    #expect(try folder.text("b.mc").contains("\n" + notes + "#G 1\n"))
    #expect(
      try folder.text("b.cells")
        == "!Name: Three\n!Author: Somebody\n!In a row.\n! Name: none\n!The #[\n![ GRID ]]\nO\nO\nO\n"
    )
  }

  @Test(arguments: [
    ("", 0, "-12,7"), ("", 4, "-11,8"), ("size: 30x20", 4, "-11,8"), ("at: [5, 2]", 0, "5,2"),
    ("engine: hash", 4, "-11,8"),
  ])
  func `the place of a file goes along`(setting: String, ticks: Int, place: String) async throws {
    try folder.write("#CXRLE Pos=-12,7\nx = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n", to: "a.rle")
    try await folder.run(
      "world: life\npattern: a.rle\n\(setting)", out: "[b.rle]",
      ticks == 0 ? ["hold: 1"] : ["run: \(ticks)"])
    #expect(try folder.text("b.rle").hasPrefix("#CXRLE Pos=\(place)"))
  }

  @Test(arguments: [("/2/3", ".AA.\n.BB.\n.AA.\n"), ("B2/S", ".OO.\n....\n.OO.\n")])
  func `a file of rows has every state`(rule: String, rows: String) async throws {
    try await folder.run(
      "world: life\nrule: \(rule)\npattern: b2o!\nsize: 4x3\nedges: wall\nat: [0, 1]",
      out: "[b.cells]", ["run: 1"])
    #expect(try folder.text("b.cells") == rows)
  }

  @Test func `a tree of more cells than can be drawn is counted and goes on`() async throws {
    // 2^40 cells a side, with a block in each square of eight.
    var text = "[M2] (test)\n#R B3/S23\n**$**$\n"
    for level in 4...40 { text += "\(level)\(String(repeating: " \(level - 3)", count: 4))\n" }
    try folder.write(text, to: "blocks.mc")
    for engine in ["auto", "hash"] {
      try await folder.run(
        "world: life\npattern: blocks.mc\nengine: \(engine)", out: "[t.csv]", ["run: 1000"])
      let all = UInt128(4) << 74
      #expect(try folder.text("t.csv").hasSuffix("\n1000,\(all)\n"))
    }
  }
}
