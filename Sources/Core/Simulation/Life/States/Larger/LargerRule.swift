/// Larger than Life: a cell counts those within a range of up to 500 cells (Evans, 1994), in
/// neighbourhoods of many shapes.
package struct LargerRule: Hashable, Sendable {
  /// The notation for writing the rule.
  package enum Notation: Hashable, Sendable {
    /// `R5,C0,M1,S34..58,B34..45,NM`
    case larger
    /// `R2,C0,S2-3,B3,NN`, with lists of counts.
    case lists
  }

  package let notation: Notation
  package let range: Int
  package let stateCount: Int

  /// True if a live cell counts itself.
  package let countsItself: Bool
  package let survivals: [ClosedRange<Int>]
  package let births: [ClosedRange<Int>]
  package let shape: LargerShape

  /// The canonical text.
  package var text: String {
    let states = stateCount > 2 ? stateCount : 0
    switch notation {
    case .larger:
      func part(_ ranges: [ClosedRange<Int>]) -> String {
        ranges.first.map { "\($0.lowerBound)..\($0.upperBound)" } ?? ""
      }
      return "R\(range),C\(states),M\(countsItself ? 1 : 0),S\(part(survivals)),B\(part(births)),"
        + shape.text
    case .lists:
      func part(_ ranges: [ClosedRange<Int>]) -> String {
        ranges.map {
          $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
        }.joined(separator: ",")
      }
      let own = countsItself ? ",M1" : ""
      let last = shape == .letter("M") ? "" : ",\(shape.text)"
      return "R\(range),C\(states)\(own),S\(part(survivals)),B\(part(births))\(last)"
    }
  }

  /// The weight of a cell in a state: 1 if it is alive, or as given by a list.
  func weight(ofState state: Int) -> Int {
    if case .weights(let weights) = shape, !weights.ofStates.isEmpty {
      return weights.ofStates[state]
    }
    return state == 1 ? 1 : 0
  }

  /// The rules that differ in one bound by one.
  package var nearby: [LargerRule] {
    Self.nearby(births).map { copy(survivals: survivals, births: $0) }
      + Self.nearby(survivals).map { copy(survivals: $0, births: births) }
  }

  func copy(survivals: [ClosedRange<Int>], births: [ClosedRange<Int>]) -> LargerRule {
    LargerRule(
      notation: notation, range: range, stateCount: stateCount, countsItself: countsItself,
      survivals: survivals, births: births, shape: shape)
  }

  private static func nearby(_ ranges: [ClosedRange<Int>]) -> [[ClosedRange<Int>]] {
    ranges.indices.flatMap { place in
      let (low, high) = (ranges[place].lowerBound, ranges[place].upperBound)
      let others = [(low - 1, high), (low + 1, high), (low, high - 1), (low, high + 1)]
      return others.filter { $0 >= 0 && $0 <= $1 }.map { low, high in
        var changed = ranges
        changed[place] = low...high
        return changed
      }
    }
  }

  /// The grid with the least sides for this rule: at least twice the range, or four times for `NL`.
  package func fitted(_ topology: Topology) -> Topology {
    let least = 2 * shape.reachAcross(range: range)
    return topology.resized(
      to: GridSize(columns: max(least, topology.columns), rows: max(least, topology.rows)))
  }
}

/// The counted cells within the range, and their weights.
package enum LargerShape: Hashable, Sendable {
  /// A shape with a letter.
  case letter(Character)
  /// Individual cells: a weight of 1 or 0 for each of the square, and 0 for its centre.
  case cells(LargerWeights)
  /// A weight for each cell of the square.
  case weights(LargerWeights)

  /// The letters of the shapes.
  static let letters = Array("MNC2BD+X*#HA3LG")

  /// The canonical text, with its `N`.
  var text: String {
    switch self {
    case .letter(let letter): "N\(letter)"
    case .cells(let weights): "N@\(weights.digits)\(weights.lattice?.letter ?? "")"
    case .weights(let weights):
      "NW\(weights.digits)"
        + (weights.ofStates.isEmpty
          ? "" : "," + weights.ofStates.map { String($0, radix: 16) }.joined())
        + (weights.lattice?.letter ?? "")
    }
  }

  /// The lattice of the cells, which may depend on parity; nil for squares.
  package var lattice: CellLattice? {
    switch self {
    case .letter("H"): .hexagons
    case .letter("L"): .triangles
    case .letter: nil
    case .cells(let weights), .weights(let weights): weights.lattice
    }
  }

  var isTriangular: Bool { lattice == .triangles }
}

extension CellLattice {
  /// Its letter after cells and weights; empty for squares.
  var letter: String {
    switch self {
    case .squares: ""
    case .hexagons: "H"
    case .triangles: "L"
    }
  }
}

/// The weights of the cells of the square, row by row, and of the states.
package struct LargerWeights: Hashable, Sendable {
  let digits: String
  let weights: [Int]

  /// The weight of a cell in each state; empty if only state 1 counts.
  let ofStates: [Int]
  let lattice: CellLattice?
}
