internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

extension Infection: StoredKind {
  /// An infection: a line of bits for who is ill, and one for who fell ill last.
  func text(of state: InfectionWorld) -> StateText {
    let record = state.record
    var text = StateText()
    text["size"] = "\(record.size)"
    text["people"] = String(record.people)
    text["edges"] = record.edges.rawValue
    text["factor"] = String(record.factor)
    text["choices"] = String(record.seed.value)
    text["choices-epoch"] = String(record.seed.epoch)
    text["taps"] = String(record.tapsPosition)
    let lines = [record.ill, record.newlyIll].map { StateWords.text($0) + "\n" }
    text.body = Array(lines.joined().utf8)
    return text
  }

  func state(in text: StateText) throws(StateFault) -> LoadedState {
    let size = try text.size(limit: Infection.peopleLimit)
    let people = try text.number("people", in: 1...Infection.peopleLimit)
    let lines = text.body.split(separator: UInt8(ascii: "\n"))
    let planes = lines.compactMap { StateWords.words($0, count: (people + 63) / 64) }
    guard lines.count == 2, planes.count == 2 else { throw .badValue("cells") }
    let record = InfectionRecord(
      size: size, people: people, edges: try text.edges(),
      factor: try text.number("factor", in: 0...8),
      seed: Seed(try text.bits("choices"), epoch: try text.bits("choices-epoch")),
      tick: try text.number("tick", in: 0...FilmPlan.tickLimit),
      tapsPosition: try text.bits("taps"),
      ill: planes[0], newlyIll: planes[1])
    guard record.isSound else { throw .badValue("cells") }
    return LoadedState(
      tick: record.tick, field: FieldShape(size: size, edges: record.edges),
      window: CellRect(size),
      make: InfectionWorld.change { world in
        guard var loaded = InfectionWorld(record) else { return }
        loaded.workers = world.workers
        world = loaded
      })
  }
}
