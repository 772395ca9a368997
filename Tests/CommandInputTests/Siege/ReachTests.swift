import TerrariumSupport
import Testing

/// Cells that are further apart than a file of cells can express.
@Suite(.ownThread) struct ReachTests {
  private let folder = TemporaryFolder()

  private static let apart =
    "life --pattern 3o$o$bo18$21bo$22bo$20b3o! --every 8000000000 --frames 2 --out"

  @Test(arguments: [
    (
      "rle",
      "render: the cells of the last state are too far apart for .rle: 4000000023 columns or rows; write it as .mc\n"
    ),
    (
      "cells",
      "render: the cells of the last state are too far apart for .cells: 4000000023 columns or rows; write it as .mc\n"
    ),
  ])
  func `is told`(ending: String, said: String) throws {
    let run = try Command.run("\(Self.apart) far.\(ending)", in: folder)
    #expect(run.code == 2 && run.complaint == said, "\(run.complaint)")
    #expect(folder.names == [])
  }

  @Test func `so are large squares, which are written some rows at a time`() throws {
    let leaf = String(repeating: "********$", count: 8)
    let full = (4...15).map { "\($0) \($0 - 3) \($0 - 3) \($0 - 3) \($0 - 3)" }
    let far =
      full.prefix(10) + (14...30).map { "\($0) \($0 - 3) 0 0 0" } + ["14 0 11 0 0"]
      + (15...30).map { "\($0) 0 \($0 + 14) 0 0" } + ["31 28 45 0 0"]
    for (squares, said) in [
      (full, "has more than 268435456 cells, too many for .rle"),
      (far, "the cells of the last state are too far apart for .rle: 2147483648 columns or rows"),
    ] {
      let lines = ["[M2]", "#R B3/S012345678", leaf] + squares + [""]
      try folder.write(lines.joined(separator: "\n"), to: "far.mc")
      let run = try Command.run(
        "life --pattern far.mc --frames 1 --view 0,0,9,9 --out a.rle", in: folder)
      #expect(
        run.code == 2 && run.complaint.hasSuffix("\(said); write it as .mc\n"),
        "\(run.complaint)")
    }
  }

  @Test func `where no tree is kept, a file that has room is advised`() throws {
    let field = "life --pattern glider --size 17000x17000 --edges wrap --frames 1"
    let run = try Command.run("\(field) --out a.cells", in: folder)
    #expect(run.complaint.hasSuffix(": 17000 columns or rows; write it as .rle\n"))
    try Command.done("\(field) --out a.rle", in: folder)
  }

  @Test func `a macrocell file says it, and a step that saves has the same words`() throws {
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
    try Command.done("life --pattern glider --frames 5 --out a.rle", in: folder)
    #expect(try folder.text("a.rle").contains("Gen=4"))
  }

  @Test func `a plane of many cells is not written as letters`() throws {
    let run = try Command.run(
      ["life", "--pattern", "o999998bo999998$o!", "--frames", "1", "--out", "a.cells"], in: folder)
    #expect(run.code == 2 && run.complaint.contains("too far apart for .cells"), "\(run.complaint)")
  }
}
