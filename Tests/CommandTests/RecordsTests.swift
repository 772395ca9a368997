import Foundation
import TerrariumFiles
import TerrariumRunning
import TerrariumSupport
import Testing

/// Runs that know what is done.
@Suite(.ownThread) struct RecordsTests {
  private let folder: TemporaryFolder
  /// The environment of runs whose records lie in the folder.
  private let cache: [String: String]

  init() throws {
    folder = try TemporaryFolder([
      "dot.rle": "o!\n",
      "a.yaml":
        "world: life\nsize: 8x8\npattern: dot.rle\nframes: 3\nout: [a.gif, 'a-%d.png']\n",
    ])
    cache = ["XDG_CACHE_HOME": folder.path("cache")]
  }

  /// The output of a run.
  private func run(_ line: String) throws -> String { try run(Command.words(line)) }

  private func run(_ words: [String]) throws -> String {
    try Command.done(words, in: folder, environment: cache).complaint
  }

  private static let done = "a.yaml  up to date, 4 files\n"

  @Test func `what is done is not done again, and says so`() throws {
    #expect(try run("run a.yaml --explain").hasPrefix("a.yaml  runs, because there is no"))
    #expect(try run("run a.yaml") == Self.done)
    #expect(try run("run a.yaml --jobs 1") == Self.done)
    #expect(try run("run a.yaml --quiet") == "")
    #expect(try run("run a.yaml --force --explain --quiet") == "a.yaml  runs, because of --force\n")
    #expect(try run("run a.yaml") == Self.done)
  }

  @Test(arguments: [
    (["--title=a\ntheme=dark"], ["--title=a", "--theme=dark"]),
    (["--out=a.png, b.png", "--out=c.png"], ["--out=a.png", "--out=b.png", "--out=c.png"]),
  ])
  func `what other words ask for is not done`(words: [String], others: [String]) throws {
    _ = try run(["run", "a.yaml"] + words)
    #expect(try !run(["run", "a.yaml"] + others).contains("up to date"))
  }

  @Test(arguments: ["run", "check"], ["--jobs banana", "--jobs 0", "--quiet=3"])
  func `a wrong value is refused with nothing to do, too`(command: String, flag: String) throws {
    _ = try run("run a.yaml")
    let refused = try Command.run("\(command) a.yaml \(flag)", in: folder, environment: cache)
    #expect(refused.code == 64)
    #expect(refused.complaint.contains(" cannot be '"), "\(refused.complaint)")
  }

  @Test func `what changed is made again, whichever file it is`() throws {
    _ = try run("run a.yaml")
    let pictures = try folder.bytes("a.gif")
    for (path, text) in [
      ("dot.rle", "oo!\n"), ("a.gif", "x"), ("a-1.png", ""),
      ("a.yaml", try folder.text("a.yaml") + "loop: 2\n"),
    ] {
      try folder.write(text, to: path)
      let said = try run("run a.yaml --explain --quiet")
      #expect(said.hasPrefix("a.yaml  runs, because /") && said.contains("/\(path) "), "\(said)")
      #expect(try run("run a.yaml") == Self.done)
    }
    #expect(try folder.bytes("a.gif") != pictures)
    try folder.remove("a-2.png")
    #expect(try !run("run a.yaml").contains("up to date"))
    #expect(folder.names.contains("a-2.png"))
  }

  @Test(arguments: [
    "", "\n", "x", "terrarium record 1", "terrarium record 1\nx\n",
    "terrarium record 1\nprogram\n", "terrarium record 1\nprogram \noutput\n",
    "terrarium record 1\nprogram x\ninput none\n", "terrarium record 1\nprogram x\noutput none \n",
    "terrarium record 1\nprogram x\nentry none /a\n", "terrarium record 2\nprogram x\n",
  ])
  func `a record that is broken is as good as none`(text: String) throws {
    _ = try run("run a.yaml")
    let records = try records()
    #expect(records.count == 1)
    for name in records { try folder.write(text, to: name) }
    #expect(try run("run a.yaml --explain --quiet").hasPrefix("a.yaml  runs, because there is no"))
    #expect(try run("run a.yaml") == Self.done)
  }

  @Test func `what came through a pipe is made each time`() throws {
    try folder.write("world: life\npattern: /dev/stdin\nframes: 2\nout: a.csv\n", to: "a.yaml")
    let environment = ProcessInfo.processInfo.environment.merging(cache) { $1 }
    for cells in ["3o!", "2o$2o!"] {
      let run = try Child.run(
        "/bin/sh", ["-c", "echo '\(cells)' | \"$0\" run a.yaml", Command.built], in: folder.path,
        environment: environment)
      #expect(run.code == 0 && !run.complaint.contains("up to date"), "\(run.complaint)")
    }
    #expect(try folder.text("a.csv").hasSuffix("1,4\n"))
  }

