import TerrariumPatterns
import TerrariumSimulation
import Testing

/// Patterns of the library that act on what comes to them.
struct LibraryDeviceTests {
  private func entry(_ name: String) throws -> LibraryEntry {
    try #require(PatternLibrary.entry(named: name))
  }

  @Test func `two gliders leave the snark at a right angle, 43 generations apart`() throws {
    let entry = try entry("snark")
    let glider = entry.pattern.cells.filter { $0.x < 6 && $0.y > 18 }
    #expect(glider.count == 5)
    // The second one is where the first was 43 generations before: a generation further than eleven
    // cells back along their diagonal.
    var behind = HashField(rule: .life, memory: 1 << 24)
    behind.set(glider, to: 1)
    try behind.advance(by: 1)
    let second = try #require(behind.liveBox.map { behind.liveCells(in: $0) })
    var field = HashField(rule: .life, memory: 1 << 26)
    field.set(entry.pattern.cells + second.map { Cell($0.x - 11, $0.y + 11) }, to: 1)
    try field.advance(by: 400)
    let alive = Set(try #require(field.liveBox.map { field.liveCells(in: $0) }))
    let body = Set(entry.pattern.cells).subtracting(glider)
    #expect(alive.isSuperset(of: body))
    let left = alive.subtracting(body)
    #expect(left.count == 10)
    // They came up and to the right, and go down and to the right.
    #expect(left.allSatisfy { $0.x > 80 && $0.y > 80 })
  }

  @Test func `three metapixels in a row are a blinker`() throws {
    let (side, generation) = (2048, 35_328)
    let dead = try entry("metapixel").pattern.cells
    let living = try entry("living-metapixel").pattern.cells
    // The part outside the box above and on the left is the same for both.
    #expect(Set(dead).subtracting(living).count == 5 && Set(living).subtracting(dead).count == 24)
    var field = HashField(rule: .life, memory: 1 << 29)
    for row in 0..<5 {
      for column in 0..<5 {
        let isAlive = row == 2 && 1...3 ~= column
        let cells = isAlive ? living : dead
        field.set(cells.map { Cell($0.x + column * side, $0.y + row * side) }, to: 1)
      }
    }
    /// Returns the lit tiles: they hold almost three times as many cells as the others.
    func lit() -> Set<Cell> {
      var tiles: Set<Cell> = []
      for row in 0..<5 {
        for column in 0..<5 {
          let box = CellRect(x: column * side, y: row * side, width: side, height: side)
          if field.liveCells(in: box).count > 40_000 { tiles.insert(Cell(column, row)) }
        }
      }
      return tiles
    }
    #expect(lit().isEmpty)
    let (flat, upright) = (
      Set([Cell(1, 2), Cell(2, 2), Cell(3, 2)]), Set([Cell(2, 1), Cell(2, 2), Cell(2, 3)])
    )
    for expected in [flat, upright, flat, upright] {
      try field.advance(by: generation)
      #expect(lit() == expected)
    }
  }

  @Test(arguments: [(0, 86), (151, 171), (300, 338), (1000, 4154)])
  func `Langton's loop fills the plane with loops`(generation: Int, population: Int) throws {
    var field = try WatchedField(entry("langtons-loop"))
    try field.advance(by: generation)
    #expect(field.population == population)
  }

  /// WireWorld: an electron's head, its tail, and wire.
  private static let (head, tail, wire) = (UInt8(1), UInt8(2), UInt8(3))

  /// Runs a gate with only those of its electrons whose heads are in some rows, counted from the
  /// top. Returns the number of electrons that pass its last cell on the right in a row.
  private func electrons(from gate: String, inputs: Set<Int>, row: Int) throws -> Int {
    let pattern = try entry(gate).pattern
    var states = pattern.states
    var count = 0
    for y in 0..<pattern.size.rows {
      for x in 0..<pattern.size.columns where states[x, y] == Self.head {
        defer { count += 1 }
        guard !inputs.contains(count) else { continue }
        states[x, y] = Self.wire
        for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
          let (tx, ty) = (x + dx, y + dy)
          let isInside = 0..<pattern.size.columns ~= tx && 0..<pattern.size.rows ~= ty
          if isInside, states[tx, ty] == Self.tail { states[tx, ty] = Self.wire }
        }
      }
    }
    var world = LifeWorld(rule: try CellRule("WireWorld"), size: pattern.size)
    for state in [Self.head, Self.tail, Self.wire] {
      world.set(
        Pattern(states: states).runs.filter { $0.state == state }
          .flatMap { run in (run.x..<run.maxX).map { Cell($0, run.y) } }, to: state)
    }
    let last = Cell(pattern.size.columns - 1, row)
    var electrons = 0
    for _ in 0..<80 {
      if world[last] == Self.head { electrons += 1 }
      try world.advance(by: 1)
    }
    return electrons
  }

  @Test(arguments: [
    ("wireworld-or", 5, [0, 1, 1, 1]), ("wireworld-xor", 5, [0, 1, 1, 0]),
    ("wireworld-and", 7, [0, 0, 0, 1]),
  ])
  func `gates do what they are called`(gate: String, row: Int, leave: [Int]) throws {
    let inputs: [Set<Int>] = [[], [0], [1], [0, 1]]
    for (inputs, number) in zip(inputs, leave) {
      #expect(try electrons(from: gate, inputs: inputs, row: row) == number, "\(gate) \(inputs)")
    }
  }

  @Test func `the diode lets electrons through one way`() throws {
    #expect(try electrons(from: "wireworld-diode", inputs: [0, 1], row: 1) == 1)
    #expect(try electrons(from: "wireworld-diode", inputs: [0, 1], row: 5) == 0)
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func `a stream of electrons takes as many from the inverter's clock`(inputs: Int) throws {
    // The four of the stream are further up than the clock's one, and the last of them is the first
    // to come.
    let heads = Set(4 - inputs...4)
    #expect(try electrons(from: "wireworld-not", inputs: heads, row: 4) == 17 - inputs)
  }
}
