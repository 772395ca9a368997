import TerrariumIdentification
import TerrariumSimulation
import TerrariumSupport
import Testing

/// Ash taken apart, and the evolution of patterns.
struct ObjectSplitterTests {
  private static let glider = Patterns.glider
  private static let block = Patterns.cells(["OO", "OO"])
  private static let blinker = Patterns.cells(["OOO"])

  private static func moved(_ cells: [Cell], _ x: Int, _ y: Int) -> [Cell] {
    cells.map { Cell($0.x + x, $0.y + y) }
  }

  /// Returns the ash of some cells under Life.
  private static func ash(_ cells: [Cell]) -> Ash? {
    var splitter = ObjectSplitter(.life)
    return splitter.ash(of: cells.alive)
  }

  @Test(arguments: [9, 30, 58, 60, 61, 62, 63, 64, 65, 120, 124, 126, 128, 129])
  func `a patch lives as the cells of a field do`(width: Int) throws {
    var compared = (counts: 0, others: 0)
    for seed in UInt64(0)..<12 {
      var stream = Seed(seed &* 1000 &+ UInt64(width)).stream("patch")
      let any = RuleTable.ofRandomForms(using: &stream)
      let table: RuleTable =
        switch seed % 3 {
        case 0: .life
        case 1:
          RuleTable(
            NeighbourCounts(
              births: UInt16(stream.draw(below: 512)) & ~1,
              survivals: UInt16(stream.draw(below: 512))))
        // Patches do not support B0 rules.
        default: RuleTable { $0.bits != 0 && any[$0] }
        }
      let rule = try #require(PatchRule(table))
      var world = LifeWorld(rule: table, size: GridSize(columns: 20, rows: 20), edges: .none)
      world.fill(
        CellRect(GridSize(columns: width, rows: 5)), thousandthsOfPercent: 40_000, using: &stream)
      var patch = CellPatch(world.cells)
      for tick in 0..<8 {
        let cells = world.cells
        #expect(patch == CellPatch(cells), "\(seed), \(tick)")
        #expect(patch.cells == cells, "\(seed), \(tick)")
        #expect(patch.population == cells.count && patch.isEmpty == cells.isEmpty)
        patch = patch.next(rule)
        try world.advance(by: 1)
      }
      if table.counts == nil { compared.others += 1 } else { compared.counts += 1 }
    }
    #expect(compared == (8, 4))
  }

  @Test(arguments: [
    "/2/3", "345/2/4", "12/34/3", "345/26/5", "2/2/3V", "2/3/8H", "1e/2-a/17", "345/2/256",
  ])
  func `a patch of dying cells lives as those of a field do`(text: String) throws {
    let cellRule = try CellRule(text)
    let rule = try #require(PatchRule(cellRule))
    for width in [3, 60, 62, 64, 66, 130] {
      var stream = Seed(UInt64(width)).stream("patch")
      var world = LifeWorld(rule: cellRule, size: GridSize(columns: 20, rows: 20), edges: .none)
      world.fill(
        CellRect(GridSize(columns: width, rows: 7)), thousandthsOfPercent: 40_000, using: &stream)
      var patch = CellPatch(world.live)
      for tick in 0..<20 {
        #expect(patch == CellPatch(world.live), "\(width), \(tick)")
        #expect(patch.live == world.live && patch.population == world.live.count)
        patch = patch.next(rule)
        try world.advance(by: 1)
      }
    }
  }

