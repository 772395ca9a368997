internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

/// All that a state file has of a world of cells.
struct LifeRecord {
  var rule: CellRule
  var size = GridSize(columns: 1, rows: 1)
  var edges: Edges
  var background = 0
  var phase = 0
  var tick = 0

  /// True if the cells are a tree around a place; else they are listed, their box's top left there.
  var isTree = false
  var place = Cell(0, 0)
  /// The cells as a pattern file has them, and as they were read.
  var body: [UInt8] = []
  var tree: CellTree?
  var figure: Figure?
}

extension Life: StoredKind {
  var unset: LifeRecord { LifeRecord(rule: rule, edges: rule.topology?.edgesOfCells ?? .none) }

  /// The cells as a macrocell tree, however many they are, where the rule keeps trees; else as text,
  /// as they are stored, and the phase.
  ///
  /// A state of two states brings its rule along; others go on in a world of the same rule, which
  /// knows its file.
  var fields: [StateField<LifeRecord>] {
    let states = StateField<LifeRecord> {
      $1["states"] = "\($0.rule.stateCount)"
    } read: { _, _ in
    }
    let named: [StateField<LifeRecord>] = [
      .init {
        $1["rule"] = Self.text(of: $0.rule)
      } read: { text, record throws(StateFault) in
        guard let rule = self.rule(of: text) else { throw text.ruleFault(expected: self.rule.text) }
        record.rule = rule
      },
      .size(\.size, limit: 1 << 48), .tick(\.tick),
    ]
    guard rule.bitTable != nil else {
      return [states] + named + [.init("phase", \.phase, in: 0...1), cells]
    }
    return named + [
      .init("edges", \.edges), .init("background", \.background, in: 0...1),
      .check("size") { $0.edges == .none || $0.size.columns <= Life.cellLimit / $0.size.rows },
      cells,
    ]
  }

  private func rule(of text: StateText) -> CellRule? {
    guard rule.bitTable != nil else { return text["rule"] == rule.text ? rule : nil }
    // States of other families have a number of states.
    guard text["states"] == nil else { return nil }
    return text["rule"].flatMap { try? LifeRule($0) }.map { CellRule($0) }
  }

  private var cells: StateField<LifeRecord> {
    let rule = rule
    return StateField { record, text in
      text[record.isTree ? "middle" : "corner"] = "\(record.place.x),\(record.place.y)"
      text.body = record.body
    } read: { text, record throws(StateFault) in
      let isTree = rule.bitTable != nil || text["middle"] != nil && rule.keepsTrees
      let place = try text.numbers(isTree ? "middle" : "corner", count: 2, within: Limits.farReach)
      record.place = Cell(place[0], place[1])
      guard let pattern = try? Pattern(reading: text.body, limits: .manyStates),
        (try? pattern.checkStates(below: record.rule.stateCount)) != nil
      else { throw .badValue("cells") }
      if isTree, case .tree(let tree) = pattern.content {
        record.tree = CellTree(nodes: tree.nodes, middle: record.place)
      } else if !isTree {
        record.figure = try? pattern.figure(limits: .manyStates)
      }
      guard record.tree != nil || record.figure != nil else { throw .badValue("cells") }
    }
  }

  func record(of state: LifeWorld) throws(Problem) -> LifeRecord {
    let limits = PatternLimits()
    var record = LifeRecord(
      rule: state.rule, size: state.size, edges: state.edges, background: Int(state.background),
      phase: state.rule.takesTurns ? state.phase : 0)
    if let cells = state.tree() {
      let (tree, middle) = Macrocell(cells, of: state.rule).centred(from: cells.middle)
      (record.isTree, record.place) = (true, middle)
      try state.refuse(tree.nodes.count, above: limits.nodes, "nodes", as: "state")
      record.body = tree.file(rule: Self.text(of: state.rule))
    } else {
      let box = state.liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0)
      let longest = max(box.width, box.height)
      guard longest <= limits.side else {
        throw .cellsTooFarApart(format: "state", side: longest, instead: nil)
      }
      record.place = Cell(box.x, box.y)
      let figure = state.storedFigure(in: box)
      try state.refuse(figure.runs.count, above: limits.runs, "runs of cells", as: "state")
      record.body = figure.rle(rule: Self.text(of: state.rule), stateCount: state.rule.stateCount)
    }
    try state.refuse(record.body.count, above: limits.bytes, "bytes", as: "state")
    return record
  }

  func loaded(_ record: LifeRecord) -> LoadedState {
    LoadedState(
      tick: record.tick,
      field: FieldShape(
        size: record.size, edges: record.edges, axes: record.rule.axes(record.edges)),
      window: CellRect(record.size),
      make: LifeWorld.change { world throws(WorldError) in
        try Life.check(record.rule, record.size, record.edges)
        world = LifeWorld(
          rule: record.rule, size: record.size, edges: record.edges,
          backgroundIsAlive: record.background == 1, options: world.options)
        if let cells = record.tree { try world.take(cells) }
        if let figure = record.figure {
          let place = record.place
          let runs = figure.runs.map { $0.moved(right: place.x, down: place.y) }
          try world.resume(runs, tick: record.tick)
        }
        (world.tick, world.phase) = (record.tick, record.phase)
      })
  }

  private static func text(of rule: CellRule) -> String { rule.spelled(on: nil)?.text ?? rule.text }
}
