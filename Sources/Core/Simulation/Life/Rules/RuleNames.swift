extension LifeRule {
  /// The named rules and their notations, in alphabetical order.
  package static let named = table.sorted { $0.name < $1.name }

  /// The named rules in alphabetical order, including those of many states; without a notation, the
  /// text is the name.
  package static var allNamed: [(name: String, text: String)] {
    let notations = BuiltInRules.notations
    let others = Set(BuiltInRules.names).subtracting(notations.map(\.name))
    return (named + notations + others.map { (name: $0, text: $0) })
      .sorted { $0.name.lowercased() < $1.name.lowercased() }
  }

  /// Other common spellings of a name: in one word, and with `and` as a sign or left out.
  package static func spellings(of name: String) -> [String] {
    guard name.contains("-") else { return [] }
    let parts = name.split(separator: "-")
    func joined(_ sign: String) -> String { parts.map { $0 == "and" ? sign : String($0) }.joined() }
    return parts.contains("and") ? [joined("and"), joined(""), joined("&")] : [joined("")]
  }

  /// The text of the rule with a name, ignoring case, spaces and hyphens.
  package static func text(named name: String) -> String? {
    isWrittenOut(name) ? nil : texts[bare(name)]
  }

  /// True if a text has only the letters of births and survivals, like most rules and no names.
  static func isWrittenOut(_ text: String) -> Bool {
    text.utf8.allSatisfy { "bBsS/0123456789".utf8.contains($0) }
  }

  /// The name most similar to an unknown one; nil if none is similar.
  static func name(near name: String) -> String? {
    let wanted = bare(name)
    let (spelling, limit) = (Spelling(of: wanted), max(1, wanted.count / 3))
    let near = bareNames.compactMap { own in
      spelling.distance(to: own.bare, within: limit).map { distance in
        (name: own.name, distance: distance, rank: Spelling.leavesOut(wanted, of: own.bare) ? 0 : 1)
      }
    }
    return near.min { ($0.distance, $0.rank) < ($1.distance, $1.rank) }?.name
  }

  /// Cached, because every rule is first looked up by name.
  private static let texts = Dictionary(
    table.flatMap { name, text in
      let parts = name.split(separator: "-")
      return [parts, parts.filter { $0 != "and" }].map { ($0.joined(), text) }
    }, uniquingKeysWith: { first, _ in first })
  private static let bareNames = named.map { (name: $0.name, bare: bare($0.name)) }

  private static func bare(_ name: String) -> String {
    var bare = ""
    for letter in name.lowercased() {
      if letter == "&" { bare += "and" }
      if letter.isLetter || letter.isNumber { bare.append(letter) }
    }
    return bare
  }

  private static let table: [(name: String, text: String)] = [
    ("2x2", "B36/S125"),
    ("34-life", "B34/S34"),
    ("amoeba", "B357/S1358"),
    ("anneal", "B4678/S35678"),
    ("assimilation", "B345/S4567"),
    ("bacteria", "B34/S456"),
    ("blinkers", "B345/S2"),
    ("bugs", "B3567/S15678"),
    ("castles", "B3678/S135678"),
    ("coagulations", "B378/S235678"),
    ("conways-life", "B3/S23"),
    ("coral", "B3/S45678"),
    ("corrosion-of-conformity", "B3/S124"),
    ("day-and-night", "B3678/S34678"),
    ("diamoeba", "B35678/S5678"),
    ("dotlife", "B3/S023"),
    ("drighlife", "B367/S23"),
    ("drylife", "B37/S23"),
    ("eightlife", "B3/S238"),
    ("electrified-maze", "B45/S12345"),
    ("flock", "B3/S12"),
    ("fredkin", "B1357/S02468"),
    ("game-of-life", "B3/S23"),
    ("geology", "B3578/S24678"),
    ("gnarl", "B1/S1"),
    ("h-trees", "B1/S012345678"),
    ("hexlife", "B2/S34H"),
    ("highlife", "B36/S23"),
    ("holstein", "B35678/S4678"),
    ("iceballs", "B25678/S5678"),
    ("inverse-life", "B0123478/S34678"),
    ("invertamaze", "B028/S0124"),
    ("just-friends", "B2-a/S12"),
    ("land-rush", "B36/S234578"),
    ("life", "B3/S23"),
    ("life-without-death", "B3/S012345678"),
    ("live-free-or-die", "B2/S0"),
    ("logarithmic-replicator", "B36/S245"),
    ("long-life", "B345/S5"),
    ("maze", "B3/S12345"),
    ("mazectric", "B3/S1234"),
    ("morley", "B368/S245"),
    ("move", "B368/S245"),
    ("oscillators-rule", "B45/S1235"),
    ("pedestrian-life", "B38/S23"),
    ("plow-world", "B378/S012345678"),
    ("pseudo-life", "B357/S238"),
    ("replicator", "B1357/S1357"),
    ("rings-n-slugs", "B56/S14568"),
    ("seeds", "B2/S"),
    ("serviettes", "B234/S"),
    ("slow-blob", "B367/S125678"),
    ("stains", "B3678/S235678"),
    ("star-trek", "B3/S0248"),
    ("tlife", "B3/S2-i34q"),
    ("virus", "B36/S235"),
    ("vote", "B5678/S45678"),
    ("walled-cities", "B45678/S2345"),
  ]
}
