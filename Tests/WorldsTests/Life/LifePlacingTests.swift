import TerrariumFilmSupport
import TerrariumPatterns
import TerrariumPlanning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// The positions of patterns from pattern files: on the grids of their files, and on the user's own
/// fields.
struct LifePlacingTests {
  private let folder = TemporaryFolder()

  private static let pentomino = "x = 3, y = 3, rule = "

  /// Returns the cells of the last frame of a film.
  private func lastFrame(
    of settings: String, rows: Int, _ steps: [String] = ["hold: 1"]
  ) async throws -> [String] {
    try await folder.run("world: life\n\(settings)", out: "[f.txt]", steps)
    return try folder.lines("f.txt").suffix(rows)
  }

  @Test(arguments: [
    ("B3/S23:P30,20", 100, 21), ("B3/S23:P30,20", 500, 26), ("B3/S23:T30,20", 100, 50),
    ("B3/S23:T30+5,20", 100, 19), ("B3/S23:T30,20-2", 500, 17), ("B3/S23:K30*,20", 100, 61),
    ("B3/S23:K30,20*", 500, 13), ("B3/S23:K30*+1,20", 500, 31), ("B3/S23:C30,20", 100, 19),
    ("B3/S23:S30", 100, 17), ("B3/S23:T0,20", 500, 31), ("B3/S23:T30,0", 100, 41),
    ("B0123478/S01234678", 10, 11), ("B02/S24H", 4, 31), ("B0/S13V", 10, 67),
    ("B01e3/S2-a4", 2, 6),
  ])
  func `a pattern lies on its file's grid as the file means it`(
    rule: String, ticks: Int, cells: Int
  ) async throws {
    try folder.write("\(Self.pentomino)\(rule)\nb2o$2o$bo!", to: "r.rle")
    #expect(try await folder.population(of: "r.rle", after: ticks) == cells)
  }

  @Test(arguments: ["B0/S8", "B0/S4V", "B0/S6H", "R1,C0,S8,B0"], ["wrap", "wall"])
  func `a pattern's cells are holes where others live`(rule: String, edges: String) async throws {
    try folder.write("x = 3, y = 3, rule = \(rule)\nbob$2bo$3o!", to: "h.rle")
    let field = "size: 6x5\nedges: \(edges)\n"
    let cells = ["OOOOOO", "OO.OOO", "OOO.OO", "O...OO", "OOOOOO"]
    for start in ["pattern: h.rle", "pattern: h.rle\nrule: \(rule)"] {
      #expect(try await lastFrame(of: field + start, rows: 5) == cells, "\(start)")
    }
    let rule = "rule: \(rule)"
    #expect(try await lastFrame(of: field + rule, rows: 5, ["load: h.rle", "hold: 1"]) == cells)
  }

  @Test(
    arguments: ["B0123478/S01234678", "B03/S23", "R1,C0,S0-4,6-8,B0-4,7-8,NM"],
    ["", "x = 3, y = 3, rule = B3/S23\n", "#CXRLE Gen=5\nx = 3, y = 3, rule = B3/S23\n"])
  func `a pattern whose file has no B0 is of live cells on every grid`(
    rule: String, head: String
  ) async throws {
    try folder.write("\(head)b2o$2o$bo!", to: "f.rle")
    let cells = [".......", ".......", "...OO..", "..OO...", "...O...", ".......", "......."]
    for field in ["'\nsize: 7x7", "'\nsize: 7x7\nedges: wrap", ":T7,7'", ":P7,7'"] {
      let settings = "rule: '\(rule)\(field)"
      #expect(try await lastFrame(of: settings + "\npattern: f.rle", rows: 7) == cells, "\(field)")
      guard head.isEmpty else { continue }
      let loaded = try await lastFrame(of: settings, rows: 7, ["load: f.rle", "hold: 1"])
      #expect(loaded == cells, "\(field)")
    }
  }

  @Test(arguments: ["rle", "mc", "state"], [1, 2])
  func `a torus of any rule goes on from a file, whatever field was there`(
    ending: String, ticks: Int
  ) async throws {
    for rule in [
      "B03/S23", "B0123478/S01234678", "B3/S23", "/2/3", "WireWorld", "R2,C0,S2-4,B3,NM",
      "R1,C0,S2-3,B03", "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15",
    ] {
      let field = "rule: \(rule)\nsize: 8x8\nedges: wrap"
      let steps = ["place: 'b2o$2o$bo!'", "run: \(ticks)", "save: st.\(ending)", "run: 3"]
      let cells = try await lastFrame(of: field, rows: 8, steps)
      for field in [field, "rule: \(rule)\nsize: 6x4\nedges: wall"] {
        let again = try await lastFrame(of: field, rows: 8, ["load: st.\(ending)", "run: 3"])
        #expect(again == cells, "\(field)")
      }
    }
  }

