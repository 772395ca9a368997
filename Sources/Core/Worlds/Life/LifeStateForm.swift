internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// The contents of a state file of a world of cells.
struct LifeRecord {
  var rule: CellRule
  var size = GridSize(columns: 1, rows: 1)
  var edges = Edges.none
  var background = 0
  var phase = 0
  var tick = 0

  /// True if the cells are a tree around a place; otherwise they are listed, with their box's top
  /// left there.
  var isTree = false
  var place = Cell(0, 0)
  /// The cells as in a pattern file, and as they were read.
  var body: [UInt8] = []
  var tree: CellTree?
  var pattern: Pattern?
}

extension Life: StoredKind {
  var unset: LifeRecord { LifeRecord(rule: rule) }

  /// The cells as a macrocell tree of any size if the rule supports trees; otherwise as text in
  /// stored form. Size and edges give the grid, unless it is the rule's own.
  var fields: [StateField<LifeRecord>] {
    [
      .init { record, text in
        if record.rule.bitTable == nil { text["states"] = "\(record.rule.stateCount)" }
        text["rule"] = Self.text(of: record.rule)
      } read: { text, record throws(StateFault) in
        let edges = text["edges"]
        let isBounded = edges ?? Edges.none.rawValue != Edges.none.rawValue
        guard let found = try? self.rule(ofFile: text["rule"] ?? "", isBounded: isBounded) else {
          throw text.ruleFault(expected: rule.name)
        }
        record.rule = edges == nil ? found : found.on(nil)
        if let (other, first) = refusal(of: record.rule) {
          throw .otherRule(other, expected: first)
        }
      },
      .size(\.size), .tick(\.tick), surroundings, Self.cells,
    ]
  }

  /// The edges, and the state of the background or the phase.
  private var surroundings: StateField<LifeRecord> {
    StateField { record, text in
      if record.rule.isOnPlainField { text["edges"] = record.edges.rawValue }
      if record.rule.bitTable == nil {
        text["phase"] = "\(record.phase)"
      } else {
        text["background"] = "\(record.background)"
      }
    } read: { text, record throws(StateFault) in
      let isOfBits = record.rule.bitTable != nil
      let edges: Edges =
        isOfBits || text["edges"] != nil
        ? try text.value("edges") : record.rule.topology?.edgesOfCells ?? .none
      if isOfBits {
        record.background = try text.number("background", in: 0...1)
      } else {
        record.phase = try text.number("phase", in: 0...1)
      }
      let (rule, field) = placed(record.rule, size: record.size, edges: edges)
      guard Self.hasRoom(field) else { throw .badValue("size") }
      record.rule = rule
      record.size = field.size
      record.edges = edges
    }
  }

  private static var cells: StateField<LifeRecord> {
    StateField { record, text in
      text[record.isTree ? "middle" : "corner"] = "\(record.place.x),\(record.place.y)"
      text.body = record.body
    } read: { text, record throws(StateFault) in
      let isTree = text["middle"] != nil
      let place = try text.numbers(isTree ? "middle" : "corner", count: 2, within: Limits.farReach)
      record.place = Cell(place[0], place[1])
      guard let file = try? PatternFile(reading: text.body, limits: .manyStates),
        (try? file.checkStates(below: record.rule.stateCount)) != nil
      else { throw .badValue("cells") }
      if isTree, case .tree(let tree) = file.content {
        record.tree = CellTree(nodes: tree.nodes, middle: record.place)
      } else if !isTree {
        record.pattern = try? file.cells(limits: .manyStates)
      }
      guard record.tree != nil || record.pattern != nil else { throw .badValue("cells") }
    }
  }

