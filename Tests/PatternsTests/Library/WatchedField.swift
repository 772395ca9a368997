import TerrariumPatterns
import TerrariumSimulation

/// A pattern of the library on a plane of its rule, generation by generation.
struct WatchedField {
  /// A cell that is not in state 0, and its state.
  struct StateCell: Hashable {
    let x: Int
    let y: Int
    let state: UInt8
  }

  private var world: LifeWorld

  init(_ entry: LibraryEntry) throws {
    world = LifeWorld(rule: try CellRule(entry.rule), size: entry.pattern.size)
    for state in Set(entry.pattern.runs.map(\.state)) {
      let cells = entry.pattern.runs.filter { $0.state == state }
        .flatMap { run in (run.x..<run.maxX).map { Cell($0, run.y) } }
      world.set(cells, to: state)
    }
  }

  mutating func advance(by generations: Int) throws { try world.advance(by: generations) }

  /// The number of cells that are not in state 0.
  var population: Int { Int(world.population) }

  /// The smallest rectangle around all cells that are not in state 0.
  var box: CellRect { world.liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0) }

  /// The cells that are not in state 0, row by row.
  var cells: [StateCell] { cells(in: box) }

  /// Returns those of a rectangle.
  func cells(in box: CellRect) -> [StateCell] {
    let cells = world.liveCells(in: box)
    // With two states they are all the same.
    let state = world.rule.stateCount == 2 ? cells.first.map { world[$0] } : nil
    return cells.map { StateCell(x: $0.x, y: $0.y, state: state ?? world[$0]) }
  }

  /// Returns the displacement that turns some cells into others; nil if there is none.
  static func move(_ first: [StateCell], _ later: [StateCell]) -> Cell? {
    guard let a = first.first, let b = later.first, first.count == later.count else { return nil }
    let offset = Cell(b.x - a.x, b.y - a.y)
    let isMoved = zip(first, later).allSatisfy {
      $0.x + offset.x == $1.x && $0.y + offset.y == $1.y && $0.state == $1.state
    }
    return isMoved ? offset : nil
  }
}
