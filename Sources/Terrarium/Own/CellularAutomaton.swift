/// A rule and a configuration: the common interface of all families of cellular automata.
///
/// ```swift
/// struct Majority: CellularAutomaton {
///   var rule: Int
///   var state: CellGrid<Bool>
///
///   mutating func advance(by generations: Int) {
///     for _ in 0..<generations {
///       state = state.next { alive, around in around.count(of: true) + (alive ? 1 : 0) >= rule }
///     }
///   }
/// }
/// ```
///
/// An automaton is a value: a copy has the same future, independently.
public protocol CellularAutomaton: Sendable {
  /// The rule that decides the next state of a cell, such as a table or a number.
  associatedtype Rule: Hashable & Sendable

  /// A complete configuration of cells: two equal ones have the same future under the same rule.
  associatedtype State: Hashable & Sendable

  /// The rule that the automaton follows.
  var rule: Rule { get }

  /// The current configuration.
  var state: State { get }

  /// Creates an automaton at generation 0 in a configuration.
  init(rule: Rule, state: State)

  /// Advances by any number of generations.
  ///
  /// - Throws: the reason why it cannot go on; that ends the film.
  mutating func advance(by generations: Int) throws
}

extension CellularAutomaton {
  /// Returns the automaton some generations later.
  public func advanced(by generations: Int) throws -> Self {
    var automaton = self
    try automaton.advance(by: generations)
    return automaton
  }

  /// Returns the configuration after a number of generations.
  public static func simulate(_ state: State, rule: Rule, generations: Int) throws -> State {
    try Self(rule: rule, state: state).advanced(by: generations).state
  }
}
