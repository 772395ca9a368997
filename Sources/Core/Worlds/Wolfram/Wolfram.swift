internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// The one-dimensional automata: the 256 elementary rules, and those with several colours, a larger
/// range, or second order.
struct Wolfram: WorldKind, RuledKind {
  typealias State = WolframWorld

  var words: WorldWords { Self.ownWords }

  var steps: [StepKind] { Self.ownSteps }

  // A table of many rules makes a kind for each, so these are cached.
  private static let ownWords = WorldWords(
    name: "wolfram",
    synonyms: ["elementary", "eca", "1d"],

    title: LocalizedText(en: "wolfram", ru: "автоматы Вольфрама", es: "autómatas de Wolfram"),
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
      Setting.start, Setting.pattern,
      Setting.fill.meaning("how many of the cells are alive where start is random"), Setting.film,
      Setting.library,
    ],
    usual: ["rule", "start", "fill", "film"],
    defaults: ["rule": "30", "size": "129x64", "edges": "none", "fill": "50%", "seed": "1"],
    choices: ["shape": ["square", "circle", "rounded"]],
    suggestions: { ["rule": (0...255).map(String.init)] },
    lacking: ["fade"], exclusions: [("start", "pattern"), ("fill", "pattern")],
    limits: [LimitRow("cells of a diagram", Wolfram.cellLimit)])

  /// Two states, or as many as the rule has: colour 0 is the background, and the others are ordered
  /// by their contrast with it.
  var subject: Subject {
    let colors = rule.colors
    guard colors > 2 else { return Self.twoStates }
    let letters = StateLetters(count: colors)
    let states = (0..<colors).map { state in
      let letter = letters[state]
      guard state > 0 else {
        return StateStyle("0", letter: letter, tone: .ground, extent: 0).oneOfMany(paint: nil)
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

  private static let twoStates = Subject(
    states: StateStyle.deadAndAlive, ground: .ground,
    census: [.init("alive", .liveCells, tone: .alive)])

  private static let ownSteps = StepKind.editing + StepKind.cellSteps

  func note(_ reader: inout SettingsReader) -> RuleNote? {
    guard reader.written["rule"] != nil, let text = reader.value(.rule) else { return nil }
    return (try? LineRule(text)).map(Self.note)
  }

  private static func note(_ rule: LineRule) -> RuleNote {
    rule.elementary.map { .neighbourhoods($0) } ?? .text(rule.text.shortened(to: 40))
  }

  /// The most cells of a diagram.
  static let cellLimit = 1 << 30

  /// The settings of its line; nil if they are wrong, or were not read.
  private var lines: WolframSettings?

  /// The rule at the start of a film, which determines its colours and columns.
  var rule: LineRule { lines?.rule ?? LineRule(elementary: 30) }

  func resolved(by reader: inout SettingsReader) -> any WorldKind {
    var kind = self
    kind.lines = WolframSettings(from: &reader)
    return kind
  }

  func start(_ reader: inout SettingsReader) -> WorldStart? {
    guard let lines else { return nil }
    let (rule, size) = (lines.rule, lines.size)
    // On the plane a line grows at both ends for the whole film.
    let widest = UInt128(size.columns) + UInt128(2 * rule.range) * UInt128(size.rows)
    return WorldStart(
      window: CellRect(size), field: FieldShape(lineOf: size, edges: lines.edges),
      widestCensus: [UInt128](repeating: widest, count: rule.counts),
      length: lines.film == .grow ? .frames(size.rows) : .usual, note: Self.note(rule)
    ) { seed, _, changed throws(WorldError) in
      let size = changed ?? size
      try Self.check(size, under: rule)
      let world = WolframWorld(
        rule: rule, size: size, edges: lines.edges, start: lines.start, film: lines.film, seed: seed
      )
      return (world, [])
    }
  }

  /// Throws if there is no memory for a diagram.
  static func check(_ size: GridSize, under rule: LineRule) throws(WorldError) {
    try Allocation.check(size.rows, of: WolframWorld.bytes(ofLineOf: size.columns, under: rule))
  }

  /// The rule itself, and those that differ in one answer.
  func rulesNearby(_ reader: inout SettingsReader, steps: Int) -> [String]? {
    guard let rule = Self.rule(from: &reader) else { return nil }
    let nearby = rule.nearby.map(\.written)
    guard !nearby.isEmpty else {
      reader.refuse(.noRulesNearby(rule.text), for: "vary")
      return nil
    }
    guard steps > 1 else { return nearby }
    return nearby.withNeighbours { (try? LineRule($0))?.nearby.map(\.written) ?? [] }
  }

  func ruleFamily(_ reader: inout SettingsReader) -> RuleFamily? {
    guard let rule = Self.rule(from: &reader) else { return nil }
    let name = rule.isElementary ? "elementary rules" : "rules of \(rule.colors) colors"
    return rule.familySize.map { RuleFamily(name, count: $0) { rule.sibling($0).written } }
      ?? RuleFamily(name) { rule.sibling(drawnFrom: &$0).text }
  }

  /// The given rule; nil if it is invalid, which is recorded.
  static func rule(from reader: inout SettingsReader) -> LineRule? {
    guard let text = reader.value(.rule) else { return nil }
    do throws(RuleError) {
      return try LineRule(text)
    } catch {
      reader.refuse(error.lineProblem(text), for: "rule")
      return nil
    }
  }
}

extension Wolfram: ChangingKind {
  /// The rule of the lines from now on, and the size; the top left stays.
  func change(_ reader: inout SettingsReader, names: [String]) -> Change? {
    let new = names.contains("rule") ? newRule(from: &reader) : nil
    let size = names.contains("size") ? reader.value(.size) : nil
    guard reader.faults.list.isEmpty else { return nil }
    return { [rule] world throws(WorldError) in
      if let new { world.setRule(new) }
      guard let size else { return }
      try Self.check(size, under: rule)
      world.resize(to: size)
    }
  }

  /// A rule that can replace the first one during a film, with the same engine and colours.
  private func newRule(from reader: inout SettingsReader) -> LineRule? {
    guard let text = reader.value(.rule), let new = Self.rule(from: &reader) else { return nil }
    if rule.isElementary, !new.isElementary {
      reader.refuse(.otherFamily(of: text), for: "rule")
    } else if new.colors != rule.colors {
      reader.refuse(.otherColours(new.colors, of: text, than: rule.colors), for: "rule")
    } else {
      return new
    }
    return nil
  }
}

extension Setting where Value == String {
  static let start = Setting(
    "start", .text(placeholder: "single|random|CELLS"),
    "line 0: one cell, random cells, or a string of 0 and 1, centred; other colours are 2 to 9 and a to z",
    example: "render wolfram --rule 110 --start random --out rule110.png",
    fallback: "single")
  static let film = Setting(
    "film", .choice(WolframWorld.Film.allCases.map(\.rawValue), placeholder: "KIND"),
    "scroll keeps the newest line at the bottom, grow fills the diagram",
    example: "render wolfram --film grow --out rule30.gif", fallback: "scroll")
}
