import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

/// The geometry of cells, compared with the definitions corner by corner and point by point.
struct TilingTests {
  private static func cells(around cell: Cell, reach: Int) -> [Cell] {
    (-reach...reach).flatMap { y in
      (-reach...reach).map { Cell(cell.x + $0, cell.y + y) }
    }
  }

  @Test(arguments: CellLattice.allCases)
  func `a point lies in the cell whose outline is around it, in no other`(lattice: CellLattice) {
    let tiling = lattice.tiling
    var stream = RandomStream(key: 3)
    for _ in 0..<4000 {
      let point = PixelPoint(
        Double(stream.draw(below: 1 << 20)) / 40_000 - 13,
        Double(stream.draw(below: 1 << 20)) / 40_000 - 13)
      let cell = tiling.cell(at: point)
      #expect(NaivePolygons.contains(tiling.outline(of: cell), point), "\(point) in \(cell)")
      let others = Self.cells(around: cell, reach: 2).filter { $0 != cell }
      let isElsewhere = others.contains { NaivePolygons.contains(tiling.outline(of: $0), point) }
      #expect(!isElsewhere, "\(point)")
    }
  }

  @Test(arguments: CellLattice.allCases)
  func `two cells have a side in common, each from its own end`(lattice: CellLattice) {
    let tiling = lattice.tiling
    let count = [CellLattice.squares: 4, .hexagons: 6, .triangles: 3][lattice]
    for cell in Self.cells(around: Cell(0, 0), reach: 3) {
      #expect(tiling.sides(of: cell).count == count)
      for side in tiling.sides(of: cell) {
        let other = Cell(cell.x + side.neighbour.x, cell.y + side.neighbour.y)
        let (from, to) = (tiling.origin(of: cell), tiling.origin(of: other))
        #expect(
          tiling.sides(of: other).contains {
            to &+ $0.start == from &+ side.end && to &+ $0.end == from &+ side.start
              && Cell(other.x + $0.neighbour.x, other.y + $0.neighbour.y) == cell
          }, "\(cell) \(side)")
      }
    }
  }

  /// Returns the cells that share a corner with a cell, and those that share a side.
  private func touching(_ cell: Cell, _ tiling: any Tiling) -> (
    corners: Set<Cell>, sides: Set<Cell>
  ) {
    func knots(_ cell: Cell) -> Set<LatticePoint> {
      Set(tiling.sides(of: cell).map { tiling.origin(of: cell) &+ $0.start })
    }
    let own = knots(cell)
    let others = Self.cells(around: cell, reach: 3).filter { $0 != cell }
    return (
      Set(others.filter { !own.isDisjoint(with: knots($0)) }),
      Set(others.filter { own.intersection(knots($0)).count == 2 })
    )
  }

  /// Returns the cells that are born around a single live cell, if one neighbour is enough.
  private func neighbours(of cell: Cell, _ rule: String) throws -> Set<Cell> {
    var world = LifeWorld(rule: try CellRule(rule), size: GridSize(columns: 9, rows: 9))
    world.set([cell], to: 1 ^ world.background)
    try world.advance(by: 1)
    let window = CellRect(x: -9, y: -9, width: 30, height: 30)
    let states = world.states(in: window)
    return Set(
      states.states.indices.filter { states.states[$0] == 1 }.map {
        Cell(window.x + $0 % window.width, window.y + $0 / window.width)
      })
  }

  @Test(arguments: [Cell(0, 0), Cell(1, 0), Cell(0, 1), Cell(4, -3), Cell(-5, -3)])
  func `the neighbours that are drawn are those of the rule`(cell: Cell) throws {
    let hexagons = touching(cell, HexagonTiling())
    #expect(hexagons.corners == hexagons.sides && hexagons.sides.count == 6)
    #expect(try neighbours(of: cell, "R1,C0,S,B1,NH") == hexagons.sides)
    #expect(try neighbours(of: cell, "B1/SHHistory") == hexagons.sides)
    let triangles = touching(cell, TriangleTiling())
    #expect(triangles.corners.count == 12 && triangles.sides.count == 3)
    #expect(try neighbours(of: cell, "R1,C0,S,B1,NL") == triangles.corners)
    // The apex points down where the sum is even: the cell above shares the upper edge.
    let isEven = (cell.x + cell.y) % 2 == 0
    #expect(triangles.sides.contains(Cell(cell.x, cell.y + (isEven ? -1 : 1))))
    let squares = touching(cell, SquareTiling())
    #expect(squares.corners.count == 8 && squares.sides.count == 4)
  }

  @Test func `hexagons lie where they should`() {
    let rise = 3.0.squareRoot() / 2
    for cell in Self.cells(around: Cell(0, 0), reach: 4) {
      let outline = HexagonTiling().outline(of: cell)
      let middle = outline.reduce(PixelPoint.zero, +) / 6 - PixelPoint(0.5, 1 / 3.0.squareRoot())
      #expect(abs(middle.x - (Double(cell.x) - Double(cell.y) / 2)) < 1e-9)
      #expect(abs(middle.y - rise * Double(cell.y)) < 1e-9)
      let sides = zip(outline, outline.dropFirst()).map { (($0 - $1) * ($0 - $1)).sum() }
      #expect(sides.allSatisfy { abs($0 - 1 / 3.0) < 1e-9 })
    }
  }

  @Test(arguments: CellLattice.allCases)
  func `a box is that of all outlines, and no cell in it is left out`(lattice: CellLattice) {
    let tiling = lattice.tiling
    var stream = RandomStream(key: 5)
    for _ in 0..<60 {
      let rect = CellRect(
        x: stream.draw(below: 30) - 15, y: stream.draw(below: 30) - 15,
        width: 1 + stream.draw(below: 7), height: 1 + stream.draw(below: 7))
      let all = (rect.y..<rect.maxY).flatMap { y in (rect.x..<rect.maxX).map { Cell($0, y) } }
      let corners = all.flatMap { tiling.outline(of: $0) }
      let (least, most) = tiling.box(of: rect)
      #expect(least == corners.reduce(corners[0]) { pointwiseMin($0, $1) }, "\(rect)")
      #expect(most == corners.reduce(corners[0]) { pointwiseMax($0, $1) }, "\(rect)")
      let there = tiling.cells(from: least, to: most)
      for _ in 0..<50 {
        let part = PixelPoint(
          Double(stream.draw(below: 1000)) / 999, Double(stream.draw(below: 1000)) / 999)
        let cell = tiling.cell(at: least + (most - least) * part)
        #expect(there.contains(cell), "\(cell) of \(rect)")
        for side in tiling.sides(of: cell) {
          let beside = Cell(cell.x + side.neighbour.x, cell.y + side.neighbour.y)
          #expect(there.contains(beside), "beside \(cell) of \(rect)")
        }
      }
    }
  }

  @Test func `the outline of a rectangle is that of all its cells`() throws {
    for (width, height) in [(1, 1), (2, 9), (6, 6), (7, 7), (8, 3), (20, 15)] {
      let cells = CellRect(x: -5, y: 3, width: width, height: height)
      for tiling in [CellLattice.hexagons, .triangles].map(\.tiling) {
        func corners(_ outline: TilingOutline?) throws -> Set<LatticePoint> {
          Set(try #require(outline).loops.joined())
        }
        let all = TilingOutline(of: tiling, among: cells) { _, _ in true }
        let rim = TilingOutline(around: cells, of: tiling, limit: 1000)
        #expect(try corners(rim) == corners(all))
        #expect(try #require(rim).loops.map(\.count).sorted() == all?.loops.map(\.count).sorted())
      }
    }
    let large = CellRect(x: -1 << 29, y: -20, width: 1 << 30, height: 40)
    #expect(TilingOutline(around: large, of: HexagonTiling(), limit: 1000) == nil)
  }

  @Test func `outlines go once around what touches, and around holes`() throws {
    let alive: Set<Cell> = [
      Cell(0, 0), Cell(1, 0), Cell(0, 1), Cell(2, 1), Cell(1, 2), Cell(2, 2), Cell(5, 1),
    ]
    let window = CellRect(x: -1, y: -1, width: 9, height: 6)
    let outline = try #require(
      TilingOutline(of: HexagonTiling(), among: window) { alive.contains(Cell($0, $1)) })
    // A ring of six has eighteen corners outside and six around its hole.
    #expect(outline.loops.map(\.count).sorted() == [6, 6, 18])
    let four = try #require(
      TilingOutline(
        of: TriangleTiling(), among: CellRect(x: 0, y: 0, width: 3, height: 1),
        contains: { _, _ in true }))
    // Three triangles next to each other: points on a straight line are omitted.
    #expect(four.loops.map(\.count) == [4])
    #expect(TilingOutline(of: HexagonTiling(), among: window, limit: 9) { _, _ in true } == nil)
  }
}
