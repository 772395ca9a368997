internal import Encoding
internal import Rendering
internal import Simulation

extension WorldEntry {
  /// Life and every other two-state rule.
  package static let life = WorldEntry(
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
      Setting.engine,
      Setting.memory,
      Setting.library,
    ],
    defaults: ["rule": "B3/S23", "edges": "none", "seed": "1"],
    choices: [:],
    subject: Subject(
      states: [
        StateStyle("dead", letter: ".", tone: .ground, figure: 0),
        StateStyle("alive", letter: "O", tone: .alive),
      ],
      ground: .ground,
      census: [.init("alive", tone: .alive)]),
    hasHappenings: false,
    start: { draft in
      LifeStart(from: &draft)?.genesis
    },
    starters: [("pattern", "gosper-glider-gun")],
    steps: StepKind.editing + [.rotate] + StepKind.cellSteps,
    changeable: ["rule", "size", "age"], change: changeLife,
    note: { draft in
      guard draft.isGiven(.rule), let text = draft.value(.rule) else { return nil }
      if let rule = try? LifeRule(text) { return RuleNote(rule) }
      return (try? Rule(text)).map { .text(LifeRules.short($0.name)) }
    },
    state: .life,
    patternState: { pattern, field, window throws(Problem) in
      try PatternState.life(pattern, onto: field, window: window)
    }, rulesNearby: { LifeStart.rulesNearby(in: &$0) },
    pattern: { world, format throws(Problem) in
      if let world = world as? StatesWorld { return try world.patternFile(format) }
      return try (world as? LifeWorld)?.patternFile(format) ?? []
    })
}

extension Setting where Value == String {
  static let rules = Setting(
    "rules", .path(placeholder: "FOLDER"), "a folder of .rule files, for rules that have a name",
    isOfRecipe: false)
  static let pattern = Setting(
    "pattern", .text(placeholder: "NAME|FILE|RLE"),
    "what lives at the start: a figure of the library, a file, RLE text, or - for standard input")
  static let engine = Setting(
    "engine", .choice(LifeEngine.allCases.map(\.rawValue), placeholder: "ENGINE"),
    "how it is computed; never changes what comes out", fallback: "auto",
    isOfRecipe: false)
}

extension Setting where Value == Int {
  static let age = Setting(
    "age", .whole(0...10_000),
    "after how many ticks a live cell has the colour of age; 0 is one colour for all",
    fallback: "0")
}

extension Setting where Value == Cell {
  static let at = Setting(
    "at", .cell, "where the top left of the pattern lies, by default so that it is centred")
}

extension Setting where Value == ByteCount {
  static let memory = Setting(
    "memory", .bytes, "how much memory a plane may take", fallback: "1GB", isOfRecipe: false)
}
