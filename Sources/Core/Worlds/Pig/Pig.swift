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
    chartUnit: ChartUnit(counting: .turnsAcross))

  let ownCounts = [
    WorldCount(
      "wins1", "the games that player 1 has won",
      title: LocalizedText(
        en: "wins of player 1", ru: "побед игрока 1", es: "victorias del jugador 1")
    ) { (world: PigWorld) in world.tally.wins1 },
    WorldCount(
      "wins2", "the games that player 2 has won",
      title: LocalizedText(
        en: "wins of player 2", ru: "побед игрока 2", es: "victorias del jugador 2")
    ) { (world: PigWorld) in world.tally.wins2 },
    WorldCount(
      "turns", "the turns of both players, also of an unfinished game",
      title: LocalizedText(en: "turns", ru: "ходы", es: "turnos")
    ) { (world: PigWorld) in world.tally.turns },
    WorldCount(
      "busts", "the turns that a 1 has ended",
      title: LocalizedText(
        en: "turns ended by a 1", ru: "ходы, прерванные единицей", es: "turnos perdidos por un 1")
    ) { (world: PigWorld) in world.tally.busts },
  ]

  let steps = StepKind.pig + StepKind.stateSteps

  package init() {}

  func note(_ reader: inout SettingsReader) -> RuleNote? {
    reader.value(playersSetting).map { .text($0.description) }
  }

  func start(_ reader: inout SettingsReader) -> WorldStart? {
    let target = reader.value(targetSetting)
    let games = reader.value(gamesSetting)
    let dice = reader.value(diceSetting) ?? []
    let alerts = reader.value(alertsSetting)
    let hasDice = reader.value(diceSetting) != nil || !reader.isGiven(diceSetting)
    let players = Self.players(from: &reader, target: target)
    let beside = policyPicture(from: &reader, target: target)
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
  private static func players(from reader: inout SettingsReader, target: Int?) -> PigPlayers? {
    let words = reader.stepWords
    let hasActions = StepKind.pig.contains { words.contains($0.name) }
    if hasActions, !reader.isGiven(playersSetting) { return PigPlayers(one: .steps, two: .steps) }
    guard let players = reader.value(playersSetting), let target else { return nil }
    if players.has(.steps), !reader.hasSteps {
      reader.refuse(.needs("a player 'steps'", "the steps of a scenario"), for: "players")
      return nil
    }
    if players.has(.optimal), target > PigPolicy.largestTarget {
      reader.refuse(.targetTooLarge(target), for: "target")
      return nil
    }
    if !players.endsGames(to: target), !reader.isGiven(.frames), !reader.isGiven(.panels) {
      reader.refuse(.neverEnds(players), for: "players")
      return nil
    }
    return players
  }

  /// The picture of the optimal policy, if requested.
  private func policyPicture(from reader: inout SettingsReader, target: Int?) -> [PictureBeside] {
    guard reader.isGiven(mapSetting), let written = reader.value(mapSetting), let target else {
      return []
    }
    let place = reader.place(of: mapSetting)
    let path = reader.path(written, at: place)
    let named = Format(ending: Path.ending(of: path))
    let format = named.flatMap { $0.isPicture && $0.canBeStill ? $0 : nil }
    if format == nil {
      let known = ["png", "svg", "pdf", "gif"]
      reader.refuse(.notAPicture(path: written, known: known), for: "map")
    }
    guard target <= PigPolicy.largestTarget else {
      reader.refuse(.targetTooLarge(target), for: "target")
      return []
    }
    if let obstacle = Path.obstacle(toWriting: path) { reader.refuse(.file(obstacle), for: "map") }
    let size = reader.pictureSize(GridSize(columns: 860, rows: 760))
    guard var look = reader.look(of: self), let size else { return [] }
    // A title beside a film is the film's.
    let isAlone = !reader.isGiven(.out) && !reader.isGiven(.format)
    if !isAlone { look.texts.title = nil }
    do throws(DrawingError) {
      try DrawingError.check(size.columns, size.rows)
    } catch {
      reader.refuse(error.problem, for: "fit")
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