  @Test(
    arguments: [
      ("WireWorld", "/2/3"), ("LifeHistory", "B3/S23"), ("B3/S23:C8,8", "B36/S23"),
      ("B3/S23:P8,8", "B03/S23"),
    ], ["rle", "mc", "state"])
  func `a film goes on from a file of a rule that it was given later`(
    rules: (first: String, later: String), ending: String
  ) async throws {
    let field =
      "rule: \(rules.first)" + (rules.first.contains(":") ? "" : "\nsize: 8x8\nedges: wrap")
    let steps = [
      "set: {rule: \(rules.later)}", "place: 'b2o$2o$bo!'", "run: 1", "save: l.\(ending)", "run: 3",
    ]
    let cells = try await lastFrame(of: field, rows: 8, steps)
    #expect(try await lastFrame(of: field, rows: 8, ["load: l.\(ending)", "run: 3"]) == cells)
  }

  @Test(arguments: ["rle", "mc", "state"])
  func `a film goes on from a file of its grid in another size`(ending: String) async throws {
    let field = "rule: B0123478/S01234678:P8,8"
    let steps = ["set: {size: 10x6}", "place: 'b2o$2o$bo!'", "run: 1", "save: g.\(ending)"]
    let cells = try await lastFrame(of: field, rows: 6, steps + ["run: 3"])
    #expect(try await lastFrame(of: field, rows: 6, ["load: g.\(ending)", "run: 3"]) == cells)
    let faults = folder.faults(
      of:
        "world: life\nrule: WireWorld\nsize: 8x8\nedges: wall\nout: a.txt\n"
        + "steps: [{load: g.\(ending)}]\n"
    )
    #expect(faults.count == 1)
  }

  @Test func `a rule that a grid cannot have is not set on it`() {
    let faults = folder.faults(
      of:
        "world: life\nrule: WireWorld:S8\nout: a.txt\nsteps: [{set: {rule: 'R2,C3,S2-4,B3,NN'}}]\n"
    )
    #expect(faults.count == 1 && faults[0].text.contains("there is no grid ':S'"), "\(faults)")
  }

  @Test func `rules of blocks refuse a field with an odd side`() async throws {
    func set(_ size: String) async throws {
      let rule = "rule: 'M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15'"
      _ = try await folder.run(
        "world: life\nrule: WireWorld\nsize: 8x7\nedges: wrap", out: "[f.csv]",
        ["set: {\(rule)\(size)}", "run: 1"])
    }
    await #expect(throws: (any Error).self) { try await set("") }
    try await set(", size: 8x6")
  }

  @Test(arguments: [
    ("B3/S23", "OOO"), ("23/3/3", "AAA"), ("R1,C0,S2-3,B3", "OOO"), ("LifeHistory", "AAA"),
    ("WireWorld", "AAA"),
  ])
  func `on one's own field a pattern lies in the middle`(rule: String, row: String) async throws {
    try folder.write("#CXRLE Pos=-2,-2\nx = 3, y = 3, rule = \(rule)\n3o$3o$3o!", to: "q.rle")
    let cells = ["......"] + [String](repeating: ".\(row)..", count: 3) + ["......"]
    for edges in ["wrap", "wall"] {
      let field = "size: 6x5\nedges: \(edges)\n"
      #expect(try await lastFrame(of: field + "pattern: q.rle", rows: 5) == cells)
      let rule = "rule: \(rule)"
      #expect(try await lastFrame(of: field + rule, rows: 5, ["load: q.rle", "hold: 1"]) == cells)
    }
    let path = folder.path("q.rle")
    for (settings, text) in [
      (
        "pattern: q.rle\nsize: 2x2",
        "the pattern, 3x3 cells at -1,-1, does not fit into the field of 2x2; "
          + "make size larger"
      ),
      (
        "rule: \(rule)\nsize: 2x2\nsteps: [{load: q.rle}]",
        "'\(path)': the pattern of 3x3 cells does not fit into the field of 2x2; make size larger"
      ),
    ] {
      let faults = folder.faults(of: "world: life\nedges: wall\nout: a.txt\n\(settings)")
      #expect(faults.map(\.text) == [text])
    }
  }

