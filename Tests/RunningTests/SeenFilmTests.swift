import Foundation
import TerrariumEncoding
import TerrariumFiles
import TerrariumFilmSupport
import TerrariumGD
import TerrariumPlanning
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Films that are compared while they are drawn, and the same films made in full: both must agree.
struct SeenFilmTests {
  private let folder = TemporaryFolder()

  private static let worlds = [
    "world: sea\nsize: 5x4\ncell: 8\n", "world: life\nsize: 9x7\nfill: 40%\ncell: 3\n",
    "world: life\npattern: blinker\ncell: 4\n", "world: life\nsize: 5x5\npattern: block\n",
    "world: wolfram\nsize: 9x6\ncell: 4\n", "world: infection\npeople: 25\nfit: 120x120\n",
    "world: pig\ntarget: 20\nfit: 90x120\n",
    "world: life\nsize: 6x5\nvary: {seed: [1, 2]}\n",
  ]
  private static let settings = [
    ["", "frames: 1\n", "frames: 4\n", "frames: 5\n"],
    ["", "delay: 33ms\n", "delay: 7ms\n", "delay: 0.0333s\n", "delay: 700s\n", "delay: 1ms\n"],
    ["", "last: 3s\n", "last: 1ms\n"], ["", "loop: 1\n", "loop: 2\n", "loop: 65535\n"],
    ["", "theme: dark\n"], ["", "title: T\n"], ["", "text: 9px\n"],
  ]

  private func job(_ text: String) throws -> Job {
    try folder.scenario(text).job()
  }

  /// Returns the differences of a film from the existing files, drawn alone or made in full.
  private func differences(_ job: Job, inFull: Bool, drawn: Bool = true) async throws
    -> [Difference]
  {
    var options = FileOptions(hashed: inFull, purpose: .comparing)
    options.drawsDifferences = drawn
    let reports = try await job.run(threads: inFull ? 1 : 2, options) { _ in }
    return reports.flatMap(\.outputs).flatMap(\.differences)
  }

  @Test(arguments: ["gif", "apng", "webp"])
  func `what is seen of a film tells the same as all of it`(ending: String) async throws {
    var random = Seed(7).stream("seen")
    var (same, other) = (0, 0)
    for _ in 0..<40 {
      let world = Self.worlds[random.draw(below: Self.worlds.count)]
      let out = "out: a.\(ending)\n"
      func text(like old: [String]? = nil) -> [String] {
        Self.settings.enumerated().map { number, choices in
          if let old, random.draw(below: 4) > 0 { return old[number] }
          return choices[random.draw(below: choices.count)]
        }
      }
      let there = text()
      let now = random.draw(below: 2) == 0 ? there : text(like: there)
      let old = try job(world + there.joined() + out)
      _ = try await old.run(threads: 1) { _ in }
      let new = try job(world + now.joined() + out)
      let seen = try await differences(new, inFull: false)
      let full = try await differences(new, inFull: true)
      #expect(seen == full, "\(world)\(there)\n\(now)")
      (same, other) = full.isEmpty ? (same + 1, other) : (same, other + 1)
      // Without a picture of it the difference is the same.
      let plain = try await differences(new, inFull: false, drawn: false)
      #expect(plain.map(\.kind) == seen.map(\.kind) && plain.allSatisfy { $0.picture == nil })
    }
    #expect(same >= 15 && other >= 5)
  }

  private func expectDifference(_ job: Job) async throws {
    let seen = try await differences(job, inFull: false)
    #expect(try await differences(job, inFull: true) == seen && !seen.isEmpty)
  }

  @Test(arguments: ["gif", "apng", "webp"])
  func `a file that is missing, cut or of another kind is told`(ending: String) async throws {
    let job = try job(Self.worlds[0] + "out: a.\(ending)\n")
    try await expectDifference(job)
    _ = try await job.run(threads: 1) { _ in }
    let bytes = try folder.bytes("a.\(ending)")
    var others = [[], Array(bytes.dropLast(40)), Array("x".utf8)]
    // A checksum, and a block that is not a loop count.
    if ending == "apng" { others.append(bytes[..<29] + [bytes[29] ^ 1] + bytes[30...]) }
    if let name = bytes.firstRange(of: Array("NETSCAPE2.0".utf8)) {
      others.append(bytes[...name.upperBound] + [3] + bytes[(name.upperBound + 2)...])
    }
    for other in others {
      try folder.write(other, to: "a.\(ending)")
      try await expectDifference(job)
    }
  }

  @Test(arguments: ["acTL", "fcTL", "fdAT"])
  func `a moving PNG whose frames are not numbered as they are is told`(type: String) async throws {
    let job = try job(Self.worlds[0] + "out: a.apng\n")
    _ = try await job.run(threads: 1) { _ in }
    let chunks = pngChunks(try folder.bytes("a.apng")).map { chunk in
      let data = chunk.data
      return chunk.type != type
        ? chunk : PNGChunk(type: type, data: data.prefix(3) + [9] + data.dropFirst(4))
    }
    try folder.write(pngFile(chunks), to: "a.apng")
    try await expectDifference(job)
  }

  @Test func `damage in a moving PNG is told of its frame`() async throws {
    let folder = try await TemporaryFolder(madeBy: Self.worlds[0] + "frames: 5\nout: a.apng\n")
    let bytes = try folder.bytes("a.apng")
    let last = try #require(pngChunks(bytes).last { $0.type == "fdAT" }).data.startIndex
    let damaged = bytes[..<last] + [bytes[last] ^ 1] + bytes[(last + 1)...]
    try folder.write(damaged, to: "a.apng")
    let job = try folder.scenario(Self.worlds[0] + "frames: 5\nout: a.apng\n").job()
    let found = try await differences(job, inFull: false)
    guard case .seen(let difference) = found.first?.kind else {
      Issue.record("no difference is seen")
      return
    }
    #expect(difference.first == .unreadable(.damaged) && difference.number == 4)
  }
}
