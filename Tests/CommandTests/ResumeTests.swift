import Foundation
import TerrariumSupport
import Testing

/// Tables of runs that continue after an interruption.
@Suite(.ownThread) struct ResumeTests {
  private static let words = [
    "life", "--size", "40x40", "--edges", "wrap", "--frames", "300", "--vary", "seed=1..5000",
    "--rows", "runs", "--jobs", "2",
  ]

  private static let objects = [
    "life", "--size", "16x16", "--frames", "300", "--vary", "seed=1..60", "--rows", "objects",
    "--jobs", "2",
  ]

  /// The note of a run that continues.
  private let goesOn = "render: note: continuing from 't.csv.partial'\n"

  private func whole(_ words: [String], _ name: String) throws -> [UInt8] {
    let folder = TemporaryFolder()
    try Command.done(words + ["--out", name, "--resume", "false"], in: folder)
    #expect(folder.names == [name])
    return try folder.bytes(name)
  }

  @Test(
    arguments: [
      ("t.csv", words), ("t.jsonl", words + ["--sort", "-mean-alive", "--top", "70"]),
    ] + (Command.has(extra: "Identification") ? [("o.csv", objects), ("o.jsonl", objects)] : [])
  )
  func `after ten kills at any moment the bytes are those of an undisturbed run`(
    name: String, words: [String]
  ) throws {
    let expected = try whole(words, name)
    let folder = try TemporaryFolder([name: "old"])
    var wentOn = 0
    let watch = FolderWatch(folder.path, seesWriting: true)
    for kill in 0..<10 {
      let before = try folder.text(name)
      let run = try Command.start(words + ["--out", name, "--quiet"], in: folder.path)
      // Some are killed at once, and the others when the record has grown.
      let size = (try? folder.bytes(name + ".partial").count) ?? 0
      var looks = 0
      _ = watch.wait {
        looks += 1
        let now = (try? folder.bytes(name + ".partial").count) ?? 0
        let isOver = looks > 3 && folder.names == [name]
        return now > size || looks > 20 || kill % 4 == 0 && looks > 1 || isOver
      }
      run.signal(kill % 2 == 0 ? SIGKILL : SIGTERM)
      let end = try run.wait()
      if hasRuns(name + ".partial", in: folder) { wentOn += 1 }
      // One that is killed when its file is in place has not reported that yet.
      if end.code != 0 {
        let now = try folder.bytes(name)
        #expect(now == Array(before.utf8) || now == expected)
      }
    }
    try Command.done(words + ["--out", name], in: folder)
    #expect(folder.names == [name])
    #expect(try folder.bytes(name) == expected)
    #expect(wentOn > 0)
  }

  /// True if a record has runs: for a moment after it is created it is empty.
  private func hasRuns(_ record: String, in folder: TemporaryFolder) -> Bool {
    (try? folder.bytes(record).count) ?? 0 > 100
  }

  /// Starts a run, ends it by a signal as soon as its record has runs, and returns its end. If it
  /// was done before that, it is started again. A record is made after a tenth of a second, so the
  /// run should take longer.
  private func ended(
    _ words: [String], by signal: Int32, leaving record: String, in folder: TemporaryFolder
  ) throws -> Command.Outcome {
    let before = folder.names
    let file = String(record.dropLast(".partial".count))
    let watch = FolderWatch(folder.path, seesWriting: true)
    for _ in 0..<200 {
      let run = try Command.start(words, in: folder.path)
      // The record comes first, and is removed when the file is there.
      #expect(watch.wait { hasRuns(record, in: folder) || folder.names.contains(file) })
      run.signal(signal)
      let end = try run.wait()
      if hasRuns(record, in: folder) { return end }
      for name in folder.names where !before.contains(name) { try folder.remove(name) }
    }
    throw CancellationError()
  }

  @Test func `an interrupt says that the same command goes on`() throws {
    let longer = Self.words.map { $0.replacing("seed=1..5000", with: "seed=1..10000") }
    let expected = try whole(longer, "t.csv")
    let folder = TemporaryFolder()
    let words = longer + ["--out", "t.csv"]
    let end = try ended(words, by: SIGINT, leaving: "t.csv.partial", in: folder)
    #expect(end.code == 130)
    #expect(
      end.complaint
        == """
        render: interrupted; unfinished files are unchanged
        render: note: '\(folder.path("t.csv.partial"))' has the finished runs; the same command \
        continues from there

        """.replacing(folder.path + "/", with: ""))
    #expect(folder.names == ["t.csv.partial"])
    // Another command starts again, and says so.
    let left = try folder.bytes("t.csv.partial")
    let other = try Command.run(words + ["--fill", "10%", "--top", "3"], in: folder)
    #expect(
      other.complaint.hasPrefix(
        "render: note: 't.csv.partial' belongs to other settings, inputs or another version; the table starts again\n"
      ), "\(other.complaint)")
    #expect(other.code == 0 && folder.names == ["t.csv"])
    try folder.write(left, to: "t.csv.partial")
    let last = try Command.run(words, in: folder)
    #expect(last.complaint.hasPrefix(goesOn), "\(last.complaint)")
    #expect(try folder.bytes("t.csv") == expected)
    #expect(folder.names == ["t.csv"])
  }

  @Test func `a shard that was killed goes on with its part`() throws {
    let folder = TemporaryFolder()
    try folder.write(
      """
      world: life
      size: 40x40
      edges: wrap
      frames: 300
      vary: {seed: 1..12000}
      rows: runs
      out: [t.csv, t.jsonl]

      """, to: "t.yaml")
    try Command.done("run t.yaml --quiet", in: folder)
    let expected = try (folder.bytes("t.csv"), folder.bytes("t.jsonl"))
    try folder.remove("t.csv")
    try folder.remove("t.jsonl")
    let shard = ["run", "t.yaml", "--shard", "1/2", "--jobs", "1"]
    let killed = try ended(shard, by: SIGKILL, leaving: "t.csv.1-of-2.part.partial", in: folder)
    #expect(killed.code == -SIGKILL)
    let again = try Command.run(shard, in: folder)
    #expect(again.complaint.contains("continuing from 't.csv.1-of-2.part.partial'"))
    try Command.done("run t.yaml --shard 2/2 --quiet", in: folder)
    try Command.done("merge t.yaml --quiet", in: folder)
    #expect(try folder.bytes("t.csv") == expected.0)
    #expect(try folder.bytes("t.jsonl") == expected.1)
    #expect(folder.names == ["t.csv", "t.jsonl", "t.yaml"])
  }
}
