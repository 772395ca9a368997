extension Step {
  /// Makes the people in some cells ill.
  public static func infect(_ cells: Cell...) -> Step { Step("infect", cells.map(\.value).value) }

  /// Makes all people in a rectangle ill.
  public static func infect(_ area: CellRectangle) -> Step { Step("infect", area.value) }

  /// Makes a number of random people ill.
  public static func infect(random people: Int) -> Step { Step("infect", people.value) }
}
