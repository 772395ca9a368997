internal import Encoding
internal import Patterns
internal import Playback
internal import Rendering
internal import Simulation
internal import Vocabulary

/// Life and every other two-state rule; under a rule of another family it becomes `StatesLife`.
struct Life: WorldKind, NotedKind, RuledKind, LatticeKind {
  typealias State = LifeWorld

  /// What the file of the figure tells, for the pattern files of what becomes of it.
  var notes = PatternNotes()

  /// The rule with which a film begins, and how that was written where it was given.
  var rule = CellRule(.life)
  var ruleText: String?

  let words = WorldWords(
    name: "life",
    summary: "Life and every other rule of cells on a plane, of two states or many",
    examples: [
      "render life --pattern gosper-glider-gun --theme dark --shape circle --out gun.gif --out gun.csv",
      "render life --rule highlife --size 120x80 --edges wrap --seed 7 --out soup.gif",
      "render life --pattern gosper-glider-gun --every 1000000 --frames 10 --out gun.csv",
      "render life --pattern 'bob$2bo$3o!' --out glider.gif",
    ],
    settings: [
      Setting.rule, Setting.rules, Setting.pattern, Setting.at, Setting.fill, Setting.age,
      Setting.engine, Setting.library,
    ],
    defaults: ["rule": "B3/S23", "edges": "none", "seed": "1"],
    suggestions: { ["pattern": PatternLibrary.names, "rule": LifeRule.named.map(\.name)] },
    starters: [("pattern", "gosper-glider-gun")],
    limits: [
      LimitRow("cells of a field that ends", Life.cellLimit),
      LimitRow("memory of a plane", LifeOptions.usualMemory >> 20, "MB", raisedBy: "`memory`"),
    ])

  let subject = Subject(
    states: [
      StateStyle("dead", .deadCell, letter: ".", tone: .ground, figure: 0),
      StateStyle("alive", .liveCell, letter: "O", tone: .alive),
    ],
    ground: .ground,
    census: [.init("alive", .liveCells, tone: .alive)],
    parts: Life.parts)

  /// What else than states has a colour.
  static let parts: [Tone] = [.background, .grid, .text, .muted, .mark, .trace, .young, .old]

  let steps = StepKind.editing + [.rotate] + StepKind.cellSteps

  /// The most cells of a field.
  static let cellLimit = 1 << 34

  /// What a field takes: a bit a cell, twice, in whole tiles of 64 by 64, and what is known of each.
  static func bytes(ofField size: GridSize) -> Int { tiles(of: size) * 1072 + 16 * size.rows }

  /// The tiles of 64 by 64 cells that a field has begun, and those that may repeat its far edges: of
  /// a narrow one these are as many again.
  static func tiles(of size: GridSize) -> Int {
    ((size.columns + 63) / 64 + 1) * ((size.rows + 63) / 64 + 1)
  }

  func start(_ draft: inout Draft) -> Genesis? { LifeStart(from: &draft)?.genesis }

  func complete(_ look: inout Look, from draft: inout Draft) {
    look.age = draft.value(.age) ?? 0
  }

  func note(_ draft: inout Draft) -> RuleNote? {
    guard draft.isGiven(.rule), let text = draft.value(.rule) else { return nil }
    return LifeRules.note(text, from: &draft)
  }

  func lattice(_ draft: inout Draft) -> CellLattice {
    LifeRules.lattice(&draft, first: rule, text: ruleText)
  }

  func rulesNearby(_ draft: inout Draft) -> [String]? { LifeStart.rulesNearby(in: &draft) }
}

extension Setting where Value == String {
  static let rules = Setting(
    "rules", .path(placeholder: "FOLDER"), "a folder of .rule files, for rules that have a name",
    isOfRecipe: false)
  static let engine = Setting(
    "engine", .choice(LifeEngine.allCases.map(\.rawValue), placeholder: "ENGINE"),
    "how it is computed; never changes what comes out", fallback: "auto",
    isOfRecipe: false)
}

extension Setting where Value == Int {
  static let age = Setting(
    "age", .whole(0...10_000),
    "after how many ticks a live cell has the colour of age; 0 is one colour for all",
    fallback: "0", changes: .world)
}

extension Setting where Value == Cell {
  static let at = Setting(
    "at", .cell, "where the top left of the pattern lies, by default so that it is centred")
}
