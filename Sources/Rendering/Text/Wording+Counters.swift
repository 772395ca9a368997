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
