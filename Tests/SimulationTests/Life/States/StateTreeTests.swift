import TerrariumSimulation
import TerrariumSupport
import Testing

/// Planes of many states as trees of squares, and the engines that step them.
struct StateTreeTests {
  private static let rules = ["345/2/4", "WireWorld", "JvN29", "LifeHistory", "24/2/3H"]

  private func soup(_ size: GridSize, states: Int, using stream: inout RandomStream) -> StateGrid {
    StateGrid(size: size) { _, _ in
      stream.happens(1, in: 3) ? UInt8(stream.draw(below: states)) : 0
    }
  }

  private func world(
    _ rule: CellRule, _ engine: LifeEngine, _ start: StateGrid, at corner: Cell
  ) -> LifeWorld {
    var world = LifeWorld(rule: rule, size: start.size, options: LifeOptions(engine: engine))
    world.write(start, at: corner)
    return world
  }

  @Test(arguments: rules)
  func `a tree is the same cells elsewhere, whichever engine takes it`(text: String) throws {
    var stream = RandomStream(key: 31)
    let rule = try CellRule(text)
    for _ in 0..<4 {
      let size = GridSize(columns: 1 + stream.draw(below: 90), rows: 1 + stream.draw(below: 90))
      let corner = Cell(stream.draw(below: 999) - 500, stream.draw(below: 999) - 500)
      let start = soup(size, states: rule.stateCount, using: &stream)
      var twin = world(rule, .dense, start, at: corner)
      let tree = try #require(twin.tree())
      #expect(tree.middle == Cell(0, 0))
      for engine in [LifeEngine.auto, .hash, .dense] {
        var other = LifeWorld(rule: rule, size: size, options: LifeOptions(engine: engine))
        other.set([Cell(3, 3)], to: 1)
        let middle = Cell(stream.draw(below: 99), -stream.draw(below: 99))
        try other.take(CellTree(nodes: tree.nodes, middle: middle))
        #expect(other.counts == twin.counts && other.population == twin.population)
        let box = CellRect(corner: Cell(corner.x + middle.x, corner.y + middle.y), size: size)
        #expect(other.states(in: box) == start)
        try other.take(tree)
        #expect(other.tree()?.nodes == tree.nodes)
        var later = twin
        try other.advance(by: 9)
        try later.advance(by: 9)
        #expect(other.hasSameCells(as: later) && other.counts == later.counts, "\(engine)")
      }
      try twin.advance(by: 1)
    }
  }

