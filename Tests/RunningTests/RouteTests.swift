import TerrariumBasics
import TerrariumFiles
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// The outputs of a scenario, which must be the same by every route. `Scripts/outside/routes.py`
/// tries many more scenarios.
struct RouteTests {
  /// Worlds with their default start, with a pattern of a file, and with steps.
  private static let contexts: [(world: String, lines: String, steps: [String])] = [
    ("sea", "size: 5x4\npenguins: 1\norcas: 1", []),
    ("sea", "size: 4x4", ["run: 2", "still: s.png"]),
    ("life", "pattern: block", []),
    ("life", "pattern: \"x = 3, y = 3, rule = B36/S23\\nbo$2bo$3o!\"", []),
    ("life", "size: 6x5\nfill: 40%\nedges: wrap", ["run: 2"]),
    ("life", "rule: B2/S34H\npattern: 3o!", []),
    ("wolfram", "size: 21x6\nshape: square", []),
    ("wolfram", "pattern: \"x = 3, y = 1, rule = W110\\nobo!\"\nsize: 21x6", []),
    ("wolfram", "rule: C777K3R1\nsize: 15x4", []), ("infection", "people: 9", []),
    ("pig", "fit: 90x120", []),
    ("pig", "scale: 1\nframes: 1", []),
    ("monsters", "fit: 90x150\nframes: 2", []),
  ]

  /// Every setting that has a default, given explicitly in a world that has it.
  private static let said: [(context: Int, line: String)] = contexts.indices.flatMap { number in
    let (world, lines, _) = contexts[number]
    let words = Catalogue.builtIn[world]?.words
    return (words?.vocabulary ?? []).filter(\.isOfRecipe).compactMap { setting -> (Int, String)? in
      guard let text = words?.defaults[setting.name] ?? setting.fallback,
        !lines.contains("\(setting.name):")
      else { return nil }
      let pair = Node.Pair(key: setting.name, keyPlace: .word(""), value: Node(made: text))
      return (number, YAMLWriter.text(of: [pair]))
    }
  }

  @Test func `a picture is made again from its recipe whatever default was said`() async throws {
    var made = 0
    for (number, (context, line)) in Self.said.enumerated() {
      let (world, lines, steps) = Self.contexts[context]
      let folder = TemporaryFolder()
      let hasScale = lines.contains("fit:") || line.hasPrefix("cell:") || line.hasPrefix("fit:")
      // Most films are short; every fourth has the default length of its world.
      let isShort = number % 4 > 0 && ![lines, line].contains { $0.contains("frames:") }
      let settings =
        "world: \(world)\n\(lines)\n\(hasScale ? "" : "cell: 2\n")"
        + "\(isShort ? "frames: 4\n" : "")\(line)"
      // A scenario that is refused in this context has no picture.
      let script = steps.isEmpty ? "" : "steps:\n" + steps.map { "  - \($0)\n" }.joined()
      let text = "\(settings)\nout: [a.png, n-%d.png]\n" + script
      guard (try? await folder.runAll(text, threads: 1)) != nil else {
        continue
      }
      made += 1
      let numbered = Path.names(in: folder.path).filter { $0.hasPrefix("n-") }.sorted()
      for name in ["a.png", numbered.last ?? ""] {
        let again = TemporaryFolder()
        let recipe = try PictureRecipe.scenario(ofPictureAt: folder.path(name)).text
        try await again.scenario(recipe).plans()[0].run(threads: 1)
        let isSame = try isAlike(name, again.bytes(name), folder.bytes(name))
        #expect(isSame, "\(settings)\n\(recipe)")
      }
    }
    #expect(made > 200, "\(made)")
  }

  /// Settings with a default that something else decides: the period of an infection, the moments
  /// of a walk, the rule of a pattern, the lattice of a rule, the size of a picture.
  private static func isDependent(_ name: String, _ world: String, _ given: Set<String>) -> Bool {
    switch name {
    case "delay": ["infection", "monsters"].contains(world)
    case "rule": given.contains("pattern")
    case "shape": given.contains("rule")
    case "text": given.contains("fit") || ["pig", "monsters"].contains(world)
    default: false
    }
  }

