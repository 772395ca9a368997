import TerrariumPlayback
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Nothing is ignored silently: each setting of each world changes the outputs, is a fault, or is
/// named in a note.
@Suite(.ownThread) struct IdleSettingsTests {
  private static let bases = [
    "sea": "size: 8x6\nframes: 9\n", "life": "pattern: r-pentomino\nsize: 10x8\nframes: 12\n",
    "wolfram": "size: 15x9\nframes: 14\n", "infection": "people: 30\nframes: 4\n",
    "pig": "frames: 40\nfit: 160x240\n", "monsters": "frames: 5\nevery: 2\nfit: 160x240\n",
  ]

  /// Values other than the defaults, for settings whose example does not fit.
  private static let values = [
    "frames": "6", "every": "3", "smooth": "2", "skip": "2", "frame": "1", "seed": "5",
    "size": "9x7", "view": "1,1,5,5", "turn": "30", "edges": "wrap", "cell": "9",
    "fit": "150x150", "shape": "circle", "theme": "dark", "texture": "drift", "max-colors": "2",
    "colors": "{text: '#123456', background: '#654321', grid: red}", "fade": "5",
    "chart-style": "filled", "axes": "{x: Abc}", "title": "Abc", "caption": "Abc",
    "annotate": "{label: ab, at: [3, 3]}", "text": "30px", "scale": "2", "delay": "300ms",
    "fps": "3", "loop": "2", "last": "3s", "language": "es", "alt": "words", "penguins": "30%",
    "orcas": "20%", "rule": "B36/S23", "pattern": "blinker", "at": "1,1", "fill": "40%",
    "symmetry": "D8_4", "age": "5", "shades": "4", "threshold": "40%", "start": "random",
    "film": "grow", "people": "50", "factor": "1", "period": "300ms", "infect": "3",
    "players": "hold-10,random", "target": "30", "games": "2", "dice": "3,4,5", "alerts": "off",
    "from": "tokyo", "speed": "3", "policy": "hunt", "image-mode": "fit", "panels": "0,2",
    "columns": "2", "rows": "runs", "measures": "ticks", "sort": "ticks", "top": "1",
    "x": "ticks", "y": "ticks", "value": "ticks", "track": "'[[40.4, -3.7], [40.401, -3.7]]'",
  ]

  /// Settings of the run, and those that only allow something or give a location.
  private static let exempt: Set = [
    "out", "format", "jobs", "memory", "quiet", "max-size", "vary", "resume", "engine", "library",
    "rules", "script", "font", "map", "team", "backdrop", "ground",
  ]

  /// Settings that have an effect in other runs than these short ones.
  private static let inOtherRuns = [
    // The palettes of these films are already small, or the rest of the world decides.
    "max-colors", "policy", "from", "target", "games", "edges", "dice",
    // It has its effect in pages and snippets.
    "alt",
  ]

  private static let hasPages = Command.has(extra: "Page")

