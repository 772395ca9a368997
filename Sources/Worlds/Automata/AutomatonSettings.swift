internal import Playback
internal import Rendering
internal import Simulation
internal import Vocabulary

// Settings that several families of automata share.

extension Setting where Value == String {
  static let rule = Setting(
    "rule", .text(placeholder: "RULE"),
    "the rule: B3/S23, a name such as highlife, or a number of 0 to 255 for wolfram",
    changes: .world)
}

extension Setting where Value == Percentage {
  static let fill = Setting("fill", .percentage, "how many of the cells are alive at random")
}
