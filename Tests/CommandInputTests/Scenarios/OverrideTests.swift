import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumProgram
import TerrariumVocabulary
import TerrariumWorlds
import Testing

struct OverrideTests {
  private func flags(_ words: [String]) -> WrittenSettings {
    let flags = FlagReader(words, vocabulary: Catalogue.builtIn.vocabulary, options: [.set])
    #expect(flags.faults.isEmpty)
    return flags.settings
  }

  private func plan(_ text: String, _ words: [String], path: String = "t.yaml") throws -> Plan {
    try Scenario(text, at: path, overrides: flags(words)).plan()
  }

  @Test(arguments: [["--theme", "dark"], ["--set", "theme=dark"], ["--set=theme=dark"]])
  func `a flag is put in the place of a key`(words: [String]) throws {
    let plan = try plan("world: sea\nout: x.csv\ntheme: light\n", words)
    #expect(plan.film.looks[0].theme.name == "dark")
  }

  @Test func `--out replaces the whole list`() throws {
    let plan = try plan("world: sea\nout: [a.csv, b.txt]\n", ["--out", "c.csv", "--out", "d.txt"])
    #expect(plan.outputs.map(\.path) == ["c.csv", "d.txt"])
  }

  @Test func `a flag takes back what it excludes`() throws {
    let text = "world: sea\nout: x.csv\ncell: 8\ndelay: 1s\n"
    let plan = try plan(text, ["--fit", "300x200", "--fps", "10"])
    #expect(plan.film.looks[0].scale == .fit(width: 300, height: 200))
    #expect(plan.timing.delay == .init(milliseconds: 100))
  }

  @Test(arguments: [
    ("world: life\nframes: 5\nskip: 3\n", ["--panels", "0,3"], "panels: [0, 3]\n"),
    ("world: life\npanels: [0, 3]\n", ["--frames", "4"], "frames: 4\n"),
    ("world: infection\npeople: 30\n", ["--size", "5x5"], "size: 5x5\n"),
    ("world: infection\nsize: 5x5\n", ["--people", "30"], "people: 30\n"),
    ("world: life\nsize: 9x9\n", ["--rule", "B3/S23:T20"], "rule: B3/S23:T20\n"),
    ("world: wolfram\nstart: random\n", ["--pattern", "3o!"], "pattern: 3o!\n"),
    ("world: wolfram\nvary: {start: [single, '101']}\n", ["--pattern", "3o!"], "pattern: 3o!\n"),
    ("world: life\nfit: 40x40\n", ["--vary", "cell=3,4"], "vary: {cell: [3, 4]}\n"),
    ("world: life\ncell: 4\n", ["--vary", "fit=90x90,99x99"], "vary: {fit: [90x90, 99x99]}\n"),
    ("world: life\nfps: 4\n", ["--vary", "delay=30ms,40ms"], "vary: {delay: [30ms, 40ms]}\n"),
    ("world: infection\npeople: 9\n", ["--vary", "size=3x3,4x4"], "vary: {size: [3x3, 4x4]}\n"),
    ("world: infection\nvary: {people: [4, 9]}\n", ["--size", "3x3"], "size: 3x3\n"),
    ("world: infection\nvary: {size: [4x4, 5x5]}\n", ["--people", "9"], "people: 9\n"),
    (
      "world: monsters\nvary: {from: [tokyo, paris]}\n", ["--track", "[[55, 37], [55.01, 37]]"],
      "track: [[55, 37], [55.01, 37]]\n"
    ),
  ])
  func `a flag takes back a key it excludes`(text: String, words: [String], key: String) throws {
    let out = "out: x.png\n"
    let world = text.prefix { $0 != "\n" } + "\n"
    let jobs = [
      try Scenario(text + out, overrides: flags(words)).jobs(),
      try Scenario(world + key + out).jobs(),
    ]
    #expect(jobs[0][0].renditions[0].recipe.text() == jobs[1][0].renditions[0].recipe.text())
  }

