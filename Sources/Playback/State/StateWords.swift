internal import Encoding
internal import Patterns
internal import Basics
internal import Vocabulary

/// Words of bits as text: hexadecimal, those that repeat written once with their number.
///
///     0*12 ff00 ffffffffffffffff*3
package enum StateWords {
  private static let space = UInt8(ascii: " ")
  private static let star = UInt8(ascii: "*")

  /// The text of some words, without a line feed.
  package static func text(_ words: [UInt64]) -> String {
    var text = ""
    var index = 0
    while index < words.count {
      let word = words[index]
      let end = words[index...].firstIndex { $0 != word } ?? words.count
      if !text.isEmpty { text += " " }
      text += String(word, radix: 16)
      if end - index > 1 { text += "*\(end - index)" }
      index = end
    }
    return text
  }

  /// The words of a text, which must be so many; nil if it is anything else.
  package static func words(_ text: some Collection<UInt8>, count: Int) -> [UInt64]? {
    var words: [UInt64] = []
    for token in text.split(separator: space) {
      let parts = token.split(separator: star, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard let word = UInt64(parts[0], radix: 16), parts.count <= 2,
        let times = parts.count == 2 ? Int(parts[1]) : 1, times > 0, times <= count - words.count
      else { return nil }
      words += repeatElement(word, count: times)
    }
    return words.count == count ? words : nil
  }
}
