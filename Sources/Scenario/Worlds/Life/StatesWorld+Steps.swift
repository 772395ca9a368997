internal import Encoding
internal import Patterns
internal import Simulation

extension StatesWorld {
  /// Clears and sets the cells of a figure that is put down, as files store them.
  mutating func apply(_ placement: Placement) {
    for area in placement.cleared { try? clear(area) }
    for run in placement.runs {
      setStored((run.x..<run.maxX).map { Cell($0, run.y) }, to: run.state)
    }
  }

  /// Goes on under another rule, which must not need more states.
  mutating func change(to rule: Rule) throws(WorldError) {
    guard rule.stateCount <= mostStates else { throw .otherStates }
    follow(rule)
  }

  /// Brings each cell of a rectangle to life with the same probability: in state 1 where others
  /// are dying ones, else in any.
  mutating func fill(
    _ window: CellRect, thousandthsOfPercent share: Int, using stream: inout RandomStream
  ) {
    let live: Int
    switch rule.family {
    case .generations, .larger, .twoState, .blocks: live = 1
    case .local(let local): live = local is SuperRule ? 1 : local.stateCount - 1
    }
    let limit = UInt64(share) * (UInt64.max / 100_000)
    var grid = StateGrid(size: window.size)
    for place in grid.states.indices where stream.next() < limit || share == 100_000 {
      grid.states[place] = live == 1 ? 1 : UInt8(1 + stream.draw(below: live))
    }
    write(grid, at: Cell(window.x, window.y))
  }

  /// The most cells of a pattern file.
  private static let listedCells = 1 << 26

  /// The world as a pattern file: a field that ends is written whole, of a plane the box around
  /// what lives, as its cells are stored.
  func patternFile(_ format: Format) throws(Problem) -> [UInt8] {
    let box = bounds ?? liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0)
    guard box.width == 0 || box.height <= Self.listedCells / box.width else {
      throw .tooManyCellsToWrite(format: format.rawValue, limit: Self.listedCells)
    }
    let figure = Figure(states: storedStates(in: box))
    let generation = tick > 0 ? UInt128(tick) : nil
    switch format {
    case .mc: return figure.stateMacrocell(rule: rule.text, generation: generation)
    case .rle:
      let corner = bounds == nil && !box.isEmpty ? Cell(box.x, box.y) : nil
      return figure.rle(
        rule: rule.text, position: corner, generation: generation, stateCount: rule.stateCount)
    default: return figure.plaintext()
    }
  }
}

extension StatesWorld: Board {
  var shape: FieldShape {
    FieldShape(size: size, edges: rule.topology.map(LifeRules.edges) ?? .none)
  }

  func lives(_ cell: Cell) -> Bool { self[cell] != 0 }

  func state(of cell: Cell) -> UInt8 { self[cell] }

  mutating func put(_ cells: [Cell], alive: Bool) { set(cells, to: alive ? 1 : 0) }

  mutating func put(_ cells: [Cell], in state: UInt8) throws(WorldError) {
    guard Int(state) < rule.stateCount else {
      throw .notAllowed(action: "place", because: "the rule has no state \(state)")
    }
    set(cells, to: state)
  }

  func living(in area: CellRect) throws(WorldError) -> [Cell] {
    guard area.isEmpty || area.width <= listedCellLimit / area.height else {
      throw .notAllowed(
        action: "selection", because: "choose one of at most \(listedCellLimit) cells")
    }
    let states = states(in: area)
    return states.states.indices.filter { states.states[$0] != 0 }.map {
      Cell(area.x + $0 % area.width, area.y + $0 / area.width)
    }
  }

  mutating func clear(_ area: CellRect) throws(WorldError) {
    let seen = liveBox.map(area.intersection) ?? CellRect(x: 0, y: 0, width: 0, height: 0)
    guard !seen.isEmpty else { return }
    writeStored(StateGrid(size: seen.size), at: Cell(seen.x, seen.y))
  }

  mutating func clearAll() { eraseAll() }
}
