import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// States in files: a run that continues from one makes the same as the whole run.
struct StateTests {
  private let folder = TemporaryFolder()

  /// A world, another of its kind that loads its states, and the steps after that.
  private static let worlds: [(world: String, other: String, then: [String])] = [
    ("world: sea\nsize: 9x7\nedges: wrap", "world: sea\nsize: 3x3\nseed: 9", []),
    ("world: sea\nsize: 8x8\nseed: 4", "world: sea\nsize: 8x8\nseed: 9", ["restart"]),
    (
      "world: life\nsize: 20x13\nedges: wrap\nrule: B36/S23\nfill: 40%",
      "world: life\nsize: 5x5\nedges: wall", []
    ),
    ("world: life\nsize: 67x9\nedges: wall\nfill: 40%", "world: life\nrule: B2/S", []),
    ("world: life\npattern: r-pentomino\nsize: 30x20", "world: life\nsize: 30x20", []),
    (
      "world: life\npattern: glider\nrule: B03/S23\nsize: 16x12\nengine: hash",
      "world: life\nengine: dense", []
    ),
    (
      "world: life\nsize: 20x13\nedges: wrap\nrule: /2/3\nfill: 40%",
      "world: life\nsize: 20x13\nedges: wrap\nrule: /2/3", []
    ),
    (
      "world: life\nrule: LifeHistory\nsize: 30x20\nfill: 20%",
      "world: life\nrule: LifeHistory\nsize: 30x20\nfill: 0%", []
    ),
    ("world: wolfram\nsize: 21x9", "world: wolfram\nsize: 4x4\nedges: wrap\nrule: 1", []),
    ("world: wolfram\nsize: 21x9\nrule: 1", "world: wolfram\nstart: random", []),
    (
      "world: wolfram\nsize: 70x6\nrule: 110\nedges: wrap\nstart: random",
      "world: wolfram\nsize: 4x4", []
    ),
    ("world: infection\npeople: 90\nfactor: 1", "world: infection\npeople: 5", ["infect: 3"]),
    ("world: infection\nsize: 12x7\nedges: wrap\nfactor: 2", "world: infection\nseed: 3", []),
  ]

