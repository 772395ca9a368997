extension Sequence where Element: Hashable {
  /// The distinct elements in their order. A set would give another order in each run of the
  /// program.
  @inlinable
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension [String] {
  /// Makes names distinct: a name that is repeated or taken gets its number at the end.
  ///
  /// - Parameters:
  ///   - first: The first number.
  ///   - taken: The names of others.
  /// - Returns: One name for each element.
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
