internal import Encoding
internal import Patterns
internal import Playback
internal import Rendering
internal import Simulation
internal import Vocabulary

/// The elementary automata; under a rule of another family of one dimension it becomes
/// `LineWolfram`.
struct Wolfram: WorldKind, NotedKind, RuledKind {
  typealias State = WolframWorld

  let words = WorldWords(
    name: "wolfram",
    summary: "the 256 elementary rules and other rules of one dimension",
    examples: [
      "render wolfram --rule 30 --out rule30.png",
      "render wolfram --rule 110 --start random --fill 50% --edges wrap --out rule110.gif",
      "render wolfram --rule C1599K3R1 --size 161x120 --out code1599.png",
      "render wolfram --vary rule=0..255 --size 64x64 --out rules.png",
    ],
    settings: [
      Setting.rule.meaning(
        "a number of 0 to 255, or another rule of one dimension such as C1599K3R1"),
      Setting.start, Setting.pattern, Setting.fill, Setting.film, Setting.library,
    ],
    defaults: [
      "rule": "30", "size": "129x64", "edges": "none", "fill": "50%", "seed": "1",
    ],
    suggestions: { ["rule": (0...255).map(String.init)] },
    lacking: ["fade"], limits: [LimitRow("cells of a diagram", Wolfram.cellLimit)])

  let subject = Subject(
    states: [
      StateStyle("dead", .deadCell, letter: ".", tone: .ground, figure: 0),
      StateStyle("alive", .liveCell, letter: "O", tone: .alive),
    ],
    ground: .ground,
    census: [.init("alive", .liveCells, tone: .alive)])

  let steps = StepKind.editing + StepKind.cellSteps

  func note(_ draft: inout Draft) -> RuleNote? {
    guard draft.isGiven(.rule), let text = draft.value(.rule) else { return nil }
    return (try? LineFamily(text)).map(Self.note)
  }

  private static func note(_ rule: LineFamily) -> RuleNote {
    switch rule {
    case .elementary(let rule): .neighbourhoods(rule.number)
    case .colours(let rule):
      .text(rule.text.count > 40 ? String(rule.text.prefix(39)) + "…" : rule.text)
    }
  }

  /// The most cells of a diagram.
  static let cellLimit = 1 << 30

  /// The settings of its line; nil where they are wrong, or were not read.
  private(set) var lines: LineSettings?

  func resolved(by draft: inout Draft) -> any WorldKind {
    var kind = self
    kind.lines = LineSettings(from: &draft)
    guard case .colours(let rule)? = kind.lines?.rule else { return kind }
    return LineWolfram(rule: rule, of: kind)
  }

  func start(_ draft: inout Draft) -> WorldStart? {
    guard let lines else { return nil }
    switch lines.rule {
    case .elementary(let rule): return elementary(rule, lines)
    case .colours(let rule): return coloured(rule, lines)
    }
  }

  private func elementary(_ rule: WolframRule, _ lines: LineSettings) -> WorldStart {
    let start: WolframStart =
      switch lines.start {
      case .cells(let cells): cells == [1] ? .single : .cells(cells.map { $0 == 1 })
      case .random(let chances, let total): .random(chances: chances, total: total)
      }
    let made = try? WolframWorld(
      rule: rule, size: lines.size, edges: lines.edges, start: start, film: lines.film)
    guard let made else { preconditionFailure("a start longer than its line") }
    return Self.genesis(lines, counts: 1) { seed throws(WorldError) in
      try Self.check(lines.size)
      var world = made
      world.reseed(seed)
      return world
    }
  }

  /// Finds out whether there is memory for a diagram.
  static func check(_ size: GridSize) throws(WorldError) {
    try Allocation.check(size.rows, of: WolframWorld.bytes(ofLineOf: size.columns))
  }

  private func coloured(_ rule: LineRule, _ lines: LineSettings) -> WorldStart {
    Self.genesis(lines, counts: rule.colors == 2 ? 1 : rule.colors) {
      seed throws(WorldError) in
      try LineWolfram.check(lines.size, of: rule)
      return LineWorld(
        rule: rule, size: lines.size, edges: lines.edges, start: lines.start, film: lines.film,
        seed: seed)
    }
  }

  private static func genesis(
    _ lines: LineSettings, counts: Int,
    make: @escaping @Sendable (Seed) throws(WorldError) -> some FieldWorld
  ) -> WorldStart {
    let size = lines.size
    // On the plane a line grows at both ends, for as long as the film is.
    let widest = UInt128(size.columns) + UInt128(2 * lines.rule.range) * UInt128(size.rows)
    return WorldStart(
      window: CellRect(size), widestCensus: [UInt128](repeating: widest, count: counts),
      note: note(lines.rule), frames: lines.film == .grow ? size.rows : nil,
      field: .line(columns: size.columns, edges: lines.edges)
    ) { seed, _ throws(WorldError) in Beginning(try make(seed)) }
  }

  /// The rules that differ in one answer, the rule itself in their middle.
  func rulesNearby(_ draft: inout Draft) -> [String]? {
    guard let rule = Self.rule(from: &draft) else { return nil }
    let nearby = rule.nearby
    guard !nearby.isEmpty else {
      draft.refuse(.noRulesNearby(rule.line.text), for: "vary")
      return nil
    }
    return nearby
  }

  /// The rule that is asked for; nil if it is none, which is then noted.
  static func rule(from draft: inout Draft) -> LineFamily? {
    guard let text = draft.value(.rule) else { return nil }
    do throws(LineFamilyError) {
      return try LineFamily(text)
    } catch {
      draft.refuse(error.problem(text), for: "rule")
      return nil
    }
  }
}

extension Wolfram: ChangingKind {
  /// The rule of the lines from now on, and the size; the top left stays.
  func change(_ draft: inout Draft, names: [String]) -> Change? {
    let rule = names.contains("rule") ? elementaryRule(from: &draft) : nil
    let size = names.contains("size") ? draft.value(.size) : nil
    guard draft.faults.list.isEmpty else { return nil }
    return { world throws(WorldError) in
      if let rule { world.setRule(rule) }
      guard let size else { return }
      try Self.check(size)
      try world.resize(to: size)
    }
  }

  /// An elementary rule, of which the world is.
  private func elementaryRule(from draft: inout Draft) -> WolframRule? {
    switch Self.rule(from: &draft) {
    case .elementary(let rule): return rule
    case .colours(let rule):
      draft.refuse(.otherFamily(of: rule.text), for: "rule")
      return nil
    case nil: return nil
    }
  }
}

extension Setting where Value == String {
  static let start = Setting(
    "start", .text(placeholder: "single|random|CELLS"),
    "line 0: one cell, random ones, or a string of 0 and 1 (other colours: 2 to 9, a to z), centred",
    fallback: "single")
  static let film = Setting(
    "film", .choice(WolframWorld.Film.allCases.map(\.rawValue), placeholder: "KIND"),
    "scroll keeps the newest line at the bottom, grow fills the diagram", fallback: "scroll")
}
