import Foundation
import TerrariumFiles
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumRunning
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Work that is divided into shards, and merged again; `shards.txt` has the messages of commands.
@Suite(.ownThread) struct ShardTests {
  private static let sheet =
    "world: sea\nsize: 6x5\nframes: 4\nvary: {seed: 1..11}\ncaption: \"{tick}\"\nout: [all.png, all.csv, all.jsonl]\n"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["sheet.yaml": Self.sheet])
    try folder.write(
      "world: sea\nsize: 6x5\nframes: 4\nvary: {seed: 1..7}\nout: 'f-{seed}.csv'\n",
      to: "films.yaml")
    try folder.write(
      "world: sea\nsize: 6x5\nframes: 4\nvary: {seed: 1..5}\nout: moving.gif\n", to: "moving.yaml")
    return folder
  }

  @Test(arguments: [1, 2, 3, 4, 13])
  func `parts make the very bytes of one run`(count: Int) async throws {
    let (whole, parted) = (try folder(), try folder())
    let files = "sheet.yaml films.yaml moving.yaml twice.yaml first.yaml --quiet"
    let table = "world: sea\nframes: 2\nvary: {seed: 1..5}\nrows: runs\n"
    for folder in [whole, parted] {
      try folder.write(table + "out: [r.csv, s.csv]\n", to: "twice.yaml")
      try folder.write(table + "top: 3\nout: t.csv\n", to: "first.yaml")
    }
    await InnerRender.done("run \(files)", in: whole)
    for number in 1...count {
      await InnerRender.done(
        "run \(files) --shard \(number)/\(count) --jobs \(1 + number % 2)", in: parted)
    }
    #expect(parted.names.count { $0.hasSuffix(".part") } == 6 * count)
    await InnerRender.done("merge \(files)", in: parted)
    #expect(parted.names == whole.names)
    for name in whole.names { #expect(try parted.bytes(name) == whole.bytes(name), "\(name)") }
  }

  @Test func `so do those of a page, with its links`() async throws {
    let films = "world: sea\nsize: 6x5\nframes: 1\nvary: {seed: 1..5}\nout: 'f-{seed}.png'\n"
    let page = "# Sea\n\n```yaml render\n\(Self.sheet)```\n\n```yaml render\n\(films)```\n"
    let (whole, parted) = (
      try TemporaryFolder(["page.md": page]), try TemporaryFolder(["page.md": page])
    )
    await InnerRender.done("run page.md --quiet", in: whole)
    for number in 1...2 {
      await InnerRender.done("run page.md --shard \(number)/2 --quiet", in: parted)
    }
    await InnerRender.done("merge page.md --quiet", in: parted)
    #expect(parted.names == whole.names)
    for name in whole.names { #expect(try parted.bytes(name) == whole.bytes(name), "\(name)") }
    let links = try parted.text("page.md")
    for (name, code) in [("all.png", 1), ("f-1.png", 1), ("f-5.png", 1), ("", 0)] {
      try parted.write(links.replacing("src=\"\(name)\"", with: "src=\"old.png\""), to: "page.md")
      for number in 1...2 {
        let check = await InnerRender.run("check page.md --shard \(number)/2", in: parted)
        #expect(check.code == (number == 1 ? code : 0), "\(name): \(check.text)")
      }
    }
  }

  @Test(arguments: [
    "vary: {seed: 1..3}\nsteps: [{run: 3}, {set: {theme: ember}}, {run: 2}]",
    // Looks that no frame has, and looks that are equal on a sheet.
    "vary: {seed: 1..3}\nsteps: [{set: {theme: ember}}, {set: {grid: true}}, {run: 2}]",
    "vary: {theme: [light, dark]}\nsteps: [{set: {title: glider}}, {run: 2}]",
  ])
  func `so do those of a sheet that ends in another look`(steps: String) async throws {
    let sheet =
      "world: life\npattern: glider\nsize: 20x20\ncell: 4\nannotate: [{label: two, at: [2, 2]}]\n"
      + "\(steps)\nout: all.png\n"
    let folder = try TemporaryFolder(["s.yaml": sheet])
    await InnerRender.done("run s.yaml --quiet", in: folder)
    let whole = try folder.bytes("all.png")
    for number in 1...2 {
      await InnerRender.done("run s.yaml --shard \(number)/2 --quiet", in: folder)
    }
    await InnerRender.done("merge s.yaml --quiet", in: folder)
    #expect((try folder.bytes("all.png") == whole) as Bool)
  }

  /// A change to a tile: its size, its colours, its pixels.
  enum Change: CaseIterable {
    case smaller, larger, fewColours, cut, otherLook
  }

  @Test(arguments: Change.allCases)
  func `a part with a right seal and a wrong tile is refused`(change: Change) async throws {
    let folder = try folder()
    for number in 1...2 {
      await InnerRender.done("run sheet.yaml --shard \(number)/2 --quiet", in: folder)
    }
    let name = "all.png.2-of-2.part"
    let bytes = try [UInt8](folder.bytes(name))
    let part = try #require(
      try PartFile(size: bytes.count) { Array(bytes.dropFirst($0).prefix($1)) })
    var blocks = part.blocks(piece: bytes.count)
    var changed: [[UInt8]] = []
    while let block = try blocks.next() {
      // That of the first run is changed.
      let tile = try #require(PaintedTile(block.bytes))
      let bytes =
        changed.isEmpty ? Self.block(tile.picture, changed: change) : Array(block.bytes)
      changed.append(PartFile.block(bytes, of: block.run, frames: 0))
    }
    try folder.write(
      PartFile.head(part.scenario, part.shard, runs: changed.count) + changed.joined(), to: name)
    let merge = await InnerRender.run("merge sheet.yaml", in: folder)
    #expect(merge.code == 2)
    #expect(merge.complaint == "render: '\(name)' is incomplete; make that part again\n")
    #expect(!folder.names.contains("all.png"))
  }

  private static func block(_ picture: IndexedPicture, changed: Change) -> [UInt8] {
    let (width, height) = (picture.width, picture.height)
    func tile(_ width: Int, _ height: Int, _ palette: [Colour], look: Int = 0) -> [UInt8] {
      let pixels = [UInt8](repeating: UInt8(palette.count - 1), count: width * height)
      let picture = IndexedPicture(width: width, height: height, palette: palette, pixels: pixels)
      return PaintedTile(number: 3, tick: 5, look: look, picture: picture).bytes
    }
    return switch changed {
    case .smaller: tile(width - 1, height, picture.palette)
    case .larger: tile(width + 900, height + 900, picture.palette)
    case .fewColours:
      tile(width, height, picture.palette).dropLast() + [UInt8(picture.palette.count)]
    case .cut: tile(width, height, picture.palette).dropLast()
    case .otherLook: tile(width, height, picture.palette, look: 1)
    }
  }

  /// Environments of tasks, arguments, and the result: a shard, or the whole message.
  private static let table: [(environment: [String: String], words: String, answer: String)] = {
    let slurm = [
      "SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_MIN": "4", "SLURM_ARRAY_TASK_MAX": "4",
      "SLURM_ARRAY_TASK_COUNT": "1", "SLURM_ARRAY_TASK_STEP": "1",
    ]
    let first = ["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_COUNT": "20"]
    let gitLab = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"]
    let circle = ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"]
    let buildkite = ["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"]
    let batch = ["AWS_BATCH_JOB_ARRAY_INDEX": "1", "AWS_BATCH_JOB_ARRAY_SIZE": "3"]
    let pod = ["JOB_COMPLETION_INDEX": "8"]
    let noShard =
      "it is K/N with K from 1 to N and N at most 100000, such as 2/5, or auto, auto/N, or auto/N@0"
    let arrays =
      "write auto/N for an array of 1 to N, auto/N@0 for one of 0 to N-1; a rerun of some tasks "
      + "keeps that N"
    func beyond(_ task: Int, _ range: String, _ text: String, _ words: String) -> String {
      "task \(task) is none of \(range), which '\(text)' means; write \(words), or as many as the "
        + "whole has, in each task"
    }
    return [
      ([:], "2/5", "2/5"), ([:], "1/1", "1/1"), (slurm, "2/5", "2/5"),
      // A rerun of one task, or of two, is the same shard as before.
      (slurm, "auto/20", "4/20"), (slurm, "auto/4", "4/4"), (slurm, "auto/20@0", "5/20"),
      (first, "auto/20@0", "1/20"),
      (slurm, "auto/3", beyond(4, "1 to 3", "auto/3", "auto/4")),
      (slurm, "auto/4@0", beyond(4, "0 to 3", "auto/4@0", "auto/5@0")),
      (first, "auto/20", beyond(0, "1 to 20", "auto/20", "auto/20@0")),
      (
        slurm, "auto",
        "SLURM_ARRAY_TASK_ID tells the number of this task, and nothing how many the whole has; "
          + arrays
      ),
      (gitLab, "auto", "2/3"), (circle, "auto", "1/3"), (buildkite, "auto", "3/3"),
      (batch, "auto", "2/3"), (gitLab, "auto/5", "2/5"), (circle, "auto/5@0", "1/5"),
      (pod, "auto/9", "9/9"), (pod, "auto/9@0", "9/9"),
      (pod, "auto/8", beyond(8, "0 to 7", "auto/8", "auto/9")),
      (
        pod, "auto",
        "JOB_COMPLETION_INDEX tells the number of this task, and nothing how many the whole has; "
          + "write auto/N with their number"
      ),
      (
        [:], "auto",
        "nothing here tells which shard 'auto' is; write K/N, or auto/N where only the number of the "
          + "job is known"
      ),
      (
        ["CIRCLE_NODE_INDEX": "9223372036854775807", "CIRCLE_NODE_TOTAL": "3"], "auto/3",
        "nothing here tells which shard 'auto/3' is; write K/N, or auto/N where only the number of "
          + "the job is known"
      ),
    ]
      + [
        "0/5", "6/5", "x", "1", "1/2/3", "auto/0", "auto/0@0", "auto/x", "auto/", "auto/3@1",
        "-1/5", "1/100001", "auto/100001",
      ]
      .map { (pod, $0, "shard cannot be '\($0)'; \(noShard)") }
  }()

  @Test func `a shard is named, or told by its surroundings, or refused in these words`() {
    for row in Self.table {
      var answer: String
      do throws(Problem) {
        let shard = try Shard.named(row.words) { row.environment[$0] }
        answer = "\(shard.number)/\(shard.count)"
      } catch {
        let fault = Fault(error, at: .flag("--shard"))
        answer = String(fault.text.split(separator: ": ", maxSplits: 1).last ?? "")
      }
      #expect(answer == row.answer, "\(row.environment) \(row.words)")
    }
  }

  private func jobs(of world: String, _ settings: [(String, String)]) throws -> [Job] {
    let world = try #require(Catalogue.builtIn[world])
    return try Job.all(world: world, written: WrittenSettings(settings, of: world))
  }

  @Test(arguments: [1, 2, 7])
  func `work without end is shared out, too`(count: Int) throws {
    let jobs = try jobs(
      of: "life",
      [
        ("vary", "seed=1..100000"), ("out", "a.csv"), ("size", "16000x16000"),
        ("frames", "1000000000"),
      ])
    let sharing = Sharing(jobs, among: count, divides: true)
    let runs = (1...count).compactMap { sharing.runs(0, of: Shard(number: $0, count: count)!) }
    #expect(runs.joined().sorted() == Array(0..<100_000))
    let counts = runs.map(\.count)
    #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1, "\(counts)")
  }

  @Test func `each run has one shard, and each shard some of each value`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let (count, shards) = (
        Int.random(in: 0...300, using: &random), Int.random(in: 1...40, using: &random)
      )
      let parts = (1...shards).map {
        RunNumbers(of: Shard(number: $0, count: shards)!, among: count)
      }
      #expect(parts.joined().sorted() == Array(0..<count), "\(count) runs, \(shards) shards")
      for part in parts { #expect(Array(part) == part.sorted()) }
    }
    // With as many values as shards, no shard has only one value.
    let part = RunNumbers(of: Shard(number: 3, count: 8)!, among: 64)
    #expect(Set(part.map { $0 % 8 }).count == 8)
  }

  @Test func `the first shard of a thousand million runs begins at once`() throws {
    let jobs = try jobs(
      of: "life", [("vary", "seed=1..1000000000"), ("out", "a.csv"), ("frames", "2")])
    let sharing = Sharing(jobs, among: 100_000, divides: true)
    let runs = try #require(sharing.runs(0, of: Shard(number: 1, count: 100_000)!))
    #expect(runs.count == 10_000 && runs.first == 0 && runs[1] == 199_999)
    let (last, seventh) = (try jobs[0].runs.plan(999_999_999), try jobs[0].runs.plan(6))
    #expect(!jobs[0].runs.areMade && last.seed == 1_000_000_000)
    #expect(jobs[0].labels(ofRun: 6, seventh) == ["7"])
  }

  @Test func `no shard is more than a third above the others' mean, if pieces are small`() throws {
    let jobs = try jobs(
      of: "sea", [("vary", "frames=1..40"), ("out", "{frames}.csv"), ("size", "9x9")])
    let sharing = Sharing(jobs, among: 5, divides: true)
    let loads = (1...5).map { number in
      jobs.indices.filter { sharing.isWhole($0, of: Shard(number: number, count: 5)!) }
        .reduce(0) { $0 + (jobs[$1].frames ?? 0) }
    }
    #expect(loads.reduce(0, +) == 820)
    #expect(loads.allSatisfy { (160...168).contains($0) }, "\(loads)")
  }
}
