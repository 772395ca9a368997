import TerrariumPlayback
import TerrariumRendering
import TerrariumWorlds
import Testing

/// The names in the pictures of worlds.
struct LocalizedTextTests {
  private static let letters = Set(Typeface.regular.characters)
    .intersection(Typeface.bold.characters)

  /// Returns the names of a world's counters and charts.
  private func counters(_ world: any WorldKind, _ language: Language) -> [String] {
    world.subject.census.map { $0.localized?.text(language) ?? $0.name }
  }

  /// Returns the names of its states in legends.
  private func states(_ world: any WorldKind, _ language: Language) -> [String] {
    world.subject.states.map { $0.localized?.text(language) ?? $0.name }
  }

  @Test(arguments: [
    (
      "sea", ["penguins, orcas, free", "пингвины, косатки, свободно", "pingüinos, orcas, libres"],
      ["free, penguin, orca", "свободно, пингвин, косатка", "libre, pingüino, orca"]
    ),
    ("life", ["alive", "живые", "vivas"], ["dead, alive", "мёртвая, живая", "muerta, viva"]),
    ("wolfram", ["alive", "живые", "vivas"], ["dead, alive", "мёртвая, живая", "muerta, viva"]),
    (
      "infection", ["healthy, ill", "здоровы, больны", "sanos, enfermos"],
      [
        "healthy, ill, blank, newly ill", "здоров, болен, blank, только что заболел",
        "sano, enfermo, blank, recién enfermo",
      ]
    ),
    ("pig", ["player 1, player 2", "игрок 1, игрок 2", "jugador 1, jugador 2"], ["", "", ""]),
  ])
  func `counters and states are called in the language of the picture`(
    name: String, counters: [String], states: [String]
  ) throws {
    let world = try #require(Catalogue.builtIn[name])
    let languages: [Language] = [.en, .ru, .es]
    #expect(languages.map { self.counters(world, $0).joined(separator: ", ") } == counters)
    #expect(languages.map { self.states(world, $0).joined(separator: ", ") } == states)
  }

  @Test(arguments: Language.allCases)
  func `the font has every letter of every name`(language: Language) {
    for world in Catalogue.builtIn.worlds {
      let texts = counters(world, language) + states(world, language)
      #expect(!texts.isEmpty, "\(world.name)")
      for text in texts {
        #expect(!text.isEmpty && Set(text).subtracting(Self.letters).isEmpty, "\(text)")
      }
    }
  }

  private static let traces: [(fade: Int, history: Bool, names: [String])] = [
    (0, false, ["alive", "dead"]), (5, false, ["alive", "dead", "died"]),
    (0, true, ["alive", "dead", "once alive"]),
    (5, true, ["alive", "dead", "died", "once alive"]),
  ]

  @Test(arguments: traces)
  func `a legend names each colour of cells that died`(
    trace: (fade: Int, history: Bool, names: [String])
  ) throws {
    var look = Look(theme: Theme.all[0])
    (look.traces.fade, look.traces.hasHistory) = (trace.fade, trace.history)
    let subject = try #require(Catalogue.builtIn["life"]).subject.traced(for: [look])
    let key = Legend.key(of: subject, look: look)
    #expect(key.keys.sorted() == trace.names)
    #expect(!trace.history || key["once alive"] == look.theme[.past])
    for language in Language.allCases {
      look.language = language
      let names = Legend.key(of: subject, look: look).keys
      #expect(names.count == trace.names.count)
      #expect(Set(names.joined()).subtracting(Self.letters).isEmpty)
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
    let texts = variants.flatMap { $0.texts(language, values) }
    #expect(texts.count >= variants.count)
    for text in texts {
      #expect(!text.isEmpty && !text.contains("{"))
      #expect(Set(text).subtracting(Self.letters).isEmpty, "\(text)")
    }
  }
}
