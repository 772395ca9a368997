/// A rule of any family, and the optional grid of its text.
///
///     try CellRule("b3s23").text                 // B3/S23
///     try CellRule("/2/3").text                  // /2/3, Brian's Brain
///     try CellRule("5,34,45,34,58").text         // R5,C0,M1,S34..58,B34..45,NM
///     try CellRule("LifeHistory:T30").stateCount // 7
package struct CellRule: Sendable {
  /// The family of the rule.
  package enum Family: Sendable {
    /// Two states on the nearest cells, for the engines of such rules.
    case twoState(RuleTable)
    case generations(GenerationsRule)
    case larger(LargerRule)
    case blocks(BlockRule)
    /// Any other rule of the nearest cells.
    case local(any LocalRule)
  }

  package let family: Family

  /// The canonical text without the grid.
  package let name: String

  /// The grid, if given.
  package let topology: Topology?

  /// The rule file with its states, or with names and colours for those of a notation; nil if there
  /// is none.
  package let file: RuleFile?

  /// True if it was given by the name of a rule that is built in.
  package private(set) var isCalledByName = false

  /// The canonical text, with the grid.
  package var text: String { topology.map { "\(name):\($0.text)" } ?? name }

  init(_ family: Family, name: String, topology: Topology? = nil, file: RuleFile? = nil) {
    self.family = family
    self.name = name
    self.topology = topology
    self.file = file
  }

  /// Creates the rule of a custom type, for worlds of any number of states.
  package init(_ rule: some LocalRule, name: String = "rule", topology: Topology? = nil) {
    self.init(.local(rule), name: name, topology: topology)
  }

  /// Creates the rule of a table of two states.
  package init(_ table: RuleTable, topology: Topology? = nil) {
    self.init(.twoState(table), name: LifeRule(table).text, topology: topology)
  }

  /// Creates a rule of two states, without its grid.
  package init(_ rule: LifeRule) {
    self.init(.twoState(rule.table), name: rule.text)
  }

  /// Creates the two-state rule with neighbour counts and its shortest text.
  package init(_ counts: NeighbourCounts, written text: String) {
    self.init(.twoState(RuleTable(counts)), name: text)
  }

  /// True if its text is the code of a rule, such as W30.
  package var isOfCode: Bool {
    guard case .twoState = family else { return false }
    return name.hasPrefix("W")
  }

  /// The number of states.
  package var stateCount: Int {
    switch family {
    case .twoState, .blocks: 2
    case .generations(let rule): rule.stateCount
    case .larger(let rule): rule.stateCount
    case .local(let rule): rule.stateCount
    }
  }

  /// The same rule on another grid.
  package func on(_ topology: Topology?) -> CellRule {
    var rule = CellRule(family, name: name, topology: topology, file: file)
    rule.isCalledByName = isCalledByName
    return rule
  }

  /// The same rule, given by its name.
  var calledByName: CellRule {
    var rule = self
    rule.isCalledByName = true
    return rule
  }

  /// The rule on the grid of some edges and a size, if its bounded fields need one and it has none
  /// of its own.
  package func fitted(_ edges: Edges, _ size: GridSize) -> CellRule {
    topology == nil && bitTable == nil ? on(Topology(edges: edges, size: size)) : self
  }
}

extension CellRule: Equatable {
  /// Rules are equal if their texts are equal.
  package static func == (a: CellRule, b: CellRule) -> Bool { a.text == b.text }
}

extension CellRule: CustomStringConvertible {
  package var description: String { text }
}
