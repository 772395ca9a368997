import Synchronization
import TerrariumSimulation
import TerrariumSupport
import Testing

/// The choice of the engine for a plane, call by call.
struct EngineAccountTests {
  /// Two engines with known times, and calls of some generations.
  private struct Race {
    /// The seconds of a generation of the tiles, of a call of HashLife, and of the transfer of the
    /// cells.
    var generation: Double
    var leap: Double
    var handover: Double
    var generations: Int
    var calls: Int

    var best: Double { Double(calls) * min(leap, generation * Double(generations)) }

    /// The results that HashLife computes in a second.
    private static let rate = 5e6

    /// Returns the seconds that both take by the account, and the engine that has the plane at the
    /// end.
    func run() -> (seconds: Double, hasTiles: Bool, hasSquares: Bool) {
      var account = EngineAccount()
      var total = 0.0
      var (hasTiles, hasSquares) = (true, false)
      for _ in 0..<calls {
        var (left, results) = (generations, max(1, Int(leap * Self.rate)))
        var start: Int? = account.isNew ? left : nil
        account.beginCall()
        call: while true {
          let cells = handover / 1e-7
          let wantsSquares =
            !hasSquares && left > 0
            && account.wantsSquares(tilesLeft: left, population: cells)
          let wantsTiles = !hasTiles && results > 0 && account.wantsTiles(population: cells)
          if wantsSquares || wantsTiles {
            account.begin(wantsSquares ? .squares : .tiles, cells: cells, in: handover)
            total += handover
            if wantsSquares {
              // An engine that joins later has less to do.
              let share = start == nil ? Double(left) / Double(generations) : 1
              results = max(1, Int(leap * Self.rate * share))
            } else {
              left = max(1, Int(Double(generations) * Double(results) / (leap * Self.rate)))
            }
            (hasSquares, hasTiles, start) = (true, true, nil)
          }
          switch account.nextStep(
            tilesLeft: hasTiles ? left : nil, squaresLeft: hasSquares ? results : nil)
          {
          case .work(.tiles):
            let part = account.slice(of: left)
            left -= part
            total += Double(part) * generation
            account.recordTiles(part, in: Double(part) * generation, isAlone: !hasSquares)
          case .work(.squares):
            let part = min(results, account.fuel)
            results -= part
            total += Double(part) / Self.rate
            account.recordSquares(results: part, in: Double(part) / Self.rate, isAlone: !hasTiles)
          case .loss(let engine):
            account.end(loser: engine)
            if engine == .tiles { hasTiles = false } else { hasSquares = false }
            break call
          case .end: break call
          }
        }
      }
      return (total, hasTiles, hasSquares)
    }
  }

