internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

extension Infection: StoredKind {
  var unset: InfectionRecord { .unset }

  /// The values, followed by a line of bits for the ill, and one for those infected in the last
  /// tick.
  var fields: [StateField<InfectionRecord>] {
    [
      .size(\.size, limit: Self.peopleLimit), .init("people", \.people, in: 1...Self.peopleLimit),
      .init("edges", \.edges), .init("factor", \.factor, in: 0...8), .seed("choices", \.seed),
      .init("taps", \.tapsPosition), .tick(\.tick),
      .body {
        "\(StateWords.text($0.ill))\n\(StateWords.text($0.newlyIll))\n"
      } read: { body, record throws(StateFault) in
        let lines = body.split(separator: UInt8(ascii: "\n"))
        let count = (record.people + 63) / 64
        let planes = lines.compactMap { StateWords.words($0, count: count) }
        guard lines.count == 2, planes.count == 2 else { throw .badValue("cells") }
        record.ill = planes[0]
        record.newlyIll = planes[1]
      },
      .check("cells", \.isSound),
    ]
  }

  func record(of state: InfectionWorld) -> InfectionRecord { state.record }

  func loaded(_ record: InfectionRecord) -> LoadedState {
    LoadedState(
      tick: record.tick, field: FieldShape(size: record.size, edges: record.edges),
      make: InfectionWorld.change { world in
        guard var loaded = InfectionWorld(record) else { return }
        loaded.workers = world.workers
        world = loaded
      })
  }
}
