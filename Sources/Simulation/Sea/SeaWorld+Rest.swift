extension SeaWorld: RestingWorld {
  /// True if nobody is left, or penguins alone fill it: they find no room to move or to breed.
  package func isAtRest() -> Bool {
    let (penguins, orcas, free) = (census[0], census[1], census[2])
    return orcas == 0 && (penguins == 0 || free == 0)
  }
}