  func record(of state: LifeWorld) throws(Problem) -> LifeRecord {
    let limits = PatternLimits()
    var record = LifeRecord(
      rule: state.rule, size: state.size, edges: state.edges, background: Int(state.background),
      phase: state.rule.takesTurns ? state.phase : 0)
    if let cells = state.tree() {
      let tree = Macrocell(cells, of: state.rule)
      (record.isTree, record.place) = (true, cells.middle)
      try state.refuse(tree.nodes.count, above: limits.nodes, "nodes", as: "state")
      record.body = tree.file(rule: Self.text(of: state.rule))
    } else {
      let box = state.liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0)
      let longest = max(box.width, box.height)
      guard longest <= limits.side else {
        throw .cellsTooFarApart(format: "state", side: longest, instead: nil)
      }
      record.place = Cell(box.x, box.y)
      let pattern = state.storedPattern(in: box)
      try state.refuse(pattern.runs.count, above: limits.runs, "runs of cells", as: "state")
      record.body = pattern.rle(rule: Self.text(of: state.rule), stateCount: state.rule.stateCount)
    }
    try state.refuse(record.body.count, above: limits.bytes, "bytes", as: "state")
    return record
  }

  func loaded(_ record: LifeRecord) -> LoadedState {
    LoadedState(
      tick: record.tick,
      field: FieldShape(
        size: record.size, edges: record.edges, axes: record.rule.axes(record.edges)),
      make: LifeWorld.change { world throws(WorldError) in
        try Life.check(record.rule, record.size, record.edges)
        var new = LifeWorld(
          rule: record.rule, size: record.size, edges: record.edges,
          backgroundIsAlive: record.background == 1, options: world.options)
        (new.tick, new.phase) = (record.tick, record.phase)
        if let cells = record.tree { try new.take(cells) }
        if let pattern = record.pattern {
          let place = record.place
          let runs = pattern.runs.map { $0.moved(right: place.x, down: place.y) }
          try new.draw(runs, on: new.background)
        }
        world.replace(by: new)
      })
  }

  /// The rule, with its own grid.
  static func text(of rule: CellRule) -> String {
    rule.isOnPlainField ? rule.spelled?.text ?? rule.name : rule.text
  }
}

// The checks of all files of cells, states and patterns.
extension Life {
  /// The rule in a file, with its grid.
  func rule(ofFile text: String, isBounded: Bool = false) throws(RuleError) -> CellRule {
    // The name of a rule file may be another rule elsewhere.
    let isOwn = text.prefix { $0 != ":" } == rule.name
    let new =
      isOwn
      ? try rule.on(gridOf: text, isBounded: isBounded)
      : try CellRule(text, isBounded: isBounded)
    return new.name == rule.name ? rule.on(new.topology) : new
  }

  /// The names of a file's rule and of the first one, if the film cannot change to the file's rule.
  /// Its colours and columns support a limited number of states, its engine two states or many, and
  /// its grid must stay, or be a plain one of any size. Nil if it can.
  func refusal(of new: CellRule) -> (other: String, first: String)? {
    let isKin =
      rule.bitTable == nil ? new.stateCount <= rule.stateCount : new.on(nil).bitTable != nil
    if isKin, new.isOfPlainGrid { return nil }
    if isKin, let grid = rule.topology, !grid.isOfEdges, let other = new.topology {
      let own = grid.edges == nil ? grid : grid.resized(to: LifeRules.size(of: other))
      if own.text == other.text { return nil }
    }
    return (new.plainText, rule.plainText)
  }

  /// The rule of a file on its field: its grid is that of size and edges, unless the film's own
  /// rule has one.
  func placed(
    _ new: CellRule, size: GridSize, edges: Edges
  ) -> (rule: CellRule, field: FieldShape) {
    let isNamed = rule.topology.map { !$0.isOfEdges } ?? false
    let new = isNamed ? new : new.on(nil).fitted(edges, size)
    let size = new.topology.map(LifeRules.size) ?? size
    return (new, FieldShape(size: size, edges: edges, axes: new.axes(edges)))
  }

  /// True if a bounded field is not too large. Each side is checked, because their product may
  /// overflow.
  static func hasRoom(_ field: FieldShape) -> Bool {
    field.edges == .none || field.size.columns <= cellLimit / max(1, field.size.rows)
  }
}

extension CellRule {
  /// True if size and edges fully describe the field for its engine.
  fileprivate var isOnPlainField: Bool { bitTable != nil || topology?.isOfEdges ?? true }

  /// True if `size` and `edges` can express its grid; outside a grid in the rule, B0 changes the
  /// background.
  fileprivate var isOfPlainGrid: Bool {
    guard let topology, !topology.isOfEdges else { return true }
    return topology.edges == .wrap || topology.edges == .wall && nextOfFull == nil
  }

  /// The text without a grid that `size` and `edges` can express.
  fileprivate var plainText: String { isOfPlainGrid ? name : text }
}
