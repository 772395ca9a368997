// Texts are searched by their bytes as long as these are plain letters, which are characters of their own
// but for a line end of two: whole characters take ten times as long.

extension StringProtocol where SubSequence == Substring {
  /// The first place of a part; nil if there is none.
  package func firstRange(of part: String) -> Range<Index>? {
    let text = self[...]
    switch text.plainPlace(of: part) {
    case .found(let place):
      let start = text.utf8.index(startIndex, offsetBy: place)
      return start..<text.utf8.index(start, offsetBy: part.utf8.count)
    case .nowhere: return nil
    case .notPlain: return text.firstRange(of: part[...])
    }
  }

  /// The places of a part, which do not overlap.
  package func ranges(of part: String) -> [Range<Index>] {
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
  package func contains(_ part: String) -> Bool { firstRange(of: part) != nil }

  /// The pieces between the places of a separator.
  package func split(
    separator: String, omittingEmptySubsequences omitsEmpty: Bool = true
  ) -> [Substring] {
    var pieces: [Substring] = []
    var start = startIndex
    for range in ranges(of: separator) {
      if !omitsEmpty || start < range.lowerBound { pieces.append(self[start..<range.lowerBound]) }
      start = range.upperBound
    }
    if !omitsEmpty || start < endIndex { pieces.append(self[start...]) }
    return pieces
  }

  /// The text with another one in all places of a part.
  package func replacing(_ part: String, with text: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: text)
  }
}

extension Substring {
  fileprivate enum PlainPlace { case found(Int), nowhere, notPlain }

  /// The first place of a part, in bytes, if all letters up to the one behind it are plain.
  fileprivate func plainPlace(of part: String) -> PlainPlace {
    let (bytes, wanted) = (utf8.span, part.utf8.span)
    guard !part.isEmpty, part.utf8.allSatisfy({ $0 < 128 }) else { return .notPlain }
    for place in bytes.indices {
      guard bytes[place] < 128 else { return .notPlain }
      guard bytes[place] == wanted[0], !Self.isInLineEnd(bytes, place) else { continue }
      var count = 1
      while count < wanted.count, place + count < bytes.count, bytes[place + count] == wanted[count]
      {
        count += 1
      }
      let end = place + count
      // A mark above or below what follows would make another letter of the last one.
      if end < bytes.count, bytes[end] >= 128 { return .notPlain }
      if count == wanted.count, !Self.isInLineEnd(bytes, end) { return .found(place) }
    }
    return .nowhere
  }

  /// True if the line end of two letters begins before a place and goes on there.
  private static func isInLineEnd(_ bytes: borrowing Span<UInt8>, _ place: Int) -> Bool {
    place > 0 && place < bytes.count && bytes[place] == 10 && bytes[place - 1] == 13
  }
}
