import TerrariumSimulation
import TerrariumSupport
import Testing

/// The windows of a field, compared with its cells one by one.
struct HashWindowTests {
  private static let windows = [
    CellRect(x: 0, y: 0, width: 1, height: 1), CellRect(x: -3, y: -5, width: 7, height: 9),
    CellRect(x: -9, y: 8, width: 16, height: 8), CellRect(x: -40, y: -41, width: 83, height: 79),
    CellRect(x: 17, y: 3, width: 64, height: 1), CellRect(x: 500, y: 500, width: 20, height: 20),
  ]

  /// A soup around the origin, before and after the background came alive.
  private static func fields() throws -> [(HashField, NaivePlane)] {
    var stream = Seed(11).stream("windows")
    let soup = Figures.soup(side: 70, using: &stream).map { Cell($0.x - 33, $0.y - 37) }
    let rule = RuleTable.ofCounts(born: [0, 3], survives: [2, 3])
    var field = HashField(rule: rule, alive: soup)
    var naive = NaivePlane(rule: rule, alive: soup)
    var fields = [(field, naive)]
    try field.advance(by: 1)
    naive.advance()
    fields.append((field, naive))
    return fields
  }

  @Test(arguments: windows)
  func `a window shows true states and lists what differs`(window: CellRect) throws {
    for (field, naive) in try HashWindowTests.fields() {
      let states = field.states(in: window)
      var listed: [Cell] = []
      for y in window.y..<window.maxY {
        for x in window.x..<window.maxX {
          #expect(states[x - window.x, y - window.y] == naive[x, y])
          if naive[x, y] != naive.background { listed.append(Cell(x, y)) }
        }
      }
      #expect(field.liveCells(in: window) == listed)
      let corner = Cell(window.x, window.y)
      #expect(field[corner] == naive[corner.x, corner.y])
    }
  }

  @Test(arguments: windows, [1, 2, 3, 5, 8, 10, 16, 33, 100])
  func `shares are those of counted cells`(window: CellRect, side: Int) throws {
    for (field, _) in try HashWindowTests.fields() {
      let shares = try #require(field.shares(in: window, blockSide: side))
      #expect(shares == field.states(in: window).shares(blockSide: side, stateCount: 2))
    }
  }

  @Test func `a window of a million by a million is quickly counted`() throws {
    // A cell fills a square that grows by 1 each way: blocks are full, empty or cut by its rim.
    var field = HashField(
      rule: RuleTable { $0.isAlive || $0.liveNeighbours > 0 }, alive: [Cell(0, 0)])
    try field.advance(by: 123_456)
    let window = CellRect(x: -500_000, y: -500_000, width: 1_000_000, height: 1_000_000)
    let shares = try #require(field.shares(in: window, blockSide: 1000))
    #expect(shares.size == GridSize(columns: 1000, rows: 1000))
    #expect(shares.planes[0][500 * 1000 + 500] == 255)
    #expect(shares.planes[0][0] == 0)
    // The last column reached is 123,456: 457 of the 1000 columns of its block.
    #expect(shares.planes[0][500 * 1000 + 623] == UInt8(457 * 255 / 1000))
    #expect(shares.planes[0][500 * 1000 + 624] == 0)
    #expect(shares.planes[0].count { $0 != 0 } == 248 * 248)
  }

  @Test func `edits reach far, and cells beyond all numbers are passed over`() {
    var field = HashField(rule: .life)
    let far = [
      Cell(1 << 40, -1 << 50), Cell(-Limits.farReach, Limits.farReach), Cell(-1, -1), Cell(0, 0),
    ]
    field.set(far + [Cell(2 * Limits.farReach, 0), Cell(0, .min), Cell(.max, .max)], to: 1)
    #expect(field.population == 4)
    for cell in far { #expect(field[cell] == 1) }
    #expect(field[Cell(.max, .max)] == 0)
    #expect(field[Cell(.min, .min)] == 0)
    #expect(
      field.liveBox
        == CellRect(
          x: -Limits.farReach, y: -1 << 50, width: Limits.farReach + (1 << 40) + 1,
          height: Limits.farReach + (1 << 50) + 1))
    let all = CellRect(x: .min / 2, y: .min / 2, width: .max, height: .max)
    #expect(field.liveCells(in: all) == [far[0], far[2], far[3], far[1]])
    field.set(far, to: 0)
    #expect(field.population == 0)
    #expect(field.tree.level == HashTree.smallestLevel)
  }

  @Test func `edits put true states on a live background`() {
    var field = HashField(rule: .life, background: 1)
    field.set([Cell(4, 4), Cell(5, 5)], to: 0)
    field.set([Cell(5, 5), Cell(6, 6)], to: 1)
    #expect(field.population == 1)
    #expect(field[Cell(4, 4)] == 0)
    #expect(field[Cell(5, 5)] == 1)
  }

  @Test func `edits leave the cells beside them alone`() {
    var stream = Seed(5).stream("edits")
    var field = HashField(rule: .life)
    var naive: [Cell: Bool] = [:]
    for round in 0..<60 {
      let cells = (0..<1 + stream.draw(below: 40)).map { _ in
        Cell(stream.draw(below: 150) - 75, stream.draw(below: 150) - 75)
      }
      field.set(cells, to: UInt8(round % 3 == 2 ? 0 : 1))
      for cell in cells { naive[cell] = round % 3 != 2 }
      #expect(field.population == UInt128(naive.values.count { $0 }))
    }
    for y in -76...76 {
      for x in -76...76 { #expect((field[Cell(x, y)] == 1) == (naive[Cell(x, y)] ?? false)) }
    }
  }

  @Test func `a moved field is the same elsewhere`() throws {
    var field = HashField(rule: .life, alive: Figures.glider)
    field.move(startTo: Cell(1000, -50))
    #expect(field.liveBox == CellRect(x: 1000, y: -50, width: 3, height: 3))
    try field.advance(by: 4)
    let window = CellRect(x: 990, y: -60, width: 20, height: 20)
    #expect(field.liveCells(in: window) == Figures.glider.map { Cell($0.x + 1001, $0.y - 49) })
    field.set([Cell(0, 0)], to: 1)
    #expect(field[Cell(0, 0)] == 1)
    #expect(field[Cell(1002, -49)] == 1)
    #expect(field.population == 6)
  }
}
