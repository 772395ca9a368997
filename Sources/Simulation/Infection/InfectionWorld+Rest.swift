extension InfectionWorld: RestingWorld {
  /// True if nobody will fall ill any more: the ill and the healthy stand side by side somewhere
  /// as long as there are both, and then somebody does.
  package func isAtRest() -> Bool { ill == 0 || healthy == 0 || factor == 0 }
}
