import TerrariumPatterns
import TerrariumSimulation
import Testing

/// Every pattern of the library does what the library says about it.
struct LibraryFactsTests {
  /// Returns the names of some kinds of patterns; each is a case of its own, and they run in
  /// parallel.
  private static func names(_ categories: PatternCategory...) -> [String] {
    categories.flatMap { PatternLibrary.names(in: $0) }
  }

  private func entry(_ name: String) throws -> LibraryEntry {
    try #require(PatternLibrary.entry(named: name))
  }

  /// Returns the first generation, up to a limit, in which a pattern repeats, and its displacement.
  private func period(
    of entry: LibraryEntry, limit: Int
  ) throws -> (generations: Int, moves: Cell)? {
    var field = try WatchedField(entry)
    let (first, population) = (field.cells, field.population)
    for generation in 1...limit {
      try field.advance(by: 1)
      guard field.population == population,
        let moves = WatchedField.move(first, field.cells)
      else { continue }
      return (generation, moves)
    }
    return nil
  }

  @Test(arguments: names(.stillLife))
  func `still lifes stand still`(name: String) throws {
    let entry = try entry(name)
    #expect(try period(of: entry, limit: 1)?.moves == Cell(0, 0), "\(name)")
    #expect(entry.facts.period == nil, "\(name)")
  }

  @Test(arguments: names(.oscillator))
  func `oscillators come back after their period and not before`(name: String) throws {
    let entry = try entry(name)
    let period = try #require(entry.facts.period)
    guard period < 10_000 else { return try expectLong(period, of: entry) }
    let found = try self.period(of: entry, limit: period)
    #expect(found?.generations == period && found?.moves == Cell(0, 0), "\(name)")
  }

  /// Checks a long period. A pattern with a shorter period also returns after one of the divisors
  /// tried here: each is the period without one of its primes.
  private func expectLong(_ period: Int, of entry: LibraryEntry) throws {
    let primes = (2...period).filter { prime in
      period % prime == 0 && !(2..<prime).contains { prime % $0 == 0 }
    }
    for generation in [period] + primes.map({ period / $0 }) {
      let cells = Set(try states(of: entry, from: generation, count: 1)[0])
      let first = Set(try states(of: entry, from: 0, count: 1)[0])
      #expect((cells == first) == (generation == period), "\(entry.name), \(generation)")
    }
  }

  @Test(arguments: names(.spaceship))
  func `ships come back elsewhere after their period and not before`(name: String) throws {
    let entry = try entry(name)
    let period = try #require(entry.facts.period)
    let found = try self.period(of: entry, limit: period)
    #expect(found?.generations == period && found?.moves == entry.facts.moves, "\(name)")
  }

  @Test(arguments: names(.spaceship, .puffer, .rake))
  func `ships head right, or right and down`(name: String) throws {
    let moves = try #require(try entry(name).facts.moves)
    #expect(moves.x > 0 && 0...moves.x ~= moves.y, "\(name)")
  }

  /// Returns a pattern once it grows as the library says.
  private func grown(_ entry: LibraryEntry) throws -> WatchedField {
    let period = try #require(entry.facts.period)
    var field = try WatchedField(entry)
    try field.advance(by: entry.facts.after ?? 4 * period)
    return field
  }

  /// Returns the number of cells by which a pattern grows in each of some following stretches.
  private func growth(of entry: LibraryEntry, stretches: Int) throws -> [Int] {
    let stretch = try #require(entry.facts.every ?? entry.facts.period)
    var field = try grown(entry)
    var populations = [field.population]
    for _ in 0..<stretches {
      try field.advance(by: stretch)
      populations.append(field.population)
    }
    return zip(populations, populations.dropFirst()).map { $1 - $0 }
  }

  @Test(arguments: names(.gun))
  func `guns fire the same in every period, and are themselves again`(name: String) throws {
    let entry = try entry(name)
    let period = try #require(entry.facts.period)
    let grows = try #require(entry.facts.grows)
    #expect(try growth(of: entry, stretches: 4) == [grows, grows, grows, grows], "\(name)")
    var field = try grown(entry)
    let box = CellRect(entry.pattern.size)
    let gun = field.cells(in: box)
    for generation in 1...period {
      try field.advance(by: 1)
      let isSame = field.cells(in: box) == gun
      #expect(isSame == (generation == period), "\(name), generation \(generation)")
    }
  }

  /// Patterns whose gains never repeat.
  private static let growingByNoPeriod = ["sawtooth-177", "gotts-dots"]

