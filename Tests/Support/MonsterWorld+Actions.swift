package import TerrariumSimulation

extension MonsterWorld {
  /// Shows everything that takes no time.
  package mutating func showMoments() { while hasMoment { showMoment() } }

  /// Performs actions, each to its end.
  package mutating func perform(_ actions: [HuntAction]) throws {
    for action in actions {
      try perform(action)
      while isBusy { if hasMoment { showMoment() } else { advance(by: 1) } }
    }
  }
}
