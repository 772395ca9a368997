/// The letters of a rule's states in texts.
enum StateLetters {
  /// The letter of a state in texts: `O` for the only live state, otherwise `.` and `A` to `X`, or
  /// two characters per cell if there are more states.
  static func letter(of state: Int, count: Int) -> String {
    let blank = count > 25 ? " " : ""
    if state == 0 { return blank + "." }
    if count == 2 { return "O" }
    let (dozens, letter) = (state - 1).quotientAndRemainder(dividingBy: 24)
    return (dozens == 0 ? blank : text(UInt8(ascii: "p") + UInt8(dozens - 1)))
      + text(UInt8(ascii: "A") + UInt8(letter))
  }

  private static func text(_ letter: UInt8) -> String { String(Unicode.Scalar(letter)) }
}
