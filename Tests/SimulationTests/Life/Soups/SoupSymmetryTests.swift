import Simulation
import Testing

/// Random fields with a symmetry, looked at cell by cell.
@Suite struct SoupSymmetryTests {
  private static let sizes = [
    (16, 16), (17, 17), (16, 17), (17, 16), (31, 32), (9, 24), (64, 3), (1, 1), (2, 1), (65, 66),
  ].map { GridSize(columns: $0, rows: $1) }

  private func field(_ symmetry: SoupSymmetry, _ size: GridSize, _ seed: UInt64) -> LifeWorld {
    var world = LifeWorld(
      rule: CellRule(.life), size: GridSize(columns: 100, rows: 100), edges: .wrap)
    var stream = Seed(seed).stream("init")
    world.fill(
      CellRect(x: 10, y: 12, width: size.columns, height: size.rows),
      thousandthsOfPercent: 50_000, having: symmetry, using: &stream)
    return world
  }

  /// The images of a place under the mirrors and turns of a symmetry, counted from the middle in
  /// half cells.
  private func images(_ symmetry: SoupSymmetry, _ x: Int, _ y: Int) -> [(Int, Int)] {
    let turns = [(-x, -y)]
    let quarters = [(-y, x), (-x, -y), (y, -x)]
    let mirrors = [(x, -y), (-x, y), (-x, -y)]
    let diagonals = [(y, x), (-y, -x), (-x, -y)]
    switch symmetry.rawValue.prefix(4) {
    case "C1": return []
    case "C2_1", "C2_2", "C2_4": return turns
    case "C4_1", "C4_4": return quarters
    case "D2_+": return [(x, -y)]
    case "D2_x": return [(y, x)]
    case "D4_+": return mirrors
    case "D4_x": return diagonals
    default: return quarters + mirrors + diagonals
    }
  }

  @Test(arguments: SoupSymmetry.allCases)
  func `fields have the symmetry that they are named after`(symmetry: SoupSymmetry) {
    for size in Self.sizes {
      let part = symmetry.part(of: size)
      let (left, top) = (
        10 + (size.columns - part.columns) / 2, 12 + (size.rows - part.rows) / 2
      )
      var lives = 0
      for seed in UInt64(1)...5 {
        let world = field(symmetry, size, seed)
        let cells = world.liveCells(in: CellRect(x: 0, y: 0, width: 100, height: 100))
        let all = Set(cells)
        lives += all.count
        for cell in cells {
          #expect(
            left..<left + part.columns ~= cell.x && top..<top + part.rows ~= cell.y,
            "\(symmetry.rawValue) \(size)")
          let (x, y) = (2 * (cell.x - left) - part.columns + 1, 2 * (cell.y - top) - part.rows + 1)
          for image in images(symmetry, x, y) {
            let (column, row) = (
              (image.0 + part.columns - 1) / 2 + left, (image.1 + part.rows - 1) / 2 + top
            )
            #expect(all.contains(Cell(column, row)), "\(symmetry.rawValue) \(size) seed \(seed)")
          }
        }
      }
      if part.area >= 100 { #expect(lives > part.area, "\(symmetry.rawValue) \(size)") }
    }
  }

  @Test(arguments: SoupSymmetry.allCases)
  func `the digit is the number of cells round the fixed point`(symmetry: SoupSymmetry) {
    for size in Self.sizes {
      let part = symmetry.part(of: size)
      #expect(part.columns <= size.columns && part.rows <= size.rows)
      let odd = (part.columns % 2, part.rows % 2)
      guard part.area > 0 else { continue }
      switch symmetry.rawValue.split(separator: "_").last?.last {
      case "1" where symmetry == .d2PlusOne: #expect(odd.1 == 1)
      case "2" where symmetry == .d2PlusTwo: #expect(odd.1 == 0)
      case "1" where symmetry != .c1: #expect(odd == (1, 1))
      case "2": #expect(odd.0 + odd.1 == 1)
      case "4": #expect(odd == (0, 0))
      default: break
      }
    }
  }

  @Test func `apgsearch's sizes are whole, and others lose a row or a column at most`() {
    func part(_ symmetry: SoupSymmetry, _ columns: Int, _ rows: Int) -> GridSize {
      symmetry.part(of: GridSize(columns: columns, rows: rows))
    }
    for (symmetry, columns, rows) in [
      (SoupSymmetry.c1, 16, 16), (.c2One, 31, 31), (.c2Two, 32, 31), (.c2Four, 32, 32),
      (.c4One, 31, 31), (.c4Four, 32, 32), (.d2PlusOne, 16, 31), (.d2PlusTwo, 16, 32),
      (.d2Cross, 16, 16), (.d4PlusOne, 31, 31), (.d4PlusTwo, 32, 31), (.d4PlusFour, 32, 32),
      (.d4CrossOne, 31, 31), (.d4CrossFour, 32, 32), (.d8One, 31, 31), (.d8Four, 32, 32),
    ] {
      #expect(part(symmetry, columns, rows) == GridSize(columns: columns, rows: rows))
    }
    #expect(part(.c2One, 16, 16) == GridSize(columns: 15, rows: 15))
    #expect(part(.d8Four, 40, 17) == GridSize(columns: 16, rows: 16))
    #expect(part(.c2Two, 31, 32) == GridSize(columns: 31, rows: 32))
  }

  @Test func `without a symmetry a field is what it was before there were any`() {
    var (one, other) = (
      LifeWorld(rule: CellRule(.life), size: GridSize(columns: 40, rows: 30), edges: .wrap),
      LifeWorld(rule: CellRule(.life), size: GridSize(columns: 40, rows: 30), edges: .wrap)
    )
    let all = CellRect(x: 0, y: 0, width: 40, height: 30)
    var (first, second) = (Seed(3).stream("init"), Seed(3).stream("init"))
    one.fill(all, thousandthsOfPercent: 30_000, using: &first)
    other.fill(all, thousandthsOfPercent: 30_000, having: .c1, using: &second)
    #expect(one.liveCells(in: all) == other.liveCells(in: all))
  }

  @Test func `a symmetric field stays symmetric`() throws {
    for symmetry in SoupSymmetry.allCases {
      var world = LifeWorld(
        rule: CellRule(.life), size: GridSize(columns: 100, rows: 100), edges: .none)
      var stream = Seed(9).stream("init")
      let size = GridSize(columns: 20, rows: 21)
      world.fill(
        CellRect(x: 0, y: 0, width: 20, height: 21), thousandthsOfPercent: 40_000,
        having: symmetry, using: &stream)
      try world.advance(by: 30)
      let part = symmetry.part(of: size)
      let (left, top) = ((20 - part.columns) / 2, (21 - part.rows) / 2)
      let cells = Set(world.liveCells(in: CellRect(x: -90, y: -90, width: 200, height: 200)))
      #expect(cells.count > 20, "\(symmetry.rawValue)")
      for cell in cells {
        let (x, y) = (2 * (cell.x - left) - part.columns + 1, 2 * (cell.y - top) - part.rows + 1)
        for image in images(symmetry, x, y) {
          #expect(
            cells.contains(
              Cell((image.0 + part.columns - 1) / 2 + left, (image.1 + part.rows - 1) / 2 + top)),
            "\(symmetry.rawValue)")
        }
      }
    }
  }
}
