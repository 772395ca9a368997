extension Sequence where Element: Hashable {
  /// The elements in their order, each once. A set would give them in another order in each run of the
  /// program.
  @inlinable
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [String] {
  /// Distinct names: those that stand more than once or are taken have their number at the end.
  ///
  /// - Parameters:
  ///   - first: The number of the first.
  ///   - taken: The names of others.
  /// - Returns: A name for each.
  package func numbered(from first: Int, besides taken: [String] = []) -> [String] {
    var times: [String: Int] = [:]
    for name in self + taken { times[name, default: 0] += 1 }
    return zip(first..., self).map { number, name in
      guard times[name, default: 0] > 1 else { return name }
      var numbered = "\(name)-\(number)"
      while times[numbered] != nil { numbered += "-\(number)" }
      return numbered
    }
  }
}
