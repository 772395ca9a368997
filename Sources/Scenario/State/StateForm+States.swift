internal import Patterns
internal import Simulation

extension StatesWorld {
  /// Rules of many states: the cells as text, as they are stored, and which of two phases it is.
  var stateText: StateText {
    var text = StateText()
    let box = liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0)
    text["states"] = "\(rule.stateCount)"
    text["rule"] = rule.text
    text["size"] = "\(size)"
    text["phase"] = "\(phase)"
    text["corner"] = "\(box.x),\(box.y)"
    let figure = Figure(states: storedStates(in: box))
    text.body = figure.rle(rule: rule.text, stateCount: rule.stateCount)
    return text
  }

  /// The world of such a text, which goes on from one of the same rule: that knows its file.
  static func loaded(from text: StateText) throws(StateFault) -> LoadedState {
    let size = try text.size(limit: 1 << 48)
    let corner = try text.numbers("corner", count: 2)
    let phase = try text.number("phase", in: 0...1)
    let tick = try text.number("tick", in: 0...StateForm.tickLimit)
    var limits = PatternLimits()
    limits.states = 256
    guard let rule = text["rule"], let pattern = try? Pattern(reading: text.body, limits: limits),
      let figure = try? pattern.figure(limits: limits)
    else { throw .badValue("cells") }
    let known = try? Rule(rule)
    let edges = known?.topology.map(LifeRules.edges) ?? .none
    let field = FieldShape(size: size, edges: edges)
    return LoadedState(tick: tick, field: field, window: CellRect(size)) {
      world throws(WorldError) in
      guard var world = world as? StatesWorld, world.rule.text == rule,
        Int(figure.highestState) < world.rule.stateCount
      else { throw .otherFamily }
      world.resume(figure, at: Cell(corner[0], corner[1]), tick: tick)
      world.phase = phase
      return world
    }
  }

  /// Goes on from a figure as its cells are stored, at a tick.
  mutating func resume(_ figure: Figure, at corner: Cell, tick: Int) {
    eraseAll()
    phase = tick & 1
    for run in figure.runs where run.state < rule.stateCount {
      setStored(
        (run.x..<run.maxX).map { Cell($0 + corner.x, run.y + corner.y) }, to: run.state)
    }
    self.tick = tick
  }
}

extension WorldError {
  /// A state of another rule than the film began with: its colours would be others.
  static let otherFamily = WorldError.notAllowed(
    action: "load", because: "the file's rule is not the one with which the film began")
}
