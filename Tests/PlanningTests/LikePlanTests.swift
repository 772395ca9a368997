import Foundation
import Synchronization
import TerrariumBasics
import TerrariumFiles
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Rows of many runs, whose plans are copied from each other if that is safe, compared with those
/// of single runs.
@Suite struct LikePlanTests {
  private func jobs(_ settings: String) throws -> [Job] {
    let text = settings + "\nrows: runs\nout: t.csv\n"
    return try Scenario(text).jobs()
  }

  private func rows(_ settings: String) async throws -> [String] {
    let folder = try await TemporaryFolder(madeBy: settings + "\nrows: runs\nout: t.csv\n")
    return try folder.lines("t.csv")
  }

  @Test(arguments: [
    "edges: wrap\nframes: 30", "edges: wrap", "edges: wall\nframes: 12\nfill: 55%",
    "edges: none\nframes: 9\nsize: 12x12", "skip: 3\nframes: 5",
    "frames: 4\npattern: glider",
    "edges: wrap\nframes: 12\nsteps: [{run: 5}, {set: {rule: B2/S}}, {run: 6}]",
  ])
  func `rows of rules and seeds are the same, however planned`(settings: String) async throws {
    var draws = Seed(34).stream("rules")
    let rules = (0..<12).map { _ -> String in
      let (births, survivals) = (draws.draw(below: 512), draws.draw(below: 512))
      func digits(_ bits: Int) -> String {
        (0...8).filter { bits >> $0 & 1 == 1 }.map(String.init).joined()
      }
      // On a plane nothing is born of nothing here.
      let bits = settings.contains("wrap") || settings.contains("wall") ? births : births & ~1
      return "B\(digits(bits))/S\(digits(survivals))"
    }
    let more = ["highlife", "b3s23", "B2-a/S12", "B2/S34H", "/2/3"]
    let vary = (rules + (settings.contains("glider") ? [] : more))
      .map { "'\($0)'" }.joined(separator: ", ")
    let size = settings.contains("size") ? "" : "size: 9x7\n"
    let base =
      "world: life\n\(size)\(settings)\nmeasures: [ticks, last-alive, most-alive, mean-alive]\n"
    for varied in ["{rule: [\(vary)], seed: [4, 1, 9]}", "{seed: [4, 1, 9], rule: [\(vary)]}"] {
      let one = try await rows(base + "vary: \(varied)")
      #expect(one.count > 30)
      #expect(try await rows(base + "vary: \(varied)\ntop: 1000000") == one)
    }
  }

