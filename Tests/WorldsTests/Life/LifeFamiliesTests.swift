import TerrariumFilmSupport
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import TerrariumWorlds
import Testing

/// The world of life under rules of every family.
struct LifeFamiliesTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    ("size: 21x12\nedges: wrap", false), ("size: 20x11\nedges: wall", false), ("size: 21x11", true),
    ("size: 20x12\nedges: wrap", true), ("pattern: 49o!\nedges: wrap", true),
  ])
  func `blocks of two cells need even sides`(settings: String, isRight: Bool) async throws {
    let rule = "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15"
    let text = "world: life\nrule: \(rule)\n\(settings)\nframes: 3"
    guard isRight else {
      await #expect(throws: (any Error).self) { try await folder.run(text, out: "[t.csv, p.rle]") }
      return
    }
    try await folder.run(text, out: "[t.csv, p.rle]")
    // Written rules are read again.
    try await folder.run("world: life\npattern: p.rle\nframes: 2", out: "[u.csv]")
  }

  @Test(arguments: [
    ("WireWorld", "wireworld-clock"), ("wireworld", "wireworld-clock"),
    ("Langtons-Loops", "langtons-loop"),
  ])
  func `a rule whose random fields are noise starts from a pattern if nothing else is given`(
    rule: String, pattern: String
  ) async throws {
    func texts(_ settings: String) async throws -> String {
      try await folder.run("world: life\nrule: \(rule)\nframes: 9\n\(settings)", out: "[t.txt]")
      return try folder.text("t.txt")
    }
    let alone = try await texts("")
    for same in ["pattern: \(pattern)", "edges: none", "seed: 1", "seed: 2", "symmetry: C1"] {
      #expect(try await texts(same) == alone, "\(same)")
    }
    for other in ["fill: 30%", "size: 64x64", "edges: wrap", "steps: [{run: 8}]"] {
      #expect(try await texts(other) != alone, "\(other)")
    }
  }

  @Test(
    arguments: ["none", "wrap", "wall"],
    [
      ("B02/S238", "R1,C0,S2-3,8,B0,2,NM"), ("B03/S23", "R1,C0,S2-3,B0,3,NM"),
      ("B01/S0", "R1,C0,M0,S0..0,B0..1,NM"), ("B0/S0V", "R1,C0,S0,B0,NN"),
    ])
  func `births of nothing mean the same in each notation`(
    edges: String, rules: (String, String)
  ) async throws {
    var texts: [[String]] = []
    for rule in [rules.0, rules.1] {
      let folder = TemporaryFolder()
      try await folder.run(
        "world: life\nrule: '\(rule)'\nedges: \(edges)\nsize: 6x4\nfill: 30%\nframes: 6",
        out: "[t.txt, t.csv]")
      texts.append([try folder.text("t.txt"), try folder.text("t.csv")])
    }
    #expect(texts[0] == texts[1])
  }

  @Test(arguments: [
    ("rules: rules\nrule: HighLife\npattern: 3o!", 0), ("rules: rules\npattern: line.rle", 0),
    ("rules: rules\nrule: B36/S23\npattern: line.rle", 3), ("rule: HighLife\npattern: 3o!", 3),
    ("pattern: line.rle", 3), ("rules: empty\npattern: line.rle", 3),
  ])
  func `the folder of rules stands over the names that come along`(
    settings: String, alive: Int
  ) async throws {
    try folder.write("x = 3, y = 1, rule = HighLife\n3o!\n", to: "line.rle")
    for name in ["rules", "empty"] { try folder.makeFolder(name) }
    // All live cells die.
    try folder.write(
      "@RULE HighLife\n@TABLE\nn_states:2\nneighborhood:vonNeumann\nsymmetries:permute\n"
        + "var a={0,1}\nvar b=a\nvar c=a\nvar d=a\n1,a,b,c,d,0\n", to: "rules/HighLife.rule")
    try await folder.run(
      "world: life\n\(settings)\nsize: 9x9\nedges: wrap\nframes: 2", out: "[t.csv]")
    #expect(try folder.text("t.csv").hasSuffix("\n1,\(alive)\n"))
  }

  @Test(arguments: [
    ("R3,C0,S1-48,B1-48,NM", "3x3", "wall", "0,1\n1,8\n2,9\n"),
    ("R3,C0,S1-48,B1-48,NM", "3x3", "wrap", "0,1\n1,9\n2,9\n"),
    ("R2,C0,M1,S2..8,B3..8,NM", "1x1", "wrap", "0,1\n1,0\n2,0\n"),
  ])
  func `a field narrower than a rule reaches has its own size`(
    rule: String, size: String, edges: String, rows: String
  ) async throws {
    let settings = "world: life\nrule: '\(rule)'\nedges: \(edges)\nsize: \(size)\npattern: o!\n"
    try await folder.run(settings + "frames: 3", out: "[t.csv]")
    #expect(try folder.text("t.csv") == "tick,alive\n" + rows)
    await #expect(throws: (any Error).self) {
      try await folder.run(settings + "frames: 3", out: "[t.rle]")
    }
  }

  @Test(arguments: [
    "rule: B03/S23\nedges: wall\nsize: 6x5", "rule: 'R1,C0,S2-3,B0,3'\nedges: wall\nsize: 6x5",
    "rule: B024/S24V",
  ])
  func `no pattern file is written that would go on otherwise`(settings: String) async throws {
    let text = "world: life\npattern: 'bo$3o!'\n\(settings)"
    for file in ["t.rle", "t.mc", "t.rle.gz"] {
      await #expect(throws: (any Error).self) { try await folder.run(text, out: file, ["hold: 1"]) }
    }
    try await folder.run(text, out: "t.cells", ["hold: 1"])
  }

  @Test func `states are letters in texts and columns in tables`() async throws {
    try await folder.run(
      "world: life\nrule: /2/3\npattern: 'AB$A!'\nsize: 4x4\nedges: wall\nat: [1, 1]",
      out: "[t.txt, t.csv, t.rle]", ["run: 1"])
    #expect(try folder.text("t.csv").hasPrefix("tick,alive,1,2\n0,3,2,1\n1,"))
    #expect(try folder.text("t.txt").hasPrefix("....\n.AB.\n.A..\n....\n\n"))
    let text = try folder.text("t.rle")
    #expect(text.contains("rule = /2/3:P4,4") && text.contains("Gen=1"))
  }

  @Test(arguments: ["B/S0123456H", "0123456//3H"])
  func `a pattern file of hexagons says so`(rule: String) async throws {
    try await folder.run(
      "world: life\nrule: \(rule)\npattern: o!\nsize: 4x4\nedges: wrap", out: "[t.rle]",
      ["run: 1"])
    #expect(try folder.text("t.rle").contains("rule = \(rule):T4,4"))
  }

  @Test(arguments: [
    ("B3/S23", 18, "B36/S23"), ("B2-a/S12", 102, "B2/S12"), ("B3/S23:T20,30", 18, "B36/S23:T20,30"),
    ("345/2/4", 19, "345/2/5"), ("R5,C0,M1,S34..58,B34..45,NM", 8, "R5,C0,M1,S34..58,B33..45,NM"),
    ("R2,C0,S2-3,B3,NN", 6, "R2,C0,S2-3,B3-4,NN"), ("LifeHistory", 17, "B36/S23History"),
    ("M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15", 60, "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,7"),
    ("B/SH", 14, "B2/SH"), ("2/2/3H", 14, "2/2/4H"), ("2/2/3V", 10, "2/24/3V"), ("W30", 7, "W22"),
    ("WireWorld", 0, nil), ("JvN29", 0, nil), ("B3/S23:T0,20", 18, "B36/S23:T0,20"),
    ("B3/S23:K65*,2", 18, "B/S23:K65*,2"), ("B03/S23:P9,9", 18, "B3/S23:P9,9"),
    ("B2/S34H:P8,0", 14, "B2/S3H:P8,0"), ("B2-a/S12:T9+2,9", 102, "B2/S12:T9+2,9"),
  ])
  func `every rule of numbers has rules near it`(text: String, count: Int, one: String?) throws {
    let rule = try CellRule(text)
    let all = LifeRules.nearby(rule)
    let nearby = all.dropFirst()
    #expect(all.first == (count > 0 ? rule.text : nil))
    #expect(nearby.count == count && Set(nearby).count == count, "\(nearby.count)")
    if let one { #expect(nearby.contains(one)) }
    for near in nearby {
      #expect(near != rule.text)
      // B0 is for bounded fields, and for rules of two states.
      let again = try CellRule(near)
      #expect(again.name == near.split(separator: ":")[0] || again.text.hasPrefix("B"), "\(near)")
    }
  }

  private static let mapOfLife =
    "MAPARYXfhZofugWaH7oaIDogBZofuhogOiAaIDogIAAgAAWaH7oaIDogGiA6ICAAIAAaIDogIAAgACAAIAAAAAAAA"

  @Test(arguments: [
    ("B3/S23", 172), (mapOfLife, 172), (mapOfLife + ":T9,9", 172), ("MAPZoiIAA", 56),
    ("B2a3/S23", 5254), ("23/3/4", 191), (mapOfLife + "/4", 191),
  ])
  func `a rule of any spelling is among those near it once`(text: String, count: Int) throws {
    let nearby = LifeRules.nearby(try CellRule(text), steps: 2)
    #expect(nearby.count == count && Set(nearby).count == count, "\(nearby.count)")
  }

  @Test(arguments: [
    ("23/3/4", 20, 21, "23/03/4"), ("23/03/4:T9,9", 21, 21, "23/03/5:T9,9"),
    ("LifeHistory", 18, 19, "B03/S23History"), ("W30", 8, 8, nil),
    ("R2,C3,M0,S3..4,B1..4,NM", 8, 9, "R2,C3,M0,S3..4,B0..4,NM"),
    (
      "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15", 61, 65, "M1,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15"
    ),
  ])
  func `births of nothing are near a rule where the field ends`(
    text: String, onPlane: Int, bounded: Int, born: String?
  ) throws {
    let rule = try CellRule(text)
    let nearby = LifeRules.nearby(rule, isBounded: true)
    #expect(LifeRules.nearby(rule).count == onPlane && nearby.count == bounded, "\(nearby)")
    if let born { #expect(nearby.contains(born)) }
    for near in nearby { #expect(try CellRule(near, isBounded: true).text == near) }
  }

  @Test(arguments: [
    ("345/2/4", ["1", "2", "3"]), ("/2/3", ["1", "2"]),
    ("LifeHistory", ["1", "2", "3", "4", "5", "6"]), ("/2/25", (1...24).map(String.init)),
    ("/2/40", []),
  ])
  func `pictures count every state that lives by its column's name, and all as cells`(
    rule: String, names: [String]
  ) throws {
    let subject = LifeSubject.of(try CellRule(rule))
    #expect(subject.census.count == subject.states.count, "tables have a column a state")
    #expect(subject.census[0].name == "alive" && subject.census[0].localized?.text(.en) == "cells")
    #expect(subject.shownCensus.dropFirst().map(\.name) == names)
    // Counters and charts have each state's own colour, in any theme.
    for theme in Theme.all {
      var painted = theme
      subject.paint(&painted)
      for (state, count) in subject.shownCensus.enumerated().dropFirst() {
        #expect(painted[count.tone] == subject.states[state].colour(in: theme))
      }
    }
    #expect(subject.series.count == (names.count > 8 || names.isEmpty ? 1 : names.count))
    let legend = Legend.key(of: subject, look: Look(theme: Theme.all[0]))
    #expect(legend.count == (names.isEmpty ? 4 : names.count + 1))
    #expect(names.isEmpty == legend.keys.contains { $0.hasPrefix("… ") })
  }

  @Test(arguments: [
    "B3/S23", "345/2/6", "/2/3H", "R5,C0,M1,S34..58,B34..45,NM", "R2,C3,M1,S2..8,B3..8,NM",
    "LifeHistory", "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15",
  ])
  func `state 0 has a name in every language, and one in tables and colours`(rule: String) throws {
    let state = LifeSubject.of(try CellRule(rule)).states[0]
    #expect(state.name == "dead")
    #expect(Language.allCases.map { state.localized?.text($0) } == ["dead", "мёртвая", "muerta"])
  }

  @Test func `a state has the name in its rule's file in every language`() throws {
    let file =
      "@RULE Mine\n@TABLE\nn_states:3\nneighborhood:vonNeumann\nsymmetries:none\n2,0,0,0,0,0\n"
      + "@NAMES\n0 dead\n"
    let rule = try CellRule("Mine") { $0 == "Mine" ? file : nil }
    #expect(LifeSubject.of(rule).states[0].localized == nil)
  }

  @Test(arguments: [
    (["alive", "dying", "dying"], ["alive", "alive-1", "dying-2", "dying-3"]),
    (["x-2", "x", "x"], ["alive", "x-2", "x-2-2", "x-3"]),
  ])
  func `every column has a name of its own`(names: [String], columns: [String]) throws {
    let file =
      "@RULE Mine\n@TABLE\nn_states:4\nneighborhood:vonNeumann\nsymmetries:none\n2,0,0,0,0,0\n"
      + "@NAMES\n" + names.enumerated().map { "\($0 + 1) \($1)\n" }.joined()
    let rule = try CellRule("Mine") { $0 == "Mine" ? file : nil }
    #expect(LifeSubject.of(rule).census.map(\.name) == columns)
  }

  @Test(arguments: ["HighLife", "critters", "LifeHistory", "JvN29"])
  func `states have the names and colours of a file laid over their rule`(text: String) throws {
    let find = { (name: String) in "@RULE \(name)\n@COLORS\n1 255 0 0\n@NAMES\n0 no\n1 yes\n" }
    let states = [
      LifeSubject.of(try CellRule(text, file: find, firstFile: find)).states,
      LifeSubject.of(try CellRule(text)).states,
    ]
    #expect(states[0].prefix(2).map(\.name) == ["no", "yes"])
    #expect(states[0].count == states[1].count)
    let theme = try #require(Theme.named("light"))
    #expect(states[0][1].colour(in: theme) == Colour(0xff_0000))
    #expect(states[0][0].colour(in: theme) == Colour(0x30_3030))
  }

  @Test(arguments: ["345/2/6", "/2/25", "WireWorld", "JvN29"])
  func `a camera shows every state in its own colour`(rule: String) async throws {
    let settings =
      "world: life\nrule: \(rule)\nsize: 60x45\nedges: wrap\nfill: 30%\nseed: 3\nfit: 480x360"
    try await folder.run(settings + "\nview: [10, 8, 32, 24]", out: "view.png", ["run: 7"])
    try await folder.run(
      settings, out: "camera.png", ["run: 7", "{camera: [10, 8, 32, 24]}", "hold: 1"])
    #expect(try folder.picture("view.png") == folder.picture("camera.png"))
  }

  @Test(arguments: ["shape: circle", "shape: rounded", "grid: true", "grid: true\nshape: circle"])
  func `between pixels too, a pattern's middle is its state's colour`(look: String) async throws {
    let settings =
      "world: life\nrule: 0/2/25\nsize: 60x45\nedges: wrap\nfill: 30%\nseed: 3\nfit: 480x360\n\(look)"
    try await folder.run(settings + "\nview: [10, 8, 32, 24]", out: "view.png", ["run: 20"])
    try await folder.run(
      settings, out: "camera.png", ["run: 20", "{camera: [10, 8, 31, 23]}", "hold: 1"])
    let view = try folder.picture("view.png")
    let camera = try folder.picture("camera.png")
    let scale = 480.0 / 31
    let field = Int(23 * scale)
    var colours: Set<UInt32> = []
    for row in 0..<22 {
      for column in 0..<30 {
        let x = Int((Double(column) + 0.5) * scale)
        let y = (360 - field) / 2 + Int((Double(row) + 0.5) * scale)
        let colour = view[column * 15 + 7, row * 15 + 7]
        colours.insert(colour)
        #expect(camera[x, y] == colour, "\(column), \(row)")
      }
    }
    #expect(colours.count > 8)
  }

  @Test func `from far, wires are between their own colour and the ground's`() async throws {
    // Every other row is a wire; three rows and a bit are a pixel.
    let wires = (0..<30).map { _ in "60C$" }.joined(separator: "$")
    let settings = "world: life\nrule: WireWorld\npattern: '\(wires)!'\nsize: 60x60\nedges: wall"
    try await folder.run(
      settings + "\nfit: 90x90", out: "far.png",
      ["run: 1", "{camera: [0, 0, 300, 300]}", "hold: 1"])
    try await folder.run(settings + "\ncell: 4", out: "near.png", ["run: 1"])
    let near = try folder.picture("near.png")
    let (wire, ground) = (near[2, 2], near[2, 6])
    #expect(wire == 0xff_8000 && ground != wire)
    let far = try folder.picture("far.png")
    for shift in [16, 8, 0] {
      let parts = [wire, ground].map { $0 >> UInt32(shift) & 0xff }.sorted()
      let seen = far[9, 9] >> UInt32(shift) & 0xff
      #expect(parts[0] < seen && seen < parts[1])
    }
  }

  @Test func `a rule file behind the cells is the rule`() async throws {
    try folder.write(
      """
      x = 2, y = 1, rule = Mine
      AB!
      @RULE Mine
      @TABLE
      n_states:3
      neighborhood:vonNeumann
      symmetries:none
      1,0,2,0,0,2
      @NAMES
      1 seed
      2 stone, "hard"
      """, to: "mine.rle")
    try await folder.run("world: life\npattern: mine.rle", out: "[t.csv, o.rle]", ["run: 1"])
    let head = #"tick,alive,seed,"stone, ""hard""""#
    #expect(try folder.text("t.csv") == "\(head)\n0,2,1,1\n1,2,0,2\n")
    // The saved file contains it.
    try await folder.run("world: life\npattern: o.rle", out: "[n.csv]", ["run: 1"])
    let next = try folder.text("n.csv")
    #expect(next.hasPrefix(head) && next.hasSuffix(",2,0,2\n"))
  }

  @Test(arguments: [
    ("Foo-1", "Foo-shared"), ("WireWorld", "WireWorld"), ("LifeHistory", "LifeHistory"),
  ])
  func `a saved file has the names that came from other files`(
    rule: String, file: String
  ) async throws {
    let table = "n_states:3\nneighborhood:vonNeumann\nsymmetries:none\n1,0,0,0,0,2\n"
    try folder.makeFolder("rules")
    try folder.write("@RULE Foo-1\n@TABLE\n\(table)@NAMES\n", to: "rules/Foo-1.rule")
    try folder.write("@RULE \(file)\n@NAMES\n1 red\n2 green\n", to: "rules/\(file).rule")
    try await folder.run(
      "world: life\nrule: \(rule)\nrules: rules\npattern: ABA!", out: "o.rle", ["run: 1"])
    try await folder.run("world: life\npattern: o.rle", out: "n.csv", ["run: 1"])
    #expect(try folder.text("n.csv").hasPrefix("tick,alive,red,green"))
  }

  @Test(
    arguments: [
      ("HighLife", true), ("seeds", true), ("2x2:T8,3", true), ("Bosco", true), ("Mine", true),
      ("LifeHistory", false), ("B36/S23", false),
    ], [false, true])
  func `a rule file behind the cells stands over names of two-state rules, and over other files`(
    rule: (text: String, isOfFile: Bool), hasFolder: Bool
  ) async throws {
    let name = String(rule.text.prefix { $0 != ":" })
    let table = "n_states:3\nneighborhood:vonNeumann\nsymmetries:none\n"
    try folder.write(
      "x = 1, y = 1, rule = \(rule.text)\no!\n@RULE \(name)\n@TABLE\n\(table)0,0,0,0,1,2\n",
      to: "behind.rle")
    if hasFolder {
      try folder.makeFolder("rules")
      let file = "@RULE \(name)\n@TABLE\n\(table)1,0,0,0,0,0\n"
      if rule.isOfFile { try folder.write(file, to: "rules/\(name).rule") }
    }
    try await folder.run(
      "world: life\npattern: behind.rle\(hasFolder ? "\nrules: rules" : "")", out: "[t.csv]",
      ["run: 1"])
    let isOfFile = try folder.text("t.csv") == "tick,alive,1,2\n0,1,1,0\n1,2,1,1\n"
    #expect(isOfFile == rule.isOfFile)
  }

  @Test func `patterns keep their states through steps`() async throws {
    try await folder.run(
      "world: life\nrule: WireWorld\npattern: 'CBA!'\nsize: 8x3\nedges: wall\nat: [1, 1]",
      out: "[t.txt]", ["keep: w\n    area: [1, 1, 3, 1]", "place: w\n    at: [4, 1]", "hold: 1"])
    #expect(try folder.text("t.txt").contains(".CBACBA.\n"))
  }

  @Test(arguments: [("edges: wrap", true), ("edges: none", false), ("rule: 'B3/S23:T9,9'", true)])
  func `hashing a field that ends is told to be none`(setting: String, isNoted: Bool) async throws {
    let report = try await folder.run(
      "world: life\n\(setting)\nengine: hash", out: "a.csv", ["run: 1"])
    let note = "engine hash needs a plane without edges; this field uses dense"
    #expect(report.notices.map(\.sentence).contains(note) == isNoted)
  }
}
