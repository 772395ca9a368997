/// The letters of a rule's states in texts.
enum StateLetters {
  /// The letter of a state in texts: `O` where there is only one that lives, else `.` and `A` to `X`,
  /// and where there are more, two characters a cell.
  static func letter(of state: Int, count: Int) -> String {
    let blank = count > 25 ? " " : ""
    if state == 0 { return blank + "." }
    if count == 2 { return "O" }
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWX")
    let (dozens, letter) = (state - 1).quotientAndRemainder(dividingBy: 24)
    let prefixes = Array("pqrstuvwxy")
    return (dozens == 0 ? blank : String(prefixes[dozens - 1])) + String(letters[letter])
  }
}
