/// The named rules, besides those of two states.
enum BuiltInRules {
  /// The names of von Neumann's automaton and its variants.
  static let neumann: [String: VonNeumannRule.Kind] = [
    "jvn29": .neumann, "nobili32": .nobili, "jvn32": .nobili, "hutton32": .hutton,
    "modjvn32": .hutton,
  ]

  /// The names of rules with a notation.
  static let notations = titled.map { (name: LifeRule.name(ofTitle: $0.title), text: $0.text) }

  /// The names of rules as titles write them.
  static var titles: [String] {
    titled.map(\.title) + ["WireWorld", "Langton's Loops", "Langton's Loop", "Langton's Ant"]
  }

  private static let titled: [(title: String, text: String)] = [
    ("Banners", "2367/3457/5"), ("Bombers", "345/24/25"), ("Bosco", "R5,C0,M1,S34..58,B34..45,NM"),
    ("Brian's Brain", "/2/3"), ("Bugs LtL", "R5,C0,M1,S34..58,B34..45,NM"),
    ("Critters", "M15,14,13,3,11,5,6,1,7,9,10,2,12,4,8,0"),
    ("Billiard Ball Machine", "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15"),
    ("BBM", "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15"),
    ("HPP Gas", "M0,8,4,12,2,10,9,14,1,6,5,13,3,11,7,15"),
    ("Tron", "M15,1,2,3,4,5,6,7,8,9,10,11,12,13,14,0"),
    ("Sand", "M0,4,8,12,4,12,12,13,8,12,12,14,12,13,14,15"),
    ("Fireworks", "2/13/21"), ("Frogs", "12/34/3"), ("Lava", "12345/45678/8"),
    ("Majority", "R4,C0,M1,S41..81,B41..81,NM"), ("Star Wars", "345/2/4"),
    ("Transers", "345/26/5"), ("Waffle", "R7,C0,M1,S100..200,B75..170,NM"),
    ("Worms Generations", "3467/25/6"),
  ]

  /// The rule of a name; nil if there is none.
  static func rule(named name: String) throws(RuleError) -> CellRule? {
    let wanted = LifeRule.bare(name)
    if let notation = notations.first(where: { LifeRule.bare($0.name) == wanted }) {
      return try CellRule(notation.text).calledByName
    }
    if wanted == LifeRule.bare(LangtonsAnt.name) {
      return CellRule(.local(LangtonsAnt()), name: LangtonsAnt.name)
    }
    let table = BuiltInTables.texts.first { LifeRule.bare($0.name) == wanted }
    return try table.flatMap { table throws(RuleError) in
      try CellRule.read(table.name) { _ in table.text() }?.cellRule
    }
  }

  /// All names.
  static var names: [String] {
    notations.map(\.name) + BuiltInTables.texts.map(\.name) + neumann.values.map(\.rawValue)
      + [LangtonsAnt.name, "LifeHistory", "LifeSuper", "LifeInvestigator"]
  }
}
