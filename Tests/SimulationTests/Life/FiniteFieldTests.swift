import TerrariumSimulation
import TerrariumSupport
import Testing

struct FiniteFieldTests {
  @Test(arguments: Kernel.available, [true, false])
  func `every kernel agrees with the naive step`(kernel: Kernel, wraps: Bool) throws {
    var stream = Seed(11).stream("kernels")
    for size in awkwardSizes {
      for round in 0..<9 {
        let rule: RuleTable =
          switch round {
          case 0: .life
          case 1: RuleTable(NeighbourCounts(births: 4, survivals: 0))
          case 2, 3: .ofRandomCounts(using: &stream)
          case 4, 5: isotropic(using: &stream)
          case 6: try LifeRule("B24/S135H").table
          default: .ofRandomForms(using: &stream)
          }
        var field = FiniteField(rule, size, wraps: wraps, by: kernel)
        var naive = NaiveLife(size: size, wraps: wraps, rule: rule)
        fill(&field, &naive, using: &stream)
        for generation in 1...5 {
          try field.advance(by: 1)
          naive.step()
          #expect(
            field.states(in: CellRect(size)).states == naive.states,
            "\(size) round \(round) generation \(generation)")
          #expect(field.population == UInt128(naive.population))
        }
      }
    }
  }

  /// Returns any rule under which rotated and reflected neighbourhoods are equal.
  private func isotropic(using stream: inout RandomStream) -> RuleTable {
    let turned = [6, 3, 0, 7, 4, 1, 8, 5, 2]
    let mirrored = [2, 1, 0, 5, 4, 3, 8, 7, 6]
    func moved(_ bits: UInt16, _ places: [Int]) -> UInt16 {
      places.enumerated().reduce(0) { $0 | (bits >> UInt16($1.element) & 1) << UInt16($1.offset) }
    }
    var answers: [UInt16: Bool] = [:]
    for bits in UInt16(0)..<512 {
      var images = [bits]
      for _ in 0..<3 { images.append(moved(images[images.count - 1], turned)) }
      images += images.map { moved($0, mirrored) }
      let first = images.min() ?? bits
      answers[bits] = first == bits ? stream.happens(1, in: 2) : answers[first]
    }
    return RuleTable { answers[$0.bits] ?? false }
  }

  @Test(arguments: Kernel.available)
  func `threads change nothing`(kernel: Kernel) throws {
    var stream = Seed(12).stream("threads")
    for (size, wraps) in [
      (GridSize(columns: 1000, rows: 900), true), (GridSize(columns: 896, rows: 1024), false),
    ] {
      for rule in [RuleTable.life, .ofRandomCounts(using: &stream), try LifeRule("B2-a/S12").table]
      {
        var fields = [1, 2, 3].map { threads in
          FiniteField(rule, size, wraps: wraps, by: kernel, threads: threads)
        }
        var cells: [Cell] = []
        for _ in 0..<size.area / 4 {
          cells.append(Cell(stream.draw(below: size.columns), stream.draw(below: size.rows)))
        }
        for index in fields.indices {
          fields[index].set(cells, to: 1)
          try fields[index].advance(by: 25)
        }
        let states = fields.map { $0.liveCells(in: CellRect(size)) }
        #expect(states[1] == states[0])
        #expect(states[2] == states[0])
      }
    }
  }

  @Test(arguments: [(64, 64), (65, 63), (30, 30), (128, 192), (200, 131)])
  func `many generations at once are as many one by one`(columns: Int, rows: Int) throws {
    let size = GridSize(columns: columns, rows: rows)
    var stream = Seed(13).stream("leaps")
    for wraps in [true, false] {
      // The soup settles, so that tiles fall asleep and are woken by what still moves.
      var leaping = FiniteField(.life, size, wraps: wraps)
      var naive = NaiveLife(size: size, wraps: wraps, rule: .life)
      fill(&leaping, &naive, using: &stream)
      for leap in [1, 2, 7, 64, 101, 300] {
        try leaping.advance(by: leap)
        for _ in 0..<leap { naive.step() }
        #expect(leaping.states(in: CellRect(size)).states == naive.states, "\(size), \(leap)")
      }
    }
  }

  @Test func `a blinker against a wall is gone after two generations`() throws {
    for size in [GridSize(columns: 64, rows: 64), GridSize(columns: 70, rows: 67)] {
      let (right, bottom) = (size.columns - 1, size.rows - 1)
      for kernel in Kernel.available {
        for along in [1, 30, 63] {
          let blinkers = [
            (-1...1).map { Cell(0, along + $0) }, (-1...1).map { Cell(right, along + $0) },
            (-1...1).map { Cell(along + $0, 0) }, (-1...1).map { Cell(along + $0, bottom) },
          ]
          for blinker in blinkers where blinker.allSatisfy(CellRect(size).contains) {
            var field = FiniteField(.life, size, wraps: false, by: kernel)
            field.set(blinker, to: 1)
            try field.advance(by: 1)
            #expect(field.population == 2)
            try field.advance(by: 1)
            #expect(field.population == 0)
          }
        }
      }
    }
  }

  @Test func `a glider crosses every corner of a torus`() throws {
    for (columns, rows) in [(64, 64), (65, 70), (20, 130), (128, 63)] {
      let size = GridSize(columns: columns, rows: rows)
      var torus = FiniteField(.life, size, wraps: true)
      torus.set(Patterns.glider, to: 1)
      try torus.advance(by: 4 * columns * rows)
      #expect(torus.liveCells(in: CellRect(size)) == Patterns.glider)
      try torus.advance(by: 4)
      let moved = Patterns.glider.map { Cell($0.x + 1, $0.y + 1) }
      #expect(torus.liveCells(in: CellRect(size)) == moved)
    }
  }

  @Test func `an edit or another rule wakes what was still`() throws {
    var stream = Seed(14).stream("edits")
    for size in [GridSize(columns: 128, rows: 128), GridSize(columns: 100, rows: 90)] {
      for wraps in [true, false] {
        var edited = FiniteField(.life, size, wraps: wraps)
        var naive = NaiveLife(size: size, wraps: wraps, rule: .life)
        for round in 0..<30 {
          for _ in 0..<4 {
            let cell = Cell(stream.draw(below: size.columns), stream.draw(below: size.rows))
            let lives = stream.happens(2, in: 3)
            edited.set([cell], to: lives ? 1 : 0)
            naive.alive[cell.y * size.columns + cell.x] = lives
          }
          if round == 20 {
            edited.rule = try LifeRule("B36/S23").table
            naive.rule = edited.rule
          }
          let before = edited
          for _ in 0..<round % 5 + 1 {
            try edited.advance(by: 1)
            naive.step()
          }
          #expect(edited.states(in: CellRect(size)).states == naive.states, "round \(round)")
          var copy = before
          try copy.advance(by: round % 5 + 1)
          #expect(copy.liveCells(in: CellRect(size)) == edited.liveCells(in: CellRect(size)))
        }
      }
    }
  }

  @Test(arguments: [(8, 8), (5, 3), (13, 64), (20, 65)])
  func `a jump over many rounds is the same as its last part`(columns: Int, rows: Int) throws {
    let size = GridSize(columns: columns, rows: rows)
    var stream = Seed(15).stream("rounds")
    for rule in [
      RuleTable.life, .ofRandomCounts(using: &stream), try LifeRule("B1357/S02468").table,
    ] {
      var jumping = FiniteField(rule, size, wraps: true)
      var naive = NaiveLife(size: size, wraps: true, rule: rule)
      fill(&jumping, &naive, using: &stream)
      var walking = jumping
      try jumping.advance(by: 3001)
      for _ in 0..<3001 { try walking.advance(by: 1) }
      #expect(jumping.liveCells(in: CellRect(size)) == walking.liveCells(in: CellRect(size)))
      try jumping.advance(by: 4)
      try walking.advance(by: 4)
      #expect(jumping.liveCells(in: CellRect(size)) == walking.liveCells(in: CellRect(size)))
    }
    var glider = FiniteField(.life, GridSize(columns: 8, rows: 8), wraps: true)
    glider.set(Patterns.glider, to: 1)
    try glider.advance(by: 32_000_000_000_000_000)
    #expect(glider.liveCells(in: CellRect(x: 0, y: 0, width: 8, height: 8)) == Patterns.glider)
  }

  private func fill(
    _ field: inout FiniteField, _ naive: inout NaiveLife, using stream: inout RandomStream
  ) {
    var cells: [Cell] = []
    for y in 0..<naive.size.rows {
      for x in 0..<naive.size.columns where stream.happens(1, in: 3) {
        naive.alive[y * naive.size.columns + x] = true
        cells.append(Cell(x, y))
      }
    }
    field.set(cells, to: 1)
  }
}
