import Foundation
import TerrariumSupport
import Testing

/// The same words make the same bytes, whatever is around them.
@Suite(.ownThread) struct SameBytesTests {
  private static let line =
    "sea --frames 60 --counters --cell 10 --out a.gif --out a.csv --out a.txt --out a.jsonl "
    + "--out a.png --out a-%d.png --quiet"

  private func bytes(
    _ line: String = Self.line, folder: TemporaryFolder = TemporaryFolder(),
    program: String = Command.built
  ) throws -> [String: [UInt8]] {
    let run = try Command.run(line, in: folder, program: program)
    #expect(run.code == 0 && run.complaint == "")
    var all: [String: [UInt8]] = [:]
    for name in folder.names { all[name] = try folder.bytes(name) }
    return all
  }

  @Test(arguments: [
    (line, 65), ("sea --frames 15 --cell 12 --out a.apng --out a.y4m --out a.webp --quiet", 3),
    (
      "life --rule B2/S34H --size 28x20 --fill 30% --frames 9 --cell 5 --fade 5 --grid --smooth 2 "
        + "--out a.gif --out a.webp --out a.svg --quiet", 3
    ),
  ])
  func `for any number of threads`(line: String, files: Int) throws {
    let one = try bytes("\(line) --jobs 1")
    #expect(one.count == files)
    for jobs in [2, 7] { #expect(try bytes("\(line) --jobs \(jobs)") == one, "\(jobs) jobs") }
  }

  @Test func `from any working folder`() throws {
    let here = TemporaryFolder()
    let there = TemporaryFolder()
    let shown = try bytes()
    let run = try Command.run(
      Self.line.replacingOccurrences(of: "--out a", with: "--out \(there.path)/a"), in: here)
    #expect(run.code == 0 && here.names.isEmpty)
    #expect(there.names == shown.keys.sorted())
    for name in there.names { #expect(try there.bytes(name) == shown[name], "\(name)") }
  }

  @Test(.enabled(if: Command.other != nil, "make test-outside builds another one to compare with"))
  func `from another build`() throws {
    let other = try #require(Command.other)
    #expect(try bytes() == bytes(program: other))
  }

  @Test func `a second run touches nothing`() throws {
    let folder = TemporaryFolder()
    #expect(try bytes(folder: folder).count == 65)
    let past = Date(timeIntervalSince1970: 1_000_000)
    for name in folder.names {
      try FileManager.default.setAttributes(
        [.modificationDate: past], ofItemAtPath: folder.path(name))
    }
    _ = try bytes(folder: folder)
    for name in folder.names {
      let all = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      #expect(all[.modificationDate] as? Date == past, "\(name)")
    }
  }

  /// Sets have another order in each run of the program.
  @Test func `where colours are brought down, in each run`() throws {
    let themes =
      "light,dark,paper,print,pastel,meadow,midnight,forest,ember,neon,chalk,blueprint,amber,"
      + "phosphor,contrast,colorblind,colorblind-dark"
    let line =
      "sea --size 12x9 --seed 421 --shape circle --cell 6 --frames 6 --chart under "
      + "--vary theme=\(themes) --out a.png --quiet"
    let all = try (0..<3).map { _ in
      let folder = TemporaryFolder()
      try Command.done(line, in: folder)
      return try folder.bytes("a.png")
    }
    #expect(all[1] == all[0] && all[2] == all[0])
  }

  @Test func `seeds make seas of their own`() throws {
    let folder = TemporaryFolder()
    let run = try Command.run(
      "sea --vary seed=1..20 --frames 3 --size 5x4 --out {seed}.txt --quiet", in: folder)
    #expect(run.code == 0 && folder.names.count == 20)
    #expect(Set(try folder.names.map { try folder.text($0) }).count == 20)
    let single = try Command.run(
      "sea --seed 7 --frames 3 --size 5x4 --out - --format txt", in: folder)
    #expect(single.text == (try folder.text("7.txt")))
  }
}
