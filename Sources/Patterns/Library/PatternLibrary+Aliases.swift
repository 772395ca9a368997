extension PatternLibrary {
  /// What figures are called elsewhere, and what here.
  private static let aliases = [
    "eater1": "eater", "eater-1": "eater", "fishhook": "eater", "eater2": "eater-2",
    "gosper-gun": "gosper-glider-gun", "glider-gun": "gosper-glider-gun",
    "simkin-gun": "simkin-glider-gun", "koks-galaxy": "galaxy", "kok-s-galaxy": "galaxy",
    "light-weight-spaceship": "lwss", "lightweight-spaceship": "lwss",
    "middleweight-spaceship": "mwss", "medium-weight-spaceship": "mwss",
    "heavyweight-spaceship": "hwss", "heavy-weight-spaceship": "hwss",
    "r-pent": "r-pentomino", "rpentomino": "r-pentomino", "pentadecathalon": "pentadecathlon",
    "cp-48-56-72": "pulsar", "four-blinkers": "traffic-light",
    "carrier": "aircraft-carrier", "integral": "integral-sign", "die-hard": "diehard",
    "fig-8": "figure-eight", "figure-8": "figure-eight", "schick": "schick-engine",
    "queen-bee": "queen-bee-shuttle", "twin-bees": "twin-bees-shuttle",
    "p46-shuttle": "twin-bees-shuttle", "p30-shuttle": "queen-bee-shuttle",
    "replicator": "highlife-replicator", "canadian-goose": "canada-goose",
  ]

  /// The library's own name for one that is used elsewhere, or is spelt with blanks or capitals.
  static func otherName(_ name: String) -> String? {
    if let known = aliases[name] { return known }
    guard !name.contains(where: { "/.$!\n".contains($0) }) else { return nil }
    let words = name.lowercased().filter { $0 != "'" && $0 != "’" }
      .split { $0 == " " || $0 == "_" || $0 == "-" }
    let spelt = words.joined(separator: "-")
    return spelt == name ? nil : aliases[spelt] ?? spelt
  }

  /// What else a figure is called.
  package static func aliases(of name: String) -> [String] {
    aliases.filter { $0.value == name }.map(\.key).sorted()
  }
}