  @Test func `a pipe in the place of a record keeps nobody waiting`() throws {
    _ = try run("run a.yaml")
    let (records, programs) = try (records(), cached("program-"))
    #expect(records.count == 1 && programs.count == 1)
    for name in records + programs {
      try folder.remove(name)
      try folder.makePipe(name)
    }
    #expect(try run("run a.yaml").contains("a.gif  3 frames"))
  }

  @Test(arguments: ["", "0123", String(repeating: "\0", count: 64)])
  func `a hash of the program that is none is made anew`(torn: String) throws {
    _ = try run("run a.yaml")
    let program = try #require(try cached("program-").first)
    let whole = try folder.text(program)
    try folder.write(torn, to: program)
    #expect(try run("run a.yaml") == Self.done)
    #expect(try folder.text(program) == whole)
  }

  @Test func `of too many records the older half goes`() throws {
    _ = try run("run a.yaml")
    let record = try #require(try records().first)
    let bucket = String(record.prefix(upTo: try #require(record.lastIndex(of: "/"))))
    func fill(_ name: String, _ count: Int, written: Date) throws {
      for number in 0..<count {
        try folder.write("x", to: "\(bucket)/run-\(name)\(number)")
        try FileManager.default.setAttributes(
          [.modificationDate: written], ofItemAtPath: folder.path("\(bucket)/run-\(name)\(number)"))
      }
    }
    try fill("old", 155, written: Date(timeIntervalSince1970: 1e9))
    try fill("new", 100, written: Date(timeIntervalSince1970: 1.1e9))
    // With 256 all stay, and with one more the half.
    _ = try run("run a.yaml --force")
    #expect(try records().count == 256)
    try fill("late", 1, written: Date(timeIntervalSince1970: 1.2e9))
    _ = try run("run a.yaml --force")
    let left = try records()
    #expect(left.count == 128 && left.contains(record))
    #expect(left.count(where: { $0.contains("run-new") }) == 100)
    #expect(try run("run a.yaml") == Self.done)
  }

  /// The records of runs in the folder for caches, as paths from the test's own.
  private func records() throws -> [String] { try cached("/run-") }

  private func cached(_ part: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path("cache/terrarium"))
      .filter { $0.contains(part) }.map { "cache/terrarium/\($0)" }
  }

  @Test func `names of files are kept to the byte`() throws {
    let files: RunRecord.Files = [
      ("/a b", "1"), ("/c\r", nil), ("/ d", "2"), ("/e ", "3"), ("/\u{301}", nil),
    ]
    let record = RunRecord(program: "p", inputs: files, outputs: files.reversed())
    let read = try #require(RunRecord(record.text))
    #expect(read.text == record.text && read.inputs.map(\.path) == files.map(\.path))
    #expect(read.inputs.map(\.hash) == files.map(\.hash))
  }

  @Test func `paths of flags are those of the folder in which they were given`() throws {
    func run(_ command: String, in place: String) throws -> Command.Outcome {
      try Command.start(
        [command, "../a.yaml", "--pattern", "p.rle", "--out", "x.csv"], in: folder.path(place),
        environment: ["XDG_CACHE_HOME": folder.path("cache")]
      ).wait()
    }
    for (place, cells) in [("A", "2o$2o!"), ("B", "3o!")] {
      try folder.makeFolder(place)
      try folder.write(cells, to: "\(place)/p.rle")
      #expect(try run("check", in: place).code == 1)
      #expect(try run("run", in: place).code == 0)
      #expect(try run("run", in: place).complaint.contains("up to date"))
    }
    #expect(try folder.text("A/x.csv").hasSuffix(",4\n"))
    #expect(try folder.text("B/x.csv").hasSuffix(",3\n"))
  }

  @Test func `a scenario under two names has the files of both`() throws {
    try folder.write(
      "world: life\npattern: p.rle\nsize: 8x8\nframes: 2\nout: x.csv\n", to: "a.yaml")
    for (place, cells) in [("A", "2o$2o!"), ("B", "3o!")] {
      try folder.makeFolder(place)
      try folder.write(cells, to: "\(place)/p.rle")
      try folder.link("\(place)/s.yaml", to: "../a.yaml")
      #expect(try !run("run \(place)/s.yaml").contains("up to date"))
    }
    #expect(try folder.text("A/x.csv").hasSuffix(",4\n"))
    #expect(try folder.text("B/x.csv").hasSuffix(",3\n"))
  }

  @Test(arguments: [
    ("out: now/x.csv", "now"), ("pattern: now/p.rle\nout: x.csv", "now"),
    ("pattern: dot\nlibrary: now\nout: x.csv", "now"), ("pattern: p.rle\nout: x.csv", "p.rle"),
    ("out: p.csv", "p.csv"), ("out: x.csv", "terrarium.yaml"), ("out: x.csv", "b.yaml"),
  ])
  func `a link that leads elsewhere is a change`(settings: String, link: String) throws {
    for (place, cells) in [("A", "2o$2o!"), ("B", "3o!")] {
      try folder.makeFolder(place)
      for name in ["p.rle", "dot.rle"] { try folder.write(cells, to: "\(place)/\(name)") }
      try folder.write("x\n", to: "\(place)/p.csv")
      try folder.write("defaults: {frames: 2}\n# \(place)\n", to: "\(place)/terrarium.yaml")
      try folder.write(
        "world: life\nsize: 8x8\nframes: 2\n\(settings)\n# \(place)\n", to: "\(place)/b.yaml")
    }
    if link != "b.yaml" { try folder.write(folder.text("A/b.yaml"), to: "b.yaml") }
    func lead(to place: String) throws {
      try? folder.remove(link)
      try folder.link(link, to: link == "now" ? place : "\(place)/\(link)")
    }
    try lead(to: "A")
    #expect(try !run("run b.yaml").contains("up to date"))
    #expect(try run("run b.yaml") == "b.yaml  up to date, 1 file\n")
    try lead(to: "B")
    let said = try Command.run("check b.yaml", in: folder, environment: cache).complaint
    #expect(!said.contains("not changed"), "\(said)")
    #expect(try !run("run b.yaml").contains("up to date"))
    #expect(try run("run b.yaml") == "b.yaml  up to date, 1 file\n")
  }

  @Test func `the root of a repository decides which defaults hold`() throws {
    for name in [".git", "docs"] { try folder.makeFolder(name) }
    try folder.write("defaults: {frames: 2}\n", to: "terrarium.yaml")
    try folder.write("world: sea\nout: s.csv\n", to: "docs/s.yaml")
    _ = try run("run docs/s.yaml --size 4x4")
    let made = try folder.text("docs/s.csv")
    try folder.remove(".git")
    #expect(try !run("run docs/s.yaml --size 4x4").contains("up to date"))
    #expect(try folder.text("docs/s.csv") != made)
  }

  @Test func `a page that was given its links is up to date`() throws {
    let scenario = try folder.text("a.yaml").prefix { $0 != "[" } + "a.gif"
    try folder.write("```yaml render\n\(scenario)\n```\n", to: "a.md")
    _ = try run("run a.md")
    #expect(try folder.text("a.md").contains("src=\"a.gif\""))
    #expect(try run("run a.md") == "a.md  up to date, 1 file\n")
  }

  @Test(arguments: [
    ("a.gif", "a.gif", "a.gif"), ("[c.gif, 'a-%d.png']", "[d.gif, a-1.png]", "a-1.png"),
    ("[c.gif, a-1.png]", "[d.gif, 'a-%d.png']", "a-1.png"),
  ])
  func `what is up to date keeps its files from others`(
    first: String, second: String, shared: String
  ) throws {
    let life = try folder.text("a.yaml").prefix { $0 != "[" }
    try folder.write(life + first + "\n", to: "a.yaml")
    try folder.write(life + second + "\ntheme: dark\n", to: "c.yaml")
    _ = try run("run a.yaml --quiet")
    let made = try folder.bytes(shared)
    for words in [["a.yaml", "c.yaml"], ["c.yaml", "a.yaml"]] {
      let refused = try Command.run(["run", "--quiet"] + words, in: folder, environment: cache)
      #expect(refused.code == 2)
      #expect(
        refused.complaint.hasPrefix("c.yaml:5:")
          && refused.complaint.contains("'\(shared)' would be written twice"),
        "\(refused.complaint)")
    }
    #expect(try folder.bytes(shared) == made)
  }

