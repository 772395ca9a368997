internal import TerrariumBasics
internal import TerrariumPatterns
package import TerrariumRendering
package import TerrariumSimulation

/// The look of a rule's states, and their names.
package enum LifeSubject {
  /// The most states that legends list individually; of more they list the first and the last.
  private static let listed = 25

  /// The tones of a picture besides those of the states.
  private static let parts: [Tone] = [
    .background, .grid, .text, .muted, .mark, .trace, .past, .young, .old,
  ]

  /// The look under a rule; two states without a file have the tones of every theme.
  package static func of(_ rule: CellRule) -> Subject {
    let (names, columns) = (names(of: rule), columns(of: rule))
    let meanings = StateNames.all(of: rule)
    let paint = paints(of: rule)
    let states =
      rule.stateCount == 2 && rule.file == nil
      ? StateStyle.deadAndAlive
      : names.indices.map { state in
        style(
          of: state, names[state], columns[state], meanings.isEmpty ? nil : meanings[state], rule,
          paint: paint(state))
      }
    return Subject(
      states: states, ground: .ground, census: counts(of: rule, meanings), parts: parts)
  }

  /// The columns of tables: all cells not in state 0, and with more than two states each other
  /// state, by its name in the rule's file or its number.
  private static func counts(
    of rule: CellRule, _ meanings: [StateNames.Name?]
  ) -> [Subject.Count] {
    guard rule.stateCount > 2 else { return [Subject.Count("alive", .liveCells, tone: .alive)] }
    // The sum of all live states has no colour.
    let all = Subject.Count("alive", .cells, tone: .text)
    let names = columns(of: rule)
    return [all]
      + (1..<rule.stateCount).map { state in
        Subject.Count(
          names[state], meanings.isEmpty ? nil : meanings[state]?.ofMany, ofState: state,
          isShown: rule.stateCount <= listed)
      }
  }

  /// The names of the states in tables and pictures: those of the rule's file, or numbers. The sum
  /// of several also has a column.
  private static func columns(of rule: CellRule) -> [String] {
    (0..<rule.stateCount).map { rule.file?.names[$0] ?? "\($0)" }
      .numbered(from: 0, besides: rule.stateCount > 2 ? ["alive"] : [])
  }

  /// The names of the states: those of the rule's file, or their meanings.
  private static func names(of rule: CellRule) -> [String] {
    (0..<rule.stateCount).map { rule.file?.names[$0] ?? ownName(of: $0, rule) }.numbered(from: 0)
  }

  private static func ownName(of state: Int, _ rule: CellRule) -> String {
    let isLast = rule.stateCount == 3
    return switch (rule.family, state) {
    case (_, 0): "dead"
    case (.generations, 1), (.larger, 1), (.twoState, 1), (.blocks, 1): "alive"
    case (.generations, _), (.larger, _): isLast ? "dying" : "dying-\(state - 1)"
    default: "state-\(state)"
    }
  }
}

extension LifeSubject {
  private static func style(
    of state: Int, _ name: String, _ column: String, _ meaning: StateNames.Name?, _ rule: CellRule,
    paint: Colour?
  ) -> StateStyle {
    let shown = meaning?.ofOne ?? LocalizedText(column)
    let letter = StateLetters(count: rule.stateCount)[state]
    let isPassedOver =
      rule.stateCount > listed && meaning == nil && state > 2 && state < rule.stateCount - 1
    if state == 0 {
      let isOwn = rule.file?.names[0] == nil && name == ownName(of: 0, rule)
      let shown = meaning?.ofOne ?? (isOwn ? LocalizedText.deadCell : nil)
      return StateStyle(name, shown, letter: letter, tone: .ground, extent: 0)
        .oneOfMany(paint: paint)
    }
    let sprite = StateIcons.sprite(of: state, rule)
    if state == 1 {
      return StateStyle(name, shown, letter: letter, tone: .alive, sprite: sprite)
        .oneOfMany(paint: paint)
    }
    // Dying states start clearly different from live ones and fade into the background.
    let share = Double(state - 2) / Double(max(2, rule.stateCount - 1))
    return StateStyle(name, shown, letter: letter, tone: .trace, sprite: sprite).fading(
      to: .ground, share: share
    )
    .oneOfMany(paint: paint, isPassedOver: isPassedOver)
  }

  /// The colours that a file gives the states, or that rules with history always have; if there are
  /// any, the background is dark, as intended by their authors.
  private static func paints(of rule: CellRule) -> (_ state: Int) -> Colour? {
    let own = (rule.file?.colors ?? [:]).mapValues {
      Colour(red: $0.red, green: $0.green, blue: $0.blue)
    }
    if let colours = rule.watched?.kind.colours { return { own[$0] ?? Colour(colours[$0]) } }
    guard !own.isEmpty else { return { _ in nil } }
    return { own[$0] ?? ($0 == 0 ? Colour(0x30_3030) : nil) }
  }
}

extension SuperRule.Kind {
  /// The usual colours of the states in programs that know these rules.
  fileprivate var colours: [UInt32] {
    switch self {
    case .history: [0x303030, 0x00ff00, 0x000080, 0xd8ffd8, 0xff0000, 0xffff00, 0x606060]
    case .superstates:
      [
        0x303030, 0x00ff00, 0x0000a0, 0xffd8ff, 0xff0000, 0xffff00, 0x606060, 0xff69b4, 0x800080,
        0x00bfff, 0x004080, 0x40e0d0, 0x008040, 0xffffff, 0xff6347, 0xfa8072, 0xdb7093, 0xffa500,
        0xf5deb3, 0x00ffff, 0xc0c0c0, 0xc0ff80, 0xffb6c1, 0x00ff7f, 0x010101, 0xff007f,
      ]
    case .investigator:
      [
        0x000000, 0x00ec5b, 0x00c0fe, 0xfe0000, 0xfefefe, 0x4b4b4b, 0xef29fe, 0x400080, 0xfee600,
        0x968000, 0x82c800, 0x007828, 0xfe8c00, 0x8c4600, 0x0000fe, 0xc0c0c0, 0x808080, 0xfe708c,
        0xae00a8, 0x00987f, 0x00493b,
      ]
    }
  }
}
