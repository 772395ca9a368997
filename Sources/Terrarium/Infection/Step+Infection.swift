extension Step {
  /// Infects the people in some cells.
  public static func infect(_ cells: Cell...) -> Step { Step("infect", cells.map(\.value).value) }

  /// Infects all people in a rectangle.
  public static func infect(_ area: CellRectangle) -> Step { Step("infect", area.value) }

  /// Infects a number of random people.
  public static func infect(random people: Int) -> Step { Step("infect", people.value) }
}
