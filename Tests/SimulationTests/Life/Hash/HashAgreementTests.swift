import TerrariumSimulation
import TerrariumSupport
import Testing

/// HashLife, compared with the plane stepped cell by cell.
struct HashAgreementTests {
  /// Returns tables of all kinds: with and without B0, of counts and of forms.
  static func rule(_ seed: Int) -> RuleTable {
    var stream = Seed(UInt64(seed)).stream("rule")
    return seed % 2 == 0 ? .ofRandomForms(using: &stream) : .ofRandomCounts(using: &stream)
  }

  @Test(arguments: 0..<24)
  func `any rule agrees with the naive plane in every generation`(seed: Int) throws {
    var stream = Seed(UInt64(seed)).stream("soup")
    let soup = Patterns.soup(side: 1 + seed, using: &stream)
    let rule = HashAgreementTests.rule(seed)
    var naive = NaivePlane(rule: rule, alive: soup)
    let start = HashField(rule: rule, alive: soup)
    var field = start
    for generation in 1...20 {
      naive.advance()
      try field.advance(by: 1)
      var jumped = start
      try jumped.advance(by: generation)
      expect(field, equals: naive, "seed \(seed), generation \(generation)")
      expect(jumped, equals: naive, "seed \(seed), \(generation) generations at once")
    }
  }

  @Test(arguments: 0..<12)
  func `steps of any length agree with the naive plane`(seed: Int) throws {
    var stream = Seed(UInt64(seed)).stream("steps")
    let soup = Patterns.soup(side: 9, using: &stream)
    let rule = HashAgreementTests.rule(seed + 100)
    var naive = NaivePlane(rule: rule, alive: soup)
    var field = HashField(rule: rule, alive: soup)
    for _ in 0..<6 {
      let generations = 1 + stream.draw(below: 9)
      for _ in 0..<generations { naive.advance() }
      try field.advance(by: generations)
      expect(field, equals: naive, "seed \(seed)")
    }
  }

  @Test(arguments: [
    ([3], [2, 3]), ([3, 6], [2, 3]), ([3], [1, 2, 3, 4, 5]), ([0, 3], [2, 3]),
    ([0, 1, 2, 3, 4, 7, 8], [0, 1, 2, 3, 4, 6, 7, 8]),
  ])
  func `tame rules agree for hundreds of generations`(born: [Int], survives: [Int]) throws {
    let rule = RuleTable.ofCounts(born: born, survives: survives)
    var naive = NaivePlane(rule: rule, alive: Patterns.rPentomino)
    var field = HashField(rule: rule, alive: Patterns.rPentomino)
    for stretch in [1, 2, 3, 4, 7, 8, 15, 16, 30, 34] {
      for _ in 0..<stretch { naive.advance() }
      try field.advance(by: stretch)
      expect(field, equals: naive, "\(born) \(survives), after \(stretch)")
    }
  }

  @Test func `a rule may change on the way, whatever the background`() throws {
    var stream = Seed(3).stream("changes")
    let soup = Patterns.soup(side: 8, using: &stream)
    var naive = NaivePlane(rule: .life, alive: soup)
    var field = HashField(rule: .life, alive: soup)
    let rules: [RuleTable] = [
      .life, .ofCounts(born: [0, 3], survives: [2, 3]), .ofCounts(born: [0], survives: [8]),
      .ofCounts(born: [3], survives: [8]), .life, .ofCounts(born: [0], survives: [1]),
    ]
    for turn in 0..<18 {
      naive.rule = rules[turn % rules.count]
      field.rule = naive.rule
      let generations = 1 + stream.draw(below: 4)
      for _ in 0..<generations { naive.advance() }
      try field.advance(by: generations)
      expect(field, equals: naive, "turn \(turn)")
    }
  }

  private func expect(_ field: HashField, equals naive: NaivePlane, _ comment: Comment) {
    let differing = naive.differing
    #expect(field.population == UInt128(differing.count), comment)
    #expect(field.background == naive.background, comment)
    #expect(field.liveBox == (differing.isEmpty ? nil : naive.box), comment)
    let window = CellRect(
      x: naive.box.x - 2, y: naive.box.y - 2, width: naive.box.width + 4,
      height: naive.box.height + 4)
    #expect(field.liveCells(in: window) == differing, comment)
  }
}
