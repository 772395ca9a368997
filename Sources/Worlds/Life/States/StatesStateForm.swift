internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

extension StatesLife: StoredKind {
  /// The cells as text, as they are stored, and which of two phases it is.
  func text(of state: StatesWorld) throws(Problem) -> StateText {
    var text = StateText()
    text["states"] = "\(state.rule.stateCount)"
    text["rule"] = state.rule.text
    text["size"] = "\(state.size)"
    text["phase"] = state.rule.takesTurns ? "\(state.phase)" : "0"
    if let cells = state.tree() {
      let (tree, middle) = Macrocell(cells).centred(from: cells.middle)
      text["middle"] = "\(middle.x),\(middle.y)"
      text.body = tree.file(rule: state.rule.text)
      return text
    }
    let box = state.liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0)
    let longest = max(box.width, box.height)
    guard longest <= PatternLimits().side else {
      throw .cellsTooFarApart(format: "state", side: longest)
    }
    text["corner"] = "\(box.x),\(box.y)"
    text.body = state.storedFigure(in: box).rle(
      rule: state.rule.text, stateCount: state.rule.stateCount)
    return text
  }

  /// A state goes on in a world of the same rule, which knows its file.
  func state(in text: StateText) throws(StateFault) -> LoadedState {
    guard text["rule"] == rule.text else { throw .badValue("rule") }
    let size = try text.size(limit: 1 << 48)
    let isTree = text["middle"] != nil && rule.keepsTrees
    let corner = try text.numbers(
      isTree ? "middle" : "corner", count: 2, within: Limits.farReach)
    let phase = try text.number("phase", in: 0...1)
    let tick = try text.number("tick", in: 0...FilmPlan.tickLimit)
    let field = FieldShape(size: size, edges: rule.topology.map(LifeRules.edges) ?? .none)
    guard let pattern = try? Pattern(reading: text.body, limits: .manyStates),
      (try? pattern.checkStates(below: rule.stateCount)) != nil
    else { throw .badValue("cells") }
    if isTree {
      guard case .tree(let tree) = pattern.content else { throw .badValue("cells") }
      let cells = CellTree(nodes: tree.nodes, middle: Cell(corner[0], corner[1]))
      return LoadedState(
        tick: tick, field: field, window: CellRect(size),
        make: StatesWorld.change { world throws(WorldError) in
          world = StatesWorld(rule: rule, window: size, options: world.options)
          try world.take(cells)
          (world.tick, world.phase) = (tick, phase)
        })
    }
    guard let figure = try? pattern.figure(limits: .manyStates) else { throw .badValue("cells") }
    return LoadedState(
      tick: tick, field: field, window: CellRect(size),
      make: StatesWorld.change { world throws(WorldError) in
        world = StatesWorld(rule: rule, window: size, options: world.options)
        world.resume(figure, at: Cell(corner[0], corner[1]), tick: tick)
        world.phase = phase
      })
  }
}

extension StatesWorld {
  /// Goes on from a figure as its cells are stored, at a tick.
  mutating func resume(_ figure: Figure, at corner: Cell, tick: Int) {
    eraseAll()
    phase = tick & 1
    for run in figure.runs where run.state < rule.stateCount {
      setStored(run, movedBy: corner)
    }
    self.tick = tick
  }
}