  @Test(arguments: ["B3/S23:T0,20", "B3/S23:P30,0", "345/2/4:T30,0", "LifeHistory:P0,20"])
  func `a pattern on a grid with an open side keeps its place in files`(rule: String) async throws {
    try folder.write("#CXRLE Pos=-1,-3\nx = 3, y = 3, rule = \(rule)\nbob$2bo$3o!", to: "q.rle")
    try await folder.run("world: life\npattern: q.rle\nframes: 1", out: "[a.rle, a.mc]")
    try await folder.run(
      "world: life\nrule: \(rule)", out: "[b.rle, b.mc]", ["load: a.rle", "hold: 1"])
    for file in ["a.rle", "a.mc", "b.rle", "b.mc"] {
      let pattern = try PatternFile(reading: folder.bytes(file), limits: .manyStates)
      #expect(pattern.position == Cell(-1, -3), "\(file)")
    }
  }

  @Test(arguments: [("0,5", "2,-1"), ("0,5", "2,9"), ("5,0", "-1,2"), ("5,0", "9,2")])
  func `a pattern goes round at the start along the axis that a grid closes`(
    grid: String, place: String
  ) async throws {
    func shown(_ grid: String) async throws -> [String] {
      let settings = "rule: B3/S23:T\(grid)\npattern: '3o$obo$3o!'\nat: \(place)"
      return try await lastFrame(of: settings, rows: grid.hasSuffix("0") ? 7 : 5)
        .prefix(5).map { String($0.prefix(5)) }
    }
    #expect(try await shown(grid) == shown("5,5"))
    let text = "world: life\npattern: '3o$obo$3o!'\nat: \(place)\nout: a.txt\n"
    let faults = folder.faults(of: text + "rule: B3/S23:P\(grid)")
    #expect(faults.count == 1 && faults[0].text.contains("does not fit into"), "\(faults)")
  }

  @Test(
    arguments: ["T32+5,6", "T32,6", "P32,6", "K32*,6", "C32,6", "S32", "P0,6", "T0,6"],
    ["-9,-19", "0,90", "0,-99999999999999999999"])
  func `a pattern that lies outside its grid is left out`(grid: String, place: String) async throws
  {
    try folder.write("#CXRLE Pos=\(place)\nx = 3, y = 1, rule = B3/S23:\(grid)\n3o!", to: "q.rle")
    #expect(try await folder.population(of: "q.rle", after: 1) == 0)
  }

  @Test(arguments: [(2, ".....OOOOOOO"), (6, "...OOOOOOOOO"), (9, "..OOOOOOOOO.")])
  func `a header places its pattern on a grid`(columns: Int, row: String) async throws {
    try folder.write("x = \(columns), y = 1, rule = B/S012345678:P12,3\n9o!", to: "w.rle")
    #expect(try await lastFrame(of: "pattern: w.rle", rows: 3)[1] == row)
    // A recipe has the cells instead of the file.
    try await folder.run("world: life\npattern: w.rle\nframes: 1", out: "a.png")
    let recipe = try PictureRecipe.scenario(ofPictureAt: folder.path("a.png")).text
    let again = TemporaryFolder()
    try await again.scenario(recipe).plans()[0].run(threads: 1)
    #expect(try again.bytes("a.png") == folder.bytes("a.png"))
  }

  @Test(arguments: [("x = 3, y = 9", "T0,5"), ("x = 3, y = 9", "P0,5"), ("x = 3, y = 6", "P0,5")])
  func `a pattern that does not fit starts in the middle of a side without end`(
    header: String, grid: String
  ) async throws {
    try folder.write("\(header), rule = B/S012345678:\(grid)\n3o!", to: "o.rle")
    _ = try await lastFrame(of: "pattern: o.rle", rows: 1, ["hold: 1", "save: s.rle"])
    #expect(try folder.lines("s.rle")[0].hasPrefix("#CXRLE Pos=0,-2"))
  }
}

extension TemporaryFolder {
  /// Returns the number of cells in the last row of a film's table.
  func population(of file: String, after ticks: Int, _ more: String = "") async throws -> Int? {
    try await run("world: life\npattern: \(file)\n\(more)", out: "[\(file).csv]", ["run: \(ticks)"])
    let row = try lines("\(file).csv").last
    return row.flatMap { $0.split(separator: ",").dropFirst().first }.flatMap { Int($0) }
  }
}
