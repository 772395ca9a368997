internal import TerrariumFiles
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// The catches of a run on their way into a team file.
struct TeamLedger: Ledger {
  let path: String
  /// Identifies this scenario.
  let scenario: String
  let place: Place?
  private var entries: [TeamFile.Entry] = []
  private var ids: Set<String> = []

  init(path: String, scenario: String, place: Place? = nil) {
    self.path = path
    self.scenario = scenario
    self.place = place
  }

  mutating func note(_ world: any World, seed: Seed) {
    guard let world = world as? MonsterWorld else { return }
    for member in world.state.team.reversed() {
      guard let caught = member.caught else { return }
      let id = Self.id(of: caught, scenario: scenario, seed: seed)
      // Earlier ones have been recorded before.
      guard ids.insert(id).inserted else { return }
      entries.append(.init(id: id, kind: member.kind, level: member.level))
    }
  }

  func keep() throws(FileError) {
    try TeamFile.append(entries, to: path)
  }

  /// The identifier of a catch.
  static func id(of caught: TeamMember.Catch, scenario: String, seed: Seed) -> String {
    prefix(scenario: scenario, seed: seed.value)
      + (seed.epoch == 0 ? "" : ".\(seed.epoch)") + "-\(caught.second)-\(caught.number)"
  }

  /// The prefix of the catches of a scenario with a seed.
  static func prefix(scenario: String, seed: UInt64) -> String { "\(scenario)-\(seed)" }

  /// True if an entry is a catch of a scenario with a seed.
  static func isOwn(_ id: String, scenario: String, seed: UInt64) -> Bool {
    let prefix = prefix(scenario: scenario, seed: seed)
    return id.hasPrefix(prefix) && [".", "-"].contains(id.dropFirst(prefix.count).first)
  }
}
