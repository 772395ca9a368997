import TerrariumSupport
import Testing

/// Settings and steps that are valid by themselves, combined at their limits.
@Suite(.ownThread) struct MeetingsTests {
  private let folder = TemporaryFolder()

  private static let limits = Child.Limits(processorSeconds: 30)

  @Test(arguments: [
    // Weights and states that are all zero.
    ["--rule", "R1,C0,S0,B0,NW111101111,00", "--pattern", "bo$2bo$3o!", "--frames", "2"],
    // A chart so far along that half a step is too small to distinguish two numbers.
    ["--pattern", "glider", "--skip", "1000000000000000000", "--frames", "1", "--chart"],
    ["--pattern", "glider", "--skip", "1000000000000000000", "--frames", "3", "--chart"],
    // So many states that few or no colours are left for traces and ages.
    ["--rule", "345/2/224", "--fill", "30%", "--edges", "wrap", "--fade", "5", "--age", "5"],
    ["--rule", "345/2/225", "--fill", "30%", "--edges", "wrap", "--fade", "5", "--age", "5"],
    ["--rule", "345/2/248", "--fill", "30%", "--edges", "wrap", "--fade", "5", "--age", "5"],
    ["--rule", "345/2/249", "--fill", "30%", "--edges", "wrap", "--fade", "5", "--age", "5"],
    ["--rule", "R1,C256,S2-3,B2,NH", "--fill", "50%", "--fade", "5"],
    ["--rule", "R1,C256,S2-3,B2,NL", "--fill", "50%", "--age", "5"],
    // Hexagonal and triangular cells, millions of which share a pixel.
    [
      "--rule", "B2/S34H", "--size", "16777216x1", "--pattern", "o!", "--edges", "wrap", "--fit",
      "1x1",
    ],
    [
      "--rule", "R1,C2,S3-6,B4,NL", "--size", "16777216x1", "--pattern", "o!", "--edges", "wrap",
      "--fit", "3x3",
    ],
    // Patterns that never change.
    [
      "--rule", "345/2/4", "--edges", "wall", "--size", "4x4", "--pattern", "A!",
      "--skip", "1000000000000000000",
    ],
    [
      "--rule", "23/3/4", "--pattern", "2A$2A!", "--edges", "wrap", "--every",
      "1000000000000000000",
    ],
  ])
  func `of life`(words: [String]) throws {
    func number(_ flag: String, _ usual: Int) -> Int {
      words.firstIndex(of: flag).flatMap { Int(words[$0 + 1]) } ?? usual
    }
    let size = words.contains("--size") ? [] : ["--size", "20x20"]
    let frames = words.contains("--frames") ? [] : ["--frames", "3"]
    let count = number("--frames", 3)
    var line = ["life", "--out", "a.gif", "--out", "a.csv", "--quiet"]
    for part in [words, size, frames] { line += part }
    try Command.done(line, in: folder, limits: Self.limits)
    let ticks = try folder.lines("a.csv").dropFirst().map { $0.prefix { $0 != "," } }
    let expected = (0..<count).map { "\(number("--skip", 0) + $0 * number("--every", 1))" }
    #expect(ticks.map(String.init) == expected)
    let gif = try folder.gif("a.gif")
    #expect(gif.frames.reduce(0) { $0 + $1.hundredths } == 8 * count)
  }

  @Test func `of an infection that is over`() throws {
    let line = "infection --people 40 --every 1000000000000000000 --frames 3 --out a.csv --quiet"
    try Command.done(line, in: folder)
    let rows = try folder.lines("a.csv")
    #expect(rows.count == 4 && rows[3] == "2000000000000000000,0,40", "\(rows)")
  }

  @Test(arguments: [60, 72, 82, 86, 92, 98, 110], ["B3/S23", "B2/S34H", "R1,C0,S0-3,B1,N@58L"])
  func `of margins that come and go`(height: Int, rule: String) throws {
    try folder.write(
      """
      world: life
      rule: \(rule)
      pattern: glider
      fit: 300x\(height)
      text: 14px
      caption: "a\\nb"
      out: a.gif
      steps:
      - run: 1
      - set: {caption: "", chart: true}
      - run: 1
      """, to: "a.yaml")
    let run = try Command.run("run a.yaml", in: folder)
    #expect(run.code == 0 && run.complaint.contains("300x\(height) pixels"), "\(run.complaint)")
  }

  @Test func `of snapshots in more colours than a picture has`() throws {
    try folder.write(
      "world: life\nrule: 345/2/256\npattern: 3yJyO!\nsize: 10x10\nout: a.gif\n"
        + "steps: [snapshot, {snapshots: s.png}, {run: 1}]\n", to: "a.yaml")
    try Command.done("run a.yaml --quiet", in: folder)
    #expect(try folder.bytes("s.png").count > 100)
  }

  @Test func `of cells further apart than a state has numbers for`() throws {
    try folder.write(
      "world: life\nrule: bbm\nout: a.csv\nsize: 10x10\nsteps:\n"
        + "- {place: o!, at: [-1073741824, 0]}\n- {place: o!, at: [1073741824, 0]}\n"
        + "- save: a.state\n", to: "a.yaml")
    let run = try Command.run("run a.yaml --quiet", in: folder)
    #expect(run.code == 2)
    #expect(
      run.complaint.contains("cells of the last state are too far apart for .state"),
      "\(run.complaint)")
    #expect(folder.names == ["a.yaml"])
  }
}
