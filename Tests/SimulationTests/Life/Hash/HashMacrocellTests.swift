import TerrariumSimulation
import TerrariumSupport
import Testing

/// Fields converted to lists of squares, and back.
struct HashMacrocellTests {
  @Test(arguments: [0, 1, 7, 1000, 1_000_000_007])
  func `a field comes back from its list`(generations: Int) throws {
    var field = HashField(rule: .life, alive: Patterns.gosperGun)
    try field.advance(by: generations)
    let list = field.macrocellNodes()
    var back = try HashField(macrocell: list, rule: .life)
    #expect(back.population == field.population)
    #expect(back.liveBox == field.liveBox)
    #expect(back.macrocellNodes() == list)
    try back.advance(by: 77)
    try field.advance(by: 77)
    #expect(back.macrocellNodes() == field.macrocellNodes())
  }

  @Test func `squares are placed as they are named`() throws {
    let list: [MacrocellNode] = [
      .leaf(1), .leaf(1 << 63), .branch(level: 4, nw: 2, ne: 0, sw: 0, se: 1),
      .branch(level: 5, nw: 0, ne: 3, sw: 0, se: 0),
    ]
    let field = try HashField(macrocell: list, rule: .life)
    #expect(
      field.liveCells(in: CellRect(x: -50, y: -50, width: 100, height: 100))
        == [Cell(7, -9), Cell(8, -8)])
  }

  @Test func `a single leaf is a field, and no square is an empty one`() throws {
    let leaf = try HashField(macrocell: [.leaf(1 | 1 << 9 | 1 << 63)], rule: .life)
    #expect(
      leaf.liveCells(in: CellRect(x: -8, y: -8, width: 16, height: 16))
        == [Cell(-4, -4), Cell(-3, -3), Cell(3, 3)])
    let nothing = try HashField(macrocell: [], rule: .life)
    #expect(nothing.population == 0)
    #expect(nothing.macrocellNodes().isEmpty)
    let empty = try HashField(
      macrocell: [.branch(level: 20, nw: 0, ne: 0, sw: 0, se: 0)], rule: .life)
    #expect(empty.population == 0)
    #expect(empty.liveBox == nil)
  }

  @Test func `lists that cannot be are refused`() {
    let faults: [(MacrocellFault, [MacrocellNode])] = [
      (
        .childNotYetThere(node: 2, child: 2),
        [.leaf(1), .branch(level: 4, nw: 1, ne: 2, sw: 0, se: 0)]
      ),
      (.childNotYetThere(node: 1, child: 7), [.branch(level: 4, nw: 0, ne: 0, sw: 7, se: 0)]),
      (.childNotYetThere(node: 1, child: -1), [.branch(level: 4, nw: -1, ne: 0, sw: 0, se: 0)]),
      (
        .childOfOtherLevel(node: 2, child: 1, level: 3),
        [.leaf(1), .branch(level: 5, nw: 0, ne: 0, sw: 0, se: 1)]
      ),
      (.levelOutOfRange(node: 1, level: 3), [.branch(level: 3, nw: 0, ne: 0, sw: 0, se: 0)]),
      (.levelOutOfRange(node: 1, level: 63), [.branch(level: 63, nw: 0, ne: 0, sw: 0, se: 0)]),
    ]
    for (fault, list) in faults {
      #expect(throws: fault) { try HashField(macrocell: list, rule: .life) }
    }
  }

  @Test func `a list may be larger than the bound`() throws {
    var stream = Seed(9).stream("list")
    let field = HashField(rule: .life, alive: Patterns.soup(side: 90, using: &stream))
    let list = field.macrocellNodes()
    var back = try HashField(macrocell: list, rule: .life, memory: 8_000)
    #expect(back.macrocellNodes() == list)
    #expect(throws: WorldError.memoryBound(limitInBytes: 8_000)) { try back.advance(by: 1) }
    #expect(back.macrocellNodes() == list)
  }

  @Test func `a square of squares holds more than memory could spread out`() throws {
    var list: [MacrocellNode] = [.leaf(0x0000_0018_1800_0000)]
    for level in 4...60 {
      let child = list.count
      list.append(.branch(level: level, nw: child, ne: child, sw: child, se: child))
    }
    var field = try HashField(macrocell: list, rule: .life)
    #expect(field.population == 4 << 114)
    try field.advance(by: 1_000_000_007)
    #expect(field.population == 4 << 114)
  }

  @Test func `a tree too large to be moved is left alone`() {
    var far = HashField(rule: .life, alive: [Cell(1 << 60, 0)])
    let list = far.macrocellNodes()
    let isMoved = far.recentre(at: Cell(-1, 0))
    #expect(!isMoved && far.origin == Cell(0, 0) && far.macrocellNodes() == list)
    var near = HashField(rule: .life, alive: [Cell(1, 0)])
    let moves = [Cell(-1 << 61, 0), Cell(-1 << 50, 1)].map { near.recentre(at: $0) }
    #expect(moves == [false, true])
    #expect(near.liveBox == CellRect(x: 1, y: 0, width: 1, height: 1))
    near.move(startTo: Cell(0, 0))
    #expect(near.liveBox == CellRect(x: 1 << 50 + 1, y: -1, width: 1, height: 1))
  }

  @Test func `a repeated square is moved once`() throws {
    let full = (4...30).map {
      MacrocellNode.branch(level: $0, nw: $0 - 3, ne: $0 - 3, sw: $0 - 3, se: $0 - 3)
    }
    var field = try HashField(macrocell: [.leaf(~0)] + full, rule: .life)
    let isMoved = field.recentre(at: Cell(-12345, 678))
    #expect(isMoved && field.population == 1 << 60 && field.macrocellNodes().count < 400)
  }
}
