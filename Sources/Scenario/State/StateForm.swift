internal import Simulation

/// How a world is written into a state file, and read again.
package struct StateForm: Sendable {
  /// Writes all that the world is.
  let write: @Sendable (any World) -> StateText
  /// Reads it; nothing is made yet.
  let read: @Sendable (StateText) throws(StateFault) -> LoadedState
}

/// A state that was read, before a world is made of it.
package struct LoadedState: Sendable {
  /// The model's ticks that have passed.
  let tick: Int
  /// The field; nil where the world is none.
  let field: FieldShape?
  /// The cells that pictures and texts show.
  var window: CellRect
  /// The world of the state; what is not in the file is as in the world that is there.
  let make: WorldChange
  /// Where later restarts take their randomness from; nil: as before.
  var seed: Seed?
}

extension StateForm {
  /// The latest tick that a state may have.
  static let tickLimit = FilmPlan.tickLimit

  /// A whole file.
  func bytes(of world: any World, named name: String, seed: Seed, window: CellRect) -> [UInt8] {
    var head = StateText()
    head["world"] = name
    head["tick"] = String(world.tick)
    head["seed"] = String(seed.value)
    head["epoch"] = String(seed.epoch)
    head["window"] = [window.x, window.y, window.width, window.height]
      .map { String($0) }.joined(separator: ",")
    let own = write(world)
    for (name, value) in own.fields { head[name] = value }
    head.body = own.body
    return head.bytes
  }

  /// The state that a file has of a world.
  func state(in bytes: [UInt8], named name: String) throws(StateFault) -> LoadedState {
    let text = try StateText(bytes)
    guard text["world"] == name else {
      throw .otherWorld(text["world"] ?? "", expected: name)
    }
    var state = try read(text)
    state.seed = Seed(try text.bits("seed"), epoch: try text.bits("epoch"))
    let window = try text.numbers("window", count: 4)
    guard window[2] > 0, window[3] > 0 else { throw .badValue("window") }
    state.window = CellRect(x: window[0], y: window[1], width: window[2], height: window[3])
    return state
  }
}