  @Test(arguments: worlds.indices)
  func `a run that goes on from a state makes what the whole run makes`(index: Int) async throws {
    let (world, other, then) = Self.worlds[index]
    var random = RandomStream(key: UInt64(index))
    for round in 0..<3 {
      let (before, after) = (random.draw(below: 13), 1 + random.draw(below: 9))
      let folder = TemporaryFolder()
      let counters = "\ncounters: false\ncell: 2"
      try await folder.run(
        world + counters, out: "[w.txt, w.csv, w.y4m]",
        ["run: \(before)"] + then + ["run: \(after)"])
      try await folder.run(world, out: "[x.csv]", ["run: \(before)", "save: s.state"])
      try await folder.run(
        other + counters, out: "[g.txt, g.csv, g.y4m]",
        ["load: s.state"] + then + ["run: \(after)"])
      let about = "\(world), \(before) and \(after), round \(round)"
      if !world.contains("wolfram") {
        // An elementary automaton's text and table are its diagram, regardless of the film's view.
        let whole = try folder.text("w.txt").split(separator: "\n\n").suffix(after)
        #expect(
          try folder.text("g.txt").split(separator: "\n\n").suffix(after) == whole, "\(about)")
        let rows = try folder.lines("w.csv").suffix(after)
        #expect(try folder.lines("g.csv").suffix(after) == rows, "\(about)")
      }
      let rest = try RawFilm(folder.bytes("g.y4m"))
      let shown = rest.frames.count - 1
      let isSame = try RawFilm(folder.bytes("w.y4m")).suffix(shown) == rest.suffix(shown)
      #expect(isSame && shown >= after, "\(about)")
    }
  }

  @Test func `a state that is loaded and saved again has the same bytes`() async throws {
    for (world, other, _) in Self.worlds {
      let folder = TemporaryFolder()
      try await folder.run(world, out: "[x.csv]", ["run: 7", "save: a.state"])
      let size = world.split(separator: "\n").first {
        $0.hasPrefix("size") && world.contains("life")
      }
      let loader = other.contains("size") ? other : other + "\n" + (size ?? "")
      try await folder.run(loader, out: "[y.csv]", ["load: a.state", "save: b.state"])
      if !world.contains("world: life\npattern") {
        #expect(try folder.text("a.state") == folder.text("b.state"), "\(world)")
      }
    }
  }

  @Test(arguments: [
    ("life", "B2/S34H", "B36/S23", "B2/S34H 8x6 wrap hexagon", "B36/S23 9x4 wrap square"),
    ("wolfram", "90", "30", "90 8x6 wrap square", "30 9x4 wrap square"),
  ])
  func `words and shapes are those of the world that comes back`(
    world: String, rule: String, other: String, old: String, new: String
  ) async throws {
    let words = "world: \(world)\ncaption: '{rule} {size} {edges} {shape}'\n"
    let base = words + "rule: \(rule)\nsize: 8x6\nedges: wrap\n"
    let file = folder.path("a.state")
    for (keep, back) in [("snapshot", "restore"), ("save: \(file)", "load: \(file)")] {
      let change = "set: {rule: \(other), size: 9x4}"
      #expect(
        try captions(base, [keep, change, "run: 0", back, "hold: 1", "restart", "hold: 1"])
          == [new, old, new], "\(back)")
    }
    try await folder.run(base, out: "[y.csv]", ["run: 2", "save: a.state"])
    let small = words + "size: 3x3\nedges: wall\n"
    let load = ["run: 0", "load: \(file)", "hold: 1", "restart", "hold: 1"]
    let shown = try captions(small, load)
    #expect(shown[1] == old && shown[2] == shown[0])
  }

  @Test(arguments: [
    ("W110", "W110"), ("highlife", "highlife"), ("23/3", "23/3"), ("23/3:T8,6", "23/3"),
    ("seeds:K8*,6", "seeds:K8*,6"),
  ])
  func `a rule that comes back is as it was written`(rule: String, shown: String) async throws {
    let field = rule.contains(":") ? "" : "size: 8x6\nedges: wrap\n"
    let base = "world: life\nrule: '\(rule)'\ncaption: '{rule}'\n\(field)"
    try await folder.run(base, out: "[y.csv]", ["save: a.state"])
    #expect(try captions(base, ["load: \(folder.path("a.state"))", "hold: 1"]).last == shown)
  }

  @Test func `a shape that the world that comes back cannot have is told`() throws {
    let change = "set: {rule: B2/S34H, shape: hexagon}"
    #expect(throws: Faults.self) {
      try captions("world: life\n", ["snapshot", change, "restore", "hold: 1"])
    }
  }

  private func captions(_ settings: String, _ steps: [String]) throws -> [String?] {
    let script = steps.map { "  - \($0)\n" }.joined()
    let plan = try plan(of: settings + "out: x.csv\nsteps:\n" + script)
    var film = try plan.playing()
    let frames = try film.shotsLeft().compactMap(\.frame)
    return frames.map { plan.film.looks[$0.look].texts.caption?.fixedWords }
  }

  @Test func `a pattern file is a state of life, its generation and place too`() async throws {
    for ending in ["rle", "mc"] {
      let folder = TemporaryFolder()
      try await folder.run(
        "world: life\npattern: r-pentomino\nsize: 40x40\nrule: B36/S23", out: "[w.txt, w.csv]",
        ["run: 20", "save: s.\(ending)", "run: 5"])
      try await folder.run(
        "world: life\nsize: 40x40", out: "[g.txt, g.csv]", ["load: s.\(ending)", "run: 5"])
      let (frames, all) = (try folder.text("g.txt"), try folder.text("w.txt"))
      let last = all.split(separator: "\n\n").suffix(6)
      #expect(frames.split(separator: "\n\n") == Array(last))
      let (table, whole) = (try folder.text("g.csv"), try folder.text("w.csv"))
      let rows = table.split(separator: Character("\n")).dropFirst()
      #expect(Array(rows) == Array(whole.split(separator: Character("\n")).suffix(6)))
    }
  }

  @Test(arguments: [20, 31, 33, 62])
  func `a plane goes on from a state, however far apart its cells`(level: Int) async throws {
    // Two blocks in the upper corners of a square.
    var nodes = ["**$**$", "......**$......**$"]
    for level in 4..<level {
      nodes += ["\(level) \(nodes.count - 1) 0 0 0", "\(level) 0 \(nodes.count) 0 0"]
    }
    nodes.append("\(level) \(nodes.count - 1) \(nodes.count) 0 0")
    try folder.write("[M2]\n" + nodes.joined(separator: "\n") + "\n", to: "w.mc")
    try await folder.run("world: life\npattern: w.mc", out: "[x.csv]", ["save: s.state"])
    try await folder.run(
      "world: life\nfill: 0%", out: "[y.csv]", ["load: s.state", "save: t.state"])
    #expect(try folder.text("s.state") == folder.text("t.state"))
  }

  @Test func `files of steps have their names filled in, in repeated steps too`() async throws {
    let base = "world: sea\nsize: 4x3\nvary: {seed: 1..2}\n"
    try await folder.runAll(
      base + "out: 'a-{seed}.csv'\nsteps: [{repeat: 1, steps: [{run: 1}, {repeat: 1, steps: "
        + "[{still: 's-{seed}.png'}, {save: 'q-{seed}.state'}]}]}]\n")
    for name in ["s-1.png", "s-2.png", "q-1.state", "q-2.state"] {
      #expect(try !folder.bytes(name).isEmpty)
    }
    try await folder.runAll(
      base + "out: 'b-{seed}.csv'\nsteps: [{repeat: 1, steps: [{load: 'q-{seed}.state'}]}]\n")
    for seed in 1...2 {
      let last = try folder.lines("a-\(seed).csv").last
      #expect(try folder.lines("b-\(seed).csv").last == last)
    }
  }

  @Test func `each film of a table or sheet loads the state that its values name`() async throws {
    let base = "world: sea\nsize: 6x5\nvary: {seed: 1..3}\n"
    try await folder.runAll(base + "out: s.csv\nsteps: [{run: 4}, {save: 'x-{seed}.state'}]\n")
    let steps = "steps: [{load: 'x-{seed}.state'}, {run: 2}]\n"
    try await folder.runAll(base + "out: ['L-{seed}.csv', L.csv, L.png]\n" + steps)
    let alone = try (1...3).map { try folder.lines("L-\($0).csv").dropFirst() }
    let rows = zip(1..., alone).flatMap { seed, rows in rows.map { "\(seed),\($0)" } }
    #expect(try Array(folder.lines("L.csv").dropFirst()) == rows)
    // Sorted rows are planned in another way.
    let last = try zip(1..., alone).map { seed, rows in
      "\(seed)," + (try #require(rows.last).split(separator: ",")[1])
    }
    for sort in ["", "sort: last-penguins\n"] {
      try await folder.runAll(
        base + "rows: runs\nmeasures: [last-penguins]\n\(sort)out: R.csv\n" + steps)
      #expect(try folder.lines("R.csv").dropFirst().sorted() == last)
    }
    try await folder.runAll(
      base.replacing("3}", with: "2, theme: [light, dark]}") + "out: 'T-{theme}.png'\n" + steps)
    // A recipe holds one state, and otherwise the names of all.
    let picture = try folder.bytes("L.png")
    let recipe = try PictureRecipe.scenario(ofPictureAt: folder.path("L.png"))
    #expect(recipe.dropped.isEmpty && recipe.text.contains(#"load: "x-{seed}.state""#))
    try await folder.runAll(recipe.text)
    #expect(try folder.bytes("L.png") == picture)
  }

  @Test func `a recipe names states in folders that vary by one name`() async throws {
    let base = "world: sea\nsize: 6x5\nvary: {seed: 1..2}\n"
    for seed in 1...2 { try folder.makeFolder("d\(seed)") }
    try await folder.runAll(base + "out: s.csv\nsteps: [{save: 'd{seed}/x.state'}]\n")
    try await folder.runAll(base + "out: L.png\nsteps: [{load: 'd{seed}/x.state'}]\n")
    let recipe = try PictureRecipe.scenario(ofPictureAt: folder.path("L.png"))
    #expect(recipe.text.contains(#"load: "d{seed}-x.state""#))
  }

  @Test func `a file that is no whole state is refused`() async throws {
    try await folder.run("world: sea", out: "[x.csv]", ["save: s.state"])
    let good = try folder.text("s.state")
    func fault(_ text: String, world: String = "sea") -> Problem? {
      folder.fault(loading: text, world: world)
    }
    let path = folder.path("t.state")
    #expect(fault(good) == nil)
    #expect(fault("") == .step(.state(.notAState, path: path)))
    #expect(fault("x = 3\n") == .step(.state(.notAState, path: path)))
    #expect(
      fault(good.replacing("state 1", with: "state 2"))
        == .step(.state(.otherVersion("2"), path: path)))
    #expect(fault(String(good.dropLast(3))) == .step(.state(.damaged, path: path)))
    #expect(
      fault(good.replacing("tick: 0", with: "tick: 1")) == .step(.state(.damaged, path: path)))
    #expect(
      fault(good, world: "life") == .step(.state(.otherWorld("sea", expected: "life"), path: path)))
    // Sealed again, but impossible for a sea.
    for (name, value) in [("tick", "-1"), ("size", "0x5"), ("edges", "none"), ("moves", "x")] {
      var text = try StateText(Array(good.utf8))
      text[name] = value
      #expect(fault(String(decoding: text.bytes, as: UTF8.self)) != nil, "\(name)")
    }
    var text = try StateText(Array(good.utf8))
    text.body = Array("150P990\n".utf8)
    #expect(
      fault(String(decoding: text.bytes, as: UTF8.self))
        == .step(.state(.badValue("cells"), path: path)))
  }

  @Test func `random damage never makes a world`() async throws {
    for world in ["sea", "life", "wolfram", "infection"] {
      try await folder.run(
        "world: \(world)\nsize: 9x6", out: "[x.csv]", ["run: 3", "save: s.state"])
      let good = try folder.bytes("s.state")
      let kind = try #require(Catalogue.builtIn[world] as? any StoredKind)
      var random = RandomStream(key: 8)
      for _ in 0..<300 {
        // It is sealed again, so that the content after the seal is checked.
        var text = try StateText(good)
        var body = text.body
        if !body.isEmpty {
          body[random.draw(below: body.count)] = UInt8(random.draw(below: 128))
        }
        text.body = body
        var small = try kind.worldForTests()
        try? kind.state(in: text.bytes).make(&small)
        var bytes = good
        bytes[random.draw(below: bytes.count)] ^= 1 << UInt8(random.draw(below: 8))
        #expect(throws: StateFault.self) { try kind.state(in: bytes) }
      }
    }
  }

  @Test func `taps without effect are told of`() async throws {
    let report = try await folder.run(
      "world: infection\nsize: 4x3\ninfect: 0\nfactor: 0", out: "[x.csv]",
      [
        "infect: [[0, 0], [0, 0], [9, 9]]", "run: 1", "infect: [[0, 0, 2, 1]]", "infect: 2",
        "run: 1",
      ])
    let nothing = "infect changed nothing for"
    #expect(
      report.notices == [
        .said("\(nothing) people who were ill already (1) and cells without a person (1)"),
        .said("\(nothing) people who were ill already (1)"),
      ])
    #expect(try folder.text("x.csv") == "tick,healthy,ill\n0,11,1\n1,11,1\n2,8,4\n")
  }

  @Test func `kept patterns go into files and libraries, and come back by name`() async throws {
    let world = "world: life\nsize: 6x4\nedges: wall\nlibrary: ."
    try await folder.run(
      world, out: "[x.txt]",
      [
        "{place: 'o$2o!', at: [1, 1]}", "{keep: corner, area: [1, 1, 3, 2]}",
        "{keep: other, area: [0, 0, 2, 2], to: far.rle}",
      ])
    #expect(try folder.text("corner.rle") == "#N corner\nx = 3, y = 2, rule = B3/S23\no$2o!\n")
    #expect(try folder.text("far.rle") == "#N other\nx = 2, y = 2, rule = B3/S23\n$bo!\n")
    try await folder.run(world, out: "[y.txt]", ["{place: corner, at: [3, 0], flip: across}"])
    #expect(try folder.text("y.txt") == ".....O\n....OO\n......\n......\n")
    try await folder.run(world + "\npattern: far", out: "[z.txt]", ["hold: 0"])
    #expect(try folder.text("z.txt") == "......\n......\n...O..\n......\n")
  }

  @Test func `a step places the pattern of a file that an earlier one writes`() throws {
    let folder = try TemporaryFolder(["far.rle": "x = 1, y = 1\no!\n"])
    let keep = "{keep: corner, area: [1, 1, 3, 2], to: far.rle}"
    func scenario(_ steps: String) throws -> Scenario {
      try folder.scenario(
        "world: life\nsize: 6x4\nedges: wall\nout: x.png\nsteps: [{place: 'o$2o!', at: [1, 1]}, "
          + "\(keep), \(steps)]\n")
    }
    let named = try scenario("{place: corner, at: [3, 0]}").plan().recipe.text()
    #expect(named.contains("place: corner\n"))
    for path in ["far.rle", "./far.rle"] {
      #expect(try scenario("{place: \(path), at: [3, 0]}").plan().recipe.text() == named)
    }
    let faults = Faults.list {
      try scenario("{keep: corner, area: [0, 0, 1, 1]}, {place: far.rle}").plans()
    }
    #expect(
      faults.map(\.text) == [
        "'far.rle' is written when the film is over, and 'corner' is another pattern by then; "
          + "keep that one under another name"
      ])
  }
}

extension WorldKind {
  /// Returns a small world of this kind.
  fileprivate func worldForTests() throws -> any World {
    var reader = SettingsReader(world: words, written: WrittenSettings())
    return try #require(resolved(by: &reader).start(&reader)).make(Seed(1), 1).world
  }
}