  @Test(arguments: ["B3/S23", "JvN29"])
  func `all cells of a tree keep their places round another cell`(text: String) throws {
    var stream = RandomStream(key: 12)
    let rule = try CellRule(text)
    for _ in 0..<60 {
      let size = GridSize(columns: 1 + stream.draw(below: 70), rows: 1 + stream.draw(below: 70))
      let corner = Cell(stream.draw(below: 300) - 150, stream.draw(below: 300) - 150)
      let reach = 1 << (1 + stream.draw(below: 24))
      let middle = Cell(stream.draw(below: reach) - reach / 2, stream.draw(below: reach) - 1)
      let start = soup(size, states: rule.stateCount, using: &stream)
      let tree = try #require(world(rule, .dense, start, at: corner).tree())
      var moved = LifeWorld(rule: rule, size: size, options: LifeOptions(engine: .hash))
      try moved.take(CellTree(nodes: tree.nodes, middle: middle))
      let there = world(rule, .dense, start, at: Cell(corner.x + middle.x, corner.y + middle.y))
      // There is one smallest tree of some cells, regardless of the engine.
      let (list, expected) = (try #require(moved.tree()), try #require(there.tree()))
      #expect(list.nodes == expected.nodes && list.middle == Cell(0, 0))
    }
  }

  @Test(arguments: ["B3/S23", "23/3/4"], [0, 1, 3, 6])
  func `a tree as large as there are keeps its corners, whichever engine`(
    text: String, inset: Int
  ) throws {
    // Two blocks at the same distances from their corners.
    var nodes: [MacrocellNode] = [
      .leaf(0x0303 << (9 * inset)), .leaf((0xc0c0 << 48) >> (9 * inset)),
    ]
    for level in 4...61 {
      let last = nodes.count
      nodes.append(.branch(level: level, nw: last - 1, ne: 0, sw: 0, se: 0))
      nodes.append(.branch(level: level, nw: 0, ne: 0, sw: 0, se: last))
    }
    nodes.append(.branch(level: 62, nw: nodes.count - 1, ne: 0, sw: 0, se: nodes.count))
    let middle = Limits.farReach - inset
    for engine in [LifeEngine.auto, .hash] {
      var world = try LifeWorld(text, by: engine)
      try world.take(CellTree(nodes: nodes, middle: Cell(middle, middle)))
      try world.advance(by: 4)
      let tree = try #require(world.tree())
      guard case .branch(level: 62, _, _, _, _) = tree.nodes.last else {
        Issue.record("a tree of another level: \(engine)")
        continue
      }
      var again = try LifeWorld(text, by: engine)
      try again.take(tree)
      #expect(again.population == 8 && world.population == 8)
    }
  }

  @Test func `squares of two states may stand in a tree of many`() throws {
    var world = try LifeWorld("WireWorld", by: .hash)
    let bits: UInt64 = 0x8001_0204_0810_2043
    try world.take(
      CellTree(
        nodes: [.leaf(bits), .branch(level: 4, nw: 0, ne: 0, sw: 0, se: 1)], middle: Cell(5, 7)))
    #expect(world.counts == [UInt128(bits.nonzeroBitCount), 0, 0])
    for place in 0..<64 {
      #expect(world[Cell(5 + place % 8, 7 + place / 8)] == (bits >> UInt64(place) & 1 == 0 ? 0 : 1))
    }
    try world.take(CellTree(nodes: [.states(0x0302_0001)], middle: Cell(0, 0)))
    #expect(world.counts == [1, 1, 1] && world[Cell(-1, -1)] == 1 && world[Cell(0, 0)] == 3)
  }

  @Test(arguments: [
    [MacrocellNode.branch(level: 1, nw: 0, ne: 0, sw: 0, se: 0)],
    [.states(1), .branch(level: 3, nw: 1, ne: 0, sw: 0, se: 0)],
    [.branch(level: 2, nw: 1, ne: 0, sw: 0, se: 0)],
    [.branch(level: 63, nw: 0, ne: 0, sw: 0, se: 0)],
  ])
  func `a tree that does not hold together is refused`(nodes: [MacrocellNode]) throws {
    var world = try LifeWorld("WireWorld")
    #expect(throws: WorldError.self) { try world.take(CellTree(nodes: nodes, middle: Cell(0, 0))) }
    var field = HashField(rule: .life)
    #expect(field.population == 0)
    #expect(throws: MacrocellFault.levelOutOfRange(node: 1, level: 1)) {
      field = try HashField(macrocell: [.states(1)], rule: .life)
    }
  }

