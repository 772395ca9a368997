import Terrarium

// The code of the tutorial, word for word; a test compares.

struct Majority: CellularAutomaton {
  var rule: Int
  var state: Grid<Bool>

  mutating func advance(by generations: Int) {
    for _ in 0..<generations {
      state = state.next { vote, around in around.count(of: true) + (vote ? 1 : 0) > rule }
    }
  }
}

enum Tree: CaseIterable, CellState {
  case bare, tree, fire

  var ink: Ink {
    switch self {
    case .bare: .theme("ground")
    case .tree: Ink(light: 0x2e7d32, dark: 0x81c784)
    case .fire: 0xff5500
    }
  }
}

struct Forest: World {
  var cells: Grid<Tree>
  var random: RandomStream

  init(_ random: RandomStream) {
    self.random = random
    cells = Grid(size: GridSize(60, 40), of: .bare)
  }

  mutating func tick() {
    cells = cells.next { cell, around in
      switch cell {
      case .fire: .bare
      case .tree: around.count(of: .fire) > 0 || random.happens(1, in: 5000) ? .fire : .tree
      case .bare: random.happens(1, in: 20) ? .tree : .bare
      }
    }
  }
}

/// What the tutorial does, in the folder in which the process is.
func firstFilms(_ print: @Sendable (Any) -> Void) async throws {
  let sea = Film(.sea(size: GridSize(24, 16)), frames: 100, look: Look(theme: .dark))
  try await sea.write(to: "sea.gif", "sea.csv")

  let rule = LifeRule { around in
    around.liveNeighbours == 3 || around.isAlive && around.liveNeighbours == 2
  }
  let look = Look(shape: .circle, scale: .cell(8), counters: true)
  let glider = BuiltInWorld.life(rule: rule, pattern: "glider", size: GridSize(24, 18))
  try await Film(glider, frames: 48, look: look).write(to: "glider.gif")

  let people = Grid(size: GridSize(64, 48), edges: .wrap) { $0.happens(1, in: 2) }
  try await Film(from: people, frames: 20) { vote, around in
    around.count(of: true) + (vote ? 1 : 0) > 4
  }.write(to: "vote.gif")

  try await Film(of: Majority(rule: 4, state: people), frames: 20).write(to: "majority.gif")

  let forest = Film(
    of: Forest.init, frames: 120, seed: 7, look: Look(legend: true, counters: true, chart: .under))
  try await forest.write(to: "forest.gif", "forest.csv")

  let forests = Film(of: Forest.init, frames: 60, settings: ["vary": "seed=1..4"])
  try await forests.write(to: "forests.gif")

  for try await progress in sea.writing(to: "sea.gif") {
    print("\(progress.frames) of \(progress.total ?? 0) frames")
  }

  do {
    try await Film(.life(rule: "B3/S2z"), settings: ["colour": "red"]).write(to: "life.gfi")
  } catch let error as FilmError {
    print(error)
  }
}
