/// A path with a placeholder for a number: `sea-%03d.png`, `sea-%d.png`.
package struct NumberedPath: Hashable, Sendable {
  private let before: String
  private let digits: Int
  private let after: String

  /// The path as it was written.
  package let pattern: String

  /// Creates a numbered path; nil if there is no placeholder, or more than one.
  package init?(_ path: String) {
    let places = Self.places(in: path)
    guard places.count == 1, let place = places.first else { return nil }
    pattern = path
    before = String(path[..<place.range.lowerBound])
    after = String(path[place.range.upperBound...])
    digits = place.digits
  }

  /// The number of placeholders in a path.
  package static func count(in path: String) -> Int { places(in: path).count }

  /// The first text in a path that looks like a placeholder but is not, such as `%3d`.
  package static func slip(in path: String) -> String? {
    // Only the file name is checked; folder names are taken literally.
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

  /// Returns the path of a number.
  package func path(of number: Int) -> String {
    let text = String(number)
    return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
  }

  /// The number of a path; nil if the path does not match.
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

  /// The first path that the first files of this path and of another have in common; nil if there
  /// is none.
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

  /// The text before and after a number in a path. Two numbered paths can only collide if these are
  /// equal.
  package struct Frame: Hashable, Sendable {
    let before: String
    let after: String
  }

  /// The text before and after the number, without digits next to it.
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

  /// A range of digit strings of one length with a common ending.
  package struct Rows: Hashable, Sendable {
    /// The first and the last string, without the common ending.
    package let low: String
    package let high: String
    package let ending: String

    /// The length of each string.
    package var length: Int { low.utf8.count + ending.utf8.count }
  }

  /// The digit strings of its first paths, without the text around them.
  package func rows(_ count: Int) -> [Rows] {
    let frame = frame
    let head = String(Substring(before.utf8.dropFirst(frame.before.utf8.count)))
    let ending = String(Substring(after.utf8.dropLast(frame.after.utf8.count)))
    var rows: [Rows] = []
    var (low, length) = (0, max(digits, 1))
    while low < count {
      // The first number with one more digit.
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

  /// The digit strings of a path, without the text around them.
  package static func rows(of path: String, in frame: Frame) -> [Rows] {
    let digits = path.utf8.dropFirst(frame.before.utf8.count).dropLast(frame.after.utf8.count)
    return [Rows(low: String(Substring(digits)), high: String(Substring(digits)), ending: "")]
  }

  private static func places(in path: String) -> [(range: Range<String.Index>, digits: Int)] {
    var places: [(range: Range<String.Index>, digits: Int)] = []
    // Folder names are taken literally.
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
  /// The first digit string in common with others of the same length; nil if there is none.
  func first(in others: Self) -> String? {
    precondition(length == others.length, "what is common is as long as both")
    guard ending.utf8.count >= others.ending.utf8.count else { return others.first(in: self) }
    guard ending.hasSuffix(others.ending) else { return nil }
    // The others choose their digits freely, except for the ending here.
    let (free, fixed) = (low.utf8.count, ending.dropLast(others.ending.utf8.count))
    let start = others.low.prefix(free)
    let least = others.low.dropFirst(free) <= fixed ? String(start) : Self.digits(after: start)
    guard let least, case let first = max(low, least), first <= high, first + fixed <= others.high
    else { return nil }
    return first + ending
  }

  /// The next number of the same number of digits; nil after nines only.
  private static func digits(after digits: Substring) -> String? {
    guard let place = digits.lastIndex(where: { $0 != "9" }),
      let digit = digits[place].wholeNumberValue
    else { return nil }
    let nines = digits.distance(from: place, to: digits.endIndex) - 1
    return digits[..<place] + "\(digit + 1)" + String(repeating: "0", count: nines)
  }
}
