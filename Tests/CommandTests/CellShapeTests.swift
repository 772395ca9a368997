import TerrariumSupport
import Testing

/// Cells in the shape of their rule's lattice, and the pictures of rule files.
struct CellShapeTests {
  private let folder = TemporaryFolder()

  private static let hexagons =
    "life --rule B2/S34H --size 9x7 --edges wrap --fill 40% --seed 3 --skip 1 --frames 1"
  private static let triangles =
    "life --rule R1,C2,S3-6,B4,NL --size 14x6 --edges wrap --fill 40% --seed 5 --skip 1 --frames 1"

  private func picture(_ line: String) async throws -> TruePicture {
    await InnerRender.done(line + " --out a.png --quiet", in: folder)
    return try folder.picture("a.png")
  }

  private func tiles(_ base: String, _ lines: [String]) async throws -> [GoldenTile] {
    var tiles: [GoldenTile] = []
    for line in lines { tiles.append(GoldenTile(line, try await picture("\(base) \(line)"))) }
    return tiles
  }

  @Test(arguments: [("hexagons", hexagons), ("triangles", triangles)])
  func `cells of a lattice`(name: String, line: String) async throws {
    let tiles = try await tiles(
      line,
      [
        "--cell 1", "--cell 2", "--cell 3", "--cell 4", "--cell 7", "--cell 16",
        "--cell 15 --grid --theme dark", "--cell 5 --grid", "--cell 12 --legend --counters",
        "--fit 90x90 --theme ember", "--fit 7x9", "--view 3,2,4,3 --cell 20",
        "--view 7,5,4,4 --cell 9", "--cell 14 --shape circle",
      ])
    try expectGolden(tiles, across: 4, "shapes-" + name)
  }

  @Test func `many states, traces and ages, on the plane`() async throws {
    let tiles = try await tiles(
      "life",
      [
        "--rule 2/2/6H --size 16x12 --fill 30% --seed 2 --skip 6 --frames 1 --cell 9 --theme dark",
        "--rule B2/S34H --size 16x12 --fill 20% --seed 2 --frames 9 --cell 9 --fade 8 --theme ember",
        "--rule B2/S34H --size 16x12 --fill 20% --seed 2 --frames 9 --cell 9 --age 8 --grid",
        "--rule B245/S3H --pattern 3o$o2bo$bo2bo$2b3o --frames 12 --legend --theme amber",
        "--rule R1,C4,S3-6,B4,NL --size 24x9 --fill 40% --seed 2 --skip 3 --frames 1 --cell 16",
      ])
    try expectGolden(tiles, across: 2, "shapes-states")
  }

  @Test func `a camera and a mark`() async throws {
    let head = "world: life\nrule: B2/S34H\nsize: 40x30\nfill: 30%\ncell: 6\nframe: 9\nsteps:\n"
    let scenarios = [
      head + "  - {camera: [10, 8, 9, 8], over: 9}\n",
      head + "  - {camera: [10, 8, 9, 8], over: 18}\n",
      head + "  - {camera: [-100, -80, 300, 200], over: 9}\n",
      head + "  - mark: [12, 5, 9, 7]\n  - run: 9\n",
      "world: life\nrule: B2/S34H\npattern: 3o$o2bo$bo2bo$2b3o\nview: follow\nfit: 200x150\n"
        + "frames: 31\nframe: 20\ntheme: dark\ngrid: true\n",
      head.replacing("B2/S34H", with: "R1,C2,S3-6,B4,NL")
        + "  - mark: [12, 5, 9, 7]\n  - {camera: [10, 3, 14, 12], over: 9}\n",
    ]
    var tiles: [GoldenTile] = []
    for (number, text) in scenarios.enumerated() {
      try folder.write(text, to: "s.yaml")
      tiles.append(GoldenTile("\(number)", try await picture("run s.yaml")))
    }
    try expectGolden(tiles, across: 2, "shapes-camera")
  }

  @Test func `rules of all cells on one sheet, and snapshots of one`() async throws {
    let sheet = try await picture(
      "life --vary rule=B2/S34H,B3/S23,\"R1,C2,S3-6,B4,NL\" --size 20x14 --edges wrap --frames 6")
    try folder.write(
      "world: life\nrule: B2/S34H\nsize: 14x9\nfill: 30%\nsteps:\n  - snapshot: one\n  - run: 5\n"
        + "  - snapshot: two\n  - snapshots: kept.png\n", to: "s.yaml")
    await InnerRender.done("run s.yaml --out b.gif --quiet", in: folder)
    let kept = try folder.picture("kept.png")
    try expectGolden(
      [GoldenTile("sheet", sheet), GoldenTile("kept", kept)], across: 2, "shapes-sheets")
  }