  @Test(
    arguments: Catalogue.builtIn.names,
    ["[a.gif, a.csv]", "a.png", "a.csv"] + (hasPages ? ["a.html"] : []))
  func `a setting has an effect, or is named`(name: String, outputs: String) throws {
    let world = try #require(Catalogue.builtIn[name])
    let folder = TemporaryFolder()
    let base = "world: \(name)\nout: \(outputs)\n" + (Self.bases[name] ?? "")
    try folder.write(base, to: "a.yaml")
    try Command.done("run a.yaml --quiet", in: folder)
    var tried = 0
    for setting in world.words.vocabulary where !Self.exempt.contains(setting.name) {
      let value =
        switch (name, setting.name) {
        case ("wolfram", "rule"): "90"
        case ("infection", "size"): "6x6"
        case (_, "counters"): "\(world.words.defaults["counters"] != "true")"
        default:
          setting.isSwitch && Self.values[setting.name] == nil ? "true" : Self.values[setting.name]
        }
      let written = try #require(value, "\(setting.name) has no value here")
      let others = base.split(separator: "\n").filter { !$0.hasPrefix("\(setting.name):") }
        .filter { line in
          !world.words.excluded(by: setting.name).contains(String(line.prefix { $0 != ":" }))
        }
      try folder.write(
        others.joined(separator: "\n") + "\n\(setting.name): \(written)\n", to: "a.yaml")
      let check = try Command.run("check a.yaml --all --color never", in: folder)
      tried += 1
      // The words of a page are not compared.
      let isOfPage = setting.name == "language" && outputs == "a.html"
      guard check.code == 0, !isOfPage, !Self.inOtherRuns.contains(setting.name) else { continue }
      let run = try Command.run("run a.yaml --force", in: folder)
      let notes = run.complaint.split(separator: "\n").filter { $0.hasPrefix("render: note: ") }
      let named = notes.flatMap { $0.split { !$0.isLetter && $0 != "-" } }
      #expect(
        named.contains(setting.name[...]),
        "\(name) with \(outputs): \(setting.name) is ignored; \(notes)")
    }
    #expect(tried > 30)
  }

  @Test(arguments: [
    (
      "life", "out: a.gif\nsteps: [{run: 3}]",
      "no cell is alive at the start; give pattern or fill, such as fill: 30%"
    ),
    ("life", "out: a.gif\nsteps: [{place: glider}, {run: 3}]", nil),
    (
      "sea", "out: a.gif\nframes: 2\ncolors: {penguin: red}",
      "colors: penguin has no effect here; use it with shape: square, or a chart"
    ),
    ("sea", "out: a.gif\nframes: 2\nshape: square\ncolors: {penguin: red}", nil),
    ("sea", "out: a.gif\nframes: 2\ncell: 7\ncolors: {penguin: red}", nil),
    (
      "life", "out: a.gif\nframes: 2\npattern: glider\ntexture: drift",
      "texture has no effect here; use it with a world of ripples, such as sea"
    ),
    (
      "life", "out: a.png\npattern: glider\nloop: 3",
      "loop has no effect here; use it with a .gif, .webp"
        + (hasPages ? ", .apng or .html" : " or .apng")
    ),
    (
      "life", "out: a.csv\npattern: glider\nframes: 2\ntheme: dark\nshape: circle",
      "theme and shape have no effect here; use them with a picture"
    ),
    ("life", "out: a.csv\npattern: glider\nframes: 2\ntheme: light\ngrid: false", nil),
    (
      "life", "out: a.gif\npattern: glider\nframes: 2\nseed: 5",
      "seed has no effect here; use it with a random field"
    ),
    (
      "life",
      "out: a.png\npattern: glider\nsize: 8x8\nframe: 0\nannotate: {label: a glider is here, at: [7, 2]}",
      "the label 'a glider is here' at 7,2 is cut off at the edge; move it, or change its anchor or size"
    ),
    (
      "life",
      "out: a.png\npattern: glider\nsize: 8x8\nframe: 0\nannotate: {label: here, at: [4, 2]}", nil
    ),
  ])
  func `what is without an effect is told`(world: String, settings: String, note: String?) throws {
    let folder = TemporaryFolder()
    try folder.write("world: \(world)\n\(settings)\n", to: "a.yaml")
    let run = try Command.run("run a.yaml", in: folder)
    let notes = run.complaint.split(separator: "\n").filter { $0.hasPrefix("render: note: ") }
    #expect(run.code == 0 && notes.map { $0.dropFirst(14) } == [note].compactMap { $0?[...] })
  }

  @Test func `a team without a catch is a file, too`() throws {
    let folder = TemporaryFolder()
    let line = "monsters --track [[40.4,-3.7],[40.4001,-3.7]] --team team.json --out a.csv --quiet"
    try Command.done(line, in: folder)
    #expect(folder.names.contains("team.json"))
  }

  @Test func `another output of a scenario makes none of its settings noisy`() throws {
    let folder = TemporaryFolder()
    try folder.write("world: sea\nframes: 2\ntheme: dark\nout: a.gif\n", to: "a.yaml")
    let run = try Command.run("run a.yaml --out a.csv", in: folder)
    #expect(!run.complaint.contains("note:"), "\(run.complaint)")
    try folder.write("defaults: {theme: dark}\n", to: "terrarium.yaml")
    let other = try Command.run("sea --frames 2 --out b.csv", in: folder)
    #expect(!other.complaint.contains("note:"), "\(other.complaint)")
  }
}
