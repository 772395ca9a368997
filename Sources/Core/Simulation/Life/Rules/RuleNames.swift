extension LifeRule {
  /// The named rules and their notations, in alphabetical order.
  package static let named = table.map { (name: name(ofTitle: $0.title), text: $0.text) }
    .sorted { $0.name < $1.name }

  /// The name that is written for a title: `life-without-death` for Life without Death.
  static func name(ofTitle title: String) -> String {
    title.lowercased().replacing("'", with: "").replacing("&", with: "and")
      .replacing(" ", with: "-")
  }

  /// The title of the rule of a name, however that is spelt; nil if it is no name.
  package static func title(ofName name: String) -> String? {
    isWrittenOut(name) ? nil : titles[bare(name)]
  }

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

  /// Cached, because every rule is first looked up by name.
  private static let texts = Dictionary(
    named.flatMap { named in bareSpellings(of: named.name).map { ($0, named.text) } },
    uniquingKeysWith: { first, _ in first })
  private static let titles = Dictionary(
    (table.map(\.title) + BuiltInRules.titles).flatMap { title in
      bareSpellings(of: name(ofTitle: title)).map { ($0, title) }
    }, uniquingKeysWith: { first, _ in first })

  /// A name in one word, with its `and` and without.
  private static func bareSpellings(of name: String) -> [String] {
    let parts = name.split(separator: "-")
    return [parts, parts.filter { $0 != "and" }].map { $0.joined() }
  }

  /// A name's letters and digits, in lower case.
  static func bare(_ name: String) -> String {
    var bare = ""
    for letter in name.lowercased() {
      if letter == "&" { bare += "and" }
      if letter.isLetter || letter.isNumber { bare.append(letter) }
    }
    return bare
  }

  private static let table: [(title: String, text: String)] = [
    ("2x2", "B36/S125"),
    ("34 Life", "B34/S34"),
    ("Amoeba", "B357/S1358"),
    ("Anneal", "B4678/S35678"),
    ("Assimilation", "B345/S4567"),
    ("Bacteria", "B34/S456"),
    ("Blinkers", "B345/S2"),
    ("Bugs", "B3567/S15678"),
    ("Castles", "B3678/S135678"),
    ("Coagulations", "B378/S235678"),
    ("Conway's Life", "B3/S23"),
    ("Coral", "B3/S45678"),
    ("Corrosion of Conformity", "B3/S124"),
    ("Day & Night", "B3678/S34678"),
    ("Diamoeba", "B35678/S5678"),
    ("DotLife", "B3/S023"),
    ("DrighLife", "B367/S23"),
    ("DryLife", "B37/S23"),
    ("EightLife", "B3/S238"),
    ("Electrified Maze", "B45/S12345"),
    ("Flock", "B3/S12"),
    ("Fredkin", "B1357/S02468"),
    ("Game of Life", "B3/S23"),
    ("Geology", "B3578/S24678"),
    ("Gnarl", "B1/S1"),
    ("H-trees", "B1/S012345678"),
    ("HexLife", "B2/S34H"),
    ("HighLife", "B36/S23"),
    ("Holstein", "B35678/S4678"),
    ("Iceballs", "B25678/S5678"),
    ("Inverse Life", "B0123478/S34678"),
    ("Invertamaze", "B028/S0124"),
    ("Just Friends", "B2-a/S12"),
    ("Land Rush", "B36/S234578"),
    ("Life", "B3/S23"),
    ("Life without Death", "B3/S012345678"),
    ("Live Free or Die", "B2/S0"),
    ("Logarithmic Replicator", "B36/S245"),
    ("Long Life", "B345/S5"),
    ("Maze", "B3/S12345"),
    ("Mazectric", "B3/S1234"),
    ("Morley", "B368/S245"),
    ("Move", "B368/S245"),
    ("Oscillators Rule", "B45/S1235"),
    ("Pedestrian Life", "B38/S23"),
    ("Plow World", "B378/S012345678"),
    ("Pseudo Life", "B357/S238"),
    ("Replicator", "B1357/S1357"),
    ("Rings 'n' Slugs", "B56/S14568"),
    ("Seeds", "B2/S"),
    ("Serviettes", "B234/S"),
    ("Slow Blob", "B367/S125678"),
    ("Stains", "B3678/S235678"),
    ("Star Trek", "B3/S0248"),
    ("tLife", "B3/S2-i34q"),
    ("Virus", "B36/S235"),
    ("Vote", "B5678/S45678"),
    ("Walled Cities", "B45678/S2345"),
  ]
}