  @Test func `other flags are another request`() throws {
    _ = try run("run a.yaml")
    #expect(try !run("run a.yaml --theme dark").contains("up to date"))
    // The pictures are those of the other theme now.
    #expect(try !run("run a.yaml").contains("up to date"))
  }

  @Test(arguments: [
    ("world: sea\nframes: 2\nseed: random\nout: a.csv\n", " each time, because its seed is random"),
    (
      "world: sea\nsteps:\n- run: 2\n- save: s.state\nout: a.csv\n",
      " each time, because it writes states, patterns or a team"
    ),
    (
      "world: life\nsize: 8x8\npattern: dot.rle\nsteps:\n- keep: k\n  area: [0, 0, 3, 3]\n  to: k.rle\n- run: 1\nout: a.csv\n",
      " each time, because it writes states, patterns or a team"
    ),
    (
      "world: monsters\nteam: team.json\nframes: 3\nout: a.csv\n",
      " each time, because it writes states, patterns or a team"
    ),
    (
      "world: sea\nframes: 2\nout: /dev/null\nformat: csv\n",
      " each time, because it writes to standard output, a pipe or a device"
    ),
  ])
  func `what is not the same each time is never skipped`(scenario: String, reason: String) throws {
    try folder.write(scenario, to: "a.yaml")
    for _ in 0..<3 {
      let said = try run("run a.yaml --explain")
      #expect(said.hasPrefix("a.yaml  runs\(reason)\n") && !said.contains("up to date"), "\(said)")
    }
  }