  @Test(arguments: 0..<400)
  func `what is lost by a race is a part of what is needed`(seed: Int) {
    var stream = Seed(UInt64(seed)).stream("race")
    func power(_ most: Int) -> Double {
      (0..<stream.draw(below: most + 1)).reduce(1.0) { product, _ in product * 10 }
    }
    let generations = [1, 100, 1024, 16384, 1_000_000][stream.draw(below: 5)]
    let call = 1e-5 * power(5)
    let race = Race(
      // No generation takes so long that a single one is too expensive to try.
      generation: min(0.01, call * power(3) / Double(generations)), leap: call * power(3),
      handover: 1e-5 * power(3), generations: generations, calls: Int(power(3)))
    let (seconds, hasTiles, hasSquares) = race.run()
    let tiles = race.generation * Double(generations)
    // If they differ much, half as much again; otherwise they do not differ much.
    let isClose = tiles < 4 * race.leap && race.leap < 4 * tiles
    let bound = (isClose ? 4 : 1.6) * race.best + 4 * race.handover + 0.03
    #expect(seconds < bound, "\(race), \(seconds)")
    if race.best > 1, !isClose { #expect(tiles < race.leap ? hasTiles : hasSquares) }
  }

  @Test func `no race begins while the first generations become faster and faster`() {
    var account = EngineAccount()
    account.beginCall()
    // Two milliseconds for the first generation, and then half as long for each.
    var (left, time, slices) = (1000, 0.002, 0)
    while time > 1e-6 {
      let part = account.slice(of: left)
      account.recordTiles(part, in: Double(part) * time, isAlone: true)
      left -= part
      slices += 1
      let wantsRace = account.wantsSquares(tilesLeft: left * 1000, population: 1)
      #expect(!wantsRace, "slice \(slices)")
      time /= 2
    }
    #expect(slices > 5)
    // An engine that runs at a constant pace, with far to go, does not wait.
    for _ in 0..<3 { account.recordTiles(100, in: 0.001, isAlone: true) }
    let wantsRace = account.wantsSquares(tilesLeft: 1_000_000, population: 1)
    #expect(wantsRace)
  }

  @Test func `HashLife may take longer beside the tiles than in turns with them`() {
    var account = EngineAccount()
    account.beginCall()
    account.recordTiles(1, in: 0.1, isAlone: false)
    account.recordSquares(results: 1, in: 0.12, isAlone: false)
    // The tiles need another tenth of a second: HashLife has had more than 0.4 of all, less than
    // 0.8.
    #expect(account.nextStep(tilesLeft: 1, squaresLeft: 1) == .work(.tiles))
    account.isSideBySide = true
    #expect(account.nextStep(tilesLeft: 1, squaresLeft: 1) == .work(.squares))
    // If it takes one of two threads from the tiles, it may take half of their time.
    account.threadsOfTiles = 2
    #expect(account.nextStep(tilesLeft: 1, squaresLeft: 1) == .work(.tiles))
    account.threadsOfTiles = 1
    account.recordTiles(1, in: 0.1, isAlone: false)
    #expect(account.nextStep(tilesLeft: 0, squaresLeft: 1) == .loss(.squares))
  }

  @Test func `tiles are not far by their first slice alone`() {
    var account = EngineAccount()
    account.beginCall()
    account.recordTiles(1, in: 0.02, isAlone: false)
    #expect(!account.tilesAreFar(1_000_000))
    account.recordTiles(1, in: 0.02, isAlone: false)
    #expect(account.tilesAreFar(1_000_000))
  }

  @Test func `what becomes faster for a tenth of a second waits no longer`() {
    var account = EngineAccount()
    account.beginCall()
    account.recordTiles(1, in: 0.06, isAlone: true)
    let wantsEarly = account.wantsSquares(tilesLeft: 1000, population: 1)
    #expect(!wantsEarly)
    account.recordTiles(8, in: 0.06, isAlone: true)
    let wantsRace = account.wantsSquares(tilesLeft: 1_000_000, population: 1)
    #expect(wantsRace)
  }

  @Test func `a slice that was held up gives HashLife no time, and two in a row do`() {
    var account = EngineAccount()
    account.beginCall()
    account.begin(.squares, cells: 0, in: 0)
    for _ in 0..<2 { account.recordTiles(100, in: 0.01, isAlone: false) }
    account.recordSquares(results: 4096, in: 0.06, isAlone: false)
    #expect(account.nextStep(tilesLeft: 1000, squaresLeft: 1000) == .work(.tiles))
    account.recordTiles(10, in: 0.01, isAlone: false)
    #expect(account.nextStep(tilesLeft: 990, squaresLeft: 1000) == .work(.tiles))
    account.recordTiles(10, in: 0.01, isAlone: false)
    #expect(account.nextStep(tilesLeft: 980, squaresLeft: 1000) == .work(.squares))
  }

  /// The rules of the three kinds of fields that step a plane tile by tile, each with an empty one.
  private enum Plane: CaseIterable {
    case bits, ages, bytes

    static func options(jobs: Int) -> LifeOptions {
      LifeOptions(workers: WorkerPool(jobs: jobs), memoryLimit: 1 << 26)
    }

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

  @Test(arguments: Plane.allCases, [(60, false), (1100, true)])
  private func `a field is wide where a generation steps many tiles, and threads change nothing`(
    plane: Plane, soup: (side: Int, isWide: Bool)
  ) throws {
    var stream = Seed(UInt64(soup.side)).stream("wide")
    let cells = Figures.soup(side: soup.side, using: &stream)
    let fields = try (1...3).map { jobs in
      var tiles = plane.field(isAlternating: false, Plane.options(jobs: jobs)).tiles
      #expect(!tiles.isWide)
      tiles.set(cells, to: 1)
      try tiles.advance(by: 5)
      #expect(tiles.isWide == soup.isWide)
      return tiles
    }
    #expect(fields[1].hasSameCells(as: fields[0]) && fields[2].hasSameCells(as: fields[0]))
  }

  @Test(arguments: Plane.allCases, [1, 2])
  private func `whatever the clock says, the cells are the same`(plane: Plane, jobs: Int) throws {
    let options = Plane.options(jobs: jobs)
    var engines: Set<String> = []
    var races = 0
    for seed in 0..<8 {
      var stream = Seed(UInt64(seed)).stream("clock")
      let (rule, tiles) = plane.field(isAlternating: seed % 2 == 1, options)
      let clock = RandomClock(seed: seed)
      var field = AutoField(rule, tiles: tiles, options: options) { clock.next() }
      var twin = options.makeHash(rule, background: 0)
      for _ in 0..<40 {
        if stream.happens(1, in: 3) {
          let cells = Figures.soup(side: 1 + stream.draw(below: 9), using: &stream, within: 75)
          let state = UInt8(stream.draw(below: rule.stateCount))
          field.set(cells, to: state)
          twin.set(cells, to: state)
        }
        let generations = [1, 2, 7, 16, 30][stream.draw(below: 5)]
        try field.advance(by: generations)
        try twin.advance(by: generations)
        #expect(field.hasSameCells(as: twin), "seed \(seed)")
        engines.insert(field.work.engine)
        if let squares = field.hashField, field.work.engine != "hash" {
          races += 1
          #expect(field.bytes >= squares.bytes, "seed \(seed)")
          // Fields of ages do not report their time, and empty ones have no tiles.
          if plane != .ages, field.population > 0 {
            #expect(field.bytes > squares.bytes, "of both engines, seed \(seed)")
          }
        }
      }
    }
    #expect(engines.count == 2 && races > 0)
  }

  @Test(arguments: Plane.allCases)
  private func `engines side by side come to the same cells within memory`(plane: Plane) throws {
    for seed in 0..<6 {
      var stream = Seed(UInt64(seed)).stream("side by side")
      let limit = 1 << (21 + seed % 3)
      let options = LifeOptions(workers: WorkerPool(jobs: 2), memoryLimit: limit)
      let (rule, tiles) = plane.field(isAlternating: false, options)
      var field = AutoField(rule, tiles: tiles, options: options)
      var twin = tiles
      let side = 20 + stream.draw(below: 20)
      let cells = Figures.soup(side: side, using: &stream, within: 75)
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
    world.set(Figures.gosperGun)
    var twin = LifeWorld(rule: .life, size: size, edges: .none, options: LifeOptions(engine: .hash))
    twin.set(Figures.gosperGun)
    for _ in 0..<calls {
      try world.advance(by: generations)
      try twin.advance(by: generations)
      #expect(world.census == twin.census, "\(world.tick)")
    }
    // By then tiles would need hours, on any machine and in any build.
    if generations > 1000 { #expect(world.engineWork?.engine == "hash") }
  }

  @Test func `a step without fuel leaves everything as it was`() throws {
    var field = HashField(rule: .life)
    field.set(Figures.rPentomino, to: 1)
    let before = field.liveCells(in: CellRect(x: -9, y: -9, width: 99, height: 99))
    var fuel = 3
    #expect(try field.advance(by: 500, fuel: &fuel) == 0)
    #expect(fuel < 0)
    #expect(field.liveCells(in: CellRect(x: -9, y: -9, width: 99, height: 99)) == before)
    fuel = 1 << 20
    #expect(try field.advance(by: 1103, fuel: &fuel) == 1103)
    #expect(field.population == 116)
  }
}

/// A clock that advances by random times, so that any engine may seem the faster one.
private final class RandomClock: Sendable {
  private let state: Mutex<(stream: RandomStream, time: Double)>

  init(seed: Int) { state = Mutex((Seed(UInt64(seed)).stream("time"), 0)) }

  func next() -> Double {
    state.withLock { state in
      // From a microsecond to a few seconds, all magnitudes equally likely.
      state.time += 1e-6 * Double(1 << state.stream.draw(below: 22))
      return state.time
    }
  }
}
