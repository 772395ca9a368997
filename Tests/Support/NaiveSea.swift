package import TerrariumSimulation

/// The sea as its rules describe it, one individual at a time; slow, and meant to be obviously
/// right.
package struct NaiveSea {
  struct Individual {
    var isOrca: Bool
    var at: Cell
    var age = 0
    var fast = 0
    var isAlive = true
  }

  let size: GridSize
  let wraps: Bool
  var everyone: [Individual]
  var moves: RandomStream
  var hunts: RandomStream
  var births: RandomStream

  /// Creates the inhabitants of a sea at its start.
  package init(startOf sea: SeaWorld, wraps: Bool, seed: Seed) {
    size = sea.size
    self.wraps = wraps
    let shown = sea.states(in: CellRect(sea.size))
    everyone = []
    for y in 0..<size.rows {
      for x in 0..<size.columns where shown[x, y] != 0 {
        everyone.append(Individual(isOrca: shown[x, y] == 2, at: Cell(x, y)))
      }
    }
    moves = seed.stream("move")
    hunts = seed.stream("hunt")
    births = seed.stream("birth")
  }

  /// The state of each cell.
  package var states: StateGrid {
    var grid = StateGrid(size: size)
    for one in everyone where one.isAlive { grid[one.at.x, one.at.y] = one.isOrca ? 2 : 1 }
    return grid
  }

  func occupant(of cell: Cell) -> Int? { everyone.firstIndex { $0.isAlive && $0.at == cell } }

  func neighbour(of cell: Cell, _ dx: Int, _ dy: Int) -> Cell? {
    var x = cell.x + dx
    var y = cell.y + dy
    if wraps {
      x = (x + size.columns) % size.columns
      y = (y + size.rows) % size.rows
    }
    guard x >= 0, y >= 0, x < size.columns, y < size.rows else { return nil }
    return Cell(x, y)
  }

  let offsets = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]

  /// Advances by a tick.
  package mutating func advance() {
    let order = everyone.indices.filter { everyone[$0].isAlive }
      .sorted { (everyone[$0].at.y, everyone[$0].at.x) < (everyone[$1].at.y, everyone[$1].at.x) }
    for index in order where everyone[index].isAlive { takeTurn(index) }
    everyone.removeAll { !$0.isAlive }
  }

  private mutating func takeTurn(_ index: Int) {
    everyone[index].age += 1
    let around = offsets.compactMap { neighbour(of: everyone[index].at, $0.0, $0.1) }
    if everyone[index].isOrca {
      let prey = around.filter { cell in occupant(of: cell).map { !everyone[$0].isOrca } ?? false }
      if !prey.isEmpty {
        let meal = prey[hunts.draw(below: prey.count)]
        if let eaten = occupant(of: meal) { everyone[eaten].isAlive = false }
        everyone[index].at = meal
        everyone[index].fast = 0
      } else {
        everyone[index].fast += 1
        if everyone[index].fast == 3 {
          everyone[index].isAlive = false
          return
        }
        swim(index)
      }
    } else {
      swim(index)
    }
    guard everyone[index].age % (everyone[index].isOrca ? 8 : 3) == 0 else { return }
    let room = offsets.compactMap { neighbour(of: everyone[index].at, $0.0, $0.1) }
      .filter { occupant(of: $0) == nil }
    guard !room.isEmpty else { return }
    let cradle = room[births.draw(below: room.count)]
    everyone.append(Individual(isOrca: everyone[index].isOrca, at: cradle))
  }

  private mutating func swim(_ index: Int) {
    let (dx, dy) = offsets[moves.draw(below: 8)]
    guard let target = neighbour(of: everyone[index].at, dx, dy), occupant(of: target) == nil
    else { return }
    everyone[index].at = target
  }
}