  @Test func `the newest state is looked for each time`() throws {
    let environment = cache.merging(["XDG_DATA_HOME": folder.path("data")]) { $1 }
    for step in ["save: one@my", "load: latest@my", "load: latest@my"] {
      try folder.write("world: sea\nsize: 4x4\nout: a.csv\nsteps: [{\(step)}]\n", to: "a.yaml")
      let said = try Command.done(["run", "a.yaml"], in: folder, environment: environment)
      #expect(!said.complaint.contains("up to date"), "\(step)")
    }
  }

  @Test func `a check of all removes a record of what it finds stale`() throws {
    _ = try run("run a.yaml")
    let record = try #require(try records().first)
    // As if another file had been noted than what is made.
    let (right, wrong) = try (FileHash.of(folder.bytes("a.gif")), FileHash.of([UInt8(ascii: "x")]))
    try folder.write(folder.text(record).replacing(right, with: wrong), to: record)
    try folder.write("x", to: "a.gif")
    #expect(try run("run a.yaml") == Self.done)
    #expect(try check("--all").code == 1)
    #expect(try records().isEmpty)
  }

  @Test func `check looks at the files themselves, and a report tells of what was done`() throws {
    _ = try run("run a.yaml")
    let json = try Command.run("run a.yaml --json --quiet", in: folder, environment: cache)
    #expect(json.text.contains("\"path\": \"a.gif\""))
    try folder.write("x", to: "a.gif")
    #expect(try Command.run("check a.yaml", in: folder, environment: cache).code == 1)
  }

  /// The result of `check` with those records: its exit code and its complaints.
  private func check(_ flags: String = "", ci: String = "") throws -> (code: Int32, said: String) {
    let environment = cache.merging(["CI": ci]) { $1 }
    let run = try Command.run("check a.yaml \(flags)", in: folder, environment: environment)
    return (run.code, run.complaint)
  }

  private static let unchanged =
    "render: note: 1 scenario and its files have not changed since it was last run or checked; "
    + "--all looks at all again\n"

  @Test func `what has not changed since it was run or checked is not looked at again`() throws {
    _ = try run("run a.yaml")
    #expect(try check() == (0, Self.unchanged))
    #expect(try check("--bytes") == (0, Self.unchanged))
    let outside = try check("--committed")
    #expect(outside.code == 2 && outside.said.contains("git cannot tell"), "\(outside.said)")
    for flags in ["--all", "--safe", "--junit j.xml", "--orphans cache", "--diff d"] {
      #expect(try check(flags).said != Self.unchanged, "\(flags)")
    }
    #expect(try check(ci: "true") == (0, ""))
    #expect(try check(ci: "false") == (0, Self.unchanged))
    // Other words ask for something else.
    #expect(try check("--theme dark").code == 1)
    #expect(try check("--theme dark").code == 1)
  }

  @Test func `what was checked and found to be right is known, and no more than that`() throws {
    _ = try Command.run(["run", "a.yaml", "--quiet"], in: folder)
    let bytes = try folder.bytes("a.gif")
    // The same pictures in other bytes.
    try folder.write(bytes + [0x21], to: "a.gif")
    #expect(try check() == (0, ""))
    #expect(try check() == (0, Self.unchanged))
    #expect(try check("--bytes").code == 1)
    #expect(try check("--bytes").code == 1)
    #expect(try !run("run a.yaml").contains("up to date"))
    #expect(try check("--bytes") == (0, Self.unchanged))
    for (path, text) in [("dot.rle", "oo!\n"), ("a.gif", "x"), ("a-1.png", "")] {
      try folder.write(text, to: path)
      #expect(try check().code == 1, "\(path)")
      #expect(try check().code == 1, "\(path)")
      _ = try run("run a.yaml")
    }
  }

