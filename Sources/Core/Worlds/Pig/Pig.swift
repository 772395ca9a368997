internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumSimulation
internal import TerrariumVocabulary

private let playersSetting = Setting(
  "players", .players, "two of hold-N, goal-N, optimal, random and steps",
  example: "render pig --players hold-25,random --out pig.gif",
  fallback: "hold-20,optimal", defaultMatters: { $0.hasSteps })
private let targetSetting = Setting(
  "target", .whole(1...1_000_000), "the points that win",
  example: "render pig --target 50 --out pig.gif", fallback: "100")
private let gamesSetting = Setting(
  "games", .whole(1...1_000_000_000), "the number of games that strategies play",
  example: "render pig --games 1000 --out games.csv", fallback: "1")
private let diceSetting = Setting(
  "dice", .dice, "the first throws, such as 3,1,6; the seed throws the others",
  example: "render pig --dice 3,1,6 --out pig.gif")
private let alertsSetting = Setting<PigAlerts>(
  "alerts", .named(placeholder: "KIND"),
  "when alerts are shown: at each turn and at the end, only at the end, or never",
  example: "render pig --alerts brief --out pig.gif", fallback: "full")
private let mapSetting = Setting(
  "map", .path(placeholder: "FILE"), "a picture of the optimal policy, beside the film or alone",
  example: "render pig --map policy.png",
  isOfRecipe: false, writesPicture: true)

/// The dice game Pig.
package struct Pig: WorldKind {
  typealias State = PigWorld

  let words = WorldWords(
    name: "pig",
    synonyms: ["dice", "die", "game"],
    meanings: ["strategies": "players", "goal": "target", "score": "target", "rounds": "games"],
    title: LocalizedText(en: "pig", ru: "свинья", es: "el cerdo"),
    summary: "two players, a die: roll on, or bank what you have",
    examples: [
      "render pig --out pig.gif",
      "render pig --players hold-25,random --games 3 --fit 800x480 --theme dark --out games.gif",
      "render pig --players optimal,hold-20 --games 1000000 --out games.csv",
      "render pig --map policy.png",
    ],
    settings: [
      playersSetting, targetSetting, gamesSetting, diceSetting, alertsSetting, mapSetting,
    ],
    usual: ["players", "target", "games", "map"],
    ofPictures: ["alerts"],
    defaults: ["fit": "480x800", "counters": "true", "seed": "1", "delay": "600ms"],
    lacking: [
      "calm", "size", "view", "turn", "edges", "cell", "shape", "grid", "fade", "annotate",
    ],
    limits: [LimitRow("points of a target that is solved", PigPolicy.largestTarget)])

  let subject = Subject(
    states: [], ground: .table,
    census: [
      .init("total1", .player1, tone: .player1), .init("total2", .player2, tone: .player2),
    ],
    isScene: true,
    parts: [
      .player1, .player2, .table, .card, .text, .muted, .track, .felt, .die, .pip, .one, .button,
      .lit, .off,
    ],
    measure: ChartMeasure(counting: .turnsAcross))

  let steps = StepKind.pig + StepKind.stateSteps

  package init() {}

  func note(_ draft: inout Draft) -> RuleNote? {
    draft.value(playersSetting).map { .text($0.description) }
  }

  func start(_ draft: inout Draft) -> WorldStart? {
    let target = draft.value(targetSetting)
    let games = draft.value(gamesSetting)
    let dice = draft.value(diceSetting) ?? []
    let alerts = draft.value(alertsSetting)
    let hasDice = draft.value(diceSetting) != nil || !draft.isGiven(diceSetting)
    let players = Self.players(from: &draft, target: target)
    let beside = policyPicture(from: &draft, target: target)
    guard let target, let games, let players, let alerts, hasDice else { return nil }
    return WorldStart(
      widestCensus: [UInt128](repeating: UInt128(2 * target), count: 2), length: .untilOver,
      scenery: { PigPainter(look: $0, size: $1, alerts: alerts) }, beside: beside
    ) { seed, _, _ in
      let players = (players.one, players.two)
      return (PigWorld(players: players, target: target, games: games, dice: dice, seed: seed), [])
    }
  }

  /// The two players: the given ones; otherwise steps, if some of them are moves of the game.
  private static func players(from draft: inout Draft, target: Int?) -> PigPlayers? {
    let words = draft.stepWords
    let hasActions = StepKind.pig.contains { words.contains($0.name) }
    if hasActions, !draft.isGiven(playersSetting) { return PigPlayers(one: .steps, two: .steps) }
    guard let players = draft.value(playersSetting), let target else { return nil }
    if players.has(.steps), !draft.hasSteps {
      draft.refuse(.needs("a player 'steps'", "the steps of a scenario"), for: "players")
      return nil
    }
    if players.has(.optimal), target > PigPolicy.largestTarget {
      draft.refuse(.targetTooLarge(target), for: "target")
      return nil
    }
    if !players.endsGames(to: target), !draft.isGiven(.frames), !draft.isGiven(.panels) {
      draft.refuse(.neverEnds(players), for: "players")
      return nil
    }
    return players
  }

  /// The picture of the optimal policy, if requested.
  private func policyPicture(from draft: inout Draft, target: Int?) -> [PictureBeside] {
    guard draft.isGiven(mapSetting), let written = draft.value(mapSetting), let target else {
      return []
    }
    let place = draft.place(of: mapSetting)
    let path = draft.path(written, at: place)
    let named = Format(ending: Path.ending(of: path))
    let format = named.flatMap { $0.isPicture && $0.canBeStill ? $0 : nil }
    if format == nil {
      let known = ["png", "svg", "pdf", "gif"]
      draft.refuse(.notAPicture(path: written, known: known), for: "map")
    }
    guard target <= PigPolicy.largestTarget else {
      draft.refuse(.targetTooLarge(target), for: "target")
      return []
    }
    if let obstacle = Path.obstacle(toWriting: path) { draft.refuse(.file(obstacle), for: "map") }
    let size = draft.pictureSize(GridSize(columns: 860, rows: 760))
    guard var look = draft.look(of: self), let size else { return [] }
    // A title beside a film is the film's.
    let isAlone = !draft.isGiven(.out) && !draft.isGiven(.format)
    if !isAlone { look.texts.title = nil }
    do throws(DrawingError) {
      try DrawingError.check(size.columns, size.rows)
    } catch {
      draft.refuse(error.problem, for: "fit")
    }
    let output = OutputPlan(path: path, format: format ?? .png, place: place)
    return [
      PictureBeside(
        setting: "map",
        unrelated: ["players", "games", "dice", "alerts"] + (isAlone ? [] : ["title"]),
        output: output, size: size,
        drawing: PigPolicyPicture.drawing(look: look, size: size, target: target))
    ]
  }
}

extension Problem {
  fileprivate static func targetTooLarge(_ target: Int) -> Problem {
    .said(
      "optimal play to \(target) points is too much to solve",
      "give at most \(PigPolicy.largestTarget), or do without 'optimal' and 'map'")
  }

  fileprivate static func neverEnds(_ players: PigPlayers) -> Problem {
    .said(
      "a game between \(players) would hardly ever end", "give frames, or lower what they hold at")
  }
}