  @Test(arguments: [
    ("vary: {seed: 1..3}\nout: o.csv\n", ["--seed", "7"], "o.csv: 1 film, seed 7"),
    ("vary: {cell: [3, 4]}\nseed: 7\nout: o.gif\n", ["--fit=90x90"], "o.gif: 1 film, seed 7"),
    (
      "vary: [seed=1..3, 'theme=light,dark']\nout: 'o-{seed}.gif'\n", ["--seed", "7"],
      "o-7.gif: 2 tiles, seed 7"
    ),
    (
      "vary: {annotate: [none]}\nseed: 7\nout: 'o-{annotate}.gif'\n", ["--annotate", "none"],
      "o-none.gif: 1 film, seed 7"
    ),
    (
      "vary: {seed: 1..3}\nrows: runs\nmeasures: [ticks]\nout: o.csv\n", ["--seed", "7"],
      "o.csv: 1 tiles, seed 7"
    ),
    (
      "vary: {seed: 1..3}\nchart-style: histogram\nout: o.png\n", ["--seed", "7"],
      "o.png: 1 tiles, seed 7"
    ),
    (
      "vary: {seed: 1..3}\nchart-style: filled\nout: o.png\n", ["--seed", "7"],
      "o.png: 1 film, seed 7"
    ),
    (
      "vary: {seed: 1..3, size: [6x6, 9x9]}\nchart-style: heat\nvalue: ticks\nframes: 3\n"
        + "out: o.png\n", ["--seed", "7"], "o.png: 2 tiles, seed 7"
    ),
    (
      "vary: {seed: 1..3}\nout: o.csv\n", ["--seed", "7", "--vary", "seed=8,9"],
      "o.csv: 2 tiles, seed 8"
    ),
    ("vary: {seed: 1..3}\nout: o.csv\n", ["--theme", "dark"], "o.csv: 3 tiles, seed 1"),
  ])
  func `a flag ends the variation of its setting in the file`(
    text: String, words: [String], expected: String
  ) throws {
    let job = try Scenario("world: sea\n" + text, overrides: flags(words)).job()
    let count = "\(job.runs.count) \(job.isSheet ? "tiles" : "film")"
    #expect(
      "\(job.renditions[0].outputs[0].path): \(count), seed \(job.runs.first.seed)" == expected)
  }

  @Test(arguments: [
    ("vary: {n: 1..3, seed: 1..2}\nout: o.png\n", "B3/S23", "2, seed"),
    ("vary: ['n=1..3', 'seed=1..2']\nout: o.png\n", "B3/S23", "2, seed"),
    ("vary: {n: 1..3, seed: 1..2}\nout: o.png\n", "B{n}/S2", "6, n seed"),
    ("vary: {n: 1..3}\nout: o.csv\n", "B3/S23", "1, "),
    ("vary: {n: 1..3}\nrows: runs\nout: o.csv\n", "B3/S23", "1, rule"),
  ])
  func `a rule of a flag ends the variation of numbers in the file's rule`(
    text: String, rule: String, expected: String
  ) throws {
    let scenario = "world: life\nsize: 9x9\nframes: 3\nrule: 'B{n}/S23'\n" + text
    let job = try Scenario(scenario, overrides: flags(["--rule", rule])).job()
    let names = job.varied.map(\.name).joined(separator: " ")
    #expect("\(job.runs.count), \(names)" == expected)
  }

  @Test(arguments: [
    ("rule: 'B{n}/S23'\nvary: {n: 1..3}\n", ["--rule", "B3/S23"], "--rule has no {n}"),
    ("", [], "no setting has that name"), ("rule: B3/S23\n", [], "no setting has that name"),
  ])
  func `a name in a path that cannot vary is told as such`(
    text: String, words: [String], what: String
  ) throws {
    let scenario = "world: life\nout: 'a-{n}.csv'\n" + text
    let faults = try #require(throws: Faults.self) {
      try Scenario(scenario, overrides: flags(words)).jobs()
    }
    #expect(
      faults.list.map(\.text) == [
        "'a-{n}.csv': no setting varies as 'n'; \(what): give another path"
      ])
  }

  @Test(arguments: ["map: 'm-{seed}.png'\n", "steps: [{save: 's-{seed}.state'}]\n"])
  func `what a path names varies over a flag's value alone`(text: String) throws {
    let world = text.hasPrefix("map") ? "pig\ntarget: 20" : "sea"
    let scenario = "world: \(world)\nvary: {seed: 1..3}\nout: x.csv\n" + text
    let jobs = try Scenario(scenario, overrides: flags(["--seed", "7"])).jobs()
    let paths = jobs.flatMap { $0.places.map(\.path) }
    #expect(paths.contains { $0.contains("-7.") } && paths.count == 2, "\(paths)")
  }

  @Test func `a key stays beside a flag that excludes a part of it alone`() {
    let size = flags(["--size", "9x9"])
    #expect(
      messages("world: life\nout: x.png\nrule: B36/S23:T20\n", overrides: size)
        == ["render: size and the grid ':T20,20' of the rule exclude each other; give one of them"])
  }

  @Test(arguments: ["out: 'x-{size}.csv'", "rows: runs\nout: x.csv", "sort: ticks\nout: x.csv"])
  func `a variation that is asked for is excluded by name`(text: String) {
    let text = "world: infection\nvary: {size: [4x4, 5x5]}\n\(text)\n"
    let faults = messages(text, overrides: flags(["--people", "25"]))
    #expect(faults.contains { $0.contains("people and size exclude each other") }, "\(faults)")
  }

  @Test func `paths in a file are relative to it, those of flags are not`() throws {
    let text = "world: sea\nout: x.csv\nsteps:\n  - still: a.png\n"
    #expect(
      try plan(text, [], path: "Sources/t.yaml").files.map(\.path)
        == ["Sources/x.csv", "Sources/a.png"])
    #expect(
      try plan(text, ["--out", "y.csv"], path: "Sources/t.yaml").files.map(\.path)
        == ["y.csv", "Sources/a.png"])
    #expect(try plan(text, [], path: "-").files.map(\.path) == ["x.csv", "a.png"])
  }

  @Test func `a flag of another world is told, with the worlds that have it`() {
    #expect(
      messages("world: sea\nout: x.csv\n", overrides: flags(["--people", "3"]))
        == ["render: 'sea' has no setting 'people'; it belongs to infection"])
  }

  @Test(arguments: [
    (["--set", "theme"], "--set cannot be 'theme'; it is NAME=VALUE, such as theme=dark"),
    (["--set", "tehme=dark"], "unknown key 'tehme'; did you mean 'theme'?"),
    (["--set"], "--set needs a value; give NAME=VALUE, such as theme=dark"),
    (["--set", "cell=3", "--cell", "4"], "'--cell' is given twice; keep one of them"),
    (["--set", "cell=3", "--set", "cell=4"], "'--set cell' is given twice; keep one of them"),
  ])
  func `an assignment that is none is told`(words: [String], said: String) {
    let flags = FlagReader(words, vocabulary: Catalogue.builtIn.vocabulary, options: [.set])
    #expect(flags.faults.map { $0.line() } == ["render: " + said])
  }
}
