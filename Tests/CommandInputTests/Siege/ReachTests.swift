import Support
import Testing

/// Cells that are further apart than a file of cells can express.
@Suite(.ownThread)
struct ReachTests {
  private static let apart =
    "life --pattern 3o$o$bo18$21bo$22bo$20b3o! --every 8000000000 --frames 2 --out"

  @Test(arguments: [
    (
      "rle",
      "render: the last state's cells lie too far apart for .rle: 4000000023 columns or rows; write it as .mc\n"
    ),
    (
      "cells",
      "render: the last state's cells lie too far apart for .cells: 4000000023 columns or rows; write it as .mc\n"
    ),
  ])
  func `is told`(ending: String, said: String) throws {
    let folder = try TemporaryFolder()
    let run = try Command.run("\(Self.apart) far.\(ending)", in: folder)
    #expect(run.code == 2 && run.complaint == said, "\(run.complaint)")
    #expect(folder.names == [])
  }

  @Test func `a macrocell file says it, and a step that saves has the same words`() throws {
    let folder = try TemporaryFolder()
    try Command.done("\(Self.apart) far.mc", in: folder)
    #expect(try folder.text("far.mc").contains("#G 8000000000\n"))
    try folder.write(
      """
      world: life
      pattern: 3o$o$bo18$21bo$22bo$20b3o!
      out: a.csv
      every: 8000000000
      steps: [{run: 8000000000}, {save: far.rle}]
      """, to: "a.yaml")
    let run = try Command.run("run a.yaml", in: folder)
    #expect(run.code == 2 && run.complaint.contains("too far apart for .rle"), "\(run.complaint)")
  }

  @Test func `a pattern is played for its file alone`() throws {
    let folder = try TemporaryFolder()
    try Command.done("life --pattern glider --frames 5 --out a.rle", in: folder)
    #expect(try folder.text("a.rle").contains("Gen=4"))
  }

  @Test func `a plane of many cells is not written as letters`() throws {
    let folder = try TemporaryFolder()
    let run = try Command.run(
      ["life", "--pattern", "o999998bo999998$o!", "--frames", "1", "--out", "a.cells"], in: folder)
    #expect(run.code == 2 && run.complaint.contains("too far apart for .cells"), "\(run.complaint)")
  }
}