  @Test func `the sawtooth comes back to 177 cells, and the dots sprout when known to`() throws {
    for (name, generation, population) in [
      ("sawtooth-177", 48 * 120, 177), ("sawtooth-177", 48 * (121 * 121 - 1), 177),
      ("sawtooth-177", 300_000, nil), ("gotts-dots", 0, 41), ("gotts-dots", 215_643, 316_387),
    ] {
      var field = try WatchedField(entry(name))
      try field.advance(by: generation)
      if let population {
        #expect(field.population == population, "\(name), \(generation)")
      } else {
        #expect(field.population > 1_000, "\(name), \(generation)")
      }
    }
  }

  @Test(arguments: names(.puffer, .rake, .growth).filter { !growingByNoPeriod.contains($0) })
  func `puffers, rakes and what grows for ever gain the same again and again`(name: String) throws {
    let entry = try entry(name)
    let grows = try #require(entry.facts.grows)
    #expect(grows > 0)
    #expect(try growth(of: entry, stretches: 3) == [grows, grows, grows], "\(name)")
  }

  /// Returns the cells behind the front of a pattern that moves to the right, over as many columns
  /// as its box had columns or rows.
  private func front(_ field: WatchedField, _ entry: LibraryEntry) -> [WatchedField.StateCell] {
    let reach = max(entry.pattern.size.columns, entry.pattern.size.rows)
    let box = field.box
    return field.cells(
      in: CellRect(x: box.maxX - reach, y: box.y, width: reach, height: box.height))
  }

  @Test(arguments: names(.puffer, .rake))
  func `the front of puffers and rakes comes back further on after their period, not before`(
    name: String
  ) throws {
    let entry = try entry(name)
    let period = try #require(entry.facts.period)
    var field = try grown(entry)
    let first = front(field, entry)
    for generation in 1...period {
      try field.advance(by: 1)
      let moves = WatchedField.move(first, front(field, entry))
      #expect(
        moves == (generation == period ? entry.facts.moves : nil),
        "\(name), generation \(generation)")
    }
  }

  @Test(arguments: names(.breeder))
  func `breeders grow by more in every period, and by the same more`(name: String) throws {
    let growth = try growth(of: entry(name), stretches: 5)
    let gains = zip(growth, growth.dropFirst()).map { $1 - $0 }
    #expect(gains[0] > 0 && Set(gains).count == 1, "\(name): \(gains)")
  }

  @Test func `the spacefiller has the population that its formula gives`() throws {
    var field = try WatchedField(entry("spacefiller"))
    for t in 0..<60 {
      #expect(field.population == ((t + 17) * (t + 17) + [511, 608, 563, 580][t % 4]) / 4)
      try field.advance(by: 1)
    }
  }

  /// Returns the cells of a pattern in consecutive generations.
  private func states(
    of entry: LibraryEntry, from first: Int, count: Int
  ) throws -> [Set<WatchedField.StateCell>] {
    var field = try WatchedField(entry)
    try field.advance(by: first)
    var states: [Set<WatchedField.StateCell>] = []
    for _ in 0..<count {
      states.append(Set(field.cells))
      try field.advance(by: 1)
    }
    return states
  }

  /// The live metapixel is tested among others.
  @Test(
    arguments: names(.methuselah, .predecessor, .fuse, .device).filter { $0 != "living-metapixel" })
  func `what comes to rest does so when the library says, not before, and with how many cells`(
    name: String
  ) throws {
    let entry = try entry(name)
    let lifespan = try #require(entry.facts.lifespan)
    let period = entry.facts.period ?? 1
    // After so long the rest repeats, and ships are further on. From then on the same number of
    // cells has always changed.
    let stretch = period % 4 == 0 ? period : period % 2 == 0 ? 2 * period : 4 * period
    let first = max(0, lifespan - 1)
    let states = try states(of: entry, from: first, count: 3 * stretch + 20)
    #expect(states[lifespan - first].count == entry.facts.population, "\(name)")
    let changes = zip(states, states.dropFirst(stretch)).map { before, after in
      before.count { !after.contains($0) } + after.count { !before.contains($0) }
    }
    let restless = changes.indices.dropLast(stretch).filter {
      changes[$0] != changes[$0 + stretch]
    }
    #expect(restless == (lifespan == 0 ? [] : [0]), "\(name)")
  }

  @Test(arguments: names(.replicator).filter { $0 != "langtons-loop" })
  func `replicators double and double again while their copies do not meet`(name: String) throws {
    let entry = try entry(name)
    let period = try #require(entry.facts.period)
    let copies = try #require(entry.facts.copies)
    var field = try WatchedField(entry)
    var generation = 0
    for doubling in 0..<4 {
      try field.advance(by: period << doubling - generation)
      generation = period << doubling
      #expect(field.population == copies * entry.pattern.population, "\(name), \(generation)")
    }
  }
}
