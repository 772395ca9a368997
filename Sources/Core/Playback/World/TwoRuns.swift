package import TerrariumBasics

/// Two runs of a world, laid over each other cell by cell, to show where and when they differ.
package struct TwoRuns: RestingWorld, FieldWorld {
  /// The states of its cells; one that is empty in both is in state 0.
  package enum Overlap: UInt8 {
    case same = 1
    case onlyFirst, onlySecond
    /// Not empty in both, but in different states.
    case other
  }

  private var first: any FieldWorld
  private var second: any FieldWorld
  /// The kind that each state of their cells counts as: 0 is empty.
  private let kinds: [UInt8]
  /// The cells that are compared, if they are not those of a bounded field.
  private let window: CellRect
  /// True if the rows of the field are the lines of a history, of which the newest is compared.
  private let isLine: Bool
  package private(set) var census: [UInt128] = []

  /// The first tick at which the runs differ, the number of cells that do, and the box around them.
  private var beginning: (tick: Int, cells: UInt128, box: CellRect)?

  package init(
    _ first: any FieldWorld, _ second: any FieldWorld, kinds: [UInt8], window: CellRect,
    isLine: Bool
  ) {
    (self.first, self.second) = (first, second)
    (self.kinds, self.window, self.isLine) = (kinds, window, isLine)
    compare()
  }

  package var tick: Int { first.tick }
  package var topLine: Int { first.topLine }
  package var bounds: CellRect? { first.bounds }
  package var workOfTick: Int { first.workOfTick + second.workOfTick }

  package func inside(_ area: CellRect) -> CellRect { first.inside(area) }

  package var liveBox: CellRect? {
    guard let one = first.liveBox else { return second.liveBox }
    return second.liveBox.map(one.union) ?? one
  }

  package mutating func advance(by ticks: Int) throws(WorldError) {
    var left = ticks
    // The first difference is found at its tick, later ones are counted when they are shown.
    while left > 0 {
      let passed = beginning == nil ? 1 : left
      try first.advance(by: passed)
      try second.advance(by: passed)
      left -= passed
      compare()
    }
  }

  package mutating func isAtRest() -> Bool {
    Self.isAtRest(&first) && Self.isAtRest(&second)
  }

  private static func isAtRest(_ world: inout any FieldWorld) -> Bool {
    guard var resting = world as? any RestingWorld & FieldWorld else { return false }
    defer { world = resting }
    return resting.isAtRest()
  }

  package func states(in window: CellRect) -> StateGrid {
    let (one, other) = (first.states(in: window), second.states(in: window))
    return StateGrid(
      size: window.size, states: zip(one.states, other.states).map { overlap(of: $0, and: $1) })
  }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
    sharesCountedFromStates(
      in: window, blockSide: blockSide, stateCount: Int(Overlap.other.rawValue) + 1, box: liveBox)
  }

  private func overlap(of first: UInt8, and second: UInt8) -> UInt8 {
    let (one, other) = (kinds[Int(first)], kinds[Int(second)])
    if one == other { return one == 0 ? 0 : Overlap.same.rawValue }
    if other == 0 { return Overlap.onlyFirst.rawValue }
    return (one == 0 ? Overlap.onlySecond : .other).rawValue
  }

  /// Counts the cells of each kind.
  private mutating func compare() {
    var counts = [UInt128](repeating: 0, count: Int(Overlap.other.rawValue) + 1)
    var box: CellRect?
    for strip in comparedCells.strips {
      let states = states(in: strip).states
      for state in states { counts[Int(state)] += 1 }
      if beginning == nil {
        for (place, state) in states.enumerated() where state > Overlap.same.rawValue {
          let (row, column) = place.quotientAndRemainder(dividingBy: strip.width)
          let cell = CellRect(x: strip.x + column, y: strip.y + row, width: 1, height: 1)
          box = box?.union(cell) ?? cell
        }
      }
    }
    let differing = counts[2...].reduce(0, +)
    census = counts[1...3] + [differing]
    if let box { beginning = (tick, differing, isLine ? box.moved(right: 0, down: topLine) : box) }
  }

  private var comparedCells: CellRect {
    guard !isLine else {
      let row = min(tick - topLine, window.maxY - 1)
      return CellRect(x: window.x, y: row, width: window.width, height: 1)
    }
    return bounds ?? liveBox ?? window
  }
}

extension TwoRuns {
  package var remark: String? {
    guard let beginning else { return "the runs do not differ by tick \(tick)" }
    let (cells, box) = (beginning.cells, beginning.box)
    let place =
      box.size.area == 1
      ? "at \(box.x),\(box.y)"
      : "in \(cells) cells between \(box.x),\(box.y) and \(box.maxX - 1),\(box.maxY - 1)"
    return "the runs first differ at tick \(beginning.tick), \(place)"
  }
}
