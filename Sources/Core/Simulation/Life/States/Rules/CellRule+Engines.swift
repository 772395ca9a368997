extension CellRule {
  /// The table of a rule that the engines of two states can step on its grid.
  package var bitTable: RuleTable? {
    guard case .twoState(let table) = family else { return nil }
    // On a grid of its own what lies outside is the background, which births of nothing change.
    let isPlain = topology.map { $0.edges != nil && !table.hasB0 } ?? true
    return isPlain ? table : nil
  }

  /// The edges along each axis of a field with these edges, or of the rule's own grid.
  package func axes(_ edges: Edges) -> AxisEdges { topology?.axes ?? AxisEdges(edges) }

  /// The same with its text, and its grid.
  package var lifeRule: LifeRule? {
    guard let table = bitTable else { return nil }
    // The name of an elementary rule is none of two dimensions.
    guard topology == nil, !isOfCode else { return spelled(on: topology) }
    return LifeRule(table: table, tableText: name)
  }

  /// The rule of two states in a notation, with its grid, whichever engine steps it there.
  package var notatedRule: LifeRule? {
    guard case .twoState(let table) = family else { return nil }
    return lifeRule ?? LifeRule(table: table, tableText: name, topology: topology).shortest
  }

  /// Its births and survivals in the shortest notation, without a grid; nil if it has none.
  package var living: LifeRule? {
    switch family {
    case .twoState(let table):
      let reach = Reach(of: name)
      return reach == .vonNeumann
        ? LifeRule(table, in: reach) : LifeRule(table: table, tableText: name).shortest
    case .generations(let rule): return LifeRule(rule.table, in: Reach(of: name))
    case .local: return watched.map { LifeRule($0.table, in: $0.reach) }
    case .larger, .blocks: return nil
    }
  }

  /// The same in the shortest notation that tells its lattice, on a grid.
  package func spelled(on grid: Topology?) -> LifeRule? {
    bitTable.map { LifeRule(table: $0, tableText: name, topology: grid).shortest }
  }

  /// The rule of many states as HashLife can step it: of the nearest cells, on a plane without end
  /// that it leaves empty.
  package var treeRule: (any LocalRule)? {
    let local: any LocalRule
    switch family {
    case .generations(let rule): local = rule
    case .local(let rule): local = rule
    default: return nil
    }
    return topology == nil && local.isQuiet ? local : nil
  }

  /// True if a tree of cells can stay one under this rule, on a plane.
  package var keepsTrees: Bool { topology == nil && bitTable != nil || treeRule != nil }

  /// The state that a field comes to in which every cell of two states lives, under a rule with
  /// births of nothing; nil under any other.
  package var nextOfFull: UInt8? {
    switch family {
    case .twoState(let table) where table.hasB0: table.next(background: 1)
    case .larger(let rule) where rule.stateCount == 2 && rule.isBornOfNothing:
      rule.survivesFull ? 1 : 0
    default: nil
    }
  }

  /// The greatest distance that life spreads in a tick, in cells; nil under births of nothing.
  package var growthATick: Int? {
    guard nextOfFull == nil else { return nil }
    guard case .larger(let rule) = family else { return 1 }
    return rule.shape.reachAcross(range: rule.range)
  }

  /// True if its fields hold the states that cells are in; on grids of their own what differs from the
  /// background is held.
  package var hasTrueStates: Bool {
    guard case .larger = family else { return bitTable != nil }
    return topology?.isOfEdges ?? true
  }

  /// True if its steps take turns that differ.
  package var takesTurns: Bool {
    switch family {
    case .blocks: true
    case .larger(let rule): LargerPlan.Surroundings(topology).takesTurns(rule)
    case .twoState(let table): table.hasB0
    case .generations, .local: false
    }
  }

  /// The number of states, from 1 on, of a random field: where the others are dying ones, one.
  package var bornStates: Int {
    guard case .local(let rule) = family, !(rule is SuperRule) else { return 1 }
    return rule.stateCount - 1
  }
}

extension Topology {
  /// The whole grid; nil if it has no end on some side.
  var bounds: CellRect? {
    isFinite ? CellRect(GridSize(columns: columns, rows: rows)) : nil
  }

  /// The edges along each axis, as far as steps on cells must know them.
  package var axes: AxisEdges {
    if isFinite { return AxisEdges(edgesOfCells) }
    let closed: Edges = kind == .torus ? .wrap : .wall
    return AxisEdges(across: columns > 0 ? closed : .none, down: rows > 0 ? closed : .none)
  }

  /// The edges of the whole as far as steps on cells must know them.
  package var edgesOfCells: Edges { isFinite ? edges ?? .wall : .none }
}
