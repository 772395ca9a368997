import Foundation
import Synchronization
import TerrariumEncoding
import TerrariumFiles
import TerrariumPlanning
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Whole runs in which the first, the second, and every other system call fails.
struct FaultWalkTests {
  private struct Kind: CustomTestStringConvertible {
    let testDescription: String
    let scenario: String
    /// Its outputs; numbered files are placed one by one.
    let files: [String]
    var numbered = 0
    /// The file that a run keeps before its outputs are placed: caught monsters stay caught.
    var kept: String?

    func old(_ name: String) -> [UInt8] {
      Array((name == kept ? "{\"version\": 1, \"team\": []}\n" : "old \(name)").utf8)
    }

    /// True if a file may be new although the run failed.
    func mayBeNew(_ index: Int) -> Bool { index < numbered || files[index] == kept }
  }

  private static let kinds = [
    Kind(
      testDescription: "one picture",
      scenario: "world: sea\nsize: 4x4\nframes: 2\ncell: 4\nout: a.png", files: ["a.png"]),
    Kind(
      testDescription: "several outputs",
      scenario: "world: life\npattern: glider\nframes: 4\ncell: 2\n"
        + "out: [a.gif, b.csv, c.apng, d.webp, e.rle, f.svg, g.mc.gz, h.y4m]",
      files: ["a.gif", "b.csv", "c.apng", "d.webp", "e.rle", "f.svg", "g.mc.gz", "h.y4m"]),
    Kind(
      testDescription: "numbered frames",
      scenario: "world: sea\nsize: 4x4\nframes: 3\ncell: 4\nout: ['%d.png', a.csv]",
      files: ["0.png", "1.png", "2.png", "a.csv"], numbered: 3),
    Kind(
      testDescription: "states, stills and patterns",
      scenario: "world: life\npattern: p.rle\nsize: 9x9\ncell: 2\nout: a.csv\nsteps:\n"
        + "  - run: 2\n  - save: s.state\n  - still: s.png\n  - run: 1\n  - load: s.state\n"
        + "  - {keep: k, area: [0, 0, 3, 3], to: k.rle}\n  - snapshot\n  - snapshots: t.png\n",
      files: ["a.csv", "s.state", "s.png", "k.rle", "t.png"]),
    Kind(
      testDescription: "sheets",
      scenario: "world: sea\nsize: 3x3\nframes: 3\ncell: 2\nvary: {seed: 1..3}\n"
        + "out: [a.png, b.gif, c.csv]",
      files: ["a.png", "b.gif", "c.csv"]),
    Kind(
      testDescription: "a team, a photo and a ground",
      scenario: "world: monsters\nseed: 29\npolicy: hunt\nteam: team.json\nbackdrop: p.png\n"
        + "ground: g.geojson\nfit: 60x100\nframes: 9\nout: [m.png, m.csv]",
      files: ["m.png", "m.csv", "team.json"], kept: "team.json"),
    Kind(
      testDescription: "a track over a ground",
      scenario: "world: monsters\ntrack: w.gpx\nground: g.geojson\nfit: 60x100\nframes: 3\n"
        + "out: [w.png, w.jsonl]",
      files: ["w.png", "w.jsonl"]),
  ]

  /// The files that scenarios read.
  private static let inputs = [
    "p.rle": "x = 3, y = 3, rule = B36/S23\nbo$2bo$3o!\n",
    "w.gpx": """
    <gpx><trk><trkseg><trkpt lat="40.41" lon="-3.7"/><trkpt lat="40.42" lon="-3.71"/></trkseg>\
    </trk></gpx>
    """,
    "g.geojson": """
    {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": \
    {"highway": "path"}, "geometry": {"type": "LineString", "coordinates": \
    [[-3.7, 40.41], [-3.71, 40.42]]}}]}
    """,
  ]
  private static let photo = Command.packageFolder + "/Tests/Goldens/sea-sprite-tiny.png"

