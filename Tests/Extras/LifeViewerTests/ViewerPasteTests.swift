import TerrariumFilmSupport
import TerrariumLifeViewer
import TerrariumSupport
import Testing

/// Cells that scripts of LifeViewer paste into films.
@Suite(.planning(with: LifeViewerScripts()))
struct ViewerPasteTests {
  private static let pasted: [(words: String, last: Int, alive: [Int: Int])] = [
    (
      "PASTET EVERY 30 0 90 PASTEDELTA 5 0 PASTE bo$2bo$3o! 0 0", 120,
      [0: 5, 29: 5, 30: 10, 59: 10, 60: 15, 90: 20, 120: 20]
    ),
    ("PASTE 2o$2o! 0 0 XT 5 3 PASTE 2o$2o! 20 0", 4, [0: 4, 2: 4, 3: 12, 4: 12]),
    (
      "PASTET 2 4 PASTE 2o$2o! 0 0 YT 5 3 6 1 PASTE 2o$2o! 20 0", 10,
      [1: 0, 2: 4, 4: 4, 5: 8, 6: 16, 9: 16, 10: 16]
    ),
    ("PASTET EVERY 4 1 7 PASTE 2o$2o! XT 5 2 PASTE 2o$2o! 20 0", 8, [0: 0, 1: 4, 3: 12, 8: 12]),
  ]

  @Test(arguments: pasted)
  func `cells are pasted on their ticks and seen then`(
    words: String, last: Int, alive: [Int: Int]
  ) async throws {
    let folder = TemporaryFolder()
    try folder.write("#C [[ \(words) STOP \(last) ]]\nx = 1, y = 1\nb!\n", to: "p.rle")
    try await folder.run("world: life\npattern: p.rle", out: "[t.csv]")
    let rows = Array(try folder.lines("t.csv").dropFirst())
    #expect(rows.count == last + 1)
    for (tick, count) in alive { #expect(rows[tick] == "\(tick),\(count)") }
  }

  @Test(arguments: [(5, -3), (-4, 3), (0, 4), (5, 0)])
  func `cells that are pasted again come at their distance from the last ones`(x: Int, y: Int)
    throws
  {
    let folder = try TemporaryFolder([
      "p.rle":
        "#C [[ PASTET EVERY 2 0 4 PASTEDELTA \(x) \(y) PASTE 2o$2o! 9 7 STOP 5 ]]\n"
        + "x = 24, y = 18\nb!\n"
    ])
    let shown = try lastPicture(
      of: "world: life\npattern: \(folder.path)/p.rle\nout: t.txt\nsize: 24x18\nedges: wall")
    // Blocks that keep a distance stay as they are.
    let corners = (0..<3).map { (9 + $0 * x, 7 + $0 * y) }
    let expected = (0..<18).map { row in
      String(
        (0..<24).map { column in
          corners.contains { 0...1 ~= column - $0.0 && 0...1 ~= row - $0.1 } ? "O" : "."
        })
    }
    #expect(shown == expected)
  }

  @Test(arguments: ["RCW", "RCCW"])
  func `pasted cells are turned before they age`(turn: String) throws {
    let folder = try TemporaryFolder([
      "p.rle": "#C [[ PASTE 3o![1] 1 \(turn == "RCW" ? 0 : 2) \(turn) VIEWONLY ]]\n"
        + "x = 4, y = 3\no2bo2$o2bo!\n"
    ])
    let shown = try lastPicture(
      of: "world: life\npattern: \(folder.path)/p.rle\nout: t.txt\nsize: 4x3\nedges: wall")
    #expect(shown == ["O..O", "OOO.", "O..O"])
  }

  @Test(arguments: 0..<16)
  func `modes lay cells on cells`(mode: Int) throws {
    // Source and target: 00 twice, so that every pair of them occurs twice.
    let folder = try TemporaryFolder([
      "p.rle": "#C [[ PASTEMODE \(mode) PASTE 2b2ob2o! 0 0 VIEWONLY ]]\nx = 8, y = 1\n2o3b2ob!\n"
    ])
    let shown = try lastPicture(
      of: "world: life\npattern: \(folder.path)/p.rle\nout: t.txt\nsize: 8x1\nedges: wall")
    let source = Array("..OO.OO.".prefix(7)), target = Array("OO...OO.")
    let expected = (0..<8).map { x -> Character in
      guard x < source.count else { return target[x] }
      let (s, t) = (source[x] == "O", target[x] == "O")
      let bit = (s ? 2 : 0) + (t ? 1 : 0)
      return bit > 0 && mode >> (3 - bit) & 1 == 1 ? "O" : "."
    }
    #expect(shown == [String(expected)])
  }

  @Test(arguments: [0, 2])
  func `modes reach all around a torus`(mode: Int) throws {
    let folder = try TemporaryFolder([
      "p.rle": "#C [[ PASTEMODE \(mode) PASTE 8o$8o -3 -1 VIEWONLY ]]\n"
        + "x = 5, y = 5, rule = B3/S23:T5,5\n5o$o$5o$o$5o!\n"
    ])
    let shown = try lastPicture(of: "world: life\npattern: \(folder.path)/p.rle\nout: t.txt")
    // The position of a paste counts from the centre of the grid.
    #expect(shown == ["OOOOO", mode == 0 ? "....." : ".OOOO", ".....", "O....", "OOOOO"])
  }

  @Test(arguments: ["T", "P"], 0..<8)
  func `pastes meet the edges that a grid has along one axis`(kind: String, mode: Int) throws {
    func shown(_ grid: String) throws -> [String] {
      let folder = try TemporaryFolder([
        "p.rle": "#C [[ PASTEMODE \(mode) PASTE 3ob2o$b4o$2o3bo$6o -3 1 VIEWONLY ]]\n"
          + "x = 5, y = 5, rule = B3/S23:\(kind)\(grid)\n5o$o$5o$o$5o!\n"
      ])
      return try lastPicture(
        of: "world: life\npattern: \(folder.path)/p.rle\nsize: 64x5\nout: t.txt")
    }
    #expect(try shown("0,5") == shown("64,5"))
  }
}
