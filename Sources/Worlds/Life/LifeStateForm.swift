internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

extension Life: StoredKind {
  /// The cells as a macrocell tree, however many they are, where the rule keeps trees; else as text,
  /// as they are stored, and the phase.
  func text(of state: LifeWorld) throws(Problem) -> StateText {
    let table = state.rule.bitTable
    let rule = table.map { LifeRule($0).text } ?? state.rule.text
    var text = StateText()
    if table == nil { text["states"] = "\(state.rule.stateCount)" }
    text["rule"] = rule
    text["size"] = "\(state.size)"
    if table == nil {
      text["phase"] = state.rule.takesTurns ? "\(state.phase)" : "0"
    } else {
      text["edges"] = state.edges.rawValue
      text["background"] = "\(state.background)"
    }
    if let cells = state.tree() {
      let (tree, middle) = Macrocell(cells, of: state.rule).centred(from: cells.middle)
      text["middle"] = "\(middle.x),\(middle.y)"
      text.body = tree.file(rule: rule)
      return text
    }
    let box = state.liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0)
    let longest = max(box.width, box.height)
    guard longest <= PatternLimits().side else {
      throw .cellsTooFarApart(format: "state", side: longest)
    }
    text["corner"] = "\(box.x),\(box.y)"
    text.body = state.storedFigure(in: box).rle(rule: rule, stateCount: state.rule.stateCount)
    return text
  }

  /// A state of two states brings its rule along; others go on in a world of the same rule, which
  /// knows its file.
  func state(in text: StateText) throws(StateFault) -> LoadedState {
    let (rule, edges) = try place(of: text)
    let isOfBits = rule.bitTable != nil
    let size = try text.size(limit: edges == .none || !isOfBits ? 1 << 48 : Life.cellLimit)
    let isTree = isOfBits || text["middle"] != nil && rule.keepsTrees
    let place = try text.numbers(isTree ? "middle" : "corner", count: 2, within: Limits.farReach)
    let corner = Cell(place[0], place[1])
    let phase = isOfBits ? 0 : try text.number("phase", in: 0...1)
    let tick = try text.number("tick", in: 0...FilmPlan.tickLimit)
    guard let pattern = try? Pattern(reading: text.body, limits: .manyStates),
      (try? pattern.checkStates(below: rule.stateCount)) != nil
    else { throw .badValue("cells") }
    var cells: CellTree?
    var figure: Figure?
    if isTree, case .tree(let tree) = pattern.content {
      cells = CellTree(nodes: tree.nodes, middle: corner)
    } else if !isTree {
      figure = try? pattern.figure(limits: .manyStates)
    }
    guard cells != nil || figure != nil else { throw .badValue("cells") }
    let isAlive = isOfBits && text["background"] == "1"
    return LoadedState(
      tick: tick, field: FieldShape(size: size, edges: edges), window: CellRect(size),
      make: LifeWorld.change { [cells, figure] world throws(WorldError) in
        try Life.check(rule, size, edges)
        world = LifeWorld(
          rule: rule, size: size, edges: edges, backgroundIsAlive: isAlive, options: world.options)
        if let cells { try world.take(cells) }
        if let figure { world.resume(figure, at: corner, tick: tick) }
        (world.tick, world.phase) = (tick, phase)
      })
  }

  /// The rule of a state, and the edges of its field.
  private func place(of text: StateText) throws(StateFault) -> (CellRule, Edges) {
    guard rule.bitTable != nil else {
      guard text["rule"] == rule.text else { throw .badValue("rule") }
      return (rule, rule.topology?.edgesOfCells ?? .none)
    }
    let edges = try text.edges()
    guard let rule = text["rule"].flatMap({ try? LifeRule($0) }) else { throw .badValue("rule") }
    return (CellRule(rule.table), edges)
  }
}
