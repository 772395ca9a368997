import TerrariumSimulation
import TerrariumSupport
import Testing

/// The memory limit, and the garbage that is collected when it is reached.
struct HashMemoryTests {
  private static let soup: [Cell] = {
    var stream = Seed(2).stream("memory")
    return Patterns.soup(side: 40, using: &stream)
  }()

  @Test func `memory too small for what lives is a clear error`() {
    for memory in [0, 5_000, 10_000] {
      var field = HashField(rule: .life, alive: HashMemoryTests.soup, memory: memory)
      let before = field.liveCells(in: CellRect(x: 0, y: 0, width: 40, height: 40))
      for generations in [1, 7, 1000, 1_000_000_000] {
        #expect(throws: WorldError.memoryBound(limitInBytes: memory)) {
          try field.advance(by: generations)
        }
      }
      #expect(field.liveCells(in: CellRect(x: 0, y: 0, width: 40, height: 40)) == before)
      #expect(field.population == UInt128(HashMemoryTests.soup.count))
    }
  }

  @Test func `after the error the field can be used`() throws {
    var field = HashField(rule: .life, alive: HashMemoryTests.soup, memory: 12_000)
    #expect(throws: WorldError.memoryBound(limitInBytes: 12_000)) { try field.advance(by: 500) }
    field.set(HashMemoryTests.soup, to: 0)
    field.set(Patterns.rPentomino, to: 1)
    var fresh = HashField(rule: .life, alive: Patterns.rPentomino)
    try field.advance(by: 10)
    try fresh.advance(by: 10)
    #expect(field.population == fresh.population)
    #expect(field.macrocellNodes() == fresh.macrocellNodes())
  }

  @Test(arguments: [60_000, 100_000, 200_000, 400_000])
  func `collection changes nothing but the time`(memory: Int) throws {
    var bounded = HashField(rule: .life, alive: Patterns.acorn, memory: memory)
    var free = HashField(rule: .life, alive: Patterns.acorn)
    for generations in [100, 300, 1, 64, 35] {
      try bounded.advance(by: generations)
      try free.advance(by: generations)
      #expect(bounded.population == free.population)
      #expect(bounded.macrocellNodes() == free.macrocellNodes())
    }
    #expect(NodeBudget.bytes(forNodes: bounded.store.nodes.capacity) <= memory)
    #expect(bounded.store.nodes.used <= bounded.store.nodes.capacity)
  }

  @Test func `a long film needs no more than the bound`() throws {
    var field = HashField(rule: .life, alive: Patterns.gosperGun, memory: 150_000)
    for _ in 0..<60 {
      try field.advance(by: 30)
      #expect(NodeBudget.bytes(forNodes: field.store.nodes.capacity) <= 150_000)
    }
    #expect(field.population == 36 + 60 * 5)
  }

  @Test func `edits beyond the bound hold until the next step`() {
    var field = HashField(rule: .life, memory: 10_000)
    for cell in HashMemoryTests.soup { field.set([cell], to: 1) }
    #expect(field.population == UInt128(HashMemoryTests.soup.count))
    #expect(throws: WorldError.memoryBound(limitInBytes: 10_000)) { try field.advance(by: 1) }
    #expect(field.population == UInt128(HashMemoryTests.soup.count))
  }

  @Test func `many edits of one cell need no more room than a few`() {
    var field = HashField(rule: .life, alive: Patterns.gosperGun, memory: 40_000)
    for turn in 0..<5000 { field.set([Cell(turn % 200, turn % 70)], to: UInt8(turn & 1)) }
    #expect(field.store.nodes.capacity <= field.store.nodes.mostNodes)
  }

  @Test func `a copy is a snapshot`() throws {
    var field = HashField(rule: .life, alive: Patterns.rPentomino)
    try field.advance(by: 100)
    let snapshot = field
    let population = field.population
    try field.advance(by: 1003)
    #expect(field.population == 116)
    #expect(snapshot.population == population)
    var other = snapshot
    other.set([Cell(1 << 30, 0)], to: 1)
    #expect(snapshot.population == population)
    try other.advance(by: 1003)
    #expect(other.population == 116)
    #expect(snapshot.population == population)
  }

  @Test(arguments: [0, 1_000, 100_000, 1 << 30, 1 << 40])
  func `a budget fits its bytes and wastes few of them`(bytes: Int) {
    let nodes = NodeBudget.nodes(within: bytes)
    #expect(nodes == 0 || NodeBudget.bytes(forNodes: nodes) <= bytes)
    #expect(nodes < Int(UInt32.max))
    if bytes <= 1 << 30 { #expect(NodeBudget.bytes(forNodes: nodes + 1) > bytes) }
  }
}