  @Test(arguments: [("B3/S23", 200), ("B36/S23", 100), ("B34/S23H", 0), ("345/2/4", 0)])
  func `the objects of a torus go on as its cells do`(text: String, least: Int) throws {
    let rule = try CellRule(text)
    var splitter = ObjectSplitter(try #require(PatchRule(rule)))
    var found = 0
    let size = GridSize(columns: 30, rows: 26)
    for seed in UInt64(1)...40 {
      var stream = Seed(seed).stream("torus")
      var world = LifeWorld(rule: rule, size: size, edges: .wrap)
      world.fill(CellRect(size), thousandthsOfPercent: 20_000, using: &stream)
      try world.advance(by: 2000)
      guard let ash = try splitter.ash(of: world) else { continue }
      found += ash.objects.count
      for tick in 0..<130 {
        let cells = Dictionary(
          uniqueKeysWithValues: ash.cells(at: tick).map { ($0.place.wrapped(on: size), $0.state) })
        #expect(cells.count == world.live.count, "\(text), seed \(seed), tick \(tick)")
        #expect(world.live.allSatisfy { cells[$0.place] == $0.state })
        try world.advance(by: 1)
      }
    }
    #expect(found >= least, "\(found)")
  }

  /// Returns the periods of objects on a torus; nil if it is not at rest.
  private static func periods(_ cells: [Cell], _ rule: String, on size: GridSize) throws -> [Int]? {
    let rule = try CellRule(rule)
    var splitter = ObjectSplitter(try #require(PatchRule(rule)))
    var world = LifeWorld(rule: rule, size: size, edges: .wrap)
    world.set(cells.map { $0.wrapped(on: size) })
    return try splitter.ash(of: world)?.objects.map(\.period).sorted()
  }

  @Test func `objects of a torus lie across its seams`() throws {
    let size = GridSize(columns: 16, rows: 12)
    let all = Self.block + Self.moved(Self.blinker, 7, 5)
    for (x, y) in [(0, 0), (15, 11), (-1, 5), (8, -1), (9, 7)] {
      #expect(try Self.periods(Self.moved(all, x, y), "B3/S23", on: size) == [1, 2], "\(x), \(y)")
    }
    // A glider that comes round to a block, and one that does not.
    #expect(try Self.periods(Self.glider + Self.moved(Self.block, 6, 6), "B3/S23", on: size) == nil)
    #expect(try Self.periods(Self.glider, "B3/S23", on: size) == [4])
    #expect(
      try Self.periods(
        Self.glider + Self.moved(Self.block, 10, 0), "B3/S23", on: GridSize(columns: 20, rows: 20))
        == [1, 4])
    // A line around the torus is not an object, and neither is a blinker that meets itself.
    let line = (0..<16).map { Cell($0, 3) }
    #expect(try Self.periods(line, "B/S2", on: size) == nil)
    #expect(try Self.periods(Array(line.dropLast(5)), "B/S12", on: size) == [1])
    #expect(try Self.periods(Self.blinker, "B3/S23", on: GridSize(columns: 4, rows: 9)) == nil)
  }

  @Test func `ships that will hit something are not at rest`() throws {
    let ahead = Self.glider + Self.moved(Self.block, 40, 40)
    #expect(Self.ash(ahead) == nil)
    let behind = Self.glider + Self.moved(Self.block, -40, -40)
    let ash = try #require(Self.ash(behind))
    #expect(ash.objects.map(\.period).sorted() == [1, 4])
    #expect(ash.objects.map(\.isShip).contains(true))
    // Two gliders on the same path never meet; two that meet head on do.
    #expect(Self.ash(Self.glider + Self.moved(Self.glider, 12, 12))?.objects.count == 2)
    let back = Self.glider.map { Cell(90 - $0.x, 90 - $0.y) }
    #expect(Self.ash(Self.glider + back) == nil)
  }

  @Test func `ash is the same whatever order its cells have, and wherever it lies`() throws {
    var stream = Seed(3).stream("ash")
    var cells: [Cell] = []
    for number in 0..<12 {
      cells += Self.moved(number % 2 == 0 ? Self.block : Self.blinker, 9 * number, number % 5)
    }
    let ash = try #require(Self.ash(cells))
    #expect(ash.objects.count == 12 && ash.population(at: 5) == 42)
    for _ in 0..<10 {
      let shuffled = Self.moved(cells, stream.draw(below: 1000) - 500, stream.draw(below: 9)).sorted
      {
        ($0.x * 7 + $0.y) % 11 < ($1.x * 7 + $1.y) % 11
      }
      let other = try #require(Self.ash(shuffled))
      #expect(other.objects.map(\.period).sorted() == ash.objects.map(\.period).sorted())
    }
  }

  @Test func `an ash goes on as the field does`() throws {
    let cells = Self.glider + Self.moved(Self.blinker, -30, 3) + Self.moved(Self.block, -50, 0)
    let ash = try #require(Self.ash(cells))
    var world = LifeWorld(rule: .life, size: GridSize(columns: 20, rows: 20), edges: .none)
    world.set(cells)
    for tick in 0..<40 {
      let now = Set(world.cells)
      #expect(Set(ash.cells(at: tick).places) == now && ash.population(at: tick) == now.count)
      try world.advance(by: 1)
    }
  }

  @Test(arguments: [
    ([".OO", "OO.", ".O."], 1103), (["OOO", "O.O", "O.O"], 173), (["OO", "O."], 1),
    (["O.O"], 1), (["OOOO"], 2),
  ])
  func `the tick of rest is exact`(rows: [String], rest: Int) throws {
    let cells = Patterns.cells(rows)
    var finder = try #require(CourseFinder(CellRule(.life)))
    let course = try finder.course(of: cells.alive)
    guard case .rests(let tick) = course.end else {
      Issue.record("\(course.end)")
      return
    }
    #expect(tick == rest)
    let (ash, time) = try #require(course.ash)
    var world = LifeWorld(rule: .life, size: GridSize(columns: 20, rows: 20), edges: .none)
    world.set(cells)
    try world.advance(by: max(0, rest - 1))
    // A tick before, it is not yet settled.
    if rest > 0 {
      let before = Set(world.cells)
      #expect(before != Set(ash.cells(at: rest - 1 - time).places))
      try world.advance(by: 1)
    }
    for tick in rest..<rest + 8 {
      let now = Set(world.cells)
      #expect(now == Set(ash.cells(at: tick - time).places))
      try world.advance(by: 1)
    }
  }
}
