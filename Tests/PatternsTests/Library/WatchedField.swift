import Patterns
import Simulation

/// A figure of the library on a plane of its rule, generation by generation.
struct WatchedField {
  /// A cell that is not in state 0, and its state.
  struct StateCell: Hashable {
    let x: Int
    let y: Int
    let state: UInt8
  }

  /// Outer-totalistic rules of two states have a simulator of the tests' own.
  private var tiles: TileField?
  private var world: LifeWorld?

  init(_ entry: LibraryEntry) throws {
    if entry.rule.wholeMatch(of: #/B[1-8]*/S[0-8]*/#) != nil {
      tiles = TileField(entry.figure, rule: entry.rule)
      return
    }
    var world = LifeWorld(rule: try CellRule(entry.rule), size: entry.figure.size)
    for state in Set(entry.figure.runs.map(\.state)) {
      let cells = entry.figure.runs.filter { $0.state == state }
        .flatMap { run in (run.x..<run.maxX).map { Cell($0, run.y) } }
      world.set(cells, to: state)
    }
    self.world = world
  }

  mutating func advance(by generations: Int) throws {
    tiles?.advance(by: generations)
    try world?.advance(by: generations)
  }

  /// The number of cells that are not in state 0.
  var population: Int { tiles?.population ?? world.map { Int($0.population) } ?? 0 }

  /// The cells that are not in state 0, row by row.
  var cells: [StateCell] {
    if let tiles { return tiles.cells.map { StateCell(x: $0.x, y: $0.y, state: 1) } }
    guard let world, let box = world.liveBox else { return [] }
    let states = world.states(in: box)
    var cells: [StateCell] = []
    for y in 0..<box.height {
      for x in 0..<box.width where states[x, y] != 0 {
        cells.append(StateCell(x: box.x + x, y: box.y + y, state: states[x, y]))
      }
    }
    return cells
  }

  /// The displacement that turns some cells into others; nil if there is none.
  static func move(_ first: [StateCell], _ later: [StateCell]) -> Cell? {
    guard let a = first.first, let b = later.first, first.count == later.count else { return nil }
    let offset = Cell(b.x - a.x, b.y - a.y)
    let isMoved = zip(first, later).allSatisfy {
      $0.x + offset.x == $1.x && $0.y + offset.y == $1.y && $0.state == $1.state
    }
    return isMoved ? offset : nil
  }
}
