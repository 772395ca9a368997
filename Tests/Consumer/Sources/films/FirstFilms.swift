import Terrarium

// The code of the tutorial, word for word; a test compares.

struct Majority: CellularAutomaton {
  var rule: Int
  var state: CellGrid<Bool>

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
  var cells: CellGrid<Tree>
  var random: RandomStream

  init(_ random: RandomStream) {
    self.random = random
    cells = CellGrid(size: GridSize(60, 40), of: .bare)
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

struct Snowflake: GrowingWorld, RestingWorld, TellingWorld {
  var cells = CellGrid(size: GridSize(1, 1), of: true)
  var corner = Cell(0, 0)
  var happenings: [Happening] = []
  var isAtRest: Bool { corner.x == -31 }

  mutating func tick() {
    happenings = []
    guard !isAtRest else { return }
    corner = Cell(corner.x - 1, corner.y - 1)
    let size = GridSize(cells.size.columns + 2, cells.size.rows + 2)
    cells = cells.resized(to: size, at: Cell(1, 1)).next { frozen, around in
      frozen || around.count(of: true) == 1
    }
    if size.columns % 16 == 1 {
      happenings = [Happening("star", ["cells": .number(cells.count(of: true))])]
    }
  }
}

/// Runs the code of the tutorial in the current folder.
func firstFilms(_ print: @Sendable (Any) -> Void) async throws {
  let sea = Film(.sea(size: GridSize(24, 16)), frames: 100, look: Look(theme: .dark))
  try await sea.write(to: "sea.gif", "sea.csv")

  let rule = LifeRule { around in
    around.liveNeighbours == 3 || around.isAlive && around.liveNeighbours == 2
  }
  let look = Look(shape: .circle, scale: .cell(8), counters: true)
  let plane = BuiltInWorld.life(rule: rule, pattern: "glider", size: GridSize(24, 18))
  let glider = Film(plane, frames: 48, look: look)
  try await glider.write(to: "glider.gif")

  let people = CellGrid(size: GridSize(64, 48), edges: .wrap) { $0.happens(1, in: 2) }
  try await Film(from: people, frames: 20) { vote, around in
    around.count(of: true) + (vote ? 1 : 0) > 4
  }.write(to: "vote.gif")

  try await Film(of: Majority(rule: 4, state: people), frames: 20).write(to: "majority.gif")

  let forest = Film(
    of: Forest.init, frames: 120, seed: 7, look: Look(legend: true, counters: true, chart: .under))
  try await forest.write(to: "forest.gif", "forest.csv")

  let forests = Film(of: Forest.init, frames: 60, settings: ["vary": "seed=1..4"])
  try await forests.write(to: "forests.gif")

  let flake = Film(of: Snowflake(), look: Look(scale: .cell(6)))
  try await flake.write(to: "snowflake.gif", "snowflake.jsonl")

  let eaten = Film(
    .life(pattern: "glider", size: GridSize(24, 18)), look: Look(scale: .cell(8)),
    steps: [.run(12), .place("eater", at: Cell(16, 12)), .set(["theme": "dark"]), .run(40)])
  try await eaten.write(to: "eaten.gif")

  for try await frame in glider.frames() where frame.number == 0 {
    print("\(frame.width)x\(frame.height), \(frame.pixels.count) bytes, \(frame.duration)")
  }
  let gif = try await glider.data(as: .gif)
  print("a GIF of \(gif.count) bytes")

  for try await row in sea.rows() {
    if let penguins = row["penguins"]?.number, penguins < 100 { print("tick \(row.tick)") }
  }

  var gun = try Life("gosper-glider-gun", engine: .hash)
  try gun.advance(by: 1_000_000_000)
  print("\(gun.population) cells live in generation \(gun.generation)")

  var cross = try Life(cells: (0..<10).map { Cell($0, 0) }, rule: "B3/S23")
  try cross.advance(by: 15)
  print(try cross.pattern(as: .rle))

  for try await progress in sea.writing(to: "sea.gif") {
    print("\(progress.frames) of \(progress.total ?? 0) frames")
  }

  do {
    try await Film(.life(rule: "B3/S2z"), settings: ["colour": "red"]).write(to: "life.gfi")
  } catch let error as FilmError {
    print(error)
  }
}
