package import TerrariumSimulation

/// An infection as its rules describe it: an array of people, and each ill person looks at its
/// neighbours.
///
/// It draws the same numbers as `InfectionWorld` for the same seed, so the two must agree in every
/// person.
package struct NaiveInfection {
  package let size: GridSize
  package let people: Int
  package let wraps: Bool
  package let factor: Int
  let seed: Seed
  package private(set) var tick = 0
  package private(set) var ill: Set<Cell> = []
  package private(set) var newlyIll: Set<Cell> = []

  package init(size: GridSize, people: Int, wraps: Bool, factor: Int, seed: Seed) {
    self.size = size
    self.people = people
    self.wraps = wraps
    self.factor = factor
    self.seed = seed
  }

  package mutating func infect(_ cell: Cell) {
    guard isPerson(cell) else { return }
    if ill.insert(cell).inserted { newlyIll.insert(cell) }
  }

  /// Advances by a tick; returns who infected whom, with the first of those who picked each person.
  package mutating func step() -> [(by: Cell, at: Cell)] {
    tick += 1
    let tickKey = InfectionChoices.key(of: tick, stream: seed.key("spread"))
    var told: [(by: Cell, at: Cell)] = []
    var picked: Set<Cell> = []
    for y in 0..<size.rows {
      for x in 0..<size.columns where ill.contains(Cell(x, y)) {
        let person = Cell(x, y)
        var stream = InfectionChoices.stream(of: y * size.columns + x, tickKey: tickKey)
        for other in choice(of: person, from: &stream).sorted(by: inRowOrder)
        where picked.insert(other).inserted {
          told.append((person, other))
        }
      }
    }
    ill.formUnion(picked)
    newlyIll = picked
    return told
  }

  /// Returns the subset of healthy neighbours that is drawn. The candidates are the subsets of the
  /// right size, in the order of the numbers whose bits stand for the directions.
  private func choice(of person: Cell, from stream: inout RandomStream) -> [Cell] {
    let neighbours = self.neighbours(of: person)
    var healthy = 0
    for (direction, cell) in neighbours.enumerated() {
      guard let cell, !ill.contains(cell) else { continue }
      healthy |= 1 << direction
    }
    let count = min(factor, healthy.nonzeroBitCount)
    let subsets = (0..<256).filter { $0 & healthy == $0 && $0.nonzeroBitCount == count }
    let chosen = subsets.count == 1 ? subsets[0] : subsets[stream.draw(below: subsets.count)]
    return neighbours.enumerated().compactMap { chosen >> $0.offset & 1 != 0 ? $0.element : nil }
  }

  /// Returns the person in each of the eight directions, in row order; nil for a blank, for the
  /// person itself and for a repeated one.
  package func neighbours(of person: Cell) -> [Cell?] {
    var met: Set<Cell> = [person]
    var found: [Cell?] = []
    for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
      var cell = Cell(person.x + dx, person.y + dy)
      if wraps {
        cell = Cell((cell.x + size.columns) % size.columns, (cell.y + size.rows) % size.rows)
      }
      found.append(isPerson(cell) && met.insert(cell).inserted ? cell : nil)
    }
    return found
  }

  package func isPerson(_ cell: Cell) -> Bool {
    CellRect(size).contains(cell) && cell.y * size.columns + cell.x < people
  }

  private func inRowOrder(_ a: Cell, _ b: Cell) -> Bool { (a.y, a.x) < (b.y, b.x) }
}

extension InfectionWorld {
  /// Returns the states of a window, with newly ill people as ill.
  package func plainStates(in window: CellRect) -> StateGrid {
    let states = states(in: window)
    return StateGrid(size: states.size, states: states.states.map { $0 == 3 ? 1 : $0 })
  }
}
