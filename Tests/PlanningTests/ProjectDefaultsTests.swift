import TerrariumBasics
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// The contents of a project's `terrarium.yaml`, and their effect on scenarios.
struct ProjectDefaultsTests {
  private func defaults(_ text: String, in folder: String = "") -> ProjectDefaults {
    ProjectDefaults(SourceText(path: folder + "terrarium.yaml", bytes: Array(text.utf8)))
  }

  private func recipe(_ scenario: String, under text: String? = nil) throws -> String {
    try Scenario(scenario, defaults: text.map { defaults($0) }).job().runs.first.recipe.text()
  }

  private static let notDefaults = "write a line 'key: value' below it for each setting"

  @Test(arguments: [
    ("defaults:\n  thme: dark\n", ["2:3: unknown key 'thme'; did you mean 'theme'?"]),
    ("defaults: {lief: {cell: 3}}\n", ["1:12: unknown key 'lief'; did you mean 'life'?"]),
    ("defalts:\n  theme: dark\n", ["1:1: unknown key 'defalts'; did you mean 'defaults'?"]),
    (
      "defaults: {sea: {rule: B3}, pig: {cell: 3}, life: {rull: 3}}\n",
      [
        "1:18: 'sea' has no setting 'rule'; it belongs to life and wolfram",
        "1:35: 'pig' has no setting 'cell'; it belongs to sea, life, wolfram and infection",
        "1:52: unknown key 'rull'; did you mean 'rule'?",
      ]
    ),
    (
      "defaults: {out: a.gif, vary: {seed: 1..2}, life: {format: gif, steps: [], world: sea}}\n",
      [
        "1:12: 'out' cannot be a default; write it in each scenario",
        "1:24: 'vary' cannot be a default; write it in each scenario",
        "1:51: 'format' cannot be a default; write it in each scenario",
        "1:64: 'steps' cannot be a default; write it in each scenario",
        "1:75: 'world' cannot be a default; write it in each scenario",
      ]
    ),
    (
      "defaults: {cell: big, life: {cell: 0}}\n",
      [
        "1:18: cell cannot be 'big'; it is a whole number from 1 to 2048",
        "1:36: cell cannot be '0'; it is a whole number from 1 to 2048",
      ]
    ),
    (
      "defaults: {edges: round}\n",
      ["1:19: there are no edges 'round'; it is one of none, wrap, wall"]
    ),
    (
      "defaults: {life: {cell: 3, fit: 90x90}, infection: {people: 4, size: 3x3}}\n",
      [
        "1:33: fit and cell exclude each other; give one of them",
        "1:61: people and size exclude each other; give one of them",
      ]
    ),
    (
      "theme: dark\ncell: 3\n",
      [
        "1:1: 'theme' is outside 'defaults'; write a line 'defaults:' before, and indent it by two spaces"
      ]
    ),
    (
      "defaults:\nlife: {cell: 3}\n",
      ["2:1: 'life' is beside 'defaults', not below it; indent it by two more spaces"]
    ),
    (
      "world: life\ntheme: dark\n",
      [
        "1:1: terrarium.yaml contains the defaults of a project, and is not a scenario; give the scenario another name"
      ]
    ),
    ("defaults: dark\n", ["1:11: defaults cannot be 'dark'; \(notDefaults)"]),
    ("defaults: {life: 4}\n", ["1:18: life cannot be '4'; \(notDefaults)"]),
    ("- theme\n", ["1:1: defaults cannot be '[theme]'; \(notDefaults)"]),
    (
      "defaults: {theme: &a dark}\n",
      ["1:19: anchors such as '&a' are not allowed; write the value where it is needed"]
    ),
    ("defaults: {cell: 3, cell: 4}\n", ["1:21: 'cell' is given twice; keep one of them"]),
    ("", []), ("# nothing\n", []), ("defaults:\n", []), ("defaults: {}\n", []),
    ("defaults: {life: }\n", []), ("defaults: {shape: sprite, edges: none}\n", []),
  ])
  func `what is wrong is told in one go`(text: String, said: [String]) {
    let told = defaults(text).faults.list.map { ($0.placeText ?? "") + $0.text }
    #expect(told == said.map { "terrarium.yaml:" + $0 })
  }

