internal import TerrariumBasics
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// A world of your own as a world of the modules below.
struct OwnWorld<Own: World>: FieldWorld {
  private var world: Own
  private(set) var tick = 0
  private let traits: OwnWorldTraits<Own>

  /// Creates the world at its start.
  ///
  /// - Throws: an error if it has no state or no cells, or if these lie too far out.
  init(_ world: Own, _ traits: OwnWorldTraits<Own>) throws(WorldError) {
    (self.world, self.traits) = (world, traits)
    guard traits.stateCount > 0 else {
      throw .failed("'\(Own.name)' has no states; give it at least the ground")
    }
    try checkPlace()
    let grid = world.cells
    guard !grid.cells.isEmpty else {
      throw .failed("'\(Own.name)' has \(grid.size) cells; give it at least one")
    }
  }

  var census: [UInt128] {
    let cells = world.cells.cells
    var counts: [Own.State: Int]?
    return traits.census.map { count in
      guard let state = count.state else { return UInt128(max(0, count.number(world))) }
      // One pass over the cells for all states together.
      let numbers = counts ?? cells.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      counts = numbers
      return UInt128(numbers[state] ?? 0)
    }
  }

  mutating func advance(by ticks: Int) throws(WorldError) {
    do {
      try world.advance(by: ticks)
    } catch {
      throw .failed("\(error)")
    }
    tick += ticks
    try checkPlace()
  }

  private func checkPlace() throws(WorldError) {
    let grid = world.cells
    if grid.cells.isEmpty, grid.size.columns > 0, grid.size.rows > 0 {
      throw .failed("'\(Own.name)' has \(grid.size) cells; there is no room for so many")
    }
    if let problem = world.corner.problem(as: "corner") { throw .failed(Fault(problem).text) }
  }

  var bounds: CellRect? { area }

  /// The area of its cells. An empty grid has an empty area.
  var area: CellRect {
    let grid = world.cells
    let size = grid.cells.isEmpty ? GridSize(0, 0) : grid.size
    return CellRect(corner: world.corner.inside, size: size.inside)
  }

  var liveBox: CellRect? {
    let (grid, corner) = (world.cells, world.corner)
    var box: CellRect?
    for (index, cell) in grid.cells.enumerated() where cell != grid.outside {
      let one = CellRect(
        x: corner.x + index % grid.size.columns, y: corner.y + index / grid.size.columns,
        width: 1, height: 1)
      box = box?.union(one) ?? one
    }
    return box
  }

  func states(in window: CellRect) -> StateGrid {
    let (grid, area) = (world.cells, area)
    var shown = StateGrid(size: window.size)
    let inside = window.intersection(area)
    guard !inside.isEmpty else { return shown }
    for y in inside.y..<inside.maxY {
      for x in inside.x..<inside.maxX {
        let cell = grid.cells[(y - area.y) * grid.size.columns + x - area.x]
        shown[x - window.x, y - window.y] = traits.numbers[cell] ?? 0
      }
    }
    return shown
  }

  func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    sharesCountedFromStates(in: window, blockSide: blockSide, stateCount: traits.styles.count)
  }
}

extension OwnWorld: TerrariumBasics.TellingWorld where Own: TellingWorld {
  mutating func advanceReporting() throws(WorldError) -> [TerrariumBasics.Happening] {
    try advance(by: 1)
    return world.happenings.map(\.inside)
  }
}

extension OwnWorld: TerrariumBasics.RestingWorld where Own: RestingWorld {
  mutating func isAtRest() -> Bool { world.isAtRest }
}

/// The properties of a world type that every tick needs, computed once.
final class OwnWorldTraits<Own: World>: Sendable {
  let census: [Census<Own>]
  /// The number of states.
  let stateCount: Int
  /// The states with a style of their own, the ground's first: if there are more states than
  /// palette colours, neighbours in the list share a style.
  let styles: [Own.State]
  /// The index among them of each state's style.
  let numbers: [Own.State: UInt8]

  /// The most states that have a style of their own. Pictures reserve one of the 255 colours of an
  /// animation's palette.
  private static var styleLimit: Int { 254 }

  init() {
    let states = Own.State.states
    let shared = max(1, (states.count + Self.styleLimit - 3) / (Self.styleLimit - 1))
    func number(_ place: Int) -> Int { place == 0 ? 0 : (place - 1) / shared + 1 }
    census = Own.census
    stateCount = states.count
    styles = states.indices.filter { $0 == 0 || ($0 - 1) % shared == 0 }.map { states[$0] }
    numbers = Dictionary(
      states.enumerated().map { ($1, UInt8(clamping: number($0))) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension OwnWorld: MeasuredWorld {
  var measuredField: MeasuredField { MeasuredField(bounds: area, stateCount: traits.styles.count) }
}
