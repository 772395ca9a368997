extension InfectionWorld: RestingWorld {
  /// True if nobody will be infected any more. As long as there are ill and healthy people, some of
  /// them are neighbours, and an infection follows.
  package func isAtRest() -> Bool { ill == 0 || healthy == 0 || factor == 0 }
}
