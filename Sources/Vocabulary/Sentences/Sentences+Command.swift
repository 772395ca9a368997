extension NamedThing {
  /// The command to type instead of the name alone.
  func sentence(_ word: String, world: String) -> (what: String, advice: String) {
    switch self {
    case .scenario: ("'\(word)' is a scenario and no command", "type 'render run \(word)'")
    case .picture(isThere: true):
      ("'\(word)' is a picture and no command", "'render show \(word)' prints how it was made")
    case .picture(isThere: false):
      ("'\(word)' is a picture and no command", "type 'render \(world) --out \(word)'")
    case .pattern:
      (
        "'\(word)' is a pattern and no command",
        "type 'render \(world) --pattern \(word) --out film.gif'"
      )
    case .format:
      ("'\(word)' is a format and no command", "type 'render \(world) --out film.\(word)'")
    }
  }
}
