extension CellRule {
  /// The table of a rule that the two-state engines can step on its grid.
  package var bitTable: RuleTable? {
    guard case .twoState(let table) = family else { return nil }
    // Outside a special grid is the background, which B0 changes.
    let isPlain = topology.map { $0.edges != nil && !table.hasB0 } ?? true
    return isPlain ? table : nil
  }

  /// The edges along each axis of a field with these edges, or of the rule's own grid.
  package func axes(_ edges: Edges) -> AxisEdges { topology?.axes ?? AxisEdges(edges) }

  /// The two-state rule with its text.
  package var lifeRule: LifeRule? {
    guard let table = bitTable else { return nil }
    // An elementary rule's name does not mean a two-dimensional rule.
    return topology == nil && !isOfCode ? LifeRule(table: table, text: name) : spelled
  }

  /// Its births and survivals in the shortest notation, without a grid; nil if it has none.
  package var living: LifeRule? {
    switch family {
    case .twoState(let table):
      let reach = Reach(of: name)
      return reach == .vonNeumann
        ? LifeRule(table, in: reach) : LifeRule(table: table, text: name).shortest
    case .generations(let rule): return LifeRule(rule.table, in: Reach(of: name))
    case .local: return watched.map { LifeRule($0.table, in: $0.reach) }
    case .larger, .blocks: return nil
    }
  }

  /// The two-state rule in the shortest notation that determines its lattice.
  package var spelled: LifeRule? { bitTable.map { LifeRule(table: $0, text: name).shortest } }

  /// The rule of many states that HashLife can step: of the nearest cells, on an unbounded plane
  /// that it keeps empty.
  package var treeRule: (any LocalRule)? {
    let local: any LocalRule
    switch family {
    case .generations(let rule): local = rule
    case .local(let rule): local = rule
    default: return nil
    }
    return topology == nil && local.isQuiet ? local : nil
  }

  /// True if a tree of cells can stay a tree under this rule, on a plane.
  package var keepsTrees: Bool { topology == nil && bitTable != nil || treeRule != nil }

  /// The state that follows a full two-state field, under a rule with B0; nil under any other.
  package var nextOfFull: UInt8? {
    switch family {
    case .twoState(let table) where table.hasB0: table.next(background: 1)
    case .larger(let rule) where rule.stateCount == 2 && rule.isBornOfNothing:
      rule.survivesFull ? 1 : 0
    default: nil
    }
  }

  /// The greatest speed of growth in cells per tick; nil with B0.
  package var growthATick: Int? {
    guard nextOfFull == nil else { return nil }
    guard case .larger(let rule) = family else { return 1 }
    return rule.shape.reachAcross(range: rule.range)
  }

  /// True if its fields store true states; special grids store differences from the background.
  package var hasTrueStates: Bool {
    guard case .larger = family else { return bitTable != nil }
    return topology?.isOfEdges ?? true
  }

  /// True if its steps alternate.
  package var takesTurns: Bool {
    switch family {
    case .blocks: true
    case .larger(let rule): LargerPlan.Surroundings(topology).takesTurns(rule)
    case .twoState(let table): table.hasB0
    case .generations, .local: false
    }
  }

  /// The number of states, from 1 on, of a random field: one if the others are dying states.
  package var bornStates: Int {
    guard case .local(let rule) = family, !(rule is SuperRule) else { return 1 }
    return rule.stateCount - 1
  }
}

extension Topology {
  /// The whole grid; nil if it is unbounded on some side.
  var bounds: CellRect? {
    isFinite ? CellRect(GridSize(columns: columns, rows: rows)) : nil
  }

  /// The edges along each axis, for checking steps.
  package var axes: AxisEdges {
    if isFinite { return AxisEdges(edgesOfCells) }
    let closed: Edges = kind == .torus ? .wrap : .wall
    return AxisEdges(across: columns > 0 ? closed : .none, down: rows > 0 ? closed : .none)
  }

  /// The edges of the whole grid, for checking steps.
  package var edgesOfCells: Edges { isFinite ? edges ?? .wall : .none }
}