  @Test func `no world has the name of a setting`() {
    let names = Set(Catalogue.builtIn.vocabulary.map(\.name) + ["defaults", "steps", "world"])
    #expect(names.isDisjoint(with: Catalogue.builtIn.names))
  }

  @Test(arguments: [
    // A world's own defaults override those for all, and keys override both.
    ("defaults: {cell: 3, life: {cell: 4}}", "", "cell: 4\n"),
    ("defaults: {cell: 3, life: {cell: 4}}", "cell: 5\n", "cell: 5\n"),
    ("defaults: {cell: 3, sea: {cell: 4}}", "", "cell: 3\n"),
    // A setting that excludes a default removes it, in each layer.
    ("defaults: {fit: 90x90, life: {cell: 4}}", "", "cell: 4\n"),
    ("defaults: {fit: 90x90}", "cell: 4\n", "cell: 4\n"),
    ("defaults: {life: {delay: 1s}}", "fps: 5\n", "fps: 5\n"),
    ("defaults: {edges: wall}", "rule: B3/S23:T20,20\n", "rule: \"B3/S23:T20,20\"\n"),
    ("defaults: {life: {size: 9x9}}", "rule: B3/S23:T20,20\n", "rule: \"B3/S23:T20,20\"\n"),
    // Of those for all worlds a world takes the ones that it has.
    ("defaults: {penguins: 3, people: 4, shape: sprite}", "", ""),
    ("defaults: {colors: {penguin: red, background: black}}", "", "colors: {background: black}\n"),
    ("defaults: {colors: {penguin: red}}", "", ""),
    ("defaults: {shape: hexagon}", "", ""),
    ("defaults: {sort: rest, threshold: 40%}", "", ""),
    ("defaults: {rule: '110', caption: '{orcas}', panels: '0,1'}", "", ""),
    ("defaults: {life: {panels: '0,1'}}", "", ""),
  ])
  func `defaults lie under keys`(text: String, keys: String, result: String) throws {
    let head = "world: life\nout: a.gif\nframes: 2\nseed: 4\n"
    #expect(try recipe(head + keys, under: text) == recipe(head + result))
  }

