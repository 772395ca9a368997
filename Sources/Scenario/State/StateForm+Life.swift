internal import Patterns
internal import Simulation

extension StateForm {
  /// Two-state rules: the cells as a macrocell tree, however many they are.
  static let life = StateForm(
    write: { world in
      if let world = world as? StatesWorld { return world.stateText }
      guard let world = world as? LifeWorld else { preconditionFailure("another world") }
      let record = world.record
      var text = StateText()
      text["rule"] = LifeRule(record.rule).text
      text["size"] = "\(record.size)"
      text["edges"] = record.edges.rawValue
      text["background"] = record.backgroundIsAlive ? "1" : "0"
      text["middle"] = "\(record.middle.x),\(record.middle.y)"
      text.body = Macrocell(checked: record.nodes).file(rule: LifeRule(record.rule).text)
      return text
    },
    read: { text throws(StateFault) in
      if text["states"] != nil { return try StatesWorld.loaded(from: text) }
      let edges = try text.edges()
      let size = try text.size(limit: edges == .none ? 1 << 48 : 1 << 34)
      guard let rule = text["rule"].flatMap({ try? LifeRule($0) }) else { throw .badValue("rule") }
      let middle = try text.numbers("middle", count: 2)
      guard let pattern = try? Pattern(reading: text.body), case .tree(let tree) = pattern.content
      else { throw .badValue("cells") }
      let record = LifeRecord(
        rule: rule.table, size: size, edges: edges,
        tick: try text.number("tick", in: 0...tickLimit),
        backgroundIsAlive: text["background"] == "1", nodes: tree.nodes,
        middle: Cell(middle[0], middle[1]))
      return LoadedState(
        tick: record.tick, field: FieldShape(size: size, edges: edges), window: CellRect(size)
      ) { world throws(WorldError) in
        guard !(world is StatesWorld) else { throw .otherFamily }
        return try LifeWorld(record, options: (world as? LifeWorld)?.options ?? LifeOptions())
      }
    })
}
