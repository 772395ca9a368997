extension StatesWorld: RestingWorld {
  /// Looks ahead: blocks take turns, so that what one turn leaves alone the other may not.
  package mutating func isAtRest() -> Bool {
    if let isAtRest = field.isAtRest() { return isAtRest }
    var next = self
    for _ in 0..<(rule.takesTurns ? 2 : 1) {
      guard (try? next.advance(by: 1)) != nil, next.census == census,
        next.hasSameCells(as: self)
      else { return false }
    }
    return true
  }
}

extension CellRule {
  /// Whether its steps take turns that differ.
  package var takesTurns: Bool {
    switch family {
    case .blocks: true
    case .larger(let rule): rule.isBornOfNothing
    case .twoState(let table): table.hasB0
    case .generations, .local: false
    }
  }
}
