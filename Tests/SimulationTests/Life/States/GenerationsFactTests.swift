import TerrariumSimulation
import TerrariumSupport
import Testing

/// Populations that other programs also count.
struct GenerationsFactTests {
  @Test(arguments: [
    ("/2/3", [6, 26, 68, 640, 1964]), ("345/2/4", [6, 32, 82, 646, 1868]),
    ("23/2/8", [6, 42, 112, 672, 1372]), ("/2/256", [6, 42, 132, 2652, 10302]),
    ("2-a/2-i34q/5", [6, 36, 76, 396, 796]),
  ])
  func `two cells side by side grow as they should`(rule: String, expected: [Int]) throws {
    try expectPopulations(rule, drawn("2A!"), zip([1, 5, 10, 50, 100], expected))
  }

  @Test(arguments: [
    ("/2/3", 3, ["373/565", "251/432", "124/184", "385/571"]),
    ("345/2/4", 4, ["426/856", "346/762", "62/118", "32/59"]),
    ("2367/3457/5", 5, ["475/1174", "386/1090", "48/99", "16/16"]),
    ("12/34q/3", 3, ["373/565", "242/336", "111/144", "36/38"]),
    ("12/2/6V", 6, ["470/1396", "397/1305", "54/91", "29/37"]),
    ("34/2/3H", 3, ["373/565", "260/398", "1/2", "0/0"]),
    (
      "MAPARYXfhZofugWaH7oaIDogBZofuhogOiAaIDogIAAgAAWaH7oaIDogGiA6ICAAIAAaIDogIAAgACAAIAAAAAAAA/3",
      3, ["373/565", "241/318", "171/224", "40/40"]
    ),
  ])
  func `a box of all states goes on rightly`(rule: String, states: Int, expected: [String]) throws {
    try expectTallies(rule, factSoup(24, 24, states), zip([0, 1, 10, 50], expected))
  }

  @Test(arguments: [
    (":P16,12", 16, [73, 63, 0]), (":T16,12", 16, [79, 80, 41]), (":T16+5,12", 16, [77, 81, 20]),
    (":T16,12-2", 16, [75, 63, 70]), (":K16*,12", 16, [77, 54, 78]),
    (":K16,12*", 16, [77, 73, 0]), (":K16*+1,12", 16, [77, 43, 35]),
    (":K16,12*+1", 16, [75, 51, 34]), (":C16,12", 16, [75, 63, 79]), (":S12", 12, [57, 42, 0]),
    (":T0,12", 16, [80, 103, 91]), (":P16,0", 16, [76, 107, 330]),
  ])
  func `a box goes on as it should on a grid`(grid: String, columns: Int, expected: [Int]) throws {
    try expectPopulations("3/2/3\(grid)", factSoup(columns, 12, 3), zip([1, 10, 50], expected))
  }
}

/// Expects a box of cells to have populations, each after its generation. Golly counts the cells that
/// differ from the background, as files store them; the census of a bounded field, the live cells.
func expectPopulations(
  _ rule: String, _ cells: StateGrid, _ expected: some Sequence<(Int, Int)>,
  at corner: Cell = Cell(0, 0)
) throws {
  let read = try CellRule(rule)
  // Over a live background that never dies, files store the differences from it.
  let livesOn = read.bitTable.map { $0.hasB0 && $0.next(background: 1) != 0 } ?? false
  var world = LifeWorld(rule: read, size: cells.size, backgroundIsAlive: livesOn)
  world.writeStored(cells, at: corner)
  for (generation, population) in expected {
    try world.advance(by: generation - world.tick)
    let stored = UInt128(population)
    let background = world.bounds == nil ? 0 : world.background
    let place = "\(rule), generation \(generation)"
    #expect(world.storedPopulation == stored, "\(place)")
    #expect(world.population == (background == 0 ? stored : world.size.cells - stored), "\(place)")
  }
}

/// Expects a box of cells to have populations and sums of states, each after its generation.
func expectTallies(
  _ rule: String, _ cells: StateGrid, _ expected: some Sequence<(Int, String)>
) throws {
  var world = LifeWorld(rule: try CellRule(rule), size: cells.size)
  world.writeStored(cells, at: Cell(0, 0))
  for (generation, tally) in expected {
    try world.advance(by: generation - world.tick)
    #expect(Tally(world.counts).description == tally, "\(rule), generation \(generation)")
  }
}
