import Rendering
import Testing

import Playback
import Worlds

/// The names in pictures of the worlds.
struct LocalizedTextTests {
  private static let letters = Set(Typeface.regular.characters)
    .intersection(Typeface.bold.characters)

  /// The names of a world's counters and charts.
  private func counters(_ world: any WorldKind, _ language: Language) -> [String] {
    world.subject.census.map { $0.localized?.text(language) ?? $0.name }
  }

  /// The names of its states in legends.
  private func states(_ world: any WorldKind, _ language: Language) -> [String] {
    world.subject.states.map { $0.localized?.text(language) ?? $0.name }
  }

  @Test(arguments: [
    (
      "sea", ["penguins", "orcas", "free"], ["пингвины", "косатки", "свободно"],
      ["pingüinos", "orcas", "libres"]
    ),
    ("life", ["alive"], ["живые"], ["vivas"]), ("wolfram", ["alive"], ["живые"], ["vivas"]),
    ("infection", ["healthy", "ill"], ["здоровы", "больны"], ["sanos", "enfermos"]),
    ("pig", ["player 1", "player 2"], ["игрок 1", "игрок 2"], ["jugador 1", "jugador 2"]),
  ])
  func `counters are called in the language of the picture`(
    name: String, english: [String], russian: [String], spanish: [String]
  ) throws {
    let world = try #require(Catalogue.builtIn[name])
    #expect(counters(world, .en) == english)
    #expect(counters(world, .ru) == russian)
    #expect(counters(world, .es) == spanish)
  }

  @Test(arguments: [
    (
      "sea", ["free", "penguin", "orca"], ["свободно", "пингвин", "косатка"],
      ["libre", "pingüino", "orca"]
    ),
    ("life", ["dead", "alive"], ["мёртвая", "живая"], ["muerta", "viva"]),
    ("wolfram", ["dead", "alive"], ["мёртвая", "живая"], ["muerta", "viva"]),
    (
      "infection", ["healthy", "ill", "blank", "newly ill"],
      ["здоров", "болен", "blank", "заболел только что"],
      ["sano", "enfermo", "blank", "recién enfermo"]
    ),
    ("pig", [], [], []),
  ])
  func `states are called in the language of the picture`(
    name: String, english: [String], russian: [String], spanish: [String]
  ) throws {
    let world = try #require(Catalogue.builtIn[name])
    #expect(states(world, .en) == english)
    #expect(states(world, .ru) == russian)
    #expect(states(world, .es) == spanish)
  }

  @Test(arguments: Language.allCases)
  func `the font has every letter of every name`(language: Language) {
    for world in Catalogue.builtIn.worlds {
      for text in counters(world, language) + states(world, language) {
        #expect(!text.isEmpty && Set(text).subtracting(Self.letters).isEmpty, "\(text)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `the font has every letter of every text of the dice game`(language: Language) {
    let variants: [LocalizedText] = [
      .pigTitle, .pigStart, .pigRoll, .pigBank, .pigYes, .pigNo, .pigOK, .pigPlayer, .pigTurnOf,
      .pigWins, .pigTurnPoints, .pigCounters, .tick, .pigRollFirst, .pigRollOn, .pigBust,
      .pigBanked, .pigAgain, .pigPolicy, .pigOwnTotal, .pigOtherTotal, .pigRules,
    ]
    let names = ["player", "target", "points", "turn", "game", "own", "other", "tick"]
    let values = Dictionary(uniqueKeysWithValues: names.map { ($0, "100") })
    for text in variants.flatMap({ $0.texts(language, values) }) {
      #expect(!text.isEmpty && !text.contains("{"))
      #expect(Set(text).subtracting(Self.letters).isEmpty, "\(text)")
    }
  }
}