  @Test(arguments: [
    ("world: wolfram\nout: a.gif\nframes: 2\n", "rule: highlife, theme: dark"),
    ("world: wolfram\nout: a.csv\nframes: 2\n", "pattern: glider, theme: dark"),
    ("world: life\nout: a.csv\nsize: 8x8\nseed: 4\n", "panels: '0,1', theme: dark"),
    ("world: life\nout: a.csv\nsize: 8x8\nseed: 4\n", "frame: 0, theme: dark"),
    ("world: sea\nout: a.gif\nframes: 2\nseed: 4\n", "title: '{alive}', theme: dark"),
    (
      "world: life\nout: a.csv\nsize: 8x8\nframes: 2\nvary: {seed: 1..2}\nrows: runs\n",
      "measures: 'ticks,extinct', theme: dark"
    ),
  ])
  func `a value that is right for other films is no default of these`(
    scenario: String, defaults: String
  ) throws {
    #expect(
      try recipe(scenario, under: "defaults: {\(defaults)}") == recipe(scenario + "theme: dark\n"))
  }

  @Test(arguments: [
    ("heat", "vary: {seed: 1..2}\nout: a.png\n", false),
    ("heat", "vary: {seed: 1..2}\nrows: runs\nout: a.csv\n", false),
    ("heat", "panels: '0,2'\nout: a.png\n", false),
    ("heat", "vary: {seed: 1..2, fill: [20%, 30%]}\nout: a.png\n", false),
    ("heat", "vary: {seed: 1..2, fill: [20%, 30%]}\nvalue: ticks\nout: a.png\n", true),
    ("heat", "vary: {seed: 1..2, fill: [20%, 30%]}\nvalue: ticks\nsort: ticks\nout: a.png\n", nil),
    ("scatter", "vary: {seed: 1..2}\nout: a.png\n", false),
    ("scatter", "vary: {seed: 1..2}\nx: ticks\ny: rest\nout: a.png\n", true),
    ("histogram", "vary: {seed: 1..2}\nout: a.png\n", true),
    ("histogram", "vary: {seed: 1..2}\nframes: 3\nout: a.gif\n", false),
    ("histogram", "vary: {seed: 1..2}\nframes: 3\ntitle: 'seed {seed}'\nout: a.png\n", false),
  ])
  func `a default picture of many runs gives way where it has no meaning`(
    style: String, keys: String, isDrawn: Bool?
  ) throws {
    let scenario = "world: life\nsize: 8x8\nedges: wrap\n" + keys
    func jobs(_ scenario: String, _ defaults: String) throws -> [Job] {
      try Scenario(scenario, defaults: self.defaults(defaults)).jobs()
    }
    let found = try? jobs(scenario, "defaults: {chart-style: \(style)}").map { $0.graph != nil }
    #expect(found == isDrawn.map { [$0] })
    if isDrawn == false {
      for (scenario, defaults) in [
        (scenario + "chart-style: \(style)\n", ""),
        (scenario, "defaults: {life: {chart-style: \(style)}}"),
      ] {
        #expect(throws: Faults.self, "\(defaults)") { try jobs(scenario, defaults) }
      }
    }
  }

  /// In other worlds with the setting the film would be valid, or something else is wrong.
  @Test(arguments: [
    ("pattern: glider\n", "frames: period", "1:20: the live cells move away, so nothing repeats"),
    (
      "pattern: glider\nframes: 3\ntheme: dark\ncolors: {alive: red}\n", "frame: 5",
      "1:19: there is no frame 5; the film has 3"
    ),
  ])
  func `a value that is wrong for a film is told, whatever other worlds make of it`(
    keys: String, defaults: String, said: String
  ) throws {
    let faults = try #require(throws: Faults.self) {
      try recipe("world: life\nout: a.png\n" + keys, under: "defaults: {\(defaults)}")
    }
    let told = faults.list.map { ($0.placeText ?? "") + $0.text }
    #expect(told.count == 1 && told[0].hasPrefix("terrarium.yaml:" + said), "\(told)")
  }

  @Test(arguments: [
    ("out: ['{seed}.gif', t.csv]", true), ("out: t.csv", true), ("out: '{seed}.gif'", false),
  ])
  func `a default of tables holds for a table beside films of single runs`(
    outputs: String, hasTable: Bool
  ) throws {
    let text = "world: life\nsize: 9x9\nframes: 2\nvary: {seed: 1..2}\n\(outputs)\n"
    let jobs = try Scenario(text, defaults: defaults("defaults: {rows: runs}")).jobs()
    #expect(jobs.contains { $0.table != nil } == hasTable)
  }

  @Test func `a default that gives way is not blamed beside what is wrong`() {
    let faults = Faults.list {
      let text = "world: life\nrule: B3/S23:T20,20\nout: a.gif\nvary: {nothing: [1, 2]}\n"
      let defaults = self.defaults("defaults: {edges: wall, caption: '{nobody}'}")
      return try Scenario(text, defaults: defaults).jobs()
    }
    // A wrong text is wrong for every world.
    let told = faults.map { ($0.placeText ?? "") + $0.text }
    #expect(told.contains { $0.contains("'nothing' cannot vary") }, "\(told)")
    #expect(!told.contains { $0.contains("edges") }, "\(told)")
  }

  @Test func `a world whose cells do not repeat has no default period`() throws {
    let head = "world: pig\nout: a.gif\n"
    #expect(try recipe(head, under: "defaults: {frames: period}") == recipe(head))
  }

  @Test(arguments: ["1", "2"])
  func `a recipe takes none`(version: String) throws {
    let text = "recipe: \(version)\nworld: life\nout: a.gif\nframes: 2\n"
    #expect(try recipe(text, under: "defaults: {theme: dark, life: {cell: 2}}") == recipe(text))
    #expect(try recipe(text, under: "defaults: {thme: dark}") == recipe(text))
  }

  @Test(arguments: [
    ("defaults: {cell: 3, fit: 90x90}", "1:26: fit and cell exclude each other; give one of them"),
    ("defaults: {life: {colors: {penguin: red}}}", "1:28: no state or part is called 'penguin'"),
    ("defaults: {life: {shape: sprite}}", "1:26: shape cannot be 'sprite'; it is one of square"),
    (
      "defaults: {colors: {alife: red}}", "1:21: no state or part is called 'alife'; did you"
    ),
    ("defaults: {life: {rule: '110'}}", "1:25: rule '110', column 1: this is a rule of one"),
    ("defaults: {rule: hihglife}", "1:18: there is no rule 'hihglife'"),
    ("defaults: {caption: '{nobody}'}", "1:22: there is no '{nobody}'"),
    ("defaults: {font: no.ttf}", "1:18: 'p/no.ttf' does not exist; check the path"),
  ])
  func `what a world cannot take is told where it stands`(text: String, said: String) throws {
    let scenario = "world: life\nout: a.gif\ntitle: x\nframes: 2\n"
    let told = Faults.list {
      try Scenario(scenario, at: "p/q/t.yaml", defaults: defaults(text, in: "p/")).jobs()
    }.map { ($0.placeText ?? "") + $0.text }
    #expect(told.first?.hasPrefix("p/terrarium.yaml:" + said) ?? false, "\(told)")
  }

  /// Keys that are moved to the defaults, for all worlds or for one, have the same effect.
  @Test(arguments: UInt64(0)..<60)
  func `a key may stand in the defaults as well`(seed: UInt64) throws {
    var chance = RandomStream(key: seed)
    let keys = [
      "cell: 3", "theme: dark", "language: ru", "frames: 4", "every: 2", "text: 12px",
      "colors: {alive: red, text: \"#123456\"}", "title: \"{tick} of {{\"", "delay: 250ms",
      "size: 12x9", "edges: wrap", "fill: 20%", "grid: true", "view: [1, 1, 5, 4]", "seed: 9",
      "rule: B36/S23", "annotate: [{label: a, at: [1, 2]}]", "loop: 2", "chart: beside",
    ].filter { _ in chance.next() % 2 == 0 }
    var lines: [[String]] = [[], [], []]
    for key in keys { lines[Int(chance.next() % 3)].append(key) }
    let head = "world: life\nout: a.gif\n"
    let text =
      "defaults:\n" + lines[0].map { "  \($0)\n" }.joined() + "  life:\n"
      + lines[1].map { "    \($0)\n" }.joined()
    let rest = head + lines[2].map { "\($0)\n" }.joined()
    let whole = head + keys.map { "\($0)\n" }.joined()
    #expect(try recipe(rest, under: text) == recipe(whole), "\(text)---\n\(rest)")
  }

  @Test(arguments: [
    ("chart-style: histogram", "out: a.png"), ("rows: runs, measures: ticks", "out: a.csv"),
  ])
  func `a default picture or table of many runs needs no variation that a flag has ended`(
    settings: String, out: String
  ) throws {
    let text = "world: life\nsize: 9x9\nframes: 2\nvary: {seed: 1..3}\n\(out)\n"
    let flags = WrittenSettings([("seed", "2")], of: Catalogue.life)
    let defaults = self.defaults("defaults: {\(settings)}\n")
    let job = try Scenario(text, overrides: flags, defaults: defaults).job()
    #expect(job.varied.isEmpty && !job.isSheet)
  }
}
