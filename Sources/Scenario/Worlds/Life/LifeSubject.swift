internal import Rendering
internal import Simulation

/// How the states of a rule of any family look, and what they are called.
enum LifeSubject {
  /// More states than these are not listed in a legend, but for the first and the last.
  private static let listed = 10

  /// The look under a rule of more than two states; nil for two, which every theme knows.
  static func of(_ rule: Rule) -> Subject? {
    let count = rule.stateCount
    if count == 2, rule.file == nil { return nil }
    let names = names(of: rule)
    let states = (0..<count).map { state in style(of: state, names[state], rule) }
    return Subject(
      states: states, ground: .ground,
      census: (1..<count).map { .init(names[$0], tone: $0 == 1 ? .alive : .trace) })
  }

  /// The names of the states: those of the rule's file, or what they do.
  static func names(of rule: Rule) -> [String] {
    let count = rule.stateCount
    var names: [String] = []
    for state in 0..<count {
      var name = rule.file?.names[state] ?? ownName(of: state, rule)
      if names.contains(name) { name += "-\(state)" }
      names.append(name)
    }
    return names
  }

  private static func ownName(of state: Int, _ rule: Rule) -> String {
    switch (rule.family, state) {
    case (_, 0): "dead"
    case (.generations, 1), (.larger, 1), (.twoState, 1), (.blocks, 1): "alive"
    case (.generations, 2) where rule.stateCount == 3, (.larger, 2) where rule.stateCount == 3:
      "dying"
    case (.generations, _), (.larger, _): "dying-\(state - 1)"
    default: "state-\(state)"
    }
  }

  private static func style(of state: Int, _ name: String, _ rule: Rule) -> StateStyle {
    let letter = letter(of: state, count: rule.stateCount)
    let isPassedOver = rule.stateCount > listed && state > 2 && state < rule.stateCount - 1
    var style: StateStyle
    if state == 0 {
      style = StateStyle(name, letter: letter, tone: .ground, figure: 0)
    } else if state == 1 {
      style = StateStyle(name, letter: letter, tone: .alive)
    } else {
      // What dies starts well apart from what lives and fades into the ground.
      let share = Double(state - 2) / Double(max(2, rule.stateCount - 1))
      style = StateStyle("", letter: nil, tone: .trace)
        .fading(
          to: .ground, share: share, name: name, letter: letter, isPassedOver: isPassedOver)
    }
    return style.painted(colour(of: state, rule))
  }

  /// The colour that a file gives a state; where it gives any, the ground is dark, as its author
  /// saw it.
  private static func colour(of state: Int, _ rule: Rule) -> Colour? {
    guard let colors = rule.file?.colors, !colors.isEmpty else { return nil }
    if state == 0, colors[0] == nil { return Colour(0x30_3030) }
    return colors[state].map { Colour(red: $0.red, green: $0.green, blue: $0.blue) }
  }

  /// What texts have for a state: `.` and `A` to `X`, and where there are more, two characters a
  /// cell.
  private static func letter(of state: Int, count: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWX")
    let blank = count > 25 ? " " : ""
    if state == 0 { return blank + "." }
    let (dozens, letter) = (state - 1).quotientAndRemainder(dividingBy: 24)
    let prefixes = Array("pqrstuvwxy")
    return (dozens == 0 ? blank : String(prefixes[dozens - 1])) + String(letters[letter])
  }
}
