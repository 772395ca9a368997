import TerrariumSimulation
import TerrariumSupport
import Testing

/// Steps of HashLife on several threads, compared with steps on one.
struct HashThreadsTests {
  /// Returns a field that is stepped on some threads, as early as they can help.
  private func field(_ rule: CellRule, threads: Int, memory: Int = 1 << 30) -> HashField {
    let options = LifeOptions(
      engine: .hash, workers: WorkerPool(jobs: threads), memoryLimit: memory)
    let field = options.makeHash(rule, background: 0)
    (field.store.resultsAlone, field.store.leastTogether) = (1, 0)
    return field
  }

  private func expect(_ field: HashField, equals other: HashField, _ comment: Comment) {
    #expect(field.macrocellNodes() == other.macrocellNodes(), comment)
    #expect(field.population == other.population && field.counts == other.counts, comment)
    #expect(field.background == other.background, comment)
  }

  private static let rules = [
    "B3/S23", "B36/S23", "B2-a/S12", "B03/S23", "345/2/4", "LifeHistory", "JvN29",
  ]

  @Test(arguments: rules, 2...4)
  func `threads find what one finds, with edits, copies and steps of any length`(
    text: String, threads: Int
  ) throws {
    var stream = Seed(UInt64(text.count + threads)).stream("threads")
    let rule = try CellRule(text)
    var one = field(rule, threads: 1)
    var many = field(rule, threads: threads)
    for turn in 0..<8 {
      let side = 30 + stream.draw(below: 90)
      let soup = Figures.soup(side: side, using: &stream, within: 60)
      let state = UInt8(1 + stream.draw(below: rule.stateCount - 1))
      one.set(soup, to: state)
      many.set(soup, to: state)
      if turn % 3 == 1 {
        var copy = many
        try copy.advance(by: 5)
      }
      let generations = [1, 2, 7, 16, 32, 33, 64, 100][stream.draw(below: 8)]
      try one.advance(by: generations)
      try many.advance(by: generations)
      expect(many, equals: one, "\(text), turn \(turn)")
    }
    #expect(one.store.helpers.isEmpty)
    #expect(many.store.helpers.count == threads - 1)
  }

  @Test(arguments: 0..<6)
  func `a step that is cut into slices of results goes on where it was`(seed: Int) throws {
    var stream = Seed(UInt64(seed)).stream("slices")
    let soup = Figures.soup(side: 150, using: &stream)
    var one = field(try CellRule("B3/S23"), threads: 1)
    var many = field(try CellRule("B3/S23"), threads: 2 + seed % 2)
    one.set(soup, to: 1)
    many.set(soup, to: 1)
    try one.advance(by: 300)
    var left = 300
    while left > 0 {
      var fuel = 1 + stream.draw(below: 4000)
      left -= try many.advance(by: left, fuel: &fuel)
    }
    expect(many, equals: one, "seed \(seed)")
  }

  @Test func `a step that may be asked to end leaves the other threads alone`() throws {
    var stream = Seed(3).stream("asked")
    let soup = Figures.soup(side: 100, using: &stream)
    var one = field(try CellRule("B3/S23"), threads: 1)
    var many = field(try CellRule("B3/S23"), threads: 3)
    one.set(soup, to: 1)
    many.set(soup, to: 1)
    var fuel = Int.max
    #expect(try many.advance(by: 300, fuel: &fuel, until: Interruption()) == 300)
    #expect(many.store.helpers.isEmpty)
    try one.advance(by: 300)
    expect(many, equals: one, "300")
    try one.advance(by: 300)
    try many.advance(by: 300)
    #expect(many.store.helpers.count == 2)
    expect(many, equals: one, "600")
  }

  @Test func `where memory ends one thread goes on, and collects`() throws {
    var stream = Seed(9).stream("bounded")
    let soup = Figures.soup(side: 1200, using: &stream)
    var one = field(try CellRule("B3/S23"), threads: 1)
    var many = field(try CellRule("B3/S23"), threads: 2, memory: 64 << 20)
    one.set(soup, to: 1)
    many.set(soup, to: 1)
    for generations in [512, 512, 256, 100] {
      try one.advance(by: generations)
      try many.advance(by: generations)
      expect(many, equals: one, "\(generations) more")
      #expect(many.bytes <= 64 << 20)
    }
    #expect(!many.store.helpers.isEmpty)
    #expect(one.bytes > 64 << 20)
  }
}
