extension Sequence where Element: Hashable {
  /// The elements in their order, each once. A set would give them in another order in each run of the
  /// program.
  @inlinable
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
