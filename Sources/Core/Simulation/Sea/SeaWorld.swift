/// A sea of penguins that swim and reproduce, and orcas that hunt them.
///
/// In a tick every animal that existed at its start acts once, in row order of its place at that
/// time. Eaten animals do not act; newborn ones act from the next tick on, but can be eaten at
/// once.
package struct SeaWorld: FieldWorld, TellingWorld, Hashable {
  /// The columns and rows of the sea.
  package var size: GridSize { grid.size }

  package internal(set) var tick = 0

  let grid: BoundedGrid
  var cells: [SeaCell]
  var moves: RandomStream
  var hunts: RandomStream
  var births: RandomStream
  private var penguins = 0
  private var orcas = 0

  /// Creates a sea with exact numbers of penguins and orcas at random places, all of age 0.
  ///
  /// There must be enough cells for them.
  package init(size: GridSize, wraps: Bool = false, penguins: Int, orcas: Int, seed: Seed) {
    precondition(penguins >= 0 && orcas >= 0 && penguins + orcas <= size.area, "room for everyone")
    self.init(size: size, wraps: wraps, seed: seed)
    var places = Array(0..<size.area)
    var draws = seed.stream("init")
    for index in 0..<penguins + orcas {
      places.swapAt(index, index + draws.draw(below: places.count - index))
      settle(index < penguins ? .penguin : .orca, at: places[index])
    }
  }

  /// Creates a sea with animals at given places, all of age 0.
  package init(
    size: GridSize, wraps: Bool = false, penguinsAt: [Cell], orcasAt: [Cell], seed: Seed
  ) {
    self.init(size: size, wraps: wraps, seed: seed)
    for cell in penguinsAt { settle(.penguin, at: cell.y * size.columns + cell.x) }
    for cell in orcasAt { settle(.orca, at: cell.y * size.columns + cell.x) }
  }

  init(size: GridSize, wraps: Bool, seed: Seed) {
    grid = BoundedGrid(size: size, wraps: wraps)
    cells = [SeaCell](repeating: .free, count: size.area)
    moves = seed.stream("move")
    hunts = seed.stream("hunt")
    births = seed.stream("birth")
  }

  /// The numbers of penguins, orcas and free cells.
  package var census: [UInt128] {
    [UInt128(penguins), UInt128(orcas), UInt128(size.area - penguins - orcas)]
  }

  package mutating func advance(by ticks: Int) {
    for _ in 0..<ticks { advance { _ in } }
  }

  package mutating func advanceReporting() -> [Happening] {
    var happenings: [Happening] = []
    advance { happenings.append($0.happening) }
    return happenings
  }

  /// Advances by one tick, and passes on every event as it happens.
  package mutating func advance(telling tell: (SeaEvent) -> Void) {
    tick += 1
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        act(at: row * size.columns + column, telling: tell)
      }
    }
  }

  /// The whole sea.
  package var bounds: CellRect? { CellRect(size) }

  /// The smallest rectangle around all animals.
  package var liveBox: CellRect? { states(in: CellRect(size)).liveBox }

  package func states(in window: CellRect) -> StateGrid { numbers(in: window) { $0.state } }

  /// A number for each cell of a window; 0 for cells outside the sea.
  @inline(__always)
  private func numbers(in window: CellRect, of number: (SeaCell) -> UInt8) -> StateGrid {
    var numbers = StateGrid(size: window.size)
    let inside = window.intersection(CellRect(size))
    for y in inside.y..<inside.maxY {
      for x in inside.x..<inside.maxX {
        numbers[x - window.x, y - window.y] = number(cells[y * size.columns + x])
      }
    }
    return numbers
  }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    sharesCountedFromStates(in: window, blockSide: blockSide, stateCount: 3)
  }
}

extension SeaWorld {
  /// Puts a new animal on a cell, which acts from the next tick on.
  mutating func settle(_ species: SeaSpecies, at index: Int) {
    precondition(cells[index].isFree, "one on a cell")
    cells[index] = SeaCell(newborn: species, at: index, inTick: tick)
    if species == .penguin { penguins += 1 } else { orcas += 1 }
  }

