extension LifeWorld: RestingWorld {
  package mutating func isAtRest() -> Bool { field.isAtRest() }
}
