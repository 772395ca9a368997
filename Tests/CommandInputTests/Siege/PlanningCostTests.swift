import TerrariumSupport
import Testing

/// Planning costs no more than reading: any kilobyte of text takes only a moment.
@Suite(.ownThread) struct PlanningCostTests {
  private let folder = TemporaryFolder()

  /// Far more than is needed on a slow and busy machine, far less than quadratic time.
  private static let limits = Child.Limits(processorSeconds: 7)
  /// For half as many, which take 1 to 2.2 seconds.
  private static let halfLimits = Child.Limits(processorSeconds: 5)

  @Test(arguments: [
    ("run: 1", 3, 2), ("hold: 1", 3, 0), ("snapshot", 1, 0), ("snapshot: n#", 1, 0),
    ("restart", 1, 0), ("set: {caption: c#}", 1, 0), ("set: {rule: B#/S23}", 1, 0),
    ("save: \"{state-#}\"", 1, 0), ("place: glider", 1, 0), ("erase: all", 1, 0), ("still", 1, 0),
  ])
  func `ten thousand steps`(step: String, frames: Int, last: Int) throws {
    let lines = (0..<10_000).map { number in
      "- \(step.replacing("B#", with: "B\(number % 9)").replacing("#", with: "\(number)"))\n"
    }
    try folder.write(
      "world: life\npattern: glider\nframes: 3\nout: a.csv\nsteps:\n" + lines.joined(), to: "a.yaml"
    )
    let run = try Command.done(["run", "--dry-run", "a.yaml"], in: folder, limits: Self.limits)
    #expect(run.text.contains("frames  \(frames), every 1, skip 0, last tick \(last)\n"))
  }

  /// The outputs that a dry run names.
  private func outputs(_ run: Command.Outcome) -> Int {
    run.text.split(separator: "\n").count { $0.hasPrefix("output ") }
  }

  @Test func `two thousand outputs`() throws {
    let files = (0..<2000).map { "  - f\($0).csv\n" }.joined()
    try folder.write("world: life\npattern: glider\nframes: 1\nout:\n\(files)", to: "a.yaml")
    let run = try Command.run(["run", "--dry-run", "a.yaml"], in: folder, limits: Self.limits)
    #expect(run.code == 0 && outputs(run) == 2000, "\(run.complaint)")
  }

  @Test(arguments: [
    // Each picture is drawn once, however many films show it.
    ("sea --size 3x3 --frames 3 --vary seed=1..2000 --out s{seed}-%02d.png", 2000),
    ("monsters --frames 3 --vary seed=1..1000 --out s{seed}.gif", 1000),
    // Names that differ only in digits.
    ("wolfram --size 3x3 --cell 1 --frames 3 --vary seed=1..5000 --out s{seed}%02d.png", 5000),
    ("wolfram --size 3x3 --cell 1 --frames 3 --vary seed=1..5000 --out s%02d{seed}.png", 5000),
    (
      "wolfram --size 3x3 --frames 3 --vary seed=10000..14999 --out s{seed}.txt --out s{seed}%06d.txt",
      10_000
    ),
  ])
  func `thousands of variants`(line: String, count: Int) throws {
    let run = try Command.run("\(line) --dry-run", in: folder, limits: Self.halfLimits)
    #expect(run.code == 0 && outputs(run) == count, "\(run.complaint)")
  }