  private mutating func act(at index: Int, telling tell: (SeaEvent) -> Void) {
    guard let species = cells[index].species, !cells[index].hasActed(inTick: tick) else { return }
    cells[index].actedInTick = UInt8(truncatingIfNeeded: tick & 1)
    let place: Int? =
      species == .penguin
      ? swim(.penguin, from: index, telling: tell) : hunt(from: index, telling: tell)
    if let place { breed(species, at: place, telling: tell) }
  }

  /// Chooses one of eight directions and moves there if that cell exists and is free.
  private mutating func swim(
    _ species: SeaSpecies, from index: Int, telling tell: (SeaEvent) -> Void
  ) -> Int {
    let direction = moves.draw(below: 8)
    let (row, column) = index.quotientAndRemainder(dividingBy: size.columns)
    guard
      let target = grid.neighbour(ofColumn: column, row: row, direction: direction),
      cells[target].isFree
    else { return index }
    carry(from: index, to: target)
    tell(.moved(species, from: grid.cell(at: index), to: grid.cell(at: target)))
    return target
  }

  /// Eats a random adjacent penguin; without one, the orca swims on, and starves on the third such
  /// turn.
  private mutating func hunt(from index: Int, telling tell: (SeaEvent) -> Void) -> Int? {
    let prey = neighbours(of: index) { $0.isPenguin }
    if prey.count > 0 {
      let target = prey[hunts.draw(below: prey.count)]
      cells[index].fast = 0
      carry(from: index, to: target)
      penguins -= 1
      tell(.ate(from: grid.cell(at: index), to: grid.cell(at: target)))
      return target
    }
    cells[index].fast += 1
    guard cells[index].fast < 3 else {
      cells[index] = .free
      orcas -= 1
      tell(.died(at: grid.cell(at: index)))
      return nil
    }
    return swim(.orca, from: index, telling: tell)
  }

  /// Gives birth on every third turn of a penguin's life, and every eighth of an orca's, if there
  /// is room.
  private mutating func breed(
    _ species: SeaSpecies, at index: Int, telling tell: (SeaEvent) -> Void
  ) {
    cells[index].turnsSinceBirth += 1
    guard cells[index].turnsSinceBirth == species.turnsBetweenBirths else { return }
    cells[index].turnsSinceBirth = 0
    let room = neighbours(of: index) { $0.isFree }
    guard room.count > 0 else { return }
    let cradle = room[births.draw(below: room.count)]
    settle(species, at: cradle)
    tell(.born(species, at: grid.cell(at: cradle)))
  }

  private mutating func carry(from index: Int, to target: Int) {
    var swimmer = cells[index]
    let across = target % size.columns - index % size.columns
    // Across the edge, the longer way looks shorter.
    if across != 0 { swimmer.headsLeft = (across < 0) == (abs(across) == 1) }
    cells[target] = swimmer
    cells[index] = .free
  }

  /// The neighbours of a cell that satisfy a condition, in row order. On a tiny torus one may be
  /// listed twice.
  @inline(__always)
  private func neighbours(of index: Int, where fits: (SeaCell) -> Bool) -> NeighbourList {
    let (row, column) = index.quotientAndRemainder(dividingBy: size.columns)
    var found = NeighbourList()
    for direction in 0..<8 {
      if let place = grid.neighbour(ofColumn: column, row: row, direction: direction),
        fits(cells[place])
      {
        found.append(place)
      }
    }
    return found
  }
}

extension SeaWorld: IndividualWorld {
  package func individuals(in window: CellRect) -> [UInt8] {
    numbers(in: window) { $0.isFree ? 0 : 2 * $0.nature + ($0.headsLeft ? 1 : 0) }.states
  }
}

extension SeaWorld: RestingWorld {
  /// True if no animals are left, or if the sea is full of penguins, which can then neither move
  /// nor breed.
  package func isAtRest() -> Bool { orcas == 0 && (penguins == 0 || penguins == size.area) }
}

/// Up to eight cell indices, without an allocation.
private struct NeighbourList {
  private var places = SIMD8<Int>()
  private(set) var count = 0

  subscript(position: Int) -> Int { places[position] }

  mutating func append(_ place: Int) {
    places[count] = place
    count += 1
  }
}
