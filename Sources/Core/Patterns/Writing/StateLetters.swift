/// The letters of a rule's states in texts and files: one description for what is written and read.
///
/// State 0 is `.`. The only live state of two is `O`; otherwise the states are `A` to `X`, and from
/// 25 on `pA` to `yO`, as in RLE. A text with states of two characters has two for each cell: a
/// blank comes before a single one.
package struct StateLetters: Sendable {
  private let count: Int
  private let isPaired: Bool

  /// Creates the letters of a number of states.
  ///
  /// - Parameters:
  ///   - count: The number of states.
  ///   - isPaired: True for two characters a cell; by default with more than 25 states.
  package init(count: Int, isPaired: Bool? = nil) {
    self.count = count
    self.isPaired = isPaired ?? (count > 25)
  }

  /// The one or two characters of a state.
  package subscript(state: Int) -> String {
    let blank = isPaired ? " " : ""
    guard state > 0 else { return blank + "." }
    guard count > 2 else { return blank + "O" }
    let (prefix, letter) = Self.characters(of: UInt8(state))
    return (prefix.map(Self.text) ?? blank) + Self.text(letter)
  }

  /// The letter of a state from 1 on, and the one before it from state 25 on.
  static func characters(of state: UInt8) -> (prefix: UInt8?, letter: UInt8) {
    let (dozens, letter) = (max(1, state) - 1).quotientAndRemainder(dividingBy: 24)
    return (dozens == 0 ? nil : UInt8(ascii: "p") + dozens - 1, UInt8(ascii: "A") + letter)
  }

  /// The state of a letter after a prefix; nil if they are not those of a state.
  static func state(of letter: UInt8, after prefix: UInt8? = nil) -> Int? {
    guard UInt8(ascii: "A")...UInt8(ascii: "X") ~= letter else { return nil }
    let dozens = prefix.map { Int($0) - Int(UInt8(ascii: "p")) + 1 } ?? 0
    return 0...10 ~= dozens ? dozens * 24 + Int(letter - UInt8(ascii: "A")) + 1 : nil
  }

  /// True if a byte is one of the letters before a second one.
  static func isPrefix(_ byte: UInt8) -> Bool { UInt8(ascii: "p")...UInt8(ascii: "y") ~= byte }

  private static func text(_ letter: UInt8) -> String { String(Unicode.Scalar(letter)) }
}