  @Test(arguments: contexts.indices)
  func `a default said aloud changes neither bytes nor messages`(number: Int) async throws {
    let (world, lines, steps) = Self.contexts[number]
    let words = try #require(Catalogue.builtIn[world]?.words)
    let known = Set(lines.split(separator: "\n").map { String($0.prefix { $0 != ":" }) })
    func made(_ line: String) async throws -> (files: [String: [UInt8]], said: [String]) {
      let folder = TemporaryFolder()
      let isShort = known.contains("frames") ? "" : "frames: 3\n"
      let notices = try await folder.run(
        "world: \(world)\n\(lines)\n\(isShort)\(line)", out: "[a.gif, a.png, a.csv]", steps
      ).notices
      var files: [String: [UInt8]] = [:]
      for name in Path.names(in: folder.path) where !name.hasPrefix(".") {
        files[name] = try folder.bytes(name)
      }
      return (files, notices.map { $0.sentence(of: nil) })
    }
    // Small pictures, but of settings that exclude their scale.
    let hasOwnSize = words.fallback(of: Setting<GridSize>.fit) != nil
    let small = known.contains("fit") || hasOwnSize ? "" : "cell: 6\n"
    let silent = [true: try await made(small), false: try await made("")]
    var count = 0
    for setting in words.vocabulary where !known.contains(setting.name) {
      guard let usual = words.fallback(of: setting),
        !Self.isDependent(setting.name, world, known),
        !words.excluded(by: setting.name).contains(where: known.contains)
      else { continue }
      let isSmall = setting.name != "cell" && !words.excluded(by: setting.name).contains("cell")
      let said = try await made("\(isSmall ? small : "")\(setting.name): \(usual)")
      let isSame = said.files == silent[isSmall]?.files && said.said == silent[isSmall]?.said
      #expect(isSame, "\(setting.name): \(usual) of \(world), \(lines): \(said.said)")
      count += 1
    }
    #expect(count > 5)
  }

  @Test(arguments: [
    "cell: 4", "fit: 90x120", "cell: 4\nframes: 5", "vary: {cell: [3, 4]}",
    "vary: {rule: [30, 90]}\nfit: 200x120",
  ])
  func `a diagram is the same alone and beside a film`(settings: String) async throws {
    let base = "world: wolfram\nsize: 20x12\ncounters: true\n\(settings)\n"
    let alone = try await TemporaryFolder(madeBy: base + "out: a.png\n")
    let beside = try await TemporaryFolder(madeBy: base + "out: [a.png, a.gif]\n")
    #expect(try alone.bytes("a.png") == beside.bytes("a.png"))
  }

  /// A rule of three states.
  private static let foxTable =
    "@TABLE\nn_states:3\nneighborhood:Moore\nsymmetries:permute\n"
    + "var a={0,1,2}\nvar b={0,1,2}\nvar c={0,1,2}\nvar d={0,1,2}\nvar e={0,1,2}\n"
    + "0,1,1,1,0,0,0,0,0,1\n1,1,1,1,0,0,0,0,0,1\n1,1,1,0,0,0,0,0,0,1\n1,a,b,c,d,e,0,0,0,2\n"
    + "@COLORS\n1 255 0 0\n2 0 255 0\n"

  /// Returns a walk to a latitude, and a street to it.
  private static func track(_ latitude: Double) -> String {
    "<gpx><trk><trkseg><trkpt lat=\"43.2\" lon=\"-28.6\"/>"
      + "<trkpt lat=\"\(latitude)\" lon=\"-28.6\"/></trkseg></trk></gpx>"
  }
  private static func street(_ latitude: Double) -> String {
    "{\"type\": \"FeatureCollection\", \"features\": [{\"type\": \"Feature\", "
      + "\"properties\": {\"name\": \"x\"}, \"geometry\": {\"type\": \"LineString\", "
      + "\"coordinates\": [[-28.6, 43.2], [-28.601, \(latitude)]]}}]}"
  }

