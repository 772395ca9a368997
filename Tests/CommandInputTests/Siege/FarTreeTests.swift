import TerrariumSupport
import Testing

/// Trees with cells as far out as a macrocell file can have them, in every output.
@Suite(.ownThread) struct FarTreeTests {
  private let folder = TemporaryFolder()

  /// A macrocell of a level whose upper left and lower right are the same square of half its side.
  private func chain(_ level: Int) -> [String] {
    ["***$$.*$"] + (4...level).map { "\($0) \($0 - 3) 0 0 \($0 - 3)" }
  }

  /// A full square of a level.
  private func full(_ level: Int) -> [String] {
    let leaf = String(repeating: "********$", count: 8)
    return [leaf] + (4...level).map { "\($0) \($0 - 3) \($0 - 3) \($0 - 3) \($0 - 3)" }
  }

  /// A square of a level with a few cells in its upper left and its lower right corner.
  private func corners(_ level: Int) -> [String] {
    var lines = ["***$", "$$$$$.....*$......**$.....**$"]
    var (first, last) = (1, 2)
    for side in 4..<level {
      lines += ["\(side) \(first) 0 0 0", "\(side) 0 0 0 \(last)"]
      (first, last) = (lines.count - 1, lines.count)
    }
    return lines + ["\(level) \(first) 0 0 \(last)"]
  }

  private func run(_ squares: [String], rule: String = "B3/S23", _ words: String) throws {
    try folder.write(
      (["[M2]", "#R \(rule)"] + squares + [""]).joined(separator: "\n"), to: "far.mc")
    let run = try Command.run(words, in: folder, limits: Child.Limits(processorSeconds: 20))
    #expect([0, 2, 64].contains(run.code), "\(words), \(squares.last ?? ""): \(run.complaint)")
    #expect(run.code == 0 || !run.complaint.isEmpty)
  }

  @Test func `ends in a file or in a sentence`() throws {
    let endings = ["gif", "png", "svg", "pdf", "txt", "csv", "rle", "cells", "mc", "webp"]
    for (number, ending) in endings.enumerated() {
      // Each format has all levels and all kinds of trees, and the next one other pairs of them.
      for (place, level) in [41, 42, 61, 62].enumerated() {
        let trees = [chain(level), full(level), corners(level)]
        try run(
          trees[(number + place) % 3], "life --pattern far.mc --frames 2 --out a.\(ending)")
      }
    }
  }

  @Test func `draws a tree of 42 levels`() throws {
    try folder.write(
      (["[M2]", "#R B3/S23"] + chain(42) + [""]).joined(separator: "\n"), to: "far.mc")
    try Command.done("life --pattern far.mc --frames 1 --out a.gif --out a.png", in: folder)
  }

  @Test(arguments: [
    "--view follow", "--view home", "--counters", "--chart", "--legend", "--cell 8",
    "--fit 300x200", "--frames period", "--panels 0,1", "--turn 30", "--shape circle",
    "--vary seed=1..3", "--title {alive}", "--size 30x20", "--engine dense", "--smooth 3",
    "--view=-1000000000,-1000000000,1000000000,1000000000", "--size 30x20 --edges wrap",
    "--view=-1000000000,-1000000000,1000000000,1000000000 --frames period --fit 300x300",
    #"--annotate {"label":x,"at":[3,4]} --view follow --grid"#, "--vary panels=0,1,2",
  ])
  func `ends under every setting`(setting: String) throws {
    try run([chain(42), full(62), corners(62), corners(60)], under: setting)
  }

  /// A full square has as many traces as there may be, and of a later generation no two parts alike.
  @Test(arguments: [
    "--fade 3", "--fit 1x1 --fade 3", "--every 1000000000000000", "--skip 1000000000000000000",
  ])
  func `ends under settings for which a full square takes long`(setting: String) throws {
    try run([chain(42), corners(62), corners(60)], under: setting)
  }

  private func run(_ trees: [[String]], under setting: String) throws {
    func has(_ words: [String]) -> Bool { words.contains { setting.contains($0) } }
    let frames = has(["frames", "panels"]) ? "" : " --frames 2"
    let size = has(["--fit", "--cell", "--view="]) ? "" : " --fit 300x300"
    for squares in trees {
      try run(squares, "life --pattern far.mc \(setting)\(frames)\(size) --out a.png")
    }
  }

  @Test(arguments: [
    "WireWorld", "345/2/4", "B0123478/S01234678", "B2/S34H", "R2,C0,M1,S5..8,B6..9",
  ])
  func `ends under other rules`(rule: String) throws {
    for squares in [chain(42), full(62), corners(62)] {
      for view in ["", " --view follow", " --turn 10"] {
        try run(
          squares, rule: rule, "life --pattern far.mc --frames 2 --fit 99x99 --out a.png\(view)")
      }
    }
  }

  @Test func `ends in steps with a camera, and is identified or refused`() throws {
    for squares in [chain(42), full(62), corners(62)] {
      try folder.write(
        """
        world: life
        pattern: far.mc
        out: a.gif
        steps: [{run: 1}, {camera: [-1000000000, 0, 1000000000, 1000000000]}, {run: 2}, {save: a.state}]
        """, to: "a.yaml")
      try run(squares, "run a.yaml")
      try run(squares, "identify far.mc")
    }
  }
}
