internal import Encoding
internal import Patterns
internal import Playback
internal import Rendering
internal import Simulation
internal import Vocabulary

/// The world of life under a rule that `LifeWorld` does not know: many states, cells further away,
/// blocks, files, or edges sewn together in other ways than a torus.
///
/// It is made on the way, when the rule is known: how many states there are, what they are called
/// and how they look follow from that.
struct StatesLife: WorldKind, NotedKind, RuledKind, LatticeKind {
  typealias State = StatesWorld

  /// The rule with which a film begins.
  let rule: CellRule
  let ruleText: String?
  let notes: PatternNotes
  let words: WorldWords
  let subject: Subject
  let steps: [StepKind]

  init(rule: CellRule, text: String? = nil, notes: PatternNotes = PatternNotes()) {
    let life = Life()
    (self.rule, ruleText, self.notes) = (rule, text, notes)
    (words, steps) = (life.words, life.steps)
    subject = StatesSubject.of(rule) ?? life.subject
  }

  /// What a tile of 64 by 64 cells takes: a byte a cell, twice, and what is known of it.
  private static let bytesOfTile = 8 << 10 | 128

  /// What a field takes, in whole tiles.
  static func bytes(ofField size: GridSize) -> Int { Life.tiles(of: size) * bytesOfTile }

  /// Throws where a field that ends on one side alone would take too much: what crosses its seam may
  /// be anywhere along it, so all of that is there as soon as a cell is.
  static func checkStrip(_ grid: Topology?, limitInBytes limit: Int) throws(WorldError) {
    guard let grid, !grid.isFinite else { return }
    let size = GridSize(columns: max(1, grid.columns), rows: max(1, grid.rows))
    guard Life.tiles(of: size) <= limit / bytesOfTile else {
      throw .memoryBound(limitInBytes: limit)
    }
  }

  func start(_ draft: inout Draft) -> Genesis? { LifeStart(from: &draft)?.genesis }

  func complete(_ look: inout Look, from draft: inout Draft) {
    Life().complete(&look, from: &draft)
  }

  func note(_ draft: inout Draft) -> RuleNote? {
    Life().note(&draft)
  }

  func lattice(_ draft: inout Draft) -> CellLattice {
    LifeRules.lattice(&draft, first: rule, text: ruleText)
  }

  func rulesNearby(_ draft: inout Draft) -> [String]? { LifeStart.rulesNearby(in: &draft) }
}

extension LifeStart {
  /// The world of a rule that `LifeWorld` does not know.
  func statesWorld(of seed: Seed, jobs: Int) throws(WorldError) -> StatesWorld {
    if rule.topology?.isFinite == true {
      try Allocation.check(bytes: StatesLife.bytes(ofField: size))
    }
    try StatesLife.checkStrip(rule.topology, limitInBytes: planeLimit)
    var world = StatesWorld(rule: rule, window: size, options: options(jobs: jobs))
    if fill.thousandths > 0 {
      var stream = seed.stream("init")
      world.fill(CellRect(size), thousandthsOfPercent: fill.thousandths, using: &stream)
    }
    switch cells?.content {
    case .figure(let placement): world.apply(placement)
    case .tree(let tree, let middle):
      try world.take(CellTree(nodes: tree.nodes, middle: middle))
    case nil: break
    }
    world.phase = isOdd ? 1 : 0
    return world
  }
}

extension StatesWorld {
  /// Clears and sets the cells of a figure that is put down, as files store them.
  mutating func apply(_ placement: Placement) {
    for area in placement.cleared { clear(area) }
    for run in placement.runs { setStored(run, movedBy: Cell(0, 0)) }
  }

  /// Sets the cells of a run, which lies elsewhere, piece by piece: one may be as long as memory.
  mutating func setStored(_ run: CellRun, movedBy corner: Cell) {
    for start in stride(from: run.x, to: run.maxX, by: 1 << 20) {
      let piece = start..<min(run.maxX, start + 1 << 20)
      setStored(piece.map { Cell($0 + corner.x, run.y + corner.y) }, to: run.state)
    }
  }

  /// Puts each cell of a rectangle into a state above 0 with the same probability: into state 1
  /// where the others are dying ones, else into any.
  mutating func fill(
    _ window: CellRect, thousandthsOfPercent share: Int, using stream: inout RandomStream
  ) {
    let limit = UInt64(share) * (UInt64.max / 100_000)
    let live = rule.bornStates
    var grid = StateGrid(size: window.size)
    for place in grid.states.indices where stream.next() < limit || share == 100_000 {
      grid.states[place] = live == 1 ? 1 : UInt8(1 + stream.draw(below: live))
    }
    write(grid, at: Cell(window.x, window.y))
  }
}

extension CellRule {
  /// How many states, from 1 on, a random field has.
  fileprivate var bornStates: Int {
    guard case .local(let rule) = family, !(rule is SuperRule) else { return 1 }
    return rule.stateCount - 1
  }
}
