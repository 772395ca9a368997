import TerrariumSimulation
import TerrariumSupport
import Testing

/// Random fields with a symmetry, examined cell by cell.
@Suite struct SoupSymmetryTests {
  private static let sizes = [
    (16, 16), (17, 17), (16, 17), (17, 16), (31, 32), (9, 24), (64, 3), (1, 1), (2, 1), (65, 66),
  ].map { GridSize(columns: $0, rows: $1) }

  /// Returns a field of 100 by 100 cells with a random box.
  private func field(
    _ symmetry: SoupSymmetry, _ box: CellRect, edges: Edges, share: Int, seed: UInt64
  ) -> LifeWorld {
    var world = LifeWorld(
      rule: CellRule(.life), size: GridSize(columns: 100, rows: 100), edges: edges)
    var stream = Seed(seed).stream("init")
    world.fill(box, thousandthsOfPercent: share, having: symmetry, using: &stream)
    return world
  }

  /// Returns the part of a box that has a symmetry.
  private func part(_ symmetry: SoupSymmetry, of box: CellRect) -> CellRect {
    let size = symmetry.part(of: box.size)
    return CellRect(
      corner: Cell(
        box.x + (box.width - size.columns) / 2, box.y + (box.height - size.rows) / 2), size: size)
  }

  /// Returns the images of a cell under the reflections and rotations of a symmetry.
  private func images(_ symmetry: SoupSymmetry, of cell: Cell, in part: CellRect) -> [Cell] {
    // Counted from the centre in half cells.
    let (x, y) = (2 * (cell.x - part.x) - part.width + 1, 2 * (cell.y - part.y) - part.height + 1)
    return images(symmetry, x, y).map {
      Cell(($0 + part.width - 1) / 2 + part.x, ($1 + part.height - 1) / 2 + part.y)
    }
  }

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
      let box = CellRect(corner: Cell(10, 12), size: size)
      let part = part(symmetry, of: box)
      var lives = 0
      for seed in UInt64(1)...5 {
        let all = Set(field(symmetry, box, edges: .wrap, share: 50_000, seed: seed).cells)
        lives += all.count
        for cell in all {
          #expect(part.contains(cell), "\(symmetry.rawValue) \(size)")
          for image in images(symmetry, of: cell, in: part) {
            #expect(all.contains(image), "\(symmetry.rawValue) \(size) seed \(seed)")
          }
        }
      }
      if part.size.area >= 100 { #expect(lives > part.size.area, "\(symmetry.rawValue) \(size)") }
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

  @Test(arguments: [SoupSymmetry.c2Two, .d4PlusTwo], 1...9)
  func `with one odd side the fewest cells are left out`(symmetry: SoupSymmetry, columns: Int) {
    for rows in 1...9 {
      let size = GridSize(columns: columns, rows: rows)
      var largest = 0
      for width in 0...columns {
        for height in 0...rows where (width + height) % 2 == 1 {
          largest = max(largest, width * height)
        }
      }
      #expect(symmetry.part(of: size).area == largest, "\(size)")
    }
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
      let box = CellRect(x: 0, y: 0, width: 20, height: 21)
      var world = field(symmetry, box, edges: .none, share: 40_000, seed: 9)
      try world.advance(by: 30)
      let cells = Set(world.cells)
      #expect(cells.count > 20, "\(symmetry.rawValue)")
      for cell in cells {
        for image in images(symmetry, of: cell, in: part(symmetry, of: box)) {
          #expect(cells.contains(image), "\(symmetry.rawValue)")
        }
      }
    }
  }
}
