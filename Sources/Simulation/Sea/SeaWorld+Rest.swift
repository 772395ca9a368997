extension SeaWorld: RestingWorld {
  /// True if nobody is left, or if the sea is full of penguins, which then can neither move nor
  /// breed.
  package func isAtRest() -> Bool {
    let (penguins, orcas, free) = (census[0], census[1], census[2])
    return orcas == 0 && (penguins == 0 || free == 0)
  }
}
