import Foundation
import TerrariumGD
import TerrariumSupport
import Testing

/// `memory` limits everything that a run uses.
@Suite(.ownThread, .withoutSanitizers) struct CeilingTests {
  private let folder = TemporaryFolder()

  private func run(_ line: String) throws -> Command.Outcome {
    var limits = Child.Limits()
    // The system would kill a run that exceeds it long before.
    limits.memoryMegabytes = 4096
    return try Command.run(line, in: folder, limits: limits)
  }

  @Test(arguments: [
    ("life --pattern 268435455o! --frames 2 --out a.csv", "10.0 MB of memory; raise memory"),
    ("wolfram --size 1x16777216 --edges wrap --out w.csv", "is limited to 10.0 MB; raise memory"),
    ("infection --size 20000x20000 --out a.csv", "is limited to 10.0 MB; raise memory"),
    ("sea --size 4000x4000 --out a.csv", "is limited to 10.0 MB; raise memory"),
    ("life --size 20000x20000 --edges wrap --out a.csv", "is limited to 10.0 MB; raise memory"),
    ("life --size 16777216x16777216 --out a.csv", "is limited to 10.0 MB; raise memory"),
    ("sea --size 20x20 --cell 200 --frames 2 --out a.gif", "or raise memory"),
    // A scene has neither size nor cell.
    ("pig --fit 2000x2000 --frames 2 --out a.gif", "; choose a smaller picture or field, or"),
    ("life --size 9x9 --edges wrap --chart --frames 999999999 --out a.gif", "raise memory"),
  ])
  func `is refused before it is taken`(line: String, said: String) throws {
    let run = try run("\(line) --memory 10MB")
    #expect(run.code == 2, "\(run.code) \(run.complaint)")
    #expect(run.complaint.contains(said), "\(run.complaint)")
    #expect(run.complaint.split(separator: "\n").count == 1)
    #expect(folder.names == [])
  }

  @Test(arguments: [
    (
      "world: sea\nout: a.gif\nsize: 2000x2000\nmemory: 1MB",
      "4:9: the run needs at least 64.0 MB of memory, and is limited to 1.0 MB; raise memory, or choose "
        + "a smaller picture or field"
    ),
    (
      "world: sea\nsize: 2000x2000\nmemory: 1MB\nout: a.csv",
      "3:9: the run needs at least 64.0 MB of memory, and is limited to 1.0 MB; raise memory, or choose "
        + "a smaller picture or field"
    ),
    (
      "world: life\npattern: 268435455o!\nframes: 2\nmemory: 10MB\nout: a.csv",
      "4:9: the world needs more than 10.0 MB of memory; raise memory, or choose fewer cells or ticks"
    ),
  ])
  func `the key that allows too little is named`(scenario: String, said: String) throws {
    try folder.write("\(scenario)\n", to: "a.yaml")
    let run = try run("run a.yaml")
    #expect(run.code == 2)
    let lines = run.complaint.split(separator: "\n")
    #expect(lines.contains("a.yaml:\(said)"), "\(run.complaint)")
  }

  @Test(arguments: [
    // Narrow ones have as many tiles as wide ones; unbounded strips have all of them along their
    // seam.
    "B3/S23:T2000000000,2", "B3/S23:T2,2000000000", "B3/S23:T0,2000000000",
    "B3/S23:T1000000000,0", "B3/S23:P0,2000000000", "345/2/4:T0,2000000000",
    "345/2/4:T2000000000,2", "WireWorld:P2000000000,0", "W30:T0,2000000000",
    "R2,C0,M1,S5..8,B7..8,NM:T0,2000000000",
  ])
  func `a grid that a file asks for is refused likewise`(rule: String) throws {
    try folder.write("x = 1, y = 1, rule = \(rule)\no!\n", to: "a.rle")
    let run = try run("life --pattern a.rle --frames 2 --out a.csv --memory 2GB")
    #expect(run.code == 2, "\(run.code) \(run.complaint)")
    #expect(run.complaint.contains("memory"), "\(run.complaint)")
    #expect(run.complaint.split(separator: "\n").count == 1)
    #expect(folder.names == ["a.rle"])
  }

