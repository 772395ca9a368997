/// A path with a place for a number: `sea-%03d.png`, `sea-%d.png`.
package struct NumberedPath: Hashable, Sendable {
  private let before: String
  private let digits: Int
  private let after: String

  /// The path as it was written.
  package let pattern: String

  /// The place of the number in a path; nil if there is none, or more than one.
  package init?(_ path: String) {
    let places = Self.places(in: path)
    guard places.count == 1, let place = places.first else { return nil }
    pattern = path
    before = String(path[..<place.range.lowerBound])
    after = String(path[place.range.upperBound...])
    digits = place.digits
  }

  /// The number of places for a number in a path.
  package static func count(in path: String) -> Int { places(in: path).count }

  /// The first text in a path that looks like a place for a number and is none, such as `%3d`.
  package static func slip(in path: String) -> String? {
    // A folder's name is taken as it is.
    let name = path[(path.lastIndex(of: "/") ?? path.startIndex)...]
    for part in name.split(separator: "%", omittingEmptySubsequences: false).dropFirst() {
      let width = part.prefix { $0.isASCII && $0.isNumber }
      guard !width.isEmpty, let letter = part.dropFirst(width.count).first, "dDiu".contains(letter)
      else { continue }
      let text = "%\(width)\(letter)"
      if count(in: text) == 0 { return text }
    }
    return nil
  }

  /// The path of a number.
  package func path(of number: Int) -> String {
    let text = String(number)
    return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
  }

  /// The number of a path; nil if the path is not one of these.
  package func number(of path: String) -> Int? {
    let bytes = path.utf8
    guard bytes.starts(with: before.utf8), bytes.reversed().starts(with: after.utf8.reversed())
    else { return nil }
    let middle = bytes.dropFirst(before.utf8.count).dropLast(after.utf8.count)
    guard middle.allSatisfy(Self.isDigit), let number = Int(String(Substring(middle))),
      self.path(of: number).utf8.elementsEqual(bytes)
    else { return nil }
    return number
  }

  /// The first path that is among a number of this one's and a number of another's; nil if none is.
  package func firstShared(_ count: Int, with other: NumberedPath, _ otherCount: Int) -> String? {
    guard frame == other.frame else { return nil }
    for row in rows(count) {
      for otherRow in other.rows(otherCount) where otherRow.length == row.length {
        if let digits = row.first(in: otherRow) { return frame.before + digits + frame.after }
      }
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The text before and after a number in a path. Paths that can be the same, whatever their
  /// numbers are, have this in common.
  package struct Frame: Hashable, Sendable {
    let before: String
    let after: String
  }

  /// The text before and after the number and the digits next to it.
  package var frame: Frame {
    var (start, end) = (before.utf8[...], after.utf8[...])
    while let last = start.last, Self.isDigit(last) { start.removeLast() }
    while let first = end.first, Self.isDigit(first) { end.removeFirst() }
    return Frame(before: String(Substring(start)), after: String(Substring(end)))
  }

  /// The text around each number in a path.
  package static func frames(of path: String) -> [Frame] {
    let bytes = path.utf8
    var frames: [Frame] = []
    var start = bytes.startIndex
    while let first = bytes[start...].firstIndex(where: isDigit) {
      let end = bytes[first...].firstIndex { !isDigit($0) } ?? bytes.endIndex
      frames.append(Frame(before: String(path[..<first]), after: String(path[end...])))
      start = end
    }
    return frames
  }

  /// Rows of digits of one length, from one to another, that have the same digits at their end.
  package struct Rows: Hashable, Sendable {
    /// The first and the last row of digits, without their common ending.
    package let low: String
    package let high: String
    package let ending: String

    /// The number of digits that each has.
    package var length: Int { low.utf8.count + ending.utf8.count }
  }

  /// The rows of digits of its first paths, without the text around them.
  package func rows(_ count: Int) -> [Rows] {
    let frame = frame
    let head = String(Substring(before.utf8.dropFirst(frame.before.utf8.count)))
    let ending = String(Substring(after.utf8.dropLast(frame.after.utf8.count)))
    var rows: [Rows] = []
    var (low, length) = (0, max(digits, 1))
    while low < count {
      // The first number that needs another digit.
      let end = (0..<length).reduce(1) { end, _ in end > Int.max / 10 ? Int.max : end * 10 }
      let high = min(end, count) - 1
      let ends = [low, high].map { number in
        head + String(repeating: "0", count: length - "\(number)".count) + "\(number)"
      }
      rows.append(Rows(low: ends[0], high: ends[1], ending: ending))
      (low, length) = (end, length + 1)
    }
    return rows
  }

  /// The rows of digits of a path, without the text around them.
  package static func rows(of path: String, in frame: Frame) -> [Rows] {
    let digits = path.utf8.dropFirst(frame.before.utf8.count).dropLast(frame.after.utf8.count)
    return [Rows(low: String(Substring(digits)), high: String(Substring(digits)), ending: "")]
  }

  private static func places(in path: String) -> [(range: Range<String.Index>, digits: Int)] {
    var places: [(range: Range<String.Index>, digits: Int)] = []
    // A folder's name is taken as it is.
    var rest = path[(path.lastIndex(of: "/") ?? path.startIndex)...]
    while let percent = rest.firstIndex(of: "%") {
      let body = rest[rest.index(after: percent)...]
      let width = body.prefix { $0.isASCII && $0.isNumber }
      rest = body
      guard width.isEmpty || width.first == "0", width.count <= 3, let digits = Int("0" + width),
        digits <= 20, width.endIndex < path.endIndex, path[width.endIndex] == "d"
      else { continue }
      places.append((percent..<path.index(after: width.endIndex), digits))
    }
    return places
  }
}

extension NumberedPath.Rows {
  /// The first row of digits that these have in common with others of the same length; nil if there is
  /// none.
  func first(in others: Self) -> String? {
    precondition(length == others.length, "what is common is as long as both")
    guard ending.utf8.count >= others.ending.utf8.count else { return others.first(in: self) }
    guard ending.hasSuffix(others.ending) else { return nil }
    // Of the digits that the others choose freely, the ending here fixes the last ones.
    let (free, fixed) = (low.utf8.count, ending.dropLast(others.ending.utf8.count))
    let start = others.low.prefix(free)
    let least = others.low.dropFirst(free) <= fixed ? String(start) : Self.digits(after: start)
    guard let least, case let first = max(low, least), first <= high, first + fixed <= others.high
    else { return nil }
    return first + ending
  }

  /// The next number of as many digits; nil after nines alone.
  private static func digits(after digits: Substring) -> String? {
    guard let place = digits.lastIndex(where: { $0 != "9" }),
      let digit = digits[place].wholeNumberValue
    else { return nil }
    let nines = digits.distance(from: place, to: digits.endIndex) - 1
    return digits[..<place] + "\(digit + 1)" + String(repeating: "0", count: nines)
  }
}
