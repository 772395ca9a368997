internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

extension Life: StoredKind {
  /// Two-state rules: the cells as a macrocell tree, however many they are.
  func text(of state: LifeWorld) -> StateText {
    let record = state.record
    var text = StateText()
    text["rule"] = LifeRule(record.rule).text
    text["size"] = "\(record.size)"
    text["edges"] = record.edges.rawValue
    text["background"] = record.backgroundIsAlive ? "1" : "0"
    let (tree, middle) = Macrocell(checked: record.nodes).centred(from: record.middle)
    text["middle"] = "\(middle.x),\(middle.y)"
    text.body = tree.file(rule: LifeRule(record.rule).text)
    return text
  }

  func state(in text: StateText) throws(StateFault) -> LoadedState {
    let edges = try text.edges()
    let size = try text.size(limit: edges == .none ? 1 << 48 : Life.cellLimit)
    guard let rule = text["rule"].flatMap({ try? LifeRule($0) }) else { throw .badValue("rule") }
    let middle = try text.numbers("middle", count: 2, within: Limits.farReach)
    guard let pattern = try? Pattern(reading: text.body), case .tree(let tree) = pattern.content
    else { throw .badValue("cells") }
    let record = LifeRecord(
      rule: rule.table, size: size, edges: edges,
      tick: try text.number("tick", in: 0...FilmPlan.tickLimit),
      backgroundIsAlive: text["background"] == "1", nodes: tree.nodes,
      middle: Cell(middle[0], middle[1]))
    return LoadedState(
      tick: record.tick, field: FieldShape(size: size, edges: edges), window: CellRect(size),
      make: LifeWorld.change { world throws(WorldError) in
        if edges != .none { try Allocation.check(bytes: Life.bytes(ofField: size)) }
        world = try LifeWorld(record, options: world.options)
      })
  }
}
