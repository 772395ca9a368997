// Searches with the names and results of the standard library's. Those bring along an engine for regular
// expressions, which is a megabyte of the program and has no use here.

extension BidirectionalCollection where Element: Comparable {
  /// The first place of a part; nil if there is none.
  package func firstRange(of part: some Collection<Element>) -> Range<Index>? {
    guard let first = part.first else { return startIndex..<startIndex }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = self[start...]
      if let end = rest.end(ofPrefix: part) { return start..<end }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The places of a part, which do not overlap.
  package func ranges(of part: some Collection<Element>) -> [Range<Index>] {
    guard !part.isEmpty else { return [] }
    var ranges: [Range<Index>] = []
    var start = startIndex
    while let range = self[start...].firstRange(of: part) {
      ranges.append(range)
      start = range.upperBound
    }
    return ranges
  }

  /// True if a part is somewhere in it; an empty one always is.
  package func contains(_ part: some Collection<Element>) -> Bool { firstRange(of: part) != nil }

  /// The end of a part that begins here; nil if another one does.
  private func end(ofPrefix part: some Collection<Element>) -> Index? {
    var end = startIndex
    for element in part {
      guard end < endIndex, self[end] == element else { return nil }
      formIndex(after: &end)
    }
    return end
  }
}
