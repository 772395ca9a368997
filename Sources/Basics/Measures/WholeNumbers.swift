extension Int {
  /// The place on a ring of a number of places: beyond its ends it begins again.
  @inlinable
  package func wrapped(on side: Int) -> Int {
    let rest = self % side
    return rest < 0 ? rest + side : rest
  }
}
