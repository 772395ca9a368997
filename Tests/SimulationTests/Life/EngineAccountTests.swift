import Support
import Testing

@testable import Simulation

/// Which engine has a plane, call after call.
struct EngineAccountTests {
  @Test func `HashLife gets what it does for less, and not before the tiles have worked`() {
    var account = EngineAccount()
    var isTried = account.wantsTrial(for: 1000, population: 5)
    #expect(!isTried)
    account.march(1 << 20, tiles: 9)
    isTried = account.wantsTrial(for: 1000, population: 5)
    #expect(isTried)
    isTried = account.wantsTrial(for: 1, population: 5)
    #expect(!isTried)
    // To lend many cells costs, too.
    isTried = account.wantsTrial(for: 1000, population: (1 << 20) - 1)
    #expect(!isTried)
    account.begin(tiles: 9)
    for _ in 0..<100 { account.leap(1000, results: 100) }
    #expect(!account.isLosing)
  }

  @Test func `a field of millions of cells is handed over only when that pays`() {
    var account = EngineAccount()
    let population = 1 << 22
    account.march(1 << 17, tiles: 1 << 10)
    var isTried = account.wantsTrial(for: 1000, population: 1000)
    #expect(isTried)
    isTried = account.wantsTrial(for: 1000, population: population)
    #expect(!isTried)
    #expect(account.stretch(tiles: 1 << 10) == 64)
    account.march(1 << 18, tiles: 1 << 10)
    isTried = account.wantsTrial(for: 1000, population: population)
    #expect(isTried)
  }

  @Test func `cells are counted seldom where they are too many`() {
    var account = EngineAccount()
    var countings = 0
    for _ in 0..<100_000 {
      account.march(1, tiles: 100)
      func population() -> Int {
        countings += 1
        return 1 << 19
      }
      if account.wantsTrial(for: 1000, population: population()) { break }
    }
    // Whenever there has been twice as much work.
    #expect(countings == 6)
  }

  @Test(arguments: [(1, 6, 5), (1, 6, 300_000), (128, 16, 5), (128, 16, 1_000_000), (4, 16, 9)])
  func `what is lost by trying is half of what was spent before, but for one trial`(
    tileCost: Int, resultCost: Int, population: Int
  ) {
    var account = EngineAccount(tileCost: tileCost, resultCost: resultCost)
    var (worked, tried, last) = (0, 0, 0)
    for _ in 0..<20 {
      while !account.wantsTrial(for: 100, population: population) {
        account.march(64, tiles: 100)
        worked += 6400 * tileCost
      }
      // All trials before this one have been made up for.
      #expect(2 * tried <= worked + 2 * last + 40 * resultCost)
      account.begin(tiles: 100)
      // A call that spends all that it may.
      let fuel = account.fuel(for: 100)
      account.leap(0, results: fuel)
      last = fuel * resultCost
      tried += last
      account.lose()
    }
  }

  @Test(arguments: [3, 8, 20], [(1, 6, 5), (128, 16, 5), (128, 16, 1_000_000), (4, 6, 300_000)])
  func `however dear HashLife is, no more is lost than the tiles take`(
    dearness: Int, costs: (tile: Int, result: Int, population: Int)
  ) {
    var account = EngineAccount(tileCost: costs.tile, resultCost: costs.result)
    let (calls, generations, tiles) = (20_000, 100, 100)
    let usual = generations * tiles * costs.tile
    let results = dearness * usual / costs.result
    var (isTried, lost) = (false, 0)
    for _ in 0..<calls {
      if !isTried {
        account.march(generations, tiles: tiles)
        isTried = account.wantsTrial(for: generations, population: costs.population)
        if isTried {
          account.begin(tiles: tiles)
          // What it costs to hand the cells over.
          lost += 16 * costs.population
        }
        continue
      }
      let fuel = account.fuel(for: generations)
      let isDone = results <= fuel
      let cost = min(results, fuel) * costs.result
      account.leap(isDone ? generations : 0, results: min(results, fuel))
      lost += isDone ? cost - usual : cost
      guard !isDone || account.isLosing else { continue }
      account.lose()
      isTried = false
    }
    #expect(lost < calls * usual, "\(Double(lost) / Double(calls * usual))")
  }

  @Test func `short calls without a gain end a trial soon`() {
    var account = EngineAccount()
    account.begin(tiles: 1)
    for call in 1...8 {
      #expect(!account.isLosing, "\(call)")
      account.leap(1, results: 1)
    }
    #expect(account.isLosing)
  }

  @Test func `a gun every thousand generations comes to HashLife`() throws {
    let gun: [(Int, Int)] = [
      (24, 0), (22, 1), (24, 1), (12, 2), (13, 2), (20, 2), (21, 2), (34, 2), (35, 2), (11, 3),
      (15, 3), (20, 3), (21, 3), (34, 3), (35, 3), (0, 4), (1, 4), (10, 4), (16, 4), (20, 4),
      (21, 4), (0, 5), (1, 5), (10, 5), (14, 5), (16, 5), (17, 5), (22, 5), (24, 5), (10, 6),
      (16, 6), (24, 6), (11, 7), (15, 7), (12, 8), (13, 8),
    ]
    let size = GridSize(columns: 40, rows: 20)
    var world = LifeWorld(rule: .life, size: size, edges: .none)
    world.set(gun.map { Cell($0.0, $0.1) })
    var twin = world
    twin = LifeWorld(
      rule: .life, size: size, edges: .none, options: LifeOptions(engine: .hash))
    twin.set(gun.map { Cell($0.0, $0.1) })
    for _ in 0..<80 {
      try world.advance(by: 1000)
      try twin.advance(by: 1000)
      #expect(world.census == twin.census, "\(world.tick)")
    }
    #expect(world.engineWork.engine == "hash")
  }

  @Test func `a step without fuel leaves everything as it was`() throws {
    var field = HashField(rule: .life)
    field.set([Cell(1, 0), Cell(2, 0), Cell(0, 1), Cell(1, 1), Cell(1, 2)], to: 1)
    let before = field.liveCells(in: CellRect(x: -9, y: -9, width: 99, height: 99))
    var fuel = 3
    #expect(try !field.advance(by: 500, fuel: &fuel))
    #expect(fuel < 0)
    #expect(field.liveCells(in: CellRect(x: -9, y: -9, width: 99, height: 99)) == before)
    fuel = 1 << 20
    #expect(try field.advance(by: 1103, fuel: &fuel))
    #expect(field.population == 116)
  }
}
