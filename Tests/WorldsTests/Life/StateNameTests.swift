import TerrariumRendering
import TerrariumSimulation
import TerrariumWorlds
import Testing

/// The names of states in pictures.
struct StateNameTests {
  /// The built-in rules of more than two states.
  static let rules: [String] = LifeRule.allNamed.map(\.name).filter {
    ((try? CellRule($0))?.stateCount ?? 2) > 2
  }

  @Test(arguments: rules, Language.allCases)
  func `all states of a built-in rule have names in pictures`(
    name: String, language: Language
  ) throws {
    let subject = LifeSubject.of(try CellRule(name))
    let shown = subject.states.map { $0.localized?.text(language) ?? $0.name }
    #expect(shown.allSatisfy { Int($0) == nil && !$0.isEmpty }, "\(shown)")
    // Numbers are told apart where counters show them.
    let counts = subject.shownCensus.map { $0.name(in: language) }
    #expect(Set(counts).count == counts.count, "\(counts)")
  }

  @Test func `every language has names of its own`() throws {
    for name in Self.rules {
      let states = LifeSubject.of(try CellRule(name)).states
      #expect(states.count > 1, "\(name)")
      for state in states {
        let texts = Language.allCases.map { state.localized?.text($0) ?? "" }
        #expect(texts[0] != texts[1] && texts[1] != texts[2], "\(name): \(texts)")
      }
    }
  }

  @Test(arguments: [
    ("brians-brain", ["dead", "alive", "dying"]),
    ("star-wars", ["dead", "alive", "dying 1", "dying 2"]),
    ("/2/3", ["dead", "1", "2"]),
    ("WireWorld", ["empty", "electron head", "electron tail", "wire"]),
    (
      "LifeHistory",
      ["dead", "alive", "once alive", "marked alive", "marked dead", "start", "wall"]
    ),
  ])
  func `states have these names`(rule: String, names: [String]) throws {
    let states = LifeSubject.of(try CellRule(rule)).states
    #expect(states.map { $0.localized?.text(.en) ?? $0.name } == names)
  }

  @Test func `tables and colours keep their names`() throws {
    let subject = LifeSubject.of(try CellRule("brians-brain"))
    #expect(subject.census.map(\.name) == ["alive", "1", "2"])
    #expect(subject.states.map(\.name) == ["dead", "alive", "dying"])
  }
}
