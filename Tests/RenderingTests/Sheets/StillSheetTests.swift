import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

/// Sheets of patterns and of snapshots.
struct StillSheetTests {
  /// Returns a full rectangle of cells.
  private func still(_ label: String, _ columns: Int, _ rows: Int) -> SheetStill {
    let cells = CellRect(x: 3, y: -5, width: columns, height: rows)
    let all = (0..<rows).flatMap { y in
      (0..<columns).map { Cell(cells.x + $0, cells.y + y) }
    }
    return SheetStill(label: label, source: PatternCells(all, of: seaLike), cells: cells)
  }

  private func sheet(
    _ stills: [SheetStill], heading: String = "", scale: Int = 1, shape: CellShape = .square
  ) throws -> StillSheet {
    var look = look(shape, .automatic)
    look.text.scale = scale
    let side = 160 * scale
    return try StillSheet(
      stills, tile: GridSize(columns: side, rows: side), heading: heading, look: look,
      subject: seaLike)
  }

  private var some: [SheetStill] {
    (0..<14).map { still("pattern-\($0)\ngun", 1 + $0 * 7 % 40, 1 + $0 * 61 % 300) }
  }

  @Test(arguments: [1, 2]) func `a tile is large enough to be seen`(scale: Int) throws {
    let picture = try sheet([still("one", 3, 3)], scale: scale).picture
    #expect(min(picture.width, picture.height) >= 160 * scale)
    let many = try sheet((0..<99).map { still("\($0)", 2, 2) }, scale: scale).picture
    #expect(many.width * many.height >= 99 * 160 * 160 * scale * scale)
    #expect(many.width > many.height * 2 / 3 && many.width < many.height * 2)
  }

  @Test func `a small still has large cells, and a large one is seen from far away`() throws {
    let theme = look(.square, .automatic).theme
    func share(_ columns: Int, _ rows: Int) throws -> Double {
      let picture = try sheet([still("", columns, rows)]).picture
      let alive = picture.palette.firstIndex(of: theme[.penguin]).map { UInt8($0) }
      return Double(picture.pixels.count { $0 == alive }) / Double(picture.pixels.count)
    }
    let (tiny, large, huge) = (try share(2, 2), try share(160, 160), try share(1000, 1000))
    #expect(0 < tiny && tiny < 0.05 && large > 0.5 && huge > 0.5)
  }

  @Test func `a label keeps its second line, however long the first is`() throws {
    func rows(_ label: String) throws -> Int { try sheet([still(label, 3, 3)]).picture.height }
    let long = "the first one with a very long name that goes on and on and on and on and on"
    for name in ["a", long] {
      let alone = try rows(name)
      #expect(try alone < rows("\(name)\ntick 10"), "\(name)")
    }
  }

  @Test(arguments: [CellShape.square, .hexagon, .circle])
  func `a sheet has the same stills as pixels and as shapes`(shape: CellShape) throws {
    let sheet = try sheet(some, heading: "Guns", shape: shape)
    let pixels = TruePicture(sheet.picture)
    let difference = pixels.meanDifference(from: SketchRaster.picture(of: sheet.sketch))
    #expect((difference ?? 255) < 2)
  }
}
