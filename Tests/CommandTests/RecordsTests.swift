import Foundation
import TerrariumFiles
import TerrariumRunning
import TerrariumSupport
import Testing

/// Records of runs that are broken, old, or overtaken; `records.txt` has the messages of the runs.
@Suite(.ownThread) struct RecordsTests {
  private let folder: TemporaryFolder
  /// The environment of runs whose records are in the folder.
  private let cache: [String: String]

  init() throws {
    folder = try TemporaryFolder([
      "dot.rle": "o!\n",
      "a.yaml":
        "world: life\nsize: 8x8\npattern: dot.rle\nframes: 3\nout: [a.gif, 'a-%d.png']\n",
    ])
    cache = ["XDG_CACHE_HOME": folder.path("cache")]
  }

  /// Returns the output of a run.
  private func run(_ line: String) async throws -> String {
    await InnerRender.done(line, in: folder, environment: cache).complaint
  }

  private static let done = "a.yaml  up to date, 4 files\n"

  @Test(arguments: [
    [], Array("terrarium record 1\nprogram x\noutput none /a\n".utf8), Array(BlockFile.mark.utf8),
    BlockFile.head("x").dropLast(), BlockFile.head("x"), record(["input", "none", "/a"]),
    record(["output", "none"]), record(["entry", "none", "/a"]),
    record(["output", "none", "/a"]).dropLast(), record(["output", "none", "/a"]) + [10],
  ])
  func `a record that is broken is as good as none`(bytes: [UInt8]) async throws {
    _ = try await run("run a.yaml")
    let records = try records()
    #expect(records.count == 1)
    for name in records { try folder.write(bytes, to: name) }
    #expect(
      try await run("run a.yaml --explain --quiet").hasPrefix("a.yaml  runs, because there is no"))
    #expect(try await run("run a.yaml") == Self.done)
  }

  @Test func `a pipe in the place of a record keeps nobody waiting`() async throws {
    _ = try await run("run a.yaml")
    let records = try records()
    #expect(records.count == 1)
    for name in records {
      try folder.remove(name)
      try folder.makePipe(name)
    }
    #expect(try await run("run a.yaml").contains("a.gif  3 frames"))
  }

  @Test func `of too many records the older half goes`() async throws {
    _ = try await run("run a.yaml")
    let record = try #require(try records().first)
    let bucket = String(record.prefix(upTo: try #require(record.lastIndex(of: "/"))))
    func fill(_ name: String, _ count: Int, written: Date) async throws {
      for number in 0..<count {
        try folder.write("x", to: "\(bucket)/run-\(name)\(number)")
        try FileManager.default.setAttributes(
          [.modificationDate: written], ofItemAtPath: folder.path("\(bucket)/run-\(name)\(number)"))
      }
    }
    try await fill("old", 155, written: Date(timeIntervalSince1970: 1e9))
    try await fill("new", 100, written: Date(timeIntervalSince1970: 1.1e9))
    // With 256 all stay, and with one more only half.
    _ = try await run("run a.yaml --force")
    #expect(try records().count == 256)
    try await fill("late", 1, written: Date(timeIntervalSince1970: 1.2e9))
    _ = try await run("run a.yaml --force")
    let left = try records()
    #expect(left.count == 128 && left.contains(record))
    #expect(left.count(where: { $0.contains("run-new") }) == 100)
    #expect(try await run("run a.yaml") == Self.done)
  }

  /// Returns a record of one file.
  private static func record(_ texts: [String]) -> [UInt8] {
    BlockFile.head("x") + BlockFile.block(BlockFile.bytes(of: texts), of: 0)
  }

  /// Returns the records of runs in the cache folder, as paths from the test's own.
  private func records() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path("cache/terrarium"))
      .filter { $0.contains("/run-") }.map { "cache/terrarium/\($0)" }
  }

  @Test func `names of files are kept to the byte`() throws {
    let files: RunRecord.Files = [
      ("/a b", "1"), ("/c\r", nil), ("/ d\n", "2"), ("/e ", "3"), ("/\u{301}", nil),
    ]
    let record = RunRecord(program: "p", inputs: files, outputs: files.reversed())
    let read = try #require(RunRecord(record.bytes))
    #expect(read.bytes == record.bytes && read.inputs.map(\.path) == files.map(\.path))
    #expect(read.inputs.map(\.mark) == files.map(\.mark))
  }

  @Test func `a file that became larger is not read to know that it has changed`() async throws {
    _ = try await run("run a.yaml")
    // It takes no room on the disk, and reading it would take an hour.
    let file = try #require(FileHandle(forWritingAtPath: folder.path("a.gif")))
    try file.truncate(atOffset: 1 << 40)
    #expect(try await run("run a.yaml --explain").contains("a.gif differs from what was made"))
  }

  @Test func `a check of all removes a record of what it finds stale`() async throws {
    _ = try await run("run a.yaml")
    let record = try #require(try records().first)
    // As if another file had been recorded than the one that is made.
    let right = try #require(FileHash.mark(of: folder.path("a.gif")))
    try folder.write("x", to: "a.gif")
    let wrong = try #require(FileHash.mark(of: folder.path("a.gif")))
    let known = try #require(RunRecord([UInt8](folder.bytes(record))))
    let outputs = known.outputs.map { ($0.path, $0.mark == right ? wrong : $0.mark) }
    let other = RunRecord(program: known.program, inputs: known.inputs, outputs: outputs)
    try folder.write(other.bytes, to: record)
    #expect(try await run("run a.yaml") == Self.done)
    #expect(await InnerRender.run("check a.yaml --all", in: folder, environment: cache).code == 1)
    #expect(try records().isEmpty)
  }

  @Test func `a file that another writes over before the end of a call is made anew`() async throws
  {
    try folder.makePipe("b.y4m")
    try folder.write("world: sea\nframes: 2\nout: b.y4m\n", to: "b.yaml")
    // The second film begins after the first, and ends as soon as its output is read.
    let line = "\"$0\" run a.yaml b.yaml --jobs 1 & exec 3<b.y4m; echo no >a.gif; cat <&3; wait $!"
    let both = try Command.run(
      ["-c", line, Command.built], in: folder, program: "/bin/sh", environment: cache)
    #expect(both.code == 0, "\(both.complaint)")
    #expect(try folder.bytes("a.gif").count == 3)
    #expect(try await run("run a.yaml").contains("frames"))
    #expect(try await run("run a.yaml") == Self.done)
  }

  @Test func `with --watch a change of what is read makes the film anew`() throws {
    let child = try Command.start(
      ["run", "a.yaml", "--watch", "--quiet"], in: folder.path, environment: cache)
    let watch = FolderWatch(folder.path)
    #expect(watch.wait { Set(folder.names).isSuperset(of: ["a-2.png", "a.gif"]) })
    let before = try folder.bytes("a.gif")
    // Another program keeps writing next to it.
    let noise = URL(fileURLWithPath: folder.path("noise"))
    let other = DispatchSource.makeTimerSource()
    other.schedule(deadline: .now(), repeating: .milliseconds(20))
    other.setEventHandler { try? Data().write(to: noise) }
    other.resume()
    defer { other.cancel() }
    // It may not be looking yet when this comes, but it has read the file anyway.
    try folder.write("oo!\n", to: "dot.rle")
    #expect(watch.wait { (try? folder.bytes("a.gif") != before) ?? false })
    for cell in [3, 5] {
      try folder.write("defaults: {cell: \(cell)}\n", to: "terrarium.yaml")
      #expect(watch.wait { (try? folder.picture("a-2.png").width) == 8 * cell })
    }
    // A link into a folder that does not exist yet.
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
}
