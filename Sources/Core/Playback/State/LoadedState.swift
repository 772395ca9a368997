package import TerrariumBasics
package import TerrariumVocabulary

/// A state that was read, but not yet turned into a world.
package struct LoadedState: Sendable {
  /// The model's ticks so far.
  package let tick: Int
  /// The field; nil if the world has none.
  package let field: FieldShape?
  /// The cells in pictures and texts.
  package var window: CellRect
  /// The rule, if the world has one and the file contains it.
  package var rule: String?
  /// Changes a world into that of the state, except for what the file lacks.
  package let make: WorldChange
  /// The seed of later restarts; nil to keep it.
  package var seed: Seed?

  /// Creates a state; the default window is the whole field.
  package init(
    tick: Int, field: FieldShape? = nil, window: CellRect? = nil, rule: String? = nil,
    make: @escaping WorldChange
  ) {
    self.tick = tick
    self.field = field
    self.window = window ?? CellRect(field?.size ?? GridSize(columns: 1, rows: 1))
    self.rule = rule
    self.make = make
  }

  /// True for a plane whose cells are further apart than in any bounded field.
  fileprivate var liesFarApart: Bool {
    guard let field, field.edges == .none else { return false }
    return max(field.size.columns, field.size.rows) > Limits.reach
  }
}

extension StoredKind {
  /// Returns the bytes of a file.
  package func bytes(of world: any World, seed: Seed, window: CellRect) throws(Problem) -> [UInt8] {
    var head = StateText()
    head["world"] = name
    head["tick"] = String(world.tick)
    head["seed"] = String(seed.value)
    head["epoch"] = String(seed.epoch)
    head["window"] = [window.x, window.y, window.width, window.height]
      .map { String($0) }.joined(separator: ",")
    let record = try record(ofWorld: world)
    for field in fields { field.write(record, &head) }
    return head.bytes
  }

  /// Returns the state of a world in a file.
  package func state(in bytes: [UInt8]) throws(StateFault) -> LoadedState {
    let text = try StateText(bytes)
    guard text["world"] == name else { throw .otherWorld(text["world"] ?? "", expected: name) }
    var record = unset
    for field in fields { try field.read(text, &record) }
    var state = loaded(record)
    state.rule = state.rule ?? text["rule"]
    state.seed = try text.seed("seed", epoch: "epoch")
    let (places, sides) =
      state.liesFarApart
      ? (Limits.edges, 1...Int.max) : (-2 * Limits.reach...2 * Limits.reach, 1...Limits.reach)
    let window = try text.numbers("window", count: 4, within: .max)
    let isInRange = zip(window, window[2...]).allSatisfy { place, side in
      let (end, overflow) = place.addingReportingOverflow(side)
      return places.contains(place) && sides.contains(side) && !overflow
        && end <= Limits.edges.upperBound
    }
    guard isInRange else { throw .badValue("window") }
    state.window = CellRect(x: window[0], y: window[1], width: window[2], height: window[3])
    return state
  }
}