  @Test func `a file that another writes over before the end of a call is made anew`() throws {
    try folder.makePipe("b.y4m")
    try folder.write("world: sea\nframes: 2\nout: b.y4m\n", to: "b.yaml")
    // The second film begins after the first, and ends as soon as somebody reads it.
    let line = "\"$0\" run a.yaml b.yaml --jobs 1 & exec 3<b.y4m; echo no >a.gif; cat <&3; wait $!"
    let both = try Command.run(
      ["-c", line, Command.built], in: folder, program: "/bin/sh", environment: cache)
    #expect(both.code == 0, "\(both.complaint)")
    #expect(try folder.bytes("a.gif").count == 3)
    #expect(try run("run a.yaml").contains("frames"))
    #expect(try run("run a.yaml") == Self.done)
  }

  @Test func `with --watch a change of what is read makes the film anew`() throws {
    let child = try Command.start(
      ["run", "a.yaml", "--watch", "--quiet"], in: folder.path, environment: cache)
    let watch = FolderWatch(folder.path)
    #expect(watch.wait { Set(folder.names).isSuperset(of: ["a-2.png", "a.gif"]) })
    let before = try folder.bytes("a.gif")
    // Another program writes beside it all the while.
    let noise = URL(fileURLWithPath: folder.path("noise"))
    let other = DispatchSource.makeTimerSource()
    other.schedule(deadline: .now(), repeating: .milliseconds(20))
    other.setEventHandler { try? Data().write(to: noise) }
    other.resume()
    defer { other.cancel() }
    // It may not look yet when this comes: it has read the file all the same.
    try folder.write("oo!\n", to: "dot.rle")
    #expect(watch.wait { (try? folder.bytes("a.gif") != before) ?? false })
    for cell in [3, 5] {
      try folder.write("defaults: {cell: \(cell)}\n", to: "terrarium.yaml")
      #expect(watch.wait { (try? folder.picture("a-2.png").width) == 8 * cell })
    }
    // A link that leads into a folder that is not there yet.
    let last = try folder.bytes("a.gif")
    try folder.remove("dot.rle")
    try folder.link("dot.rle", to: "deep/dot.rle")
    try folder.makeFolder("deep")
    try folder.write("3o!\n", to: "deep/dot.rle")
    #expect(watch.wait { (try? folder.bytes("a.gif") != last) ?? false })
    child.signal(SIGTERM)
    #expect(try child.wait().code == 143)
  }

  @Test func `with --watch a change during a film that saves a state is not lost`() throws {
    func write(_ ticks: Int) throws {
      try folder.write(
        "world: sea\nsize: 60x60\ncell: 1\nout: s.gif\nsteps: [{run: \(ticks)}, {save: s.state}]\n",
        to: "s.yaml")
    }
    try write(300)
    let watch = FolderWatch(folder.path)
    let child = try Command.start(["run", "s.yaml", "--watch", "--quiet"], in: folder.path)
    #expect(watch.wait { folder.names.contains { $0.contains(".render-") } })
    try write(2)
    #expect(watch.wait { (try? folder.gif("s.gif").frames.count) ?? 99 < 9 })
    child.signal(SIGTERM)
    #expect(try child.wait().code == 143)
  }

  @Test func `the records are shown and removed`() throws {
    func cached(_ words: String) throws -> String {
      try Command.done("cache" + words, in: folder, environment: cache).text
    }
    let place = folder.path("cache/terrarium")
    #expect(try cached("") == "\(place)  0 files, 0 bytes\n")
    _ = try run("run a.yaml")
    try folder.write("mine", to: "cache/terrarium/notes.txt")
    // The record, and the hash of the program.
    #expect(try cached("").hasPrefix("\(place)  2 files, "))
    #expect(try cached(" clean").hasPrefix("removed 2 files, "))
    #expect(try cached("") == "\(place)  0 files, 0 bytes\n")
    #expect(try folder.text("cache/terrarium/notes.txt") == "mine")
    #expect(try !run("run a.yaml").contains("up to date"))
    let other = try Command.run("cache clear", in: folder, environment: cache)
    #expect(other.code == 64)
    #expect(
      other.complaint.contains("cannot be 'clear'; did you mean 'clean'?"), "\(other.complaint)")
  }
}
