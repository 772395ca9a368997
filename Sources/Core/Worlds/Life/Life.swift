internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// Life and every other rule of cells.
struct Life: WorldKind, RuledKind {
  typealias State = LifeWorld

  let hasObjects = true

  /// The rule at the start of a film.
  let rule: CellRule
  let subject: Subject

  /// The start read from its settings; nil if they are wrong, or were not read.
  let begin: LifeStart?

  /// The comments of the pattern's file, which are copied to written pattern files.
  var notes: PatternNotes { begin?.notes ?? PatternNotes() }

  init(_ begin: LifeStart? = nil) {
    self.begin = begin
    rule = begin?.rule ?? CellRule(.life)
    subject = LifeSubject.of(rule)
  }

  private init(_ begin: LifeStart, _ subject: Subject) {
    self.begin = begin
    rule = begin.rule
    self.subject = subject
  }

  var words: WorldWords { Self.ownWords }

  var steps: [StepKind] { Self.ownSteps }

  // A table of many rules makes a kind for each, so these are cached.
  private static let ownWords = WorldWords(
    name: "life",
    synonyms: [
      "conway", "gol", "game-of-life", "gameoflife", "cells", "cellular", "automaton", "automata",
      "ca",
    ],
    title: LocalizedText(en: "life", ru: "жизнь", es: "vida"),
    summary: "Life and every other rule of cells on a plane, of two states or many",
    examples: [
      "render life --pattern gosper-glider-gun --theme dark --shape circle --out gun.gif --out gun.csv",
      "render life --rule highlife --size 120x80 --edges wrap --seed 7 --out soup.gif",
      "render life --pattern gosper-glider-gun --every 1000000 --frames 10 --out gun.csv",
      "render life --pattern 'bob$2bo$3o!' --out glider.gif",
    ],
    settings: [
      Setting.rule, Setting.rules, Setting.pattern, Setting.key, Setting.patternFrame, Setting.at,
      Setting.fill, Setting.symmetry, Setting.age, Setting.history, Setting.shades,
      Setting.engine, Setting.library, Setting.script, Setting.threshold,
    ],
    usual: ["rule", "pattern", "fill"],
    defaults: ["rule": "B3/S23", "edges": "none", "seed": "1"],
    suggestions: { ["pattern": PatternLibrary.names, "rule": LifeRule.named.map(\.name)] },
    starters: [("pattern", "gosper-glider-gun")],
    limits: [
      LimitRow("cells of a field that ends", Life.cellLimit),
      LimitRow("memory of a plane", LifeOptions.usualMemory >> 30, "GiB", raisedBy: "`memory`"),
    ])

  /// True if it is a name from elsewhere.
  static func isMeant(by word: String) -> Bool { ownWords.synonyms.contains(word.lowercased()) }

  private static let ownSteps = StepKind.editing + [.rotate] + StepKind.cellSteps

  /// The most cells of a field.
  static let cellLimit = 1 << 34

  func resolved(by reader: inout SettingsReader) -> any WorldKind { Life(LifeStart(from: &reader)) }

  func start(_ reader: inout SettingsReader) -> WorldStart? {
    begin?.worldStart(counts: subject.census.count)
  }

  func complete(_ look: inout Look, from reader: inout SettingsReader) {
    look.traces.age = reader.value(.age) ?? 0
    look.traces.hasHistory = reader.value(.history) ?? false
    look.traces.shades = reader.value(.shades) ?? TraceStates.usualLevels
  }

  func note(_ reader: inout SettingsReader) -> RuleNote? { ruleNow(&reader).map(LifeRules.note) }

  func lattice(_ reader: inout SettingsReader) -> CellLattice? {
    (ruleNow(&reader) ?? rule).lattice
  }

  /// The current rule at this step; nil if it is missing or wrong, which is reported where it is
  /// set.
  func ruleNow(_ reader: inout SettingsReader) -> CellRule? {
    guard reader.written["rule"] != nil, let text = reader.value(.rule) else { return nil }
    if text == begin?.ruleText { return rule }
    do throws(Problem) {
      return try LifeRules.rule(text, from: &reader, nil)
    } catch {
      return nil
    }
  }

  var namedRules: [(name: String, text: String, spellings: [String])] {
    LifeRule.allNamed.map { ($0.name, $0.text, LifeRule.spellings(of: $0.name)) }
  }

