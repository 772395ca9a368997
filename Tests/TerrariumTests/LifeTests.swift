import Terrarium
import TerrariumSimulation
import TerrariumSupport
import Testing

private typealias Cell = Terrarium.Cell
private typealias GridSize = Terrarium.GridSize

/// Life without a film.
struct LifeTests {
  @Test(arguments: Life.Engine.allCases)
  func `every engine comes to the same cells`(engine: Life.Engine) throws {
    var life = try Life("r-pentomino", engine: engine)
    var other = try Life("r-pentomino", engine: .dense)
    #expect(life.population == 5)
    try life.advance(by: 1103)
    try other.advance(by: 1103)
    #expect(life.generation == 1103)
    #expect(life.population == 116)
    #expect(life.bounds == other.bounds)
    let area = CellRectangle(x: -40, y: -40, width: 120, height: 120)
    #expect(try life.cells(in: area) == other.cells(in: area))
    #expect(try life.pattern() == other.pattern())
  }

  @Test func `engines are those that there are`() {
    let all = LifeEngine.allCases.filter { $0 != .densePortable }
    #expect(Life.Engine.allCases.map(\.rawValue) == all.map(\.rawValue))
  }

  @Test(arguments: [Life.Engine.auto, .hash])
  func `a gun is known after a thousand million generations`(engine: Life.Engine) throws {
    var gun = try Life("gosper-glider-gun", engine: engine)
    let old = gun
    // A glider of five cells every thirty generations; the gun is the same after as many.
    try gun.advance(by: 1_000_000_020)
    let small = try #require(Int(exactly: gun.population))
    #expect(small == 36 + 5 * (1_000_000_020 / 30))
    let box = try #require(gun.bounds)
    #expect(box.width > 240_000_000)
    #expect(old.population == 36)
    #expect(old.generation == 0)
    // The gun itself is where it was.
    let start = try #require(old.bounds)
    let live = try gun.cells(in: CellRectangle(x: start.x, y: start.y, width: 36, height: 9))
    #expect(try live.count == old.cells(in: start).count)
  }

