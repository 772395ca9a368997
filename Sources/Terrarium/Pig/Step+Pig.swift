extension Step {
  /// Throws the die; a game and a turn open before where one must.
  public static let roll = Step("roll")

  /// Adds the turn points to the total, after a first throw above 1.
  public static let bank = Step("bank")

  /// Plays another game, after a win.
  public static let again = Step("again")

  /// Goes back to the rules, after a win.
  public static let stop = Step("stop")
}
