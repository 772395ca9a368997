import TerrariumSimulation
import TerrariumSupport
import Testing

/// The windows of a field, compared with its cells one by one.
struct HashWindowTests {
  @Test func `a window of a million by a million is quickly counted`() throws {
    // A cell fills a square that grows by 1 each way: blocks are full, empty or cut by its edge.
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

  @Test func `a moved field is the same elsewhere`() throws {
    var field = HashField(rule: .life, alive: Patterns.glider)
    field.move(startTo: Cell(1000, -50))
    #expect(field.liveBox == CellRect(x: 1000, y: -50, width: 3, height: 3))
    try field.advance(by: 4)
    let window = CellRect(x: 990, y: -60, width: 20, height: 20)
    #expect(field.liveCells(in: window) == Patterns.glider.map { Cell($0.x + 1001, $0.y - 49) })
    field.set([Cell(0, 0)], to: 1)
    #expect(field[Cell(0, 0)] == 1)
    #expect(field[Cell(1002, -49)] == 1)
    #expect(field.population == 6)
  }
}