  @Test func `cells are set and seen`() throws {
    var life = try Life(cells: [Cell(1, 0), Cell(2, 1), Cell(0, 2), Cell(1, 2), Cell(2, 2)])
    #expect(life.rule == "B3/S23")
    #expect(life.bounds == CellRectangle(x: 0, y: 0, width: 3, height: 3))
    #expect([life[1, 0], life[0, 0], life[.max, .min]] == [1, 0, 0])
    #expect(try life.pattern().contains("bo$2bo$3o!"))
    try life.advance(by: 400)
    #expect(life.bounds == CellRectangle(x: 100, y: 100, width: 3, height: 3))
    #expect(
      try life.cells(in: CellRectangle(x: 101, y: 100, width: 9, height: 2))
        == [Cell(101, 100), Cell(102, 101)])
    for (place, size, count) in [
      (Int.min, Int.max, 0), (.min, .min, 0), (.max, .max, 0), (1, .max, 5), (.max, 1, 0),
    ] {
      let area = CellRectangle(x: place, y: place, width: size, height: size)
      #expect(try life.cells(in: area).count == count, "\(area)")
    }
    try life.set([Cell(101, 100), Cell(102, 101), Cell(100, 102), Cell(101, 102)], to: 0)
    #expect(life.population == 1)
    try life.advance(by: 1)
    #expect(life.population == 0)
    #expect(life.bounds == nil)
  }

  @Test(arguments: ["B3/S23", "23/3/4", "R2,C0,M1,S2..4,B3..4,NM"] as [Terrarium.LifeRule])
  func `no cell is too far out to be asked for`(rule: Terrarium.LifeRule) throws {
    var life = try Life("glider", rule: rule)
    try life.advance(by: 1)
    #expect([life[.max, 0], life[0, .max], life[.min, .min], life[.max, .min]] == [0, 0, 0, 0])
  }

  @Test func `a pattern that is written is read again, in each format`() throws {
    var life = try Life("gosper-glider-gun")
    try life.advance(by: 60)
    for format in [Terrarium.Format.rle, .mc] {
      let again = try Life(life.pattern(as: format))
      #expect(again.population == life.population, "\(format)")
    }
    let folder = try TemporaryFolder(["a.cells": life.pattern(as: .cells)])
    #expect(try Life(folder.path("a.cells")).population == life.population)
  }

  @Test func `fields that end, and rules of more states`() throws {
    var ring = try Life("glider", size: GridSize(12, 9), edges: .wrap)
    let start = try ring.pattern()
    try ring.set([Cell(-1, -1)])
    #expect([ring[11, 8], ring[-1, -1], ring[23, -10], ring[12, 8]] == [1, 1, 1, 0])
    try ring.set([Cell(-1, -1)], to: 0)
    try ring.advance(by: 4 * 36)
    #expect(try ring.pattern().split(separator: "\n").last == start.split(separator: "\n").last)
    var brain = try Life(cells: [Cell(0, 0), Cell(1, 0)], rule: "B2/S/3")
    try brain.set([Cell(5, 5)], to: 2)
    #expect(brain[5, 5] == 2)
    #expect([brain.population, brain.population(in: 1), brain.population(in: 2)] == [3, 2, 1])
    #expect([brain.population(in: 0), brain.population(in: .min)] == [0, 0])
    try brain.advance(by: 1)
    #expect([brain[0, 0], brain[0, 1], brain[5, 5]] == [2, 1, 0])
  }

  @Test func `a rule that is a function runs`() throws {
    let rule = Terrarium.LifeRule { around in around[-1, 0] }
    var life = try Life(cells: [Cell(0, 0)], rule: rule, engine: .hash)
    try life.advance(by: 1_000_000)
    #expect(life.bounds == CellRectangle(x: 1_000_000, y: 0, width: 1, height: 1))
  }

  @Test func `what is wrong is said in the words of the program`() throws {
    func said(_ body: () throws -> Void) -> String {
      #expect(throws: FilmError.self, performing: body)?.description ?? "nothing"
    }
    #expect(
      said { _ = try Life("glidre", rule: "B3/S2z") }
        == """
        there is no pattern or file 'glidre'; did you mean 'glider'?
        rule 'B3/S2z', column 6: with 2 neighbours there is no form 'z'; leave it out
        """)
    #expect(
      said {
        _ = try Life(
          "glider", engine: .dense,
          settings: ["engine": "banana", "vary": "seed=1..3", "out": "a.gif", "skip": 10])
      }
        == """
        out has no effect here; use it with a film
        skip has no effect here; use it with a film
        vary has no effect here; use it with a film
        there is no engine 'banana'; it is one of auto, dense, hash
        """)
    #expect(try Life("glider", settings: ["engine": "hash", "at": [9, 9]]).bounds?.x == 9)
    var wall = try Life("block", size: GridSize(8, 8), edges: .wall)
    #expect(
      said { try wall.set([Cell(8, 0)]) }
        .hasPrefix("the cell 8,0 is outside the field of 8x8"))
    #expect(said { try wall.set([Cell(0, 0)], to: 2) } == "the rule has no state 2; it has 0 to 1")
    #expect(
      said { try wall.set([Cell(.max, 0)]) }
        .contains("one that lies at most 1073741824 columns and rows away"))
    #expect(
      said { try wall.advance(by: -1) }
        == "generations cannot be '-1'; it is a whole number from 0 to 4000000000000000000")
    #expect(
      said { try wall.advance(by: .max) }
        == "generations cannot be '\(Int.max)'; it is a whole number from 0 to 4000000000000000000")
    var gun = try Life("gosper-glider-gun", engine: .hash)
    try gun.advance(by: 1_000_000_000_000)
    #expect(
      said { _ = try gun.cells(in: #require(gun.bounds)) }
        == "there are too many cells to list; choose a rectangle of at most 67108864")
    #expect(
      said { _ = try wall.pattern(as: .gif) } == "format cannot be 'gif'; it is rle, cells or mc")
    #expect(wall.generation == 0)
    var large = try Life(cells: [], engine: .dense, settings: ["memory": "1MB"])
    #expect(said { try large.set((0..<4000).map { Cell(64 * $0, 0) }) }.contains("memory"))
    let rules: [Terrarium.LifeRule] = [
      "R2,C2,M1,S2..4,B3..4,NM", "R2,C4,M1,S2..4,B3..4,NM", "23/3/4",
    ]
    for rule in rules {
      let full = "the world needs more than 1.1 GB of memory; raise memory, or choose "
      var life = try Life(cells: [Cell(3, 3)], rule: rule, engine: .dense)
      #expect(said { try life.set([Cell(1_000_000, 1_000_000)]) } == full + "fewer cells or ticks")
      #expect(
        said {
          let far = "x = 1000001, y = 1000001, rule = B3/S23\no999999$1000000bo!"
          _ = try Life(far, rule: rule, engine: .dense)
        } == full + "fewer cells or ticks")
    }
  }
}
