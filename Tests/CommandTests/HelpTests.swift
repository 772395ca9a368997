import Foundation
import TerrariumPlanning
import TerrariumPlayback
import TerrariumProgram
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

@Suite(.ownThread) struct HelpTests {
  private let folder = TemporaryFolder()
  private let pages = Help(of: .builtIn).pages

  @Test func `help leads with examples and goes to standard output`() async throws {
    for line in ["--help", "-h", "help"] {
      let run = await InnerRender.run(line, in: folder)
      #expect(run.code == 0 && run.complaint == "")
      #expect(run.text.split(separator: "\n")[1] == "Examples:")
      for world in Catalogue.builtIn.worlds { #expect(run.text.contains("  \(world.name)  ")) }
    }
    let without = await InnerRender.run("", in: folder)
    #expect(without.code == 64 && without.output.isEmpty)
    #expect(without.complaint == (await InnerRender.run("--help", in: folder).text))
  }

  @Test func `the first pages fit on a screen`() async throws {
    for line in ["--help"] + Catalogue.builtIn.names.map({ "\($0) --help" }) {
      let lines = await InnerRender.run(line, in: folder).text.split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 41, "\(line): \(lines.count - 1) lines")
      for line in lines { #expect(line.count <= 100, "\(line)") }
    }
  }

  @Test func `a world's short page names what people use, a line each`() async throws {
    for world in Catalogue.builtIn.worlds {
      let page = await InnerRender.run("\(world.name) --help", in: folder).text
      #expect(page == (await InnerRender.run("help \(world.name)", in: folder).text))
      #expect(page == (await InnerRender.run("\(world.name) --out a.gif -h", in: folder).text))
      for name in world.words.usual {
        let setting = try #require(world.words.vocabulary[name])
        #expect(page.contains("  --\(name) "))
        #expect(page.contains("  \(setting.shortHelp)"), "\(name)")
      }
      let groups = page.split(separator: "\n\n").dropFirst(2).filter { $0.contains("\n  --") }
      #expect(groups.count >= 5)
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `a world's whole page names every setting, in lines of at most 100 letters`()
    async throws
  {
    for world in Catalogue.builtIn.worlds {
      let page = await InnerRender.run("\(world.name) --help all", in: folder).text
      #expect(page == (await InnerRender.run("help \(world.name) all", in: folder).text))
      #expect(page == (await InnerRender.run("\(world.name) -h=all --out a.gif", in: folder).text))
      for setting in world.words.vocabulary {
        let starts = [
          "\n  --\(setting.name)", "\n  -o, --\(setting.name)", "\n  -q, --\(setting.name)",
        ]
        #expect(starts.contains { page.contains($0) }, "\(setting.name)")
      }
      for line in page.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `a world's settings stand under headings, its own first`() async throws {
    for world in Catalogue.builtIn.worlds {
      let page = await InnerRender.run("\(world.name) --help all", in: folder).text
      let parts = page.split(separator: "\n\n").dropFirst(2)
      #expect(parts.count >= 5 && parts.allSatisfy { $0.prefix { $0 != "\n" }.hasSuffix(":") })
      for part in parts {
        let rows = part.split(separator: "\n").count { $0.hasPrefix("  -") }
        #expect(1...16 ~= rows, "\(world.name): \(part)")
      }
      #expect(!page.contains("random (1)") && !page.contains("none (none)"))
      if let age = parts.first(where: { $0.contains("\n  --age") }) {
        #expect(age.hasPrefix("Look:") && age.contains("\n  --history"))
      }
      let first = world.words.settings.first.map(\.name) ?? ""
      #expect(parts.first?.split(separator: "\n")[1].hasPrefix("  --\(first)") == true)
    }
    let names = SettingGroup.all.flatMap { $0.members(of: commonSettings) }.map(\.name)
    #expect(names.count == Set(names).count && Set(names) == Set(commonSettings.map(\.name)))
    for line in ["help pig all", "list man"] {
      let words = await InnerRender.run(line, in: folder).text.split(whereSeparator: \.isWhitespace)
      let page = words.joined(separator: " ").replacing("\\-", with: "-")
      #expect(page.contains("(as true is) or beside it") && page.contains("--no-NAME"))
      #expect(
        page.contains("OUT.partial (true)") && page.contains("true (pig)") == (line == "list man"))
    }
    let wolfram = await InnerRender.run("wolfram --help", in: folder).text
    #expect(wolfram.contains("--rule RULE") && !wolfram.contains("B3/S23"))
  }

  @Test func `each topic has a page with an example, and an unknown one has a hint`() async throws {
    let help = Help(of: .builtIn)
    #expect(help.topics.count == Set(help.topics).count)
    for topic in help.topics {
      let run = await InnerRender.run("help \(topic)", in: folder)
      #expect(run.code == 0 && run.complaint == "", "\(topic)")
      #expect(run.text.contains("xample"), "\(topic)")
      for line in run.text.split(separator: "\n") where !line.contains("  render ") {
        #expect(line.count <= 100, "\(topic): \(line)")
      }
    }
    let period = await InnerRender.run("help period", in: folder).text
    #expect(period.contains("setting period: ") && period.contains("measure period: "))
    for (word, hint) in [
      ("themes", "'render list themes' lists them"), ("spead", "did you mean 'speed'?"),
      ("conway", "did you mean 'life'?"), ("palette", "did you mean 'colors'?"),
      ("steps", "'render list steps' lists them"), ("plaec", "did you mean 'place'?"),
      (".gif", "did you mean 'gif'?"),
      ("xyzzy", "'render --help all' lists the topics"),
    ] {
      let run = await InnerRender.run(["help", word], in: folder)
      #expect(run.code == 64)
      #expect(run.complaint == "render: there is no help on '\(word)'; \(hint)\n")
    }
  }

  @Test func `the whole first page has every command`() async throws {
    let page = await InnerRender.run("--help all", in: folder).text
    #expect(page == (await InnerRender.run("help all", in: folder).text))
    for command in pages { #expect(page.contains("\n  \(command.usage)"), "\(command.name)") }
    for line in page.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  /// Writes the files that examples name.
  private func writeInputs() async throws {
    for name in ["walk.gpx", "town.geojson"] {
      let file = "\(Command.packageFolder)/examples/monsters/\(name)"
      try folder.write(try String(contentsOfFile: file, encoding: .utf8), to: name)
    }
    await InnerRender.done("sea --frames 1 --out photo.png --quiet", in: folder)
    try folder.write("bo$2bo$3o!", to: "gun.rle")
    try folder.makeFolder("patterns")
    try folder.write("bo$2bo$3o!", to: "patterns/mine.rle")
    try folder.makeFolder("rules")
    try folder.write(
      "@RULE WireWorld\n@TABLE\nn_states:4\nneighborhood:Moore\n", to: "rules/WireWorld.rule")
    try folder.write("world: life\npattern: glider\nframes: 2\nout: gun.gif\n", to: "gun.yaml")
    try folder.write("wwh\n", to: "wire.txt")
    try folder.write(String(repeating: "O.\n.O\n\n", count: 8), to: "film.txt")
  }

  @Test func `every example of a setting runs`() async throws {
    try await writeInputs()
    // Debian's containers have no typeface, and two examples need an extra.
    let ofExtras = ["alt": "Page", "distinct": "Measures"].filter { !Command.has(extra: $1) }
    let isLeftOut = ["font"] + ofExtras.keys
    for setting in Catalogue.builtIn.vocabulary where !isLeftOut.contains(setting.name) {
      #expect(
        setting.example.contains("--\(setting.name)") || setting.name == "resume", "\(setting.name)"
      )
      try await runExample(setting.example)
    }
    for measure in Catalogue.builtIn.measures where measure.name != "all" {
      let text = await InnerRender.run("help \(measure.name)", in: folder).text
      let line = text.split(separator: "\n").last { $0.hasPrefix("  render ") }
      try await runExample(String(try #require(line)))
    }
    let formats = await InnerRender.done("list formats", in: folder).text.split(separator: "\n")
      .compactMap { $0.split(separator: " ").first }
    #expect(formats.count >= 16)
    for format in formats where !["mp4", "webm"].contains(format) {
      let text = await InnerRender.run("help \(format)", in: folder).text
      let line = text.split(separator: "\n").last { $0.hasPrefix("  render ") }
      try await runExample(String(try #require(line)))
    }
  }

  private func runExample(_ line: String) async throws {
    let words = Command.words(line)
    #expect(words.first == "render", "\(line)")
    let isFree = ["--frames", "--panels", "--frame", "--skip", "--map"].allSatisfy {
      !words.contains($0)
    }
    let script =
      line.drop { $0 == " " } + (isFree ? " --frames 3" : "")
      + (words.contains("--quiet") ? "" : " --quiet")
    let run = try await InnerRender.type(String(script), in: folder)
    #expect(run.code == 0 && run.complaint == "", "\(line): \(run.complaint)")
  }

  @Test func `every example of a step runs`() async throws {
    let steps = Catalogue.builtIn.steps.filter { $0.name != "annotate" }
    #expect(steps.count > 20)
    for step in steps {
      let world = try #require(Catalogue.builtIn.having(step: step.name).first)
      let lines = step.example.split(separator: "\n").map { "  \($0)\n" }.joined()
      let own = world.name == "life" ? "pattern: gosper-glider-gun\nsize: 60x40\ncell: 4\n" : ""
      // Here a monster is within reach at once.
      let hunt = world.name == "monsters" ? "seed: 7\n" : ""
      let pig = world.name == "pig" ? "players: steps,hold-20\ntarget: 2\ndice: [3]\n" : ""
      try folder.write(
        "world: \(world.name)\n\(own)\(hunt)\(pig)out: a.gif\nsteps:\n\(lines)", to: "a.yaml")
      let run = await InnerRender.run("run a.yaml --quiet", in: folder)
      #expect(run.code == 0 && run.complaint == "", "\(step.name): \(run.complaint)")
      #expect(lines.contains("- \(step.name)"))
    }
  }

  @Test func `the values of listed settings are those of the schema, texts of files too`()
    async throws
  {
    let text = #"{"type": "object", "required": ["file"], "minProperties": 2"#
    let list = await InnerRender.run("list settings --json", in: folder).text.split(separator: "\n")
    let count = list.count { $0.contains("\"name\": ") }
    #expect(count == Catalogue.builtIn.vocabulary.count)
    for setting in Catalogue.builtIn.vocabulary {
      let line = list.first { $0.contains("\"name\": \"\(setting.name)\",") }
      #expect(line?.contains(text) == setting.takesFiles, "\(setting.name)")
    }
  }

  @Test func `rules are listed in all spellings, and each is understood`() async throws {
    let list = await InnerRender.run("list rules", in: folder).text
    for name in ["day-and-night", "daynight", "dayandnight", "day&night"] {
      #expect(list.contains(name))
      await InnerRender.done(
        ["life", "--rule", name, "--frames", "1", "--size", "4x4", "--out", "a.txt", "--quiet"],
        in: folder)
    }
  }

  @Test func `every example runs`() async throws {
    try await writeInputs()
    for example in Catalogue.builtIn.worlds.flatMap(\.words.examples) {
      try await runExample(example)
    }
    #expect(folder.names.contains("sea.gif") && folder.names.contains("sea-7.gif"))
  }

  @Test(arguments: ["--version", "-v", "version"])
  func `the version is a line`(word: String) async throws {
    let run = await InnerRender.done(word, in: folder)
    #expect(run.text.wholeMatch(of: /render [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test func `every command has a page of its own, with the letters that stand for flags`()
    async throws
  {
    #expect(pages.count > 10)
    for page in pages where page.name != "help" && page.name != "version" {
      let own = await InnerRender.run("\(page.name) --help", in: folder)
      #expect(own.code == 0 && own.text.hasPrefix("\(page.usage): "), "\(page.name)")
      #expect(own.text == (await InnerRender.run("help \(page.name)", in: folder).text))
      for line in own.text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
    let world = await InnerRender.run("sea --help all", in: folder).text
    for flag in ["-o, --out", "-q, --quiet", "-h, --help"] {
      #expect(world.contains("\n  \(flag)"))
    }
  }

  @Test func `the manual page has every command and every setting`() async throws {
    let page = await InnerRender.run("list man", in: folder).text
    let names =
      Catalogue.builtIn.vocabulary.map(\.name) + pages.flatMap { $0.options.map(\.name) }
    for name in names {
      #expect(page.contains("\\-\\-" + name.replacing("-", with: "\\-")), "\(name)")
    }
    for name in ["NO_COLOR", "CI", "XDG_DATA_HOME", "TERRARIUM_NAME_TOKEN", "CIRCLE_NODE_TOTAL"] {
      #expect(page.contains(name), "\(name)")
    }
    #expect(page.hasPrefix(".\\\"") && page.contains("\n.SH EXIT STATUS\n"))
    #expect(page.split(separator: "\n").allSatisfy { !$0.hasPrefix("'") })
  }

  @Test func `lists are lines, or JSON`() async throws {
    for subject in [
      "worlds", "themes", "settings", "steps", "rules", "measures", "formats", "languages",
    ] {
      let lines = await InnerRender.done("list \(subject)", in: folder)
      let json = await InnerRender.done("list \(subject) --json", in: folder)
      let names = try json.objects.compactMap { $0["name"] as? String }
      let rows = lines.text.split(separator: Character("\n"))
      #expect(names == rows.map { row in String(row.prefix { $0 != " " }) })
      #expect(!names.isEmpty)
    }
  }

  @Test func `each list is JSON, or there is none`() async throws {
    for subject in ListCommand.subjects {
      let run = await InnerRender.run("list \(subject) --json", in: folder)
      #expect(run.code == (subject == "man" ? 64 : 0))
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(run.output))) != nil
      #expect(isJSON == (subject != "man") && isJSON != run.text.isEmpty, "\(subject)")
    }
    for line in ["sea --cell 4", "life --vary seed=1..3"] {
      let run = await InnerRender.run("\(line) --frames 2 --out a.gif --dry-run --json", in: folder)
      #expect(try run.objects.first?["frames"] as? Int == 2 && folder.names.isEmpty)
    }
  }

  @Test func `each theme is said to be light or dark, and some safe for the colour-blind`()
    async throws
  {
    let lines = await InnerRender.run("list themes", in: folder).text.split(separator: "\n")
    #expect(lines[0] == "light            light  blue and rust on white; safe for the colour-blind")
    #expect(
      lines[1]
        == "dark             dark   sea green and amber on deep blue; safe for the colour-blind")
    let objects = try await InnerRender.run("list themes --json", in: folder).objects
    for (line, object) in zip(lines, objects) {
      let isDark = try #require(object["dark"] as? Bool)
      let isSafe = try #require(object["colorblind"] as? Bool)
      let summary = try #require(object["summary"] as? String)
      #expect(line.dropFirst(17).hasPrefix(isDark ? "dark   \(summary)" : "light  \(summary)"))
      #expect(line.hasSuffix(isSafe ? "\(summary); safe for the colour-blind" : summary))
    }
    #expect(objects.count == lines.count)
  }

  @Test func `a dry run tells the plan and writes nothing`() async throws {
    let run = await InnerRender.run(
      "sea --frames 5 --every 3 --out a.gif --out - --format csv --dry-run", in: folder)
    #expect(run.code == 0 && run.complaint == "" && folder.names.isEmpty)
    #expect(
      run.text == """
        world   sea, seed 167646
        window  10x15 cells
        frames  5, every 3, skip 0, last tick 12
        picture 320x480 pixels, 32 a cell
        output  a.gif as gif
        output  - as csv

        """)
  }

  @Test(
    arguments: [
      ("life --rows runs --out o.csv", true), ("life --rows objects --out o.csv", true),
      ("life --chart-style histogram --x rest --out o.png", true), ("life --out o.gif", false),
      ("life --rows runs --measures ticks --out o.csv", false),
      ("sea --rows runs --out o.csv", true), ("pig --rows runs --measures rest --out o.csv", false),
      ("monsters --rows runs --measures rest --out o.csv", false),
    ].filter { Command.hasExtras(for: $0.0) })
  func `a dry run tells how long runs may take to settle`(words: String, settles: Bool) async throws
  {
    let line = "\(words) --vary seed=1..3 --dry-run"
    let text = await InnerRender.done(line, in: folder).text
    #expect(text.contains("at most to tick 100000") == settles, "\(text)")
  }

  @Test(
    .enabled(if: Command.has(extra: "Identification")),
    arguments: [
      ("", "picture 1085 pixels wide, at most 766 high", #""width": 1085, "outputs""#),
      ("--fit 320x240", "picture 320x240 pixels", #""width": 320, "height": 240"#),
    ])
  func `a dry run tells what is known of the size of a picture of objects`(
    flags: String, line: String, fields: String
  ) async throws {
    let words = "life --vary seed=1..3 --rows objects --out o.png --dry-run \(flags)"
    let text = await InnerRender.done(words, in: folder).text
    #expect(text.contains("\n\(line)\n"), "\(text)")
    let json = await InnerRender.done(words + " --json", in: folder).text
    #expect(json.contains(fields), "\(json)")
  }

  @Test func `a dry run names the files that steps write`() async throws {
    try folder.write(
      "world: life\nsize: 5x5\nout: a.gif\nsteps: [{keep: b, area: [0, 0, 2, 2], to: b.rle}, snapshot, "
        + "{snapshots: c.png}, {run: 1}, {save: d}, {save: e.mc.gz}, {still: f.svg}]\n",
      to: "s.yaml")
    let run = await InnerRender.done("run s.yaml --dry-run", in: folder)
    let outputs = run.text.split(separator: "\n").filter { $0.hasPrefix("output") }
    let endings = ["a.gif as gif", "f.svg as svg", "b.rle as rle", "c.png as png", "d as state"]
    #expect(outputs == (endings + ["e.mc.gz as mc.gz"]).map { "output  \($0)" })
  }

  @Test func `a report tells each output`() async throws {
    let run = await InnerRender.run(
      "sea --frames 5 --size 4x3 --cell 2 --out a.csv --out a-%d.png --json --quiet", in: folder)
    let reports = try run.objects
    #expect(reports.count == 2)
    #expect(reports[0]["path"] as? String == "a.csv" && reports[0]["frames"] as? Int == 5)
    #expect(reports[0]["bytes"] as? Int == (try folder.bytes("a.csv").count))
    #expect(reports[0]["width"] == nil && reports[0]["duration"] == nil)
    #expect(reports[1]["width"] as? Int == 8 && reports[1]["height"] as? Int == 6)
    #expect(reports[0]["seed"] as? Int == 167_646 && reports[1]["files"] as? Int == 5)
    let said = try Child.run("/usr/bin/sha256sum", [folder.path("a.csv")]).text
    #expect(said.hasPrefix(try #require(reports[0]["sha256"] as? String)))
  }

  @Test func `a report says how long a film plays, by what each frame stands`() async throws {
    let run = await InnerRender.run(
      "sea --frames 4 --size 4x3 --cell 2 --delay 80ms --last 1s --out a.gif --out a.webp --out a.apng --out a.y4m --json --quiet",
      in: folder)
    let lengths = try run.objects.map { $0["duration"] as? Double }
    // A video shows whole frames of one rate: 1 s is 13 of 80 ms, rounded.
    #expect(lengths == [1.24, 1.24, 1.24, 1.28])
  }

  @Test func `paths are shown without ways back, and notes of variants name the film`() async throws
  {
    try folder.makeFolder("deep")
    try folder.write(
      "world: infection\nvary: {factor: [7, 9]}\nframes: 1\nout: ../{factor}.csv\n",
      to: "deep/a.yaml")
    let run = await InnerRender.run("run deep/a.yaml", in: folder)
    #expect(
      run.complaint == """
        7.csv  1 frame, 24 bytes
        render: note: '9.csv': a factor of 9 is the same as 8: a person has at most 8 neighbours
        9.csv  1 frame, 24 bytes

        """)
  }

  @Test func `a summary tells people what was made, and a seed that was picked`() async throws {
    let run = await InnerRender.run(
      "sea --frames 2 --size 4x3 --cell 2 --seed random --out a.txt --out a.gif", in: folder)
    let lines = run.complaint.split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "a.txt  2 frames, 31 bytes")
    #expect(lines[1].hasPrefix("a.gif  2 frames, 8x6 pixels, "))
    let seed = try #require(lines[2].split(separator: " ").last)
    let again = await InnerRender.run(
      "sea --frames 2 --size 4x3 --seed \(seed) --out - --format txt --quiet", in: folder)
    #expect(again.text == (try folder.text("a.txt")))
  }

  @Test func `short flags and switches that are turned off`() async throws {
    let plain = await InnerRender.run("sea --frames 1 --out a.png --quiet", in: folder)
    let short = await InnerRender.run(
      "sea --frames=1 -o=b.png --no-grid --no-counters -q", in: folder)
    let words = await InnerRender.run(
      "sea --frames 1 --out c.png --grid off --counters no --quiet yes", in: folder)
    for run in [plain, short, words] { #expect(run.code == 0 && run.complaint == "") }
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
    #expect(try folder.bytes("a.png") == folder.bytes("c.png"))
    let number = await InnerRender.run("run --quiet 5", in: folder)
    #expect(number.code == 64)
    #expect(number.complaint.hasPrefix("render: quiet cannot be '5'; it is true or false\n"))
  }
}
