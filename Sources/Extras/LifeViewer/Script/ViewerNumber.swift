internal import TerrariumPatterns
/// A number as scripts write it: `5`, `-1.5`, `.1`, or a fraction such as `-2/5`.
package enum ViewerNumber {
  /// Returns the number that a word stands for; nil if it is none. Division by 0 gives 0.
  package static func read(_ word: String) -> Double? {
    let halves = word.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = part(halves[0], hasSign: true) else { return nil }
    guard halves.count == 2 else { return first }
    guard let second = part(halves[1], hasSign: false) else { return nil }
    return second == 0 ? 0 : first / second
  }

  private static func part(_ text: Substring, hasSign: Bool) -> Double? {
    var digits = text
    if hasSign, let sign = digits.first, sign == "-" || sign == "+" { digits.removeFirst() }
    guard digits.utf8.count <= 40, digits.contains(where: \.isNumber),
      digits.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }),
      digits.utf8.count(where: { $0 == UInt8(ascii: ".") }) <= 1
    else { return nil }
    // Swift alone does not read `.1` and `5.`.
    return Double(digits.contains(".") ? "0\(digits)0" : "\(digits)")
      .map { text.first == "-" ? -$0 : $0 }
  }
}
