// What counters are called.

extension Wording {
  /// The name of a counter in a language; one that has no translation stays as it is.
  static func counter(_ name: String, _ language: Language) -> String {
    counters[name]?.text(language) ?? name
  }

  private static let counters: [String: Wording] = [
    "tick": Wording(en: "tick", ru: "такт", es: "paso"),
    "time": Wording(en: "time", ru: "время", es: "tiempo"),
    "penguins": Wording(en: "penguins", ru: "пингвины", es: "pingüinos"),
    "orcas": Wording(en: "orcas", ru: "косатки", es: "orcas"),
    "free": Wording(en: "free", ru: "свободно", es: "libres"),
    "alive": Wording(en: "alive", ru: "живые", es: "vivas"),
    "healthy": Wording(en: "healthy", ru: "здоровы", es: "sanos"),
    "ill": Wording(en: "ill", ru: "больны", es: "enfermos"),
  ]
}

// What legends say.

extension Wording {
  /// The name of a state in a language; one that has no translation stays as it is.
  static func state(_ name: String, _ language: Language) -> String {
    (states[name] ?? counters[name])?.text(language) ?? name
  }

  private static let states: [String: Wording] = [
    "penguin": Wording(en: "penguin", ru: "пингвин", es: "pingüino"),
    "orca": Wording(en: "orca", ru: "косатка", es: "orca"),
    "free": Wording(en: "free", ru: "свободно", es: "libre"),
    "dead": Wording(en: "dead", ru: "мёртвая", es: "muerta"),
    "alive": Wording(en: "alive", ru: "живая", es: "viva"),
    "healthy": Wording(en: "healthy", ru: "здоров", es: "sano"),
    "ill": Wording(en: "ill", ru: "болен", es: "enfermo"),
    "fresh": Wording(en: "newly ill", ru: "заболел только что", es: "recién enfermo"),
    "died": Wording(en: "died", ru: "умерла", es: "murió"),
    "young": Wording(en: "young", ru: "молодая", es: "joven"),
    "old": Wording(en: "old", ru: "старая", es: "vieja"),
    "player 1": Wording(en: "player 1", ru: "игрок 1", es: "jugador 1"),
    "player 2": Wording(en: "player 2", ru: "игрок 2", es: "jugador 2"),
  ]

  static let births = Wording(
    en: "{rule}: born with {births} neighbours, survives with {survivals}|"
      + "born with {births}, survives with {survivals}|{rule}",
    ru: "{rule}: рождается при {births} соседях, выживает при {survivals}|"
      + "рождается при {births}, выживает при {survivals}|{rule}",
    es: "{rule}: nace con {births} vecinas, sobrevive con {survivals}|"
      + "nace con {births}, sobrevive con {survivals}|{rule}")

  /// What a sea without animals says.
  package static let nobodyLeft = Wording(
    en: "Nobody is left|Nobody", ru: "Никого не осталось|Никого", es: "No queda nadie|Nadie")

  static let or = Wording(en: "or", ru: "или", es: "o")

  static let noNumber = Wording(en: "none", ru: "никаких", es: "ninguna")
}
