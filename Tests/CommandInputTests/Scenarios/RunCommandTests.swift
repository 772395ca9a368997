import TerrariumSupport
import Testing

/// `render run` and `render check` as people use them: several files, some of them wrong.
@Suite(.ownThread) struct RunCommandTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.makeFolder("deep")
    try folder.write("world: sea\nframes: 3\nsize: 6x4\nout: a.csv\n", to: "deep/a.yaml")
    try folder.write("world: sea\nframes: 2\nsize: 6x4\nout: b.csv\nseed: 5\n", to: "b.yaml")
    try folder.write("world: sea\nframes: two\nouts: c.csv\n", to: "bad.yaml")
  }

  @Test func `a scenario that fails stops no other, and the summary names it`() throws {
    let run = try Command.run("run deep/a.yaml bad.yaml none.yaml b.yaml", in: folder)
    #expect(run.code == 2 && run.text == "")
    #expect(
      run.complaint == """
        bad.yaml:2:9: frames cannot be 'two'; it is a whole number from 1 to 1000000000, or period
        bad.yaml:3:1: unknown key 'outs'; did you mean 'out'?
        render: 'none.yaml' does not exist; check the name
        deep/a.csv  3 frames, 55 bytes
        b.csv  2 frames, 45 bytes
        render: 2 of 4 scenarios failed: bad.yaml, none.yaml

        """)
    #expect(folder.names == ["b.csv", "b.yaml", "bad.yaml", "deep"])
  }

  @Test func `faults come with their lines where colours are asked for`() throws {
    let run = try Command.run("run bad.yaml --color always", in: folder)
    #expect(run.complaint.contains("\n  2 | frames: two\n    |         \u{1b}[1;31m^^^\u{1b}[0m\n"))
  }

  @Test func `check tells what is missing or out of date, and writes nothing`() throws {
    let first = try Command.run("check deep/a.yaml b.yaml", in: folder)
    #expect(first.code == 1)
    #expect(
      first.text == """
        deep/a.csv: missing; 'render run deep/a.yaml' makes it
        b.csv: missing; 'render run b.yaml' makes it

        """)
    #expect(folder.names == ["b.yaml", "bad.yaml", "deep"])
    try Command.done("run deep/a.yaml b.yaml --quiet", in: folder)
    let second = try Command.run("check deep/a.yaml b.yaml", in: folder)
    #expect(second.code == 0 && second.text == "" && second.complaint == "")
    try folder.write("tick\n", to: "b.csv")
    let third = try Command.run("check deep/a.yaml b.yaml --json", in: folder)
    #expect(third.code == 1)
    #expect(third.text.contains(#""path": "b.csv""#) && third.text.contains(#""same": false"#))
    #expect(try folder.text("b.csv") == "tick\n")
    #expect(try Command.run("check b.yaml bad.yaml", in: folder).code == 2)
  }

  @Test func `files whose steps a film does not reach are told, whatever they are`() throws {
    try folder.write(
      """
      world: life
      pattern: glider
      size: 9x9
      frames: 3
      out: a.csv
      steps:
        - snapshot
        - run: 3
        - still: b.png
        - save: b.state
        - {keep: b, area: [0, 0, 3, 3], to: b.rle}
        - snapshots: c.png

      """, to: "a.yaml")
    let lines = try Command.run("run a.yaml", in: folder).complaint.split(separator: "\n")
    let cut = "not written: the film is cut before that moment"
    let told = ["b.png", "b.state", "b.rle", "c.png"].map { "\($0)  \(cut)" }
    #expect(lines.dropFirst().map(String.init) == told)
    let json = try Command.run("run a.yaml --json", in: folder).text
    #expect(json.matches(of: /"files": 0/).count == 4)
  }

  @Test(arguments: [
    ("run", 64), ("run --theme drak b.yaml", 64), ("run --people 3 b.yaml", 64),
    ("run bad.yaml", 2), ("run none.yaml", 2), ("run b.yaml b.yaml", 2), ("run b.yaml", 0),
    ("check", 64), ("check b.yaml", 1), ("run b.yaml --dry-run", 0), ("run bad.yaml --dry-run", 2),
    ("new", 64), ("new see", 64), ("new sea", 0), ("completions", 64), ("completions bash", 0),
    ("list schema", 0), ("list steps", 0), ("run --help", 0), ("check --help", 0),
  ])
  func `the exit code says what was wrong`(line: String, code: Int32) throws {
    #expect(try Command.run(line, in: folder).code == code, "\(line)")
  }

  @Test func `what a flag has wrong is told once, however many files there are`() throws {
    let run = try Command.run("run deep/a.yaml b.yaml --theme drak --quiet", in: folder)
    #expect(run.code == 64)
    #expect(run.complaint.split(separator: "\n").count == 2)
  }

  @Test func `the same scenarios make the same bytes with any number of jobs`() throws {
    for index in 0..<12 {
      let text = "world: sea\nseed: \(index)\nframes: 5\nsize: 7x7\ncell: 4\nout: s\(index).gif\n"
      try folder.write(text, to: "s\(index).yaml")
    }
    let files = (0..<12).map { "s\($0).yaml" }.joined(separator: " ")
    try Command.done("run \(files) --jobs 1 --quiet", in: folder)
    for jobs in [2, 5, 16] {
      #expect(try Command.run("check \(files) --jobs \(jobs)", in: folder).code == 0, "\(jobs)")
    }
  }
}