  @Test func `a committed picture takes nothing for the size that it only says to have`() throws {
    let sides: [UInt8] = [0x00, 0x40, 0x00, 0x40]
    let gif = Array("GIF89a".utf8) + sides + [0, 0, 0, 0x3b]
    try folder.write(gif, to: "a.gif")
    let png =
      try pngSignature
      + PNGChunk(
        type: "IHDR", data: [0, 0, 0x2d, 0x41, 0, 0, 0x2d, 0x41, 8, 6, 0, 0, 0]
      ).bytes + PNGChunk(type: "IDAT", data: []).bytes + PNGChunk(type: "IEND", data: []).bytes
    try folder.write(png, to: "b.png")
    for (name, side) in [("a.gif", 16384), ("b.png", 11585)] {
      try folder.write("world: life\nsize: 9x9\ncell: 1\nframes: 2\nout: \(name)\n", to: "a.yaml")
      let run = try run("check a.yaml --memory 100MB")
      #expect(run.code == 1, "\(run.complaint)")
      #expect(run.text.contains("it has \(side)x\(side) pixels instead of 9x9"), "\(run.text)")
    }
  }

  @Test func `parts that are put together are read piece by piece`() throws {
    try folder.write(
      "world: sea\nsize: 6x5\nframes: 4\nvary: {seed: 1..3}\nout: all.png\n", to: "a.yaml")
    // It begins like a part.
    let head = "terrarium blocks 1\n\(String(repeating: "0", count: 64)) png 1/1 3\n"
    try folder.write(head, to: "all.png.1-of-1.part")
    let part = try FileHandle(
      forWritingTo: URL(fileURLWithPath: folder.path("all.png.1-of-1.part")))
    try part.truncate(atOffset: 1 << 30)
    try part.close()
    let run = try run("merge a.yaml --memory 100MB")
    #expect(run.code == 2)
    #expect(run.complaint == "render: 'all.png.1-of-1.part' is incomplete; make that part again\n")
  }

  @Test func `of a narrow field the tiles that repeat its far edges count, too`() throws {
    let line = "life --size 16777215x1 --edges wrap --fill 30% --frames 2 --out a.csv"
    let run = try run("\(line) --memory 500MB")
    #expect(run.code == 2 && run.complaint.contains("is limited to 500.0 MB"), "\(run.complaint)")
    #expect(folder.names == [])
  }

  @Test func `the answers for all sums of a rule count, too`() throws {
    let weights = String(repeating: "7f", count: 201 * 201)
    let rule = "R100,C2,S3-4,B3,NW\(weights),0f"
    try folder.write(
      "world: life\nrule: \(rule)\npattern: o!\nsize: 9x9\nframes: 2\nout: a.csv\n", to: "a.yaml")
    let run = try run("run a.yaml --memory 200MB")
    #expect(run.code == 2 && run.complaint.contains("is limited to 200.0 MB"), "\(run.complaint)")
    #expect(folder.names == ["a.yaml"])
  }

  @Test func `what grows little by little ends in a fault that names the setting`() throws {
    try folder.write("old", to: "a.csv")
    // Every snapshot of a large field adds another one.
    let steps = (0..<400).map { "- toggle: [[\($0), 0]]\n- run: 1\n- snapshot\n" }.joined()
    try folder.write(
      "world: life\nsize: 4000x4000\nedges: wrap\nfill: 30%\nout: a.csv\nsteps:\n\(steps)",
      to: "a.yaml")
    let run = try run("run --memory 100MB a.yaml")
    #expect(run.code == 2)
    #expect(
      run.complaint.hasPrefix("render: the run needs more than 100.0 MB of memory; raise memory"),
      "\(run.complaint)")
    #expect(try folder.text("a.csv") == "old")
    #expect(folder.names == ["a.csv", "a.yaml"])
  }

  @Test func `every world has it, and small ones need little`() throws {
    for world in ["sea", "life", "wolfram", "infection", "pig", "monsters"] {
      let run = try run("\(world) --frames 3 --memory 10MB --quiet --out a.gif")
      #expect(run.code == 0, "\(run.complaint)")
    }
  }
}