  @Test(arguments: [
    ("--sort=-last-alive --top 5 --out a.gif", "sheet   5 of 20,000 films"),
    ("--sort=-last-alive --top 5 --distinct --out a.png", "sheet   5 of 20,000 films"),
    ("--top 5 --out a.gif", "sheet   5 of 20,000 films"),
    ("--rows runs --sort last-alive --top 50 --out a.csv", "table   50 of 20,000 runs"),
    ("--sort=-last-alive --top 5 --out a.html", "sheet   5 of 20,000 films"),
  ])
  func `a dry run plays no run to choose among many`(choice: String, kind: String) throws {
    let line =
      "life --size 64x64 --edges wrap --frames 500 --vary seed=1..20000 \(choice) --dry-run"
    let run = try Command.run(line, in: folder, limits: Self.limits)
    #expect(
      run.code == 0 && run.text.contains("\(kind), seed varied"), "\(run.text) \(run.complaint)")
  }

  @Test(arguments: [
    ("vary: {seed: 1..100000}\nout: a-{seed}.gif", "a-{seed}.gif"),
    ("vary: {seed: 1..100}\nframes: 1000\nout: a-{seed}-%d.png", "a-{seed}-%d.png"),
    (
      "vary: {seed: 1..300, fill: 1%..99%}\nout: [a.gif, 'a-{seed}-{fill}.csv']",
      "a-{seed}-{fill}.csv"
    ),
    ("frames: 100000000\ncounters: true\nout: a-%d.png", "a-%d.png"),
  ])
  func `too many files of a stranger are refused before anything is played`(
    settings: String, path: String
  ) throws {
    try folder.write("world: life\npattern: rabbits\n\(settings)\n", to: "a.yaml")
    let run = try Command.run("run --safe a.yaml", in: folder, limits: Self.limits)
    #expect(run.code != 0 && run.complaint.contains("'\(path)': the run writes more than 10000"))
    #expect(folder.names == ["a.yaml"])
  }

  /// Scenarios with many faults, or texts that could be faulty, and the least number of reported
  /// lines.
  static let mistakes: [(text: String, code: Int32, lines: Int)] = [
    (
      "out: a.csv\nsteps:\n- run: 1\n"
        + (0..<10_000).map { "- snapshot: snapshot\($0)\n" }.joined()
        + (0..<500).map { "- restore: wrongname\($0)\n" }.joined(), 2, 500
    ),
    (
      "out: a.csv\nsteps:\n- run: 1\n"
        + (0..<15_000).map { "- {keep: keepname\($0), area: [0, 0, 4, 4]}\n" }.joined()
        + (0..<500).map { "- {place: wrongname\($0), at: [0, 0]}\n" }.joined(), 2, 500
    ),
    ("out: a.csv\npattern: \(String(repeating: "x", count: 200_000))", 2, 1),
    (
      "frames: 1000000000\nout: ["
        + (1...9).map { "a%08d\($0).png, a\($0)%d.png" }.joined(separator: ", ") + "]", 2, 9
    ),
    (
      "frames: 2\nout:\n"
        + (0..<400).map { "- \"\($0)\(String(repeating: "{", count: 2000))}.png\"\n" }.joined(), 0,
      0
    ),
  ]

  @Test(
    arguments: [
      ("life", "size: 10x10\nsteps: [{place: 200000000o!, turn: right}, {run: 1}]", 2),
      (
        "life",
        "rule: B2/S34H\npattern: bo$3o!\nview: 0,0,10,10\n"
          + "steps: [{mark: '-50000,-50000,100000,100000'}, {run: 2}]", 0
      ),
      (
        "life",
        "pattern: glider\nsize: 4096x4096\nfit: 100x100\nsteps:\n"
          + String(repeating: "- snapshot\n", count: 200) + "- snapshots: s.png", 0
      ),
    ] as [(String, String, Int32)])
  func `a few words are done as they are read`(world: String, text: String, code: Int32) throws {
    let folder = try TemporaryFolder(["a.yaml": "world: \(world)\nout: [a.gif, a.svg]\n\(text)\n"])
    var limits = Child.Limits(processorSeconds: 15)
    limits.memoryMegabytes = 1500
    let run = try Command.run(["run", "--quiet", "a.yaml"], in: folder, limits: limits)
    #expect(run.code == code, "\(run.complaint)")
    #expect(folder.names.contains("a.gif") == (code == 0))
    #expect(folder.names.contains("a.svg") == (code == 0))
  }

  @Test(arguments: mistakes.indices)
  func `mistakes cost no more than what is right`(number: Int) throws {
    let (text, code, lines) = Self.mistakes[number]
    let folder = try TemporaryFolder(["a.yaml": "world: life\nsize: 8x8\n\(text)\n"])
    let run = try Command.run(
      ["run", "--dry-run", "--color=always", "a.yaml"], in: folder, limits: Self.limits)
    #expect(run.code == code, "\(run.complaint.prefix(300))")
    // The first twenty are reported, and the others counted.
    #expect(
      run.complaint.split(separator: "\n").count >= min(20, lines), "\(run.complaint.prefix(300))")
    #expect(run.complaint.contains("\(lines - 20) more faults") == (lines > 20))
  }

  @Test(arguments: ["pattern", "rule", "theme", "edges", "zoo", "out"])
  func `a word of fifty thousand letters is not told whole`(setting: String) throws {
    let word = String(repeating: "xé\u{301}", count: 25_000)
    try folder.write("world: life\n\(setting): \(word)\n", to: "a.yaml")
    let run = try Command.run(["run", "a.yaml"], in: folder, limits: Self.limits)
    #expect(run.code == 2 && run.complaint.hasPrefix("a.yaml:"), "\(run.complaint.prefix(300))")
    #expect(run.complaint.utf8.count < 20_000, "\(run.complaint.prefix(300))")
  }

  @Test func `a thousand mistakes on one line are told as soon as they are found`() throws {
    let step = "{run: 1, caption: \(String(repeating: "x", count: 3000))}, "
    try folder.write(
      "world: life\nout: a.csv\nsteps: [\(String(repeating: step, count: 1300))]\n", to: "a.yaml")
    // A thousand times the line must not take half a minute.
    let run = try Command.run(
      ["run", "--dry-run", "--color=always", "a.yaml"], in: folder,
      limits: .init(processorSeconds: 5))
    #expect(run.code == 2, "\(run.complaint.prefix(300))")
    #expect(run.complaint.contains(" more faults"), "\(run.complaint.suffix(300))")
  }

  @Test func `thousands of outputs of one film are compared`() throws {
    let outputs = (0..<7500).map { "- b\($0).csv\n" }.joined()
    try folder.write("world: sea\nsize: 2x2\nframes: 1\nout:\n\(outputs)", to: "a.yaml")
    for words in [["check", "a.yaml"], ["check", "--json", "a.yaml"]] {
      let run = try Command.run(words, in: folder, limits: Self.halfLimits)
      #expect(run.code == 1, "\(run.complaint.prefix(300))")
      #expect(
        (run.text + run.complaint).split(separator: "\n").count { $0.contains("missing") } == 7500
      )
    }
  }

  @Test func `thousands of films where thousands of files are`() throws {
    for number in 0..<5000 { try folder.write("", to: "s\(number)-0.png") }
    let line = "wolfram --size 3x3 --cell 1 --frames 2 --vary seed=1..5000 --out s{seed}-%d.png"
    let run = try Command.run("\(line) --dry-run", in: folder, limits: Self.halfLimits)
    #expect(run.code == 0 && outputs(run) == 5000, "\(run.complaint)")
  }

  @Test(arguments: [
    "world: life\nsize: 9x9", "world: life\nsize: 9x9\nrule: 345/2/4", "world: wolfram",
    "world: wolfram\nrule: 30R",
  ])
  func `four thousand changes, each followed by a fresh start`(settings: String) throws {
    func rule(_ number: Int) -> String {
      settings.contains("30R")
        ? "\(number)R"
        : settings.contains("wolfram") ? "\(number)" : "B\(number)/S23"
    }
    let steps = (0..<4000).map { "  - set: {rule: \(rule(1 + $0 % 8))}\n  - restart\n" }
    try folder.write("\(settings)\nout: a.csv\nsteps:\n" + steps.joined(), to: "a.yaml")
    try Command.done(["run", "--quiet", "a.yaml"], in: folder, limits: Self.limits)
    #expect(try folder.lines("a.csv")[1].hasPrefix("0,"))
  }

  @Test(arguments: [
    // A picture and its link are missing; a table has none; a thousand empty blocks are reported.
    ("world: wolfram\nsize: 1x1\nframes: 1\ncell: 1\nout: a#.png\n", "", 2500, 1, 5000),
    ("world: life\nsize: 1x1\nframes: 1\nout: a#.csv\n", "![a](a.png)\n\n", 2500, 1, 2500),
    ("", "", 10_000, 2, 21),
  ])
  func `a page of thousands of scenarios`(
    scenario: String, behind: String, count: Int, code: Int32, lines: Int
  ) throws {
    let block = "```yaml render\n\(scenario)```\n\(behind)"
    let blocks = (0..<count).map { block.replacing("#", with: "\($0)") }
    try folder.write(blocks.joined(), to: "a.md")
    let run = try Command.run(["check", "a.md"], in: folder, limits: .init(processorSeconds: 4))
    let told = (run.text + run.complaint).split(separator: "\n")
    #expect(run.code == code && told.count { $0.hasPrefix("a") } == lines, "\(told.prefix(9))")
  }

  @Test(arguments: [
    "--target 1000 --map a.png", "--target 401 --players optimal,hold-20 --out a.csv",
  ])
  func `what would take long to solve is told at once`(line: String) throws {
    let run = try Command.run("pig \(line)", in: folder)
    #expect(run.code == 64)
    #expect(run.complaint.contains("is too much to solve; give at most 400"), "\(run.complaint)")
  }
}
