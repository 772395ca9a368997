import Foundation
import TerrariumSupport
import Testing

/// The same words make the same bytes in any environment.
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

  @Test(.enabled(if: Command.other != nil, "make test-outside builds another one to compare with"))
  func `from another build`() throws {
    let other = try #require(Command.other)
    #expect(try bytes() == bytes(program: other))
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
}