  @Test func `a tree that has more cells than memory is refused where it would be drawn`() throws {
    // A square full of wire, 2^30 cells a side.
    var nodes: [MacrocellNode] = [.states(0x0303_0303)]
    for level in 2...30 {
      nodes.append(
        .branch(level: level, nw: level - 1, ne: level - 1, sw: level - 1, se: level - 1))
    }
    let tree = CellTree(nodes: nodes, middle: Cell(0, 0))
    let rule = try CellRule("WireWorld")
    for engine in [LifeEngine.auto, .hash] {
      var world = LifeWorld(
        rule: rule, size: GridSize(columns: 9, rows: 9),
        options: LifeOptions(engine: engine, memoryLimit: 1 << 22))
      try world.take(tree)
      #expect(world.counts == [0, 0, 1 << 60])
      try world.advance(by: 1 << 40)
      #expect(world.population == 1 << 60 && world.engineWork?.engine == "hash")
      #expect(
        world.liveBox == CellRect(x: -(1 << 29), y: -(1 << 29), width: 1 << 30, height: 1 << 30))
    }
    var dense = try LifeWorld("WireWorld", by: .dense)
    #expect(throws: WorldError.self) { try dense.take(tree) }
  }

  @Test(arguments: 0...1)
  func `shares of a background that lives take no time, however far one sees`(phase: Int) throws {
    var world = try LifeWorld("R2,C0,S6-9,B0-8,NM")
    world.set([Cell(3, 4)], to: 1)
    try world.advance(by: phase)
    let far = CellRect(x: -(1 << 29), y: -(1 << 29), width: 1 << 30, height: 1 << 30)
    let shares = world.shares(in: far, blockSide: 1 << 24)
    // No block holds more than a few cells of another state: at most one part in 255 less.
    let share = world.background == 1 ? 254...255 : 0...1 as ClosedRange<UInt8>
    #expect(shares.planes[0].allSatisfy(share.contains))
    #expect(world.background == UInt8(phase))
  }

  @Test func `shares of a field without cells take no time, however far one sees`() throws {
    let world = try LifeWorld("WireWorld", by: .dense)
    let far = CellRect(x: -(1 << 29), y: -(1 << 29), width: 1 << 30, height: 1 << 30)
    let shares = world.shares(in: far, blockSide: 1 << 24)
    #expect(shares.planes == [[UInt8]](repeating: [UInt8](repeating: 0, count: 64 * 64), count: 3))
  }

  @Test func `long steps come to HashLife, short ones back to the tiles`() throws {
    var stream = RandomStream(key: 9)
    let rule = try CellRule("WireWorld")
    let start = soup(GridSize(columns: 40, rows: 40), states: 4, using: &stream)
    var world = world(rule, .auto, start, at: Cell(0, 0))
    var twin = self.world(rule, .dense, start, at: Cell(0, 0))
    #expect(world.engineWork?.engine == "dense")
    try world.advance(by: 1 << 16)
    try twin.advance(by: 1 << 16)
    #expect(world.engineWork?.engine == "hash" && world.hasSameCells(as: twin))
    world.set([Cell(1, 1), Cell(20, 20)], to: 1)
    twin.set([Cell(1, 1), Cell(20, 20)], to: 1)
    for step in 0..<40 {
      try world.advance(by: 1)
      try twin.advance(by: 1)
      try #require(world.hasSameCells(as: twin), "\(step)")
    }
    #expect(world.counts == twin.counts)
  }

  @Test func `what does not fit into memory tile by tile goes on in HashLife`() throws {
    // Two loops of wire, each with an electron, so far apart that no box of tiles holds both.
    let loop = [(1, 0), (2, 0), (3, 0), (0, 1), (4, 1), (0, 2), (4, 2), (1, 3), (2, 3), (3, 3)]
    var world = try LifeWorld("12/3/5", by: .hash)
    for far in [0, 1 << 40] {
      world.set(loop.map { Cell($0.0 + far, $0.1) }, to: 1)
    }
    #expect(world.population == 20)
    var auto = try LifeWorld("12/3/5")
    try auto.take(try #require(world.tree()))
    try auto.advance(by: 30)
    try world.advance(by: 30)
    #expect(auto.counts == world.counts && auto.liveBox == world.liveBox)
    // Also if drawn by hand; if only tiles are requested, the refusal comes when time goes on.
    var drawn = try LifeWorld("12/3/5")
    drawn.set([Cell(0, 0)], to: 1)
    drawn.set([Cell(1 << 40, 1 << 40)], to: 1)
    #expect(drawn.population == 2 && drawn[Cell(1 << 40, 1 << 40)] == 1)
    var tiles = try LifeWorld("12/3/5", by: .dense)
    tiles.set([Cell(0, 0), Cell(1 << 40, 1 << 40)], to: 1)
    #expect(throws: WorldError.memoryBound(limitInBytes: LifeOptions.usualMemory)) {
      try tiles.advance(by: 1)
    }
  }
}
