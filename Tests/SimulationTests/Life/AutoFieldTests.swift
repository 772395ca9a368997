import TerrariumSimulation
import TerrariumSupport
import Testing

/// The choice of the engine for a plane, by counted work.
struct AutoFieldTests {
  /// The kinds of fields that step a plane tile by tile, each with a rule and an empty field.
  private enum Plane: CaseIterable {
    case bits, ages, bytes

    func field(
      isAlternating: Bool, _ options: LifeOptions
    ) -> (rule: CellRule, tiles: any TiledField) {
      switch self {
      case .bits:
        let table: RuleTable = isAlternating ? .ofCounts(born: [0, 3], survives: [2, 3]) : .life
        return (CellRule(table), TilePlane(rule: table, options: options))
      case .ages:
        let brain = GenerationsRule(.ofCounts(born: [2], survives: []), stateCount: 3)
        return (CellRule(brain), GenerationsField(brain, topology: nil, options: options))
      case .bytes:
        let brain = GenerationsRule(.ofCounts(born: [2], survives: [3]), stateCount: 4)
        let kernel = RuleKernel.of(brain)
        return (CellRule(brain), TileField(kernel: kernel, topology: nil, options: options))
      }
    }
  }

  @Test(arguments: Plane.allCases)
  private func `threads change neither the cells nor the counted work`(plane: Plane) throws {
    var stream = Seed(1100).stream("wide")
    let cells = Patterns.soup(side: 1100, using: &stream)
    let fields = try (1...3).map { threads in
      let options = LifeOptions(workers: WorkerPool(threads: threads), memoryLimit: 1 << 26)
      var tiles = plane.field(isAlternating: false, options).tiles
      tiles.set(cells, to: 1)
      try tiles.advance(by: 5)
      #expect(tiles.effort > 0)
      return tiles
    }
    for field in fields.dropFirst() {
      #expect(field.hasSameCells(as: fields[0]))
      #expect(field.effort == fields[0].effort)
    }
  }

  @Test(arguments: Plane.allCases, [1, 300, 20_000])
  private func `whichever engine has the cells, they are the same`(
    plane: Plane, worthTrying: Int
  ) throws {
    let options = LifeOptions(memoryLimit: 1 << 26)
    var engines: Set<String> = []
    for seed in 0..<4 {
      var stream = Seed(UInt64(seed)).stream("engines")
      let (rule, tiles) = plane.field(isAlternating: seed % 2 == 1, options)
      var field = AutoField(rule, tiles: tiles, options: options, worthTrying: worthTrying)
      var twin = options.makeHash(rule, background: 0)
      for _ in 0..<40 {
        if stream.happens(1, in: 3) {
          let cells = Patterns.soup(side: 1 + stream.draw(below: 9), using: &stream, within: 75)
          let state = UInt8(stream.draw(below: rule.stateCount))
          field.set(cells, to: state)
          twin.set(cells, to: state)
        }
        let generations = [1, 2, 7, 30, 64, 100][stream.draw(below: 6)]
        try field.advance(by: generations)
        try twin.advance(by: generations)
        // A tree lists its cells faster than it looks one up.
        #expect(twin.hasSameCells(as: field), "seed \(seed)")
        engines.insert(field.work.engine)
      }
    }
    // So few tiles of bits are too little work to try anything else; for those see the gun.
    if worthTrying == 1, plane != .bits { #expect(engines.count == 2) }
  }

  @Test(arguments: Plane.allCases)
  private func `where one engine has no memory left, the other goes on`(plane: Plane) throws {
    for seed in 0..<6 {
      var stream = Seed(UInt64(seed)).stream("side by side")
      let limit = 1 << (21 + seed % 3)
      let options = LifeOptions(workers: WorkerPool(threads: 2), memoryLimit: limit)
      let (rule, tiles) = plane.field(isAlternating: false, options)
      var field = AutoField(rule, tiles: tiles, options: options)
      var twin = tiles
      let side = 20 + stream.draw(below: 20)
      let cells = Patterns.soup(side: side, using: &stream, within: 75)
      field.set(cells, to: 1)
      twin.set(cells, to: 1)
      for generations in [300, 1, 700] {
        do {
          try twin.advance(by: generations)
        } catch {
          break
        }
        try field.advance(by: generations)
        #expect(field.hasSameCells(as: twin), "seed \(seed)")
        #expect(field.bytes <= limit, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [(80, 1000), (5, 1_000_000)])
  func `a gun at long steps comes to HashLife`(calls: Int, generations: Int) throws {
    let size = GridSize(columns: 40, rows: 20)
    var world = LifeWorld(rule: .life, size: size, edges: .none)
    world.set(Patterns.gosperGun)
    var twin = LifeWorld(rule: .life, size: size, edges: .none, options: LifeOptions(engine: .hash))
    twin.set(Patterns.gosperGun)
    for _ in 0..<calls {
      try world.advance(by: generations)
      try twin.advance(by: generations)
      #expect(world.census == twin.census, "\(world.tick)")
    }
    #expect(world.engineWork?.engine == "hash")
  }

  @Test func `a plane where nearly all rests comes to HashLife`() throws {
    var world = LifeWorld(rule: .life, size: GridSize(columns: 40, rows: 20), edges: .none)
    world.set(Patterns.glider)
    for block in 0..<900 {
      let corner = Cell(150 * (block % 30) + 75, 150 * (block / 30))
      world.set(Patterns.cells(["OO", "OO"]).map { Cell($0.x + corner.x, $0.y + corner.y) })
    }
    try world.advance(by: 1 << 14)
    #expect(world.engineWork?.engine == "hash" && world.census == [3605])
  }

  @Test func `a soup at short steps stays with tiles`() throws {
    var world = LifeWorld(rule: .life, size: GridSize(columns: 200, rows: 200), edges: .none)
    var stream = Seed(5).stream("soup")
    world.set(Patterns.soup(side: 200, using: &stream))
    for _ in 0..<40 {
      try world.advance(by: 30)
      #expect(world.engineWork?.engine == "dense")
    }
  }

  @Test func `a step without fuel leaves everything as it was`() throws {
    var field = HashField(rule: .life)
    field.set(Patterns.rPentomino, to: 1)
    let before = field.liveCells(in: CellRect(x: -9, y: -9, width: 99, height: 99))
    var fuel = 3
    #expect(try field.advance(by: 500, fuel: &fuel) == 0)
    #expect(fuel < 0)
    #expect(field.liveCells(in: CellRect(x: -9, y: -9, width: 99, height: 99)) == before)
    fuel = 1 << 20
    #expect(try field.advance(by: 1103, fuel: &fuel) == 1103)
    #expect(field.population == 116)
  }

  @Test(arguments: 0..<6)
  func `a step that is cut into slices of results goes on where it was`(seed: Int) throws {
    var stream = Seed(UInt64(seed)).stream("slices")
    let soup = Patterns.soup(side: 150, using: &stream)
    var whole = HashField(rule: .life)
    whole.set(soup, to: 1)
    var cut = whole
    try whole.advance(by: 300)
    var left = 300
    while left > 0 {
      var fuel = 1 + stream.draw(below: 4000)
      left -= try cut.advance(by: left, fuel: &fuel)
    }
    #expect(cut.macrocellNodes() == whole.macrocellNodes())
  }
}