  @Test(arguments: ["edges: wrap", "edges: wall", "edges: wrap\nengine: dense"])
  func `a rule among all has the row that it has alone`(settings: String) throws {
    let base = "world: life\nsize: 12x10\n\(settings)\nframes: 20\n"
    let all = try #require(try jobs(base + "vary: {rule: all}").first)
    #expect(!all.rowRuns.areMade && all.rowRuns.count == 262_144)
    var draws = Seed(7).stream("numbers")
    for number in [0, 1, 262_143, 262_142] + (0..<40).map({ _ in draws.draw(below: 262_144) }) {
      let plan = try all.rowRuns.plan(number)
      let label = all.labels(ofRun: number, plan)
      let alone = try #require(
        try jobs(base + "vary: {seed: [1]}\nrule: \(label[0])").first?.rowRuns.plan(0))
      let table = try #require(all.table)
      #expect(
        try plan.values(of: table.measures).map { $0?.text }
          == alone.values(of: table.measures).map { $0?.text }, "\(label)")
      #expect(plan.worldStart.window == alone.worldStart.window)
      #expect(plan.worldStart.firstCells.alternates == alone.worldStart.firstCells.alternates)
    }
  }

  @Test func `a film of one period is that of its own run, whatever is beside it`() async throws {
    let base =
      "world: life\nsize: 6x6\nedges: wrap\nframes: period\nmeasures: [ticks, last-alive]\n"
    let alone = try await (1...12).asyncFlatMap {
      try await rows(base + "vary: {seed: [\($0)]}").dropFirst()
    }
    let few = try await rows(base + "vary: {seed: 1..12}")
    #expect(Array(few.dropFirst()) == alone)
    #expect(Array(try await rows(base + "vary: {seed: 1..12}\ntop: 100").dropFirst()) == alone)
    let many = try #require(try jobs(base + "vary: {seed: 1..2000}").first)
    #expect(!many.rowRuns.areMade)
    for (number, row) in alone.enumerated() {
      let values = try many.rowRuns.plan(number).values(of: many.table?.measures ?? [])
      #expect("\(number + 1)," + values.map { $0?.text ?? "" }.joined(separator: ",") == row)
    }
  }

  @Test func `a table beside a sheet is that of each run, too`() async throws {
    let base =
      "world: life\nsize: 6x6\nedges: wrap\nframes: period\nvary: {seed: 1..5}\nrows: runs\n"
    func table(_ out: String) async throws -> String {
      let folder = TemporaryFolder()
      try await folder.runAll(base + "out: \(out)\n")
      return try folder.text("t.csv")
    }
    #expect(try await table("t.csv") == table("[t.gif, t.csv]"))
  }

  @Test func `a run of a table of frames that ends early is told, the others stand`() async throws {
    let folder = TemporaryFolder()
    let scenario =
      "world: sea\nsize: 3x3\nframes: 2\nvary: {penguins: [8, 9], orcas: [0, 1], seed: 1..257}\nout: t.csv\n"
    let job = try folder.scenario(scenario).job()
    let report = try #require(try await job.run(threads: 2) { _ in }.first)
    #expect(report.faults.count == 11)
    #expect(
      report.faults[0].problem.sentence.0
        == "in the run penguins=9 orcas=1 seed=1: 10 animals do not fit into 9 cells")
    // A head, and two frames of each of the runs that can be done.
    let lines = try folder.text("t.csv").split(separator: Character("\n")).count
    #expect(lines == 1 + 2 * 3 * 257)
  }

  @Test(arguments: ["", "sort: -mean-alive", "sort: mean-alive\ntop: 3"])
  func `a record that is cut at any byte is gone on with`(choice: String) async throws {
    let folder = TemporaryFolder()
    let text = """
      world: life
      size: 8x8
      edges: wrap
      frames: 5
      vary: {seed: 1..5}
      rows: runs
      measures: [last-alive]
      \(choice)
      out: [t.csv, t.jsonl]
      """
    let job = try folder.scenario(text).job()
    let record = Mutex<[UInt8]>([])
    _ = try await job.run(threads: 1) { [folder = folder.path] progress in
      guard case .run = progress else { return }
      // The head exists once the program's own content was examined.
      let url = URL(fileURLWithPath: folder + "/t.csv.partial")
      _ = FolderWatch(folder).wait { FileManager.default.fileExists(atPath: url.path) }
      _ = PartialRecord.flushAll()
      record.withLock { $0 = (try? Data(contentsOf: url)).map { [UInt8]($0) } ?? [] }
    }
    let expected = try (folder.text("t.csv"), folder.text("t.jsonl"))
    let bytes = record.withLock(\.self)
    #expect(bytes.count > 300)
    for count in 0...bytes.count {
      let earlier = Mutex(0)
      let url = URL(fileURLWithPath: folder.path("t.csv.partial"))
      try Data(bytes.prefix(count)).write(to: url)
      _ = try await job.run(threads: 1) { progress in
        if case .earlierRuns(let runs) = progress { earlier.withLock { $0 += runs } }
      }
      #expect(try folder.text("t.csv") == expected.0, "\(count) bytes")
      #expect(try folder.text("t.jsonl") == expected.1, "\(count) bytes")
      #expect(!FileManager.default.fileExists(atPath: url.path))
      if count == bytes.count { #expect(earlier.withLock(\.self) == 5) }
    }
  }

  @Test(arguments: [
    "rows: runs\ntop: 2\nout: t.csv",
    "chart-style: histogram\nx: last-alive\nout: t.png",
  ])
  func `runs end where a file is no longer what those before have read`(
    outputs: String
  ) async throws {
    let folder = try TemporaryFolder(["p.rle": "x=3,y=1\n3o!"])
    let text = "world: life\nframes: 2\npattern: p.rle\nvary: {fill: [1%, 2%]}\n" + outputs
    let fault = await WorkContext.current.with(ReadLog()).run {
      await #expect(throws: Fault.self) {
        let job = try folder.scenario(text).job()
        try folder.write("x=4,y=1\n4o!", to: "p.rle")
        _ = try await job.run(threads: 1) { _ in }
      }
    }
    #expect(fault?.text.contains("'\(folder.path("p.rle"))' has changed") ?? false)
    #expect(folder.names == ["p.rle"])
  }

  @Test func `a run with a file that no run before it has read ends the record`() async throws {
    let folder = TemporaryFolder()
    for number in [21, 22, 31, 32] { try folder.write("x=1,y=1\no!", to: "\(number).rle") }
    let text = """
      world: life
      rows: runs
      top: 4
      vary: {frames: [2, 3], seed: [1, 2]}
      steps: [{load: "{frames}{seed}.rle"}]
      out: t.csv
      """
    let kept = Mutex<[Bool]>([])
    try await WorkContext.current.with(ReadLog()).run {
      _ = try await folder.scenario(text).job().run(threads: 1) { progress in
        guard case .run = progress else { return }
        let isFirst = kept.withLock(\.isEmpty)
        if isFirst {
          _ = FolderWatch(folder.path).wait { folder.names.contains("t.csv.partial") }
        }
        kept.withLock { $0.append(folder.names.contains("t.csv.partial")) }
      }
    }
    #expect(kept.withLock(\.self) == [true, true, true, false])
  }
}

extension Sequence {
  fileprivate func asyncFlatMap<Part: Sequence>(
    _ body: (Element) async throws -> Part
  ) async rethrows -> [Part.Element] {
    var all: [Part.Element] = []
    for element in self { all += try await body(element) }
    return all
  }
}