  /// Rules, and patterns with a script, with a name of their own, and without either.
  private static let files = [
    "step.rle": "#C [[ STEP 2 ]]\nx = 3, y = 3\nbo$2bo$3o!\n",
    "stop.rle": "#C [[ STOP 9 STEP 2 STARTFROM 2 ]]\nx = 3, y = 3\nbo$2bo$3o!\n",
    "paste.rle": "#C [[ PASTET 1 PASTE 3o! 9 9 STOP 9 STEP 2 ]]\nx = 3, y = 3\nbo$2bo$3o!\n",
    "script.rle": "#N scripted\n#C [[ GPS 5 STEP 2 THEME 3 ZOOM 5 PASTE 3o! 10 10 LOOP 9 ]]\n"
      + "x = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n",
    "my glider.rle": "#N My Glider\n#O me\n#C comment\nx = 3, y = 3, rule = B36/S23\nbo$2bo$3o!\n",
    "fox.rle": "x = 2, y = 2, rule = Fox\n2A$2A!\n",
    "rules/Fox.rule": "@RULE Fox\n\(foxTable)",
    "rules/HighLife.rule": "@RULE HighLife\n\(foxTable)",
    "rules/Hare.rule": "@RULE Hare\r\n\(foxTable)",
    "rules/Twice.rule": "\n@RULE Twice\n@RULE Fox\n@FILE Fox\n@@FILE Fox\n\(foxTable)",
    "bare.rle": "x = 3, y = 1\n3o!\n", "deep/bare.rle": "x = 2, y = 2\n2o$2o!\n",
    "walk.gpx": track(43.2003), "deep/walk.gpx": track(43.2005),
    "street.json": street(43.201), "deep/street.json": street(43.199),
  ]

  @Test(arguments: [
    // Scripts.
    ("pattern: step.rle\npanels: [0, 2]", "a.png"),
    ("pattern: stop.rle\npanels: [0, 20]", "a.png"),
    ("pattern: paste.rle\npanels: [0, 2]", "a.png"),
    ("vary: {pattern: [glider, script.rle]}\nframes: 6", "a.gif"),
    ("vary: {pattern: [script.rle, step.rle, glider]}\nframes: 6", "a.gif"),
    ("pattern: script.rle\nvary: {rule: [B3/S23, B36/S23]}", "a.png"),
    ("pattern: script.rle\nvary: {script: [ignore, honour]}\nframes: 4", "a.png"),
    (
      "vary: {pattern: [step.rle, script.rle], seed: 1..3}\nsort: -last-alive\ntop: 2\nframes: 3",
      "a.png"
    ),
    // Rule files.
    ("rules: rules\nrule: Fox\nsize: 20x20\ncaption: '{rule}'\nframes: 5", "a.gif"),
    ("rules: rules\npattern: fox.rle\nframes: 5", "a.gif"),
    ("rules: rules\nrule: HighLife\nsize: 20x20\nframes: 5", "a.gif"),
    ("rules: rules\nvary: {rule: [Fox, Hare, B3/S23]}\nsize: 9x9\nframes: 3", "a.png"),
    (
      "rules: rules\nrule: Fox\nsize: 9x9\nsteps: [{run: 2}, {set: {rule: Hare}}, {run: 3}]",
      "a.gif"
    ),
    ("rules: rules\nrule: Twice\nsize: 9x9\ncaption: '{rule}'\nframes: 3", "a.gif"),
    ("rules: rules\npattern: p.png\nvary: {rule: [Fox, Hare]}\nframes: 3", "a.png"),
    // Pictures.
    ("pattern: p.png\nvary: {colors: [{alive: \"#000\"}, {alive: \"#fff\"}]}\nframes: 3", "a.png"),
    ("pattern: p.png\nvary: {size: [6x5, 3x3]}\nframes: 3", "a.png"),
    ("pattern: p.png\nvary: {threshold: [10%, 90%]}\nframes: 4", "a.png"),
    ("pattern: p.png\nthreshold: 30%\nvary: {size: [6x5, 3x3]}", "a.png"),
    ("vary: {pattern: [p.png, ./p.png], threshold: [50%, 50.1%]}\nframes: 1", "a.png"),
    ("vary: {pattern: [p.png, bare.rle], size: [6x5, 3x3]}", "a.gif"),
    // Settings that recipes of films do not have.
    ("size: 8x8\nvary: {engine: [dense, hash], seed: 1..2}\ntitle: '{engine}'\nframes: 3", "a.png"),
    ("size: 8x8\nvary: {max-size: [4MB, 5MB], seed: 1..2}\nframes: 3", "a.png"),
    // Names.
    ("pattern: my glider.rle\ncaption: '{pattern}, {name}'\nframes: 3", "a.gif"),
    ("pattern: deep/bare.rle\nsteps: [{set: {caption: '{pattern}'}}, {run: 2}]", "a.gif"),
    ("vary: {pattern: [my glider.rle, glider]}\ntitle: '{name}'\nframes: 2", "a.png"),
    ("vary: {pattern: [bare.rle, glider]}\ntitle: '{name}'\nframes: 2", "a.png"),
    ("vary: {pattern: [my glider.rle, deep/bare.rle]}\ntitle: '{pattern}'\nframes: 2", "a.png"),
    ("vary: {pattern: [bare.rle, ./bare.rle, \"x = 1,y = 1, rule = B36/S23\\no!\"]}", "a.png"),
    ("pattern: deep/bare.rle\ncover: yes\nframes: 3", "a.gif"),
    ("rule: 'B3/S2{file}'\nvary: {file: '3', text: 12}\nsize: 9x9\nframes: 2", "a.png"),
    ("world: monsters\ntrack: deep/walk.gpx\ntitle: '{track}'\nframes: 3", "a.png"),
    ("world: monsters\ntrack: deep/walk.gpx\ncover: true\nframes: 3", "a.gif"),
    (
      "world: monsters\nvary: {track: [walk.gpx, deep/walk.gpx]}\ntitle: '{track}'\nframes: 2",
      "a.gif"
    ),
    ("world: monsters\nvary: {ground: [street.json, deep/street.json]}\nframes: 3", "a.gif"),
  ])
  func `a picture is made again from its recipe, whatever files it came from`(
    settings: String, out: String
  ) async throws {
    let (folder, again) = (TemporaryFolder(), TemporaryFolder())
    for name in ["deep", "rules"] { try folder.makeFolder(name) }
    for (name, text) in Self.files { try folder.write(text, to: name) }
    let greys: [UInt32] = (0..<30).map { 0x010101 * ($0 * 37 % 256) }
    try folder.write(TruePicture(width: 6, height: 5, colours: greys).png(), to: "p.png")
    let world = settings.hasPrefix("world:") ? "" : "world: life\n"
    try await folder.runAll("\(world)\(settings)\nout: \(out)\n")
    let (recipe, dropped) = try PictureRecipe.scenario(ofPictureAt: folder.path(out))
    #expect(dropped.isEmpty)
    try await again.runAll(recipe)
    let isSame = try again.bytes(out) == folder.bytes(out)
    #expect(isSame, "\(recipe)")
  }