  private func lay(_ kind: Kind) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    for (name, text) in Self.inputs { try folder.write(text, to: name) }
    try FileManager.default.copyItem(atPath: Self.photo, toPath: folder.path("p.png"))
    for name in kind.files {
      try folder.write(String(decoding: kind.old(name), as: UTF8.self), to: name)
    }
    return folder
  }

  private struct Walk {
    var calls: [SystemCall] = []
    var requests = 0
    var error: (any Error)?
    var isSame: Bool?
  }

  /// Plans and runs, and asks before each call if it should fail.
  private func run(
    _ kind: Kind, in folder: TemporaryFolder, _ purpose: OutputFile.Purpose = .writing,
    call: @escaping @Sendable (Int) -> Int32? = { _ in nil },
    request: @escaping @Sendable (Int) -> Bool = { _ in false }
  ) async -> Walk {
    let calls = Mutex<[SystemCall]>([])
    let requests = Mutex(0)
    let injection = SystemCall.FailureInjection { kind in
      call(
        calls.withLock { calls in
          calls.append(kind)
          return calls.count - 1
        })
    }
    let noMemory = Allocation.FailureInjection {
      request(
        requests.withLock { requests in
          requests += 1
          return requests - 1
        })
    }
    let source = SourceText(path: folder.path("t.yaml"), bytes: Array(kind.scenario.utf8))
    // A task has the values with which it was begun.
    let task = WorkContext.current.with(injection).with(noMemory).run {
      Task { try await Self.isSame(source, purpose) }
    }
    let end = await task.result
    var walk = Walk(calls: calls.withLock { $0 }, requests: requests.withLock { $0 })
    switch end {
    case .success(let isSame): walk.isSame = isSame
    case .failure(let error): walk.error = error
    }
    return walk
  }

  /// Plans and runs a scenario; for a comparison, returns true if nothing differs.
  private static func isSame(
    _ source: SourceText, _ purpose: OutputFile.Purpose
  ) async throws -> Bool {
    var isSame = true
    for job in try Scenario(source).jobs() {
      let reports = try await job.run(threads: 1, FileOptions(purpose: purpose)) { _ in }
      isSame = isSame && reports.allSatisfy { $0.outputs.allSatisfy(\.differences.isEmpty) }
    }
    return isSame
  }

  private func contents(_ kind: Kind, _ folder: TemporaryFolder) throws -> [[UInt8]] {
    try kind.files.map { try folder.bytes($0) }
  }

  @Test(arguments: kinds)
  private func `whichever call fails, all files are old or all are new`(kind: Kind) async throws {
    let whole = try lay(kind)
    let run = await run(kind, in: whole)
    #expect(run.error == nil, "\(String(describing: run.error))")
    let new = try contents(kind, whole)
    let old = kind.files.map(kind.old)
    #expect(zip(old, new).allSatisfy { $0 != $1 })
    #expect(Set(run.calls).isSuperset(of: [.open, .write, .rename]), "\(Set(run.calls))")
    var failed: Set<SystemCall> = []
    for (number, call) in run.calls.enumerated() {
      let folder = try lay(kind)
      let walk = await self.run(kind, in: folder, call: { $0 == number ? EIO : nil })
      let there = try contents(kind, folder)
      let place: Comment = "call \(number), \(call)"
      if walk.error == nil {
        #expect(there == new, place)
      } else {
        failed.insert(call)
        for index in kind.files.indices {
          #expect(
            there[index] == old[index] || kind.mayBeNew(index) && there[index] == new[index], place)
        }
      }
      if call == .write { #expect(walk.error != nil, place) }
      // The next run removes the files that could not be removed.
      let left = folder.names.filter { $0.hasPrefix(".") }
      #expect(left.isEmpty || call == .remove, "\(left), \(place)")
    }
    #expect(failed.isSuperset(of: [.open, .write, .rename]), "\(failed)")
  }

  @Test(arguments: kinds)
  private func `whichever memory is not there, all files stay`(kind: Kind) async throws {
    let run = await run(kind, in: try lay(kind))
    for number in 0..<run.requests {
      let folder = try lay(kind)
      let walk = await self.run(kind, in: folder, request: { $0 == number })
      let there = try contents(kind, folder)
      #expect(walk.error != nil, "request \(number)")
      for (name, bytes) in zip(kind.files, there).dropFirst(kind.numbered) {
        #expect(bytes == kind.old(name) || name == kind.kept, "request \(number)")
      }
      #expect(!folder.names.contains { $0.hasPrefix(".") }, "request \(number)")
    }
    #expect(run.requests > 0)
  }

  @Test(arguments: kinds)
  private func `a comparison changes nothing, and is no success where a call fails`(
    kind: Kind
  ) async throws {
    let folder = try lay(kind)
    #expect(await run(kind, in: folder).error == nil)
    let there = try contents(kind, folder)
    let names = folder.names
    let same = await run(kind, in: folder, .comparingBytes)
    #expect(same.error == nil && same.isSame == true, "\(same)")
    #expect(Set(same.calls).isSubset(of: [.open, .read]), "\(Set(same.calls))")
    for number in same.calls.indices {
      let walk = await run(kind, in: folder, .comparingBytes, call: { $0 == number ? EIO : nil })
      #expect(walk.error != nil || walk.isSame == false, "call \(number)")
      #expect(try contents(kind, folder) == there && folder.names == names, "call \(number)")
    }
  }
}