  // MARK: - Icons

  /// Returns a rule of four states with pictures of seven and fifteen pixels, coloured or grey.
  private static func rule(_ name: String, icons: String) -> String {
    """
    @RULE \(name)
    @TABLE
    n_states:4
    neighborhood:Moore
    symmetries:none
    @COLORS
    0 20 30 50
    1 255 180 60
    2 90 200 250
    3 240 240 240
    @ICONS
    \(icons)
    """
  }

  private static func sheet(_ side: Int, _ colours: String, _ pixel: (Int, Int, Int) -> String)
    -> String
  {
    let rows = (0..<3 * side).map { row in
      "\"" + (0..<side).map { pixel(row / side, $0, row % side) }.joined() + "\""
    }
    let count = colours.split(separator: "\n").count
    return "XPM\n\"\(side) \(3 * side) \(count) 1\"\n\(colours)\n\(rows.joined(separator: "\n"))\n"
  }

  private static let grey = "\". c #000000\"\n\"o c #808080\"\n\"# c #FFFFFF\""
  private static let coloured = "\". c #000000\"\n\"o c #40C040\"\n\"# c #FF4040\""

  /// Returns a frame, a cross, or a slope with a soft edge.
  private static func form(_ side: Int) -> (Int, Int, Int) -> String {
    { state, x, y in
      let last = side - 1
      switch state {
      case 0: return x == 0 || y == 0 || x == last || y == last ? "#" : "."
      case 1: return abs(x - last / 2) <= side / 7 || abs(y - last / 2) <= side / 7 ? "#" : "."
      default: return x < y ? "#" : x == y ? "o" : "."
      }
    }
  }

  @Test func `states are drawn with the icons of the rule's file`() async throws {
    let both = sheets(Self.grey)
    try folder.write(Self.rule("Grey", icons: both), to: "Grey.rule")
    try folder.write(Self.rule("Painted", icons: sheets(Self.coloured)), to: "Painted.rule")
    for word in ["circles", "diamonds", "triangles"] {
      try folder.write(Self.rule(word, icons: word), to: "\(word).rule")
    }
    let base = "life --rules . --size 7x4 --edges wall --fill 60% --seed 6 --frames 1"
    let tiles = try await tiles(
      base,
      [
        "--rule Grey --cell 6", "--rule Grey --cell 7", "--rule Grey --cell 8",
        "--rule Grey --cell 15", "--rule Grey --cell 16 --grid --legend",
        "--rule Grey --cell 33", "--rule Grey --cell 16 --theme amber --fade 5",
        "--rule Painted --cell 16 --legend", "--rule Painted --cell 16 --shape square",
        "--rule Painted --cell 16 --shape circle", "--rule circles --cell 20",
        "--rule diamonds --cell 15", "--rule triangles --cell 16 --legend",
        "--rule Painted --view 1,1,3,2 --cell 40",
      ])
    try expectGolden(tiles, across: 4, "shapes-icons")
  }

  private func sheets(_ colours: String) -> String {
    Self.sheet(7, colours, Self.form(7)) + Self.sheet(15, colours, Self.form(15))
  }

  // MARK: - Words

  @Test func `a rule that takes over brings its shape along`() async throws {
    let folder = try TemporaryFolder([
      "s.yaml": "world: life\nrule: B2/S34H\nsize: 20x10\nedges: wall\nfill: 30%\ncell: 4\nsteps:\n"
        + "  - still: a.png\n  - set: {rule: B3/S23}\n  - run: 2\n  - still: b.png\n"
    ])
    await InnerRender.done("run s.yaml --out c.gif --quiet", in: folder)
    let (a, b) = (try folder.picture("a.png"), try folder.picture("b.png"))
    // The picture is as large as its largest moment: the box of the hexagons is wider.
    #expect((a.width, a.height) == (98, 40) && (b.width, b.height) == (98, 40))
    // The squares have nothing at the sides.
    #expect((0..<40).allSatisfy { b[2, $0] == b[95, $0] })
    #expect(Set((0..<40).map { a[2, $0] }).count > 1)
  }
}
