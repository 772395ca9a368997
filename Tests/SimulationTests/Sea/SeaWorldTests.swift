import TerrariumSimulation
import TerrariumSupport
import Testing

struct SeaWorldTests {
  @Test(arguments: awkwardSizes.filter { $0.area <= 400 }, [false, true])
  func `the sea agrees with one told individual by individual`(size: GridSize, wraps: Bool) {
    for number in UInt64(0)..<6 {
      let seed = Seed(number)
      var sea = SeaWorld(
        size: size, wraps: wraps, penguins: size.area / 2, orcas: size.area / 10, seed: seed)
      var naive = NaiveSea(startOf: sea, wraps: wraps, seed: seed)
      for tick in 1...20 {
        sea.advance(by: 1)
        naive.advance()
        #expect(sea.states(in: CellRect(size)) == naive.states, "seed \(number), tick \(tick)")
      }
    }
  }

  @Test func `one penguin alone in a wide sea multiplies every third turn`() {
    let middle = Cell(30, 30)
    for number in UInt64(0)..<20 {
      var sea = SeaWorld(
        size: GridSize(columns: 61, rows: 61), penguinsAt: [middle], orcasAt: [],
        seed: Seed(number))
      var counts = [sea.census[0]]
      for _ in 1...9 {
        sea.advance(by: 1)
        counts.append(sea.census[0])
      }
      #expect(counts == [1, 1, 1, 2, 2, 2, 4, 4, 4, 8], "seed \(number)")
    }
  }

  @Test func `a lone orca starves on its third turn`() {
    var sea = SeaWorld(
      size: GridSize(columns: 9, rows: 9), penguinsAt: [], orcasAt: [Cell(4, 4)], seed: Seed(1))
    var counts = [sea.census[1]]
    for _ in 1...4 {
      sea.advance(by: 1)
      counts.append(sea.census[1])
    }
    #expect(counts == [1, 1, 1, 0, 0])
  }

  @Test func `an orca that eats each turn bears young on its eighth`() {
    // Penguins in a sea without a free cell can neither move nor multiply until one is eaten.
    let size = GridSize(columns: 12, rows: 12)
    let everywhere = (0..<size.area).map { Cell($0 % 12, $0 / 12) }
    var sea = SeaWorld(
      size: size, penguinsAt: everywhere.filter { $0 != Cell(6, 6) }, orcasAt: [Cell(6, 6)],
      seed: Seed(3))
    for tick in 1...8 {
      let events = sea.advanceReporting().filter { $0.event == "born" }
      let orcasBorn = events.filter { $0.facts.first?.value == .text("orca") }
      #expect(orcasBorn.isEmpty == (tick < 8), "tick \(tick)")
    }
  }

  @Test func `without orcas the count never falls and the sea ends full`() {
    let size = GridSize(columns: 10, rows: 15)
    for number in UInt64(0)..<10 {
      var sea = SeaWorld(size: size, penguins: 3, orcas: 0, seed: Seed(number))
      var last: UInt128 = 3
      for _ in 1...200 {
        sea.advance(by: 1)
        #expect(sea.census[0] >= last)
        last = sea.census[0]
      }
      #expect(last == 150, "seed \(number)")
    }
  }

  @Test func `the census counts what the cells show`() {
    let size = GridSize(columns: 13, rows: 9)
    for number in UInt64(0)..<20 {
      var sea = SeaWorld(size: size, penguins: 58, orcas: 5, seed: Seed(number))
      for _ in 0...40 {
        let shown = sea.states(in: CellRect(size)).states
        let counts = [1, 2, 0].map { state in UInt128(shown.count { $0 == state }) }
        #expect(sea.census == counts)
        sea.advance(by: 1)
      }
    }
  }

  @Test func `the happenings lead from each tick to the next`() {
    let size = GridSize(columns: 10, rows: 15)
    var sea = SeaWorld(size: size, penguins: 75, orcas: 7, seed: Seed(5))
    for tick in 1...60 {
      var replayed = sea.states(in: CellRect(size))
      sea.advance { event in
        switch event {
        case .moved(_, let from, let to), .ate(let from, let to):
          replayed[to.x, to.y] = replayed[from.x, from.y]
          replayed[from.x, from.y] = 0
        case .born(let who, let at): replayed[at.x, at.y] = who.rawValue
        case .died(let at): replayed[at.x, at.y] = 0
        }
      }
      #expect(replayed == sea.states(in: CellRect(size)), "tick \(tick)")
    }
  }

  @Test func `the mean of penguins after one tick is as computed`() {
    let seeds = 6000
    var sum = 0.0
    for number in 0..<seeds {
      var sea = SeaWorld(
        size: GridSize(columns: 10, rows: 15), penguins: 75, orcas: 7, seed: Seed(UInt64(number)))
      sea.advance(by: 1)
      sum += Double(sea.census[0])
    }
    #expect(abs(sum / Double(seeds) - 68.13) < 0.1)
  }

  @Test func `a copy lives the same future`() {
    var sea = SeaWorld(size: GridSize(columns: 10, rows: 15), penguins: 75, orcas: 7, seed: Seed(9))
    sea.advance(by: 10)
    var copy = sea
    sea.advance(by: 25)
    copy.advance(by: 25)
    #expect(sea == copy)
    #expect(sea.tick == 35)
  }

  @Test func `cells outside the sea are shown free`() {
    let sea = SeaWorld(
      size: GridSize(columns: 2, rows: 2), penguinsAt: [Cell(0, 0)], orcasAt: [Cell(1, 1)],
      seed: Seed(1))
    let shown = sea.states(in: CellRect(x: -1, y: -1, width: 4, height: 4))
    #expect(shown.states == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0])
  }

  @Test func `shares count the states of each block`() {
    let sea = SeaWorld(
      size: GridSize(columns: 5, rows: 3), penguinsAt: [Cell(0, 0), Cell(1, 1), Cell(4, 2)],
      orcasAt: [Cell(2, 0)], seed: Seed(1))
    let shares = sea.shares(in: CellRect(sea.size), blockSide: 2)
    #expect(shares.size == GridSize(columns: 3, rows: 2))
    #expect(shares.planes == [[127, 0, 0, 0, 0, 255], [0, 63, 0, 0, 0, 0]])
  }
}
