package import TerrariumBasics

/// Words of bits as hexadecimal text, with repeated words written once and a count.
///
///     0*12 ff00 ffffffffffffffff*3
package enum StateWords {
  private static let space = UInt8(ascii: " ")
  private static let star = UInt8(ascii: "*")

  /// The text of some words, without a line feed.
  package static func text(_ words: [UInt64]) -> String {
    var text = TextBytes()
    append(words, to: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Appends some words to a text, without a line feed.
  package static func append(_ words: [UInt64], to text: inout TextBytes) {
    var index = 0
    while index < words.count {
      let word = words[index]
      var end = index + 1
      while end < words.count, words[end] == word { end += 1 }
      if index > 0 { text.add(space) }
      for digit in (0..<max(1, (67 - word.leadingZeroBitCount) / 4)).reversed() {
        text.add(digits[Int(word >> UInt64(4 * digit) & 15)])
      }
      if end - index > 1 {
        text.add(star)
        text.add(end - index)
      }
      index = end
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// Parses a number of words; nil if the text is anything else.
  package static func words(_ text: ArraySlice<UInt8>, count: Int) -> [UInt64]? {
    var words: [UInt64] = []
    words.reserveCapacity(min(count, text.count))
    var rest = text
    while true {
      while rest.first == space { rest.removeFirst() }
      guard !rest.isEmpty else { return words.count == count ? words : nil }
      guard let word = rest.takeDigits(radix: 16) else { return nil }
      var times: UInt64 = 1
      if rest.first == star {
        rest.removeFirst()
        guard let number = rest.takeDigits(radix: 10) else { return nil }
        times = number
      }
      guard rest.first ?? space == space, times > 0, times <= count - words.count else {
        return nil
      }
      words += repeatElement(word, count: Int(times))
    }
  }
}

extension ArraySlice<UInt8> {
  /// Removes and returns the first line, and drops its line feed; nil at the end.
  package mutating func takeLine() -> ArraySlice<UInt8>? {
    guard !isEmpty else { return nil }
    let end = firstIndex(of: UInt8(ascii: "\n")) ?? endIndex
    defer { self = self[Swift.min(end + 1, endIndex)...] }
    return self[..<end]
  }

  /// Removes a whole number and the space after it; nil if the next word is not a number.
  package mutating func takeNumber() -> Int? {
    guard let number = takeDigits(radix: 10), popFirst() == UInt8(ascii: " ") else { return nil }
    return Int(exactly: number)
  }

  /// Removes the digits at the start; nil if there are none, or too many.
  fileprivate mutating func takeDigits(radix: UInt64) -> UInt64? {
    var number: UInt64 = 0
    let start = startIndex
    while let digit = first.flatMap(Self.digit), digit < radix {
      let (shifted, isLost) = number.multipliedReportingOverflow(by: radix)
      let (sum, isOver) = shifted.addingReportingOverflow(digit)
      guard !isLost, !isOver else { return nil }
      number = sum
      removeFirst()
    }
    return startIndex > start ? number : nil
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