  @Test func `the files in a recipe have a megabyte together`() async throws {
    let folder = TemporaryFolder()
    try folder.makeFolder("rules")
    func write(_ name: String, kilobytes: Int) throws {
      let comment = String(repeating: "# \(String(repeating: "x", count: 997))\n", count: kilobytes)
      try folder.write("@RULE \(name)\n\(comment)\(Self.foxTable)", to: "rules/\(name).rule")
    }
    let many = (0..<20).map { "Fox\($0)" }
    for name in many { try write(name, kilobytes: 60) }
    try write("Fox", kilobytes: 600)
    try write("Hare", kilobytes: 600)
    var stream = Seed(1).stream("noise")
    for name in ["p.png", "q.png"] {
      let noise = (0..<450 * 450).map { _ in UInt32(stream.draw(below: 1 << 24)) }
      try folder.write(TruePicture(width: 450, height: 450, colours: noise).png(), to: name)
    }
    func recipe(_ settings: String) async throws -> String {
      let text = "world: life\nsize: 20x20\ncell: 1\nframes: 1\n\(settings)\nout: a.png\n"
      try await folder.runAll(text)
      return try PictureRecipe.scenario(ofPictureAt: folder.path("a.png")).text
    }
    #expect(try await recipe("rules: rules\nvary: {rule: [Fox0, B3/S23]}").contains("@TABLE"))
    #expect(try await !recipe("rules: rules\nvary: {rule: \(many)}").contains("@FILE"))
    // Long files have their hashes there, which take no room.
    let long = try await recipe("rules: rules\nvary: {rule: [Fox, Hare]}")
    #expect(long.contains("@FILE Hare\n  sha256:") && !long.contains("@TABLE"))
    let thresholds = "threshold: [10%, 90%]"
    #expect(try await recipe("vary: {pattern: [p.png], \(thresholds)}").contains("data:image"))
    #expect(
      try await !recipe("vary: {pattern: [p.png, q.png], \(thresholds)}").contains("data:image"))
    let rules = "rules: rules\nvary: {rule: \(many.prefix(8)), \(thresholds)}"
    #expect(try await !recipe("pattern: p.png\n\(rules)").contains("data:image"))
    // A table carries no recipe; this name distinguishes its parts from those of other rules.
    let table = "world: life\nrules: rules\nvary: {rule: [Fox, B3/S23]}\nframes: 1\nout: a.csv\n"
    #expect(try folder.scenario(table).jobs()[0].renditions[0].recipe.text().contains("@FILE"))
  }

  @Test func `what varies is left out of a recipe by itself`() async throws {
    let folder = TemporaryFolder()
    let varied = "{library: [., ..], seed: 1..2}"
    try await folder.runAll("world: life\nsize: 8x8\nframes: 2\nvary: \(varied)\nout: a.png\n")
    let (recipe, dropped) = try PictureRecipe.scenario(ofPictureAt: folder.path("a.png"))
    #expect(dropped == ["vary: library"])
    #expect(recipe.contains("vary: {seed: [1, 2]}\n"))
  }

  @Test func `a default is left out of the recipe where nobody asks whether it was said`() throws {
    func recipe(_ line: String) throws -> String {
      let text = "world: life\npattern: block\n\(line)\nout: a.png\n"
      return try Scenario(text).plans()[0].recipe.text()
    }
    #expect(try recipe("every: 1") == recipe(""))
    #expect(try recipe("frames: 100").contains("frames: 100"))
  }

  @Test(arguments: [
    "world: sea\npenguins: 0\norcas: 1\nseed: 1\nview: [0, 0, 3, 3]\ncaption: cap",
    "world: sea\npenguins: 0\norcas: 1\nseed: 1\nview: [0, 0, 3, 3]\ntitle: cap\ncell: 40",
    "world: infection\npeople: 60\nfit: 240x240\nsmooth: 5\nmax-colors: 3\nframes: 6",
    "world: sea\nsize: 9x9\ncell: 16\nsmooth: 3\nframes: 3\ncounters: true\nchart: under",
    "world: life\npattern: glider\ncell: 20\ncounters: true\nframes: 30\nview: [0, 0, 9, 9]",
    "world: life\npattern: r-pentomino\nframes: 8\nlegend: true\nfade: 3",
    "world: wolfram\nsize: 31x9\nframes: 12\nchart: under",
    // Texts and states need the window of a plane, where these pictures have their own.
    "world: life\nrule: WireWorld\npattern: glider\nframes: 3\ncounters: true\n"
      + "view: [-20, -20, 60, 40]\nfit: 150x100",
    "world: life\nrule: 345/2/4\npattern: glider\nframes: 9\ncounters: true\n"
      + "view: [0, 0, 9, 9]\nfit: 90x90",
    "world: life\npattern: \"x = 1000, y = 3\\n1000o2$1000o!\"\nframes: 2\nview: [0, 0, 9, 9]",
    // Texts have the cells and frames of pictures that are not made.
    "world: life\npattern: glider\nframes: 9\nview: home\nfit: 120x90",
    "world: life\npattern: glider\nframes: 9\ncounters: true\nfit: 120x90",
    "world: life\npattern: glider\nframes: period\nturn: 30\nview: [0, 0, 9, 9]\ncell: 4",
    // A diagram may tell the length of a film that is not made.
    "world: wolfram\nsize: 8x3\nskip: 6\ntitle: '{frames} {last}'\ncell: 7",
    // A chart of fewer frames than a diagram has lines.
    "world: wolfram\nsize: 9x1100\ncell: 1\nframes: 4\nsmooth: 2\nfilm: grow\nchart: beside\n"
      + "max-colors: 5",
  ])
  func `an output is the same alone and beside any others`(settings: String) async throws {
    let names = ["a.gif", "n-%d.png", "b.png", "c.csv", "d.txt", "e.svg", "f.webp", "g.y4m"]
    let beside = TemporaryFolder()
    try await beside.run(settings, out: "[\(names.joined(separator: ", "))]")
    for name in names {
      let alone = TemporaryFolder()
      try await alone.run(settings, out: name)
      let files = Path.names(in: alone.path).filter { !$0.hasPrefix(".") }
      #expect(!files.isEmpty, "\(name) of\n\(settings)")
      for file in files {
        let isSame: Bool = try alone.bytes(file) == beside.bytes(file)
        #expect(isSame, "\(file) of\n\(settings)")
      }
    }
  }

  @Test func `a state is the same beside every output`() async throws {
    var states: Set<[UInt8]> = []
    for out in ["a.csv", "a.png", "a.txt", "a.rle"] {
      let folder = TemporaryFolder()
      let steps = ["run: 20", "save: k.state", "run: 10"]
      try await folder.run("world: life\npattern: r-pentomino", out: out, steps)
      states.insert(try folder.bytes("k.state"))
    }
    #expect(states.count == 1)
  }

  @Test func `a picture of a pattern without room as text is the same beside that text`()
    async throws
  {
    let folder = TemporaryFolder()
    try folder.write("x = 20000, y = 20000\n200o19000$20b200o!\n", to: "p.rle")
    let settings = "world: life\npattern: p.rle\nframes: 1\n"
    try await folder.runAll(settings + "out: a.png\n")
    try await folder.runAll(settings + "out: [b.png, b.txt]\n")
    let recipes = try ["a.png", "b.png"].map { try folder.picture($0) }
    #expect((recipes[0] == recipes[1]) as Bool)
    #expect(try folder.lines("b.txt").count == 200)
  }

  @Test func `numbered pictures, films and single ones tell that nobody is left`() async throws {
    let folder = TemporaryFolder()
    try await folder.run(
      "world: sea\npenguins: 0\norcas: 1\nseed: 1\nview: [0, 0, 3, 3]\ncaption: cap",
      out: "[n-%d.png, b.png, a.apng]")
    let last = try #require(Path.names(in: folder.path).filter { $0.hasPrefix("n-") }.max())
    let numbered = try folder.picture(last)
    #expect((try numbered == folder.picture("b.png")) as Bool)
  }

  @Test(arguments: [
    ("penguins: 0\norcas: 0", "the sea is empty at the start; raise penguins, orcas or size"),
    ("size: 1x1", "the sea is empty at the start; raise penguins, orcas or size"),
    (
      "penguins: 0\norcas: 1",
      "nobody is left at the end; try another seed, a larger size, or fewer frames"
    ),
  ])
  func `a sea without anybody is told of, with what brings life`(
    settings: String, said: String
  ) async throws {
    let report = try await TemporaryFolder().run("world: sea\nseed: 1\n\(settings)", out: "a.csv")
    #expect(report.notices.map { $0.sentence(of: nil) } == [said])
  }

  @Test(arguments: [
    ("title: t", true), ("title: t\ncaption: c", false), ("title: t\ncounters: true", false),
    ("legend: true", false), ("title: t\nframes: 1", false),
  ])
  func `a title that makes way for the words that nobody is left is told of`(
    settings: String, isHidden: Bool
  ) async throws {
    let report = try await TemporaryFolder().run(
      "world: sea\nsize: 9x6\npenguins: 0\norcas: 1\nseed: 1\n\(settings)", out: "a.png")
    #expect(report.notices.contains(.titleHidden) == isHidden)
    let said = report.notices.map { $0.sentence(of: nil) }
    #expect(
      said.contains(
        "the words that nobody is left replace the title; add counters or a caption to make room "
          + "for them") == isHidden)
  }

  /// No animal leaves the view of the sea over its left or right edge, since its direction there
  /// would be unknown.
  @Test(arguments: [
    (
      "world: sea\nseed: 7\nsmooth: 4\ntexture: none\norcas: 0\npenguins: 12\nsize: 7x20\ncell: 6",
      [0, 7, 7, 13]
    ),
    ("world: life\nseed: 3\nsize: 11x9\ncell: 6\nshape: circle\nfade: 3", [2, 3, 5, 4]),
    ("world: wolfram\nsize: 21x12\ncell: 6\nfilm: grow", [3, 2, 9, 7]),
    ("world: infection\nsize: 9x7\ncell: 6\ncounters: false\nsmooth: 2", [1, 1, 6, 5]),
  ])
  func `a view shows what the whole film shows there`(settings: String, view: [Int]) async throws {
    let (whole, part) = (TemporaryFolder(), TemporaryFolder())
    try await whole.run(settings + "\nframes: 10", out: "f.y4m")
    try await part.run(settings + "\nframes: 10\nview: \(view)", out: "f.y4m")
    let box = view.map { 6 * $0 }
    let wanted = try RawFilm(whole.bytes("f.y4m")).cropped(box)
    #expect((try wanted == RawFilm(part.bytes("f.y4m"))) as Bool)
  }
}
