import Patterns
import Simulation
import Testing

/// Every figure of the library does what the library says of it, seen by a plain simulator.
struct LibraryFactsTests {
  /// A figure on its plane.
  private func field(_ entry: LibraryEntry) -> TileField {
    TileField(entry.figure, rule: entry.rule)
  }

  /// The names of some kinds of figures; each is a case of its own, and they run side by side.
  private static func names(_ categories: PatternCategory...) -> [String] {
    categories.flatMap { PatternLibrary.names(in: $0) }
  }

  /// The same without the long lives, which are only watched to their end in a release build.
  private static func short(_ categories: PatternCategory...) -> [String] {
    categories.flatMap { PatternLibrary.names(in: $0) }.filter { name in
      PatternLibrary.entry(named: name).map { !isLong($0) } ?? true
    }
  }

  private func entry(_ name: String) throws -> LibraryEntry {
    try #require(PatternLibrary.entry(named: name))
  }

  /// The cells of a later generation, if they are the first ones moved; else nil.
  private func move(_ first: [Cell], _ later: [Cell]) -> Cell? {
    guard let a = first.first, let b = later.first, first.count == later.count else { return nil }
    let offset = Cell(b.x - a.x, b.y - a.y)
    let isMoved = zip(first, later).allSatisfy {
      $0.x + offset.x == $1.x && $0.y + offset.y == $1.y
    }
    return isMoved ? offset : nil
  }

  /// The first generation, up to a limit, in which a figure is itself again, and where.
  private func period(of entry: LibraryEntry, limit: Int) -> (generations: Int, moves: Cell)? {
    var field = self.field(entry)
    let first = field.cells
    for generation in 1...limit {
      field.step()
      guard field.population == first.count, let moves = move(first, field.cells) else { continue }
      return (generation, moves)
    }
    return nil
  }

  @Test(arguments: names(.stillLife))
  func `still lifes stand still`(name: String) throws {
    let entry = try entry(name)
    let found = period(of: entry, limit: 1)
    #expect(found?.moves == Cell(0, 0), "\(name)")
    #expect(entry.facts.period == nil, "\(name)")
  }

  @Test(arguments: names(.oscillator))
  func `oscillators come back after their period and not before`(name: String) throws {
    let entry = try entry(name)
    let period = try #require(entry.facts.period)
    let found = self.period(of: entry, limit: period)
    #expect(found?.generations == period && found?.moves == Cell(0, 0), "\(name)")
  }

  @Test(arguments: names(.spaceship))
  func `ships come back elsewhere after their period and not before`(name: String) throws {
    let entry = try entry(name)
    let period = try #require(entry.facts.period)
    let found = self.period(of: entry, limit: period)
    #expect(found?.generations == period && found?.moves == entry.facts.moves, "\(name)")
  }

  @Test(arguments: names(.spaceship, .puffer, .rake))
  func `ships head right, or right and down`(name: String) throws {
    let entry = try entry(name)
    let moves = try #require(entry.facts.moves)
    #expect(moves.x > 0 && 0...moves.x ~= moves.y, "\(name)")
  }

  /// By how many cells a figure grows in each of some periods, once it grows as the library says.
  private func growth(of entry: LibraryEntry, periods: Int) throws -> [Int] {
    let period = try #require(entry.facts.period)
    var field = self.field(entry)
    field.advance(by: entry.facts.after ?? 4 * period)
    var populations = [field.population]
    for _ in 0..<periods {
      field.advance(by: period)
      populations.append(field.population)
    }
    return zip(populations, populations.dropFirst()).map { $1 - $0 }
  }

  @Test(arguments: names(.gun))
  func `guns fire the same in every period, and are themselves again`(name: String) throws {
    let entry = try entry(name)
    let period = try #require(entry.facts.period)
    let grows = try #require(entry.facts.grows)
    #expect(try growth(of: entry, periods: 4) == [grows, grows, grows, grows], "\(name)")
    var field = self.field(entry)
    field.advance(by: 4 * period)
    let box = CellRect(entry.figure.size)
    let gun = field.cells(in: box)
    for generation in 1...period {
      field.step()
      let isSame = field.cells(in: box) == gun
      #expect(isSame == (generation == period), "\(name), generation \(generation)")
    }
  }

  @Test(arguments: short(.puffer, .rake, .growth))
  func `puffers, rakes and the small that grow gain the same in every period`(name: String) throws {
    let entry = try entry(name)
    let grows = try #require(entry.facts.grows)
    #expect(grows > 0)
    #expect(try growth(of: entry, periods: 3) == [grows, grows, grows], "\(name)")
  }

  @Test(arguments: short(.puffer, .rake))
  func `puffers and rakes run as fast as the library says`(name: String) throws {
    let entry = try entry(name)
    let period = try #require(entry.facts.period)
    var field = self.field(entry)
    field.advance(by: 4 * period)
    let before = field.cells.map(\.x).max() ?? 0
    field.advance(by: period)
    #expect((field.cells.map(\.x).max() ?? 0) - before == entry.facts.moves?.x, "\(name)")
  }

  @Test(arguments: short(.breeder))
  func `breeders grow by more in every period, and by the same more`(name: String) throws {
    let entry = try entry(name)
    let growth = try growth(of: entry, periods: 5)
    let gains = zip(growth, growth.dropFirst()).map { $1 - $0 }
    #expect(gains[0] > 0 && Set(gains).count == 1, "\(name)")
  }

  @Test func `the spacefiller has the population that its formula gives`() throws {
    var field = self.field(try #require(PatternLibrary.entry(named: "spacefiller")))
    for t in 0..<60 {
      #expect(field.population == ((t + 17) * (t + 17) + [511, 608, 563, 580][t % 4]) / 4)
      field.step()
    }
  }

  @Test(arguments: short(.methuselah, .fuse))
  func `methuselahs and fuses come to rest when the library says, and with how many cells`(
    name: String
  ) throws {
    let entry = try entry(name)
    var field = self.field(entry)
    field.advance(by: try #require(entry.facts.lifespan))
    for later in 0..<40 {
      #expect(field.population == entry.facts.population, "\(name), \(later) later")
      field.step()
    }
  }

  @Test(arguments: names(.replicator))
  func `replicators double and double again while their copies do not meet`(name: String) throws {
    let entry = try entry(name)
    let period = try #require(entry.facts.period)
    let copies = try #require(entry.facts.copies)
    var field = self.field(entry)
    var generation = 0
    for doubling in 0..<4 {
      field.advance(by: period << doubling - generation)
      generation = period << doubling
      #expect(
        field.population == copies * entry.figure.population, "\(name), \(generation)")
    }
  }

  private static func isLong(_ entry: LibraryEntry) -> Bool {
    #if DEBUG
      (entry.facts.lifespan ?? 0) > 2000 || (entry.facts.after ?? 0) > 5000
        || (entry.facts.period ?? 0) > 700
    #else
      false
    #endif
  }
}
