internal import Encoding
internal import Patterns
package import Playback
internal import Rendering
package import Simulation
internal import Vocabulary

/// The world of elementary automata under a rule that `WolframWorld` does not know: several colours,
/// neighbours further away, or the line before the last as well.
///
/// It is made on the way, when the rule is known: its colours and columns follow from that.
struct LineWolfram: WorldKind, NotedKind, RuledKind {
  typealias State = LineWorld

  /// The rule with which a film begins.
  let rule: LineRule
  let words: WorldWords
  let subject: Subject
  let steps: [StepKind]

  /// The kind that read its settings.
  private let wolfram: Wolfram

  init(rule: LineRule, of wolfram: Wolfram) {
    (self.rule, self.wolfram) = (rule, wolfram)
    (words, steps) = (wolfram.words, wolfram.steps)
    subject = rule.colors == 2 ? wolfram.subject : Self.subject(colors: rule.colors)
  }

  /// Colour 0 is the ground; the others go from what is told from it least to what is most.
  private static func subject(colors: Int) -> Subject {
    let states = (0..<colors).map { state in
      let letter = StateLetters.letter(of: state, count: colors)
      guard state > 0 else {
        return StateStyle("0", letter: letter, tone: .ground, figure: 0).oneOfMany(paint: nil)
      }
      let style = StateStyle(String(LineRule.letters[state]), letter: letter, tone: .alive)
      let share = Double(colors - 1 - state) / Double(colors)
      return style.fading(to: .ground, share: share)
        .oneOfMany(paint: nil, isPassedOver: colors > 10 && 2..<colors - 1 ~= state)
    }
    let all = Subject.Count("alive", .cells, tone: .text)
    let counts = (1..<colors).map {
      Subject.Count(String(LineRule.letters[$0]), ofState: $0, isShown: colors <= 25)
    }
    return Subject(states: states, ground: .ground, census: [all] + counts)
  }

  func start(_ draft: inout Draft) -> WorldStart? { wolfram.start(&draft) }

  func note(_ draft: inout Draft) -> RuleNote? { wolfram.note(&draft) }

  func rulesNearby(_ draft: inout Draft) -> [String]? { wolfram.rulesNearby(&draft) }
}

extension LineWolfram: ChangingKind {
  /// The rule of the lines from now on, and the size; the top left stays.
  func change(_ draft: inout Draft, names: [String]) -> Change? {
    let rule = names.contains("rule") ? newRule(from: &draft) : nil
    let size = names.contains("size") ? draft.value(.size) : nil
    guard draft.faults.list.isEmpty else { return nil }
    return { [first = self.rule] world throws(WorldError) in
      if let rule { world.setRule(rule) }
      guard let size else { return }
      try Self.check(size, of: first)
      world.resize(to: size)
    }
  }

  /// Finds out whether there is memory for a diagram.
  static func check(_ size: GridSize, of rule: LineRule) throws(WorldError) {
    let bytes = LineWorld.bytes(ofLineOf: size.columns, colors: rule.colors)
    try Allocation.check(2 * size.rows, of: bytes)
  }

  /// A rule of as many colours as the first, whose colours and columns the film has.
  private func newRule(from draft: inout Draft) -> LineRule? {
    guard let new = Wolfram.rule(from: &draft)?.line else { return nil }
    guard new.colors == rule.colors else {
      draft.refuse(.otherColours(new, than: rule), for: "rule")
      return nil
    }
    return new
  }
}

extension LineWorld: DiagramWorld {}

extension LineWorld: Board {
  package var shape: FieldShape { .line(columns: size.columns, edges: edges) }

  package var ruleText: String { rule.text }

  package func lives(_ cell: Cell) -> Bool { state(at: cell.x) != 0 }

  package func state(of cell: Cell) -> UInt8 { state(at: cell.x) }

  package mutating func put(_ cells: [Cell], alive: Bool) throws(WorldError) {
    try set(alive ? 1 : 0, at: cells.map(\.x))
  }

  package mutating func put(_ cells: [Cell], in state: UInt8) throws(WorldError) {
    guard Int(state) < rule.colors else {
      throw .notAllowed(action: "place", because: "the rule has no colour \(state)")
    }
    try set(state, at: cells.map(\.x))
  }

  package func living(in area: CellRect) throws(WorldError) -> [Cell] {
    guard area.width <= listedCellLimit else { throw .selectionTooLarge }
    return (area.x..<area.maxX).filter { state(at: $0) != 0 }.map { Cell($0, 0) }
  }

  package mutating func clear(_ area: CellRect) throws(WorldError) {
    guard area.width <= listedCellLimit else { throw .selectionTooLarge }
    let ground = background
    try set(ground, at: (area.x..<area.maxX).filter { state(at: $0) != ground })
  }

  package mutating func clearAll() { clear() }
}
