// Any two-state rule is a function over the neighbourhood; Conway's is one line.
import Simulation

/// The cells of an acorn after 5206 generations on the plane: 633 live.
func acorn() throws -> Int {
  let life = RuleTable { $0.liveNeighbours == 3 || $0.isAlive && $0.liveNeighbours == 2 }
  let start = LifeState(
    size: GridSize(columns: 7, rows: 3), edges: .none,
    cells: [
      Cell(1, 0), Cell(3, 1), Cell(0, 2), Cell(1, 2), Cell(4, 2), Cell(5, 2), Cell(6, 2),
    ])
  return try LifeWorld.simulate(start, rule: life, generations: 5206).cells.count
}
