import TerrariumSimulation
import TerrariumSupport
import Testing

/// The views of a group.
struct InfectionViewTests {
  private func halfIll(people: Int, edges: Edges = .wall) -> InfectionWorld {
    var world = InfectionWorld(people: people, factor: 2, edges: edges, seed: Seed(5))
    world.infect(randomly: people / 8)
    world.advance(by: 2)
    return world
  }

  @Test func `a window may lie anywhere, and outside is nobody`() {
    let world = halfIll(people: 140)
    let whole = world.states(in: CellRect(world.size))
    let window = CellRect(x: -3, y: 7, width: 20, height: 9)
    let grid = world.states(in: window)
    for y in 0..<window.height {
      for x in 0..<window.width {
        let cell = Cell(window.x + x, window.y + y)
        let expected = CellRect(world.size).contains(cell) ? whole[cell.x, cell.y] : 2
        #expect(grid[x, y] == expected)
      }
    }
  }

  @Test func `states tell who is newly ill`() {
    let world = halfIll(people: 140)
    let states = world.states(in: CellRect(world.size))
    #expect(states.states.contains(1) && states.states.contains(3))
    for y in 0..<world.size.rows {
      for x in 0..<world.size.columns where states[x, y] != 2 {
        #expect((states[x, y] == 3) == world.isNewlyIll(at: Cell(x, y)))
        #expect((states[x, y] > 0) == world.isIll(at: Cell(x, y)))
      }
    }
  }

  @Test(arguments: [1, 2, 7, 63, 64, 65, 130, 1000])
  func `shares are those of the states`(side: Int) {
    for people in [1, 10, 140, 4000, 16_500] {
      let world = halfIll(people: people, edges: people % 4 == 0 ? .wrap : .wall)
      for window in [CellRect(world.size), CellRect(x: -2, y: 3, width: 70, height: 61)] {
        let shares = world.shares(in: window, blockSide: side)
        let expected = world.plainStates(in: window).shares(blockSide: side, stateCount: 3)
        #expect(shares == expected, "\(people)")
      }
    }
  }
}
