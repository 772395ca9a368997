/// A rule at work on a configuration: what every family of cellular automata can do.
///
///     func later<A: CellularAutomaton>(_ start: A.State, _ rule: A.Rule) throws -> A.State {
///       try A.simulate(start, rule: rule, generations: 100)
///     }
///
/// An automaton is a value: a copy of it lives the same future on its own.
package protocol CellularAutomaton: Sendable {
  /// The rule that decides the next state of a cell: a table, a code.
  associatedtype Rule: Hashable & Sendable

  /// A configuration of cells, complete: two equal ones have the same future under the same rule.
  associatedtype State: Hashable & Sendable

  /// The rule that the automaton follows.
  var rule: Rule { get }

  /// The configuration now.
  var state: State { get }

  /// An automaton at generation 0 in a configuration.
  init(rule: Rule, state: State)

  /// Lets any number of generations pass.
  ///
  /// - Throws: what only the run can tell, such as a memory bound that was met.
  mutating func advance(by generations: Int) throws(WorldError)
}

extension CellularAutomaton {
  /// The automaton some generations later.
  package func advanced(by generations: Int) throws(WorldError) -> Self {
    var automaton = self
    try automaton.advance(by: generations)
    return automaton
  }

  /// The configuration after a number of generations.
  package static func simulate(
    _ state: State, rule: Rule, generations: Int
  ) throws(WorldError) -> State {
    try Self(rule: rule, state: state).advanced(by: generations).state
  }
}
