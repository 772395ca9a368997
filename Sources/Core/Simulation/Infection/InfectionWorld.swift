/// A group of people in a grid, among whom an infection spreads.
///
/// In each tick, every ill person picks a uniformly random subset of exactly min(`factor`, healthy
/// neighbours) of its healthy neighbours, and everyone picked falls ill. All picks are based on the
/// state before the tick. The neighbours are the eight people around. On a torus of one or two
/// columns or rows, a person reached twice is one neighbour, and nobody is their own neighbour.
///
///     var world = InfectionWorld(people: 100, factor: 8, seed: Seed(1))
///     world.infect(world.defaultPatient)
///     try world.advance(by: 2)
///     world.ill  // 25
///
/// Picks depend only on the seed, the tick and the person, so the result is the same for any number
/// of threads. The cost of a tick is proportional to its front, the ill with healthy neighbours. A
/// person takes three bits, which copies share until one of them changes.
package struct InfectionWorld: FieldWorld, TellingWorld {
  let layout: InfectionLayout
  let seed: Seed
  var choices: InfectionChoices
  var words: [UInt64]
  var taps: RandomStream

  package internal(set) var tick = 0

  /// The number of ill people.
  package internal(set) var ill = 0

  /// The threads that share a tick; nil for the caller's alone. They affect only the time.
  package var workers: WorkerPool?

  /// Creates people in ⌈√people⌉ columns; the last row may be shorter, with blank places at its
  /// end.
  package init(people: Int, factor: Int = 3, edges: Edges = .wall, seed: Seed) {
    precondition(people > 0, "a group is at least one person")
    self.init(
      size: Self.size(ofPeople: people), people: people, factor: factor, edges: edges, seed: seed)
  }

  /// Creates a person at every place of a grid.
  package init(size: GridSize, factor: Int = 3, edges: Edges = .wall, seed: Seed) {
    precondition(size.columns > 0 && size.rows > 0, "a group is at least one person")
    self.init(size: size, people: size.area, factor: factor, edges: edges, seed: seed)
  }

  /// Creates people in the rows of a grid; the last row may be shorter.
  package init(size: GridSize, people: Int, factor: Int, edges: Edges, seed: Seed) {
    precondition(edges != .none, "a group ends somewhere")
    layout = InfectionLayout(size: size, people: people, wraps: edges == .wrap)
    self.seed = seed
    choices = InfectionChoices.of(factor: factor)
    taps = seed.stream("taps")
    words = layout.healthyWords()
  }

  /// The columns and rows for a number of people.
  package static func size(ofPeople people: Int) -> GridSize {
    // The least whole number whose square is at least the number of people.
    let columns = (1..<max(1, people)).partition {
      let (square, overflows) = $0.multipliedReportingOverflow(by: $0)
      return overflows || square >= people
    }
    return GridSize(columns: columns, rows: (people + columns - 1) / columns)
  }
}

// MARK: - Properties

extension InfectionWorld {
  /// The columns and rows, including the blanks of the last row.
  package var size: GridSize { layout.size }

  /// The number of people.
  package var people: Int { layout.people }

  /// The number of healthy people.
  package var healthy: Int { people - ill }

  /// The edges: beyond the last column and row is a wall, or the first.
  package var edges: Edges { layout.wraps ? .wrap : .wall }

  /// The most people that one ill person infects in a tick; at most 8.
  package var factor: Int {
    get { choices.factor }
    set { choices = InfectionChoices.of(factor: newValue) }
  }

  /// The numbers of healthy and ill people.
  package var census: [UInt128] { [UInt128(healthy), UInt128(ill)] }

  /// The default patient: in the middle, rounded down, or the last person if that place is blank.
  package var defaultPatient: Cell {
    let middle = Cell(size.columns / 2, size.rows / 2)
    return hasPerson(at: middle) ? middle : layout.cell(numbered: people - 1)
  }

  /// True if there is a person at a cell, not a blank place or the outside.
  package func hasPerson(at cell: Cell) -> Bool { layout.hasPerson(at: cell) }

  /// True if there is an ill person at a cell.
  package func isIll(at cell: Cell) -> Bool {
    hasPerson(at: cell) && words[layout.closed + layout.word(of: cell)] & layout.bit(of: cell) != 0
  }

  /// True if the person at a cell was infected last: in the last tick, or by a tap since.
  package func isNewlyIll(at cell: Cell) -> Bool {
    hasPerson(at: cell) && words[layout.fresh + layout.word(of: cell)] & layout.bit(of: cell) != 0
  }
}

// MARK: - Ticks

extension InfectionWorld {
  package mutating func advance(by ticks: Int) {
    for done in 0..<ticks {
      // Nobody falls ill any more, and after the first such tick nobody is newly ill.
      if done & 63 == 63, isAtRest() {
        tick += ticks - done
        return
      }
      step()
    }
  }

  package mutating func advanceReporting() -> [Happening] {
    step()
    return happeningsOfLastTick()
  }
}
