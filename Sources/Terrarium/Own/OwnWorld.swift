internal import Simulation

/// A world of one's own as the modules below know worlds.
struct OwnWorld<Own: World>: FieldWorld {
  private var world: Own
  private(set) var tick = 0
  private let form: OwnForm<Own>

  init(_ world: Own, _ form: OwnForm<Own>) { (self.world, self.form) = (world, form) }

  var census: [UInt128] {
    let cells = world.cells.cells
    var counts: [Own.State: Int]?
    return form.census.map { count in
      guard let state = count.state else { return UInt128(max(0, count.number(world))) }
      // One pass over the cells for all states together.
      let numbers = counts ?? cells.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      counts = numbers
      return UInt128(numbers[state] ?? 0)
    }
  }

  mutating func advance(by ticks: Int) throws(WorldError) {
    for _ in 0..<ticks {
      // Whoever plays a film that shall end looks too, and ends it.
      if let interruption = Interruption.current, interruption.isAsked { return }
      do {
        try world.tick()
      } catch {
        throw .failed("\(error)")
      }
      tick += 1
    }
  }

  var bounds: CellRect? { CellRect(world.cells.size.inside) }

  var liveBox: CellRect? {
    let grid = world.cells
    var box: CellRect?
    for (index, cell) in grid.cells.enumerated() where cell != grid.outside {
      let one = CellRect(
        x: index % grid.size.columns, y: index / grid.size.columns, width: 1, height: 1)
      box = box?.union(one) ?? one
    }
    return box
  }

  func states(in window: CellRect) -> StateGrid {
    let grid = world.cells
    var shown = StateGrid(size: window.size)
    let inside = window.intersection(CellRect(grid.size.inside))
    guard !inside.isEmpty, !grid.cells.isEmpty else { return shown }
    for y in inside.y..<inside.maxY {
      for x in inside.x..<inside.maxX {
        let cell = grid.cells[y * grid.size.columns + x]
        shown[x - window.x, y - window.y] = form.numbers[cell] ?? 0
      }
    }
    return shown
  }

  func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    sharesCountedFromStates(
      in: window, blockSide: blockSide, stateCount: form.numbers.count)
  }
}

/// The properties of a world type that every tick needs, found once.
final class OwnForm<Own: World>: Sendable {
  let census: [Census<Own>]
  /// The number of each state; the ground's is 0.
  let numbers: [Own.State: UInt8]

  init() {
    census = Own.census
    numbers = Dictionary(
      Own.State.states.enumerated().map { ($1, UInt8(clamping: $0)) },
      uniquingKeysWith: { first, _ in first })
  }
}
