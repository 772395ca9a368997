extension Step {
  /// Throws the die; it begins a game or a turn if necessary.
  public static let roll = Step("roll")

  /// Adds the turn points to the total, after a first throw above 1.
  public static let bank = Step("bank")

  /// Plays another game after a win.
  public static let again = Step("again")

  /// Returns to the rules after a win.
  public static let stop = Step("stop")
}