  func title(ofRule name: String) -> String? { LifeRule.title(ofName: name) }

  func rulesNearby(_ reader: inout SettingsReader, steps: Int) -> [String]? {
    guard let rule = LifeStart.rule(from: &reader) else { return nil }
    let isBounded = LifeRules.isBounded(&reader)
    let nearby = LifeRules.nearby(rule, steps: steps, isBounded: isBounded)
    guard nearby.count > 1 else {
      reader.refuse(.noRulesNearby(rule.text), for: "vary")
      return nil
    }
    return nearby
  }

  /// Rules that count all eight neighbours differ only in their counts.
  func ruled(by text: String) -> (kind: any WorldKind, start: WorldStart)? {
    guard let begin = begin?.ruled(by: text) else { return nil }
    return (Life(begin, subject), begin.worldStart(counts: subject.census.count))
  }

  func ruleFamily(_ reader: inout SettingsReader) -> RuleFamily? {
    guard let rule = LifeStart.rule(from: &reader) else { return nil }
    return LifeRules.family(of: rule, isBounded: LifeRules.isBounded(&reader))
  }
}

extension Life: PatternRules {
  func rule(written text: String, of source: PatternSource?) -> PatternRule? {
    var reader = SettingsReader(world: words, written: WrittenSettings())
    guard let rule = try? LifeRules.rule(text, from: &reader, source) else { return nil }
    if rule.isOfCode, case .twoState(let table) = rule.family {
      return PatternRule(text: LifeRule(table).text, states: 2)
    }
    return PatternRule(text: rule.name, states: rule.stateCount, file: rule.ownText)
  }
}

extension Setting where Value == String {
  static let rules = Setting(
    "rules", .textOrPath(placeholder: "FOLDER"),
    "a folder of .rule files, for rules given by name; recipes contain their texts",
    example: "render life --rules rules --rule WireWorld --fill 20% --out wires.gif",
    isOfRecipe: false, meansFile: { !FolderText.isOne($0) })
  static let engine = Setting(
    "engine", .choice(LifeEngine.offered.map(\.rawValue), placeholder: "ENGINE"),
    "the algorithm; results are identical",
    example:
      "render life --pattern gosper-glider-gun --engine hash --every 1000 --frames 5 --out gun.csv",
    fallback: "auto", isOfRecipe: false)
  static let script = Setting(
    "script", .choice(["honour", "ignore"], placeholder: "WHAT"),
    "whether the [[ ]] script of LifeViewer in the file of pattern is followed",
    example: "render life --pattern gun.rle --script ignore --out gun.gif",
    fallback: "honour", isOfRecipe: false, isOfOrigin: true)
}

extension Setting where Value == Int {
  static let age = Setting(
    "age", .whole(0...10_000),
    "ticks over which a live cell changes its colour with age; 0 is one colour for all",
    example: "render life --pattern gosper-glider-gun --age 30 --theme dark --out gun.gif",
    fallback: "0", changes: .world)
  static let shades = Setting(
    "shades", .whole(2...64),
    "the most colours of a trace, and of an age; default: \(TraceStates.usualLevels)",
    example: "render life --pattern gosper-glider-gun --fade 30 --shades 8 --out gun.gif",
    changes: .world)
}

extension Setting where Value == Percentage {
  static let threshold = Setting(
    "threshold", .percentage,
    "where pattern is a picture, darker pixels than this are alive; without it the nearest colour of a state counts",
    example: "render life --pattern photo.png --threshold 40% --out photo.gif",
    fallback: "50%", isOfRecipe: false, isOfOrigin: true)
}

extension Setting where Value == SoupSymmetry {
  static let symmetry = Setting(
    "symmetry", .named(placeholder: "NAME"),
    "the symmetry of a random field, as in apgsearch; C1 is none, C2_1 to C4_4 turn, D2_+1 to D8_4 mirror",
    example: "render life --size 32x32 --edges wrap --symmetry D8_4 --out soup.gif"
  )
}

extension Setting where Value == Bool {
  static let history = Setting(
    "history", .toggle, "dead cells that were once alive have the colour 'past'",
    example: "render life --pattern gosper-glider-gun --history --out gun.gif",
    fallback: "false", changes: .world)
}

extension Setting where Value == Cell {
  static let at = Setting(
    "at", .cell, "the top left cell of the pattern; default: centred",
    example: "render life --pattern glider --size 30x20 --at 2,2 --out glider.gif")
}
