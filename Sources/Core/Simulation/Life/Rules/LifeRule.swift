/// A rule as written: its table and its canonical text.
///
///     try LifeRule("b3s23").text    // B3/S23
///     try LifeRule("highlife").text // B36/S23
package struct LifeRule: Hashable, Sendable {
  package let table: RuleTable

  /// The canonical text.
  package let text: String

  /// Creates the rule of a table, in its shortest notation.
  package init(_ table: RuleTable) {
    self.init(table: table, text: table.text)
  }

  /// Creates the rule of a table that looks no further than a reach.
  package init(_ table: RuleTable, in reach: Reach) {
    self.init(table: table, text: reach == .moore ? table.text : table.text(in: reach))
  }

  init(table: RuleTable, text: String) {
    self.table = table
    self.text = text
  }

  /// Conway's Life, B3/S23.
  package static let life = LifeRule(.life)

  /// The same rule in the shortest notation that determines its lattice.
  var shortest: LifeRule {
    guard Reach(of: text) == .hexagonal else { return LifeRule(table) }
    if let counts = table.counts(in: .hexagonal) {
      return LifeRule(table: table, text: Reach.hexagonal.text(of: counts))
    }
    return table.isHexagonal ? LifeRule(table) : self
  }

  /// The reach in which only the counts matter, and the counts: that of its text, or otherwise the
  /// widest; nil if there is none.
  private var countsInReach: (Reach, NeighbourCounts)? {
    let reach = Reach(of: text)
    return reach == .moore
      ? table.countsInSomeReach
      : table.counts(in: reach).map { (reach, $0) } ?? table.countsInSomeReach
  }

  /// The numbers of neighbours for birth and survival; nil if more than the count matters.
  package var counts: (births: [Int], survivals: [Int])? {
    guard let (reach, counts) = countsInReach else { return nil }
    let numbers = 0...reach.count
    return (
      numbers.filter { counts.births >> UInt16($0) & 1 != 0 },
      numbers.filter { counts.survivals >> UInt16($0) & 1 != 0 }
    )
  }

  /// The rules that differ in one count of births (from 0 on) or of survivals: eighteen on the full
  /// neighbourhood, fourteen on the hexagonal one, ten on von Neumann's. If more than the counts
  /// matters, or by letters, those that differ in one of Hensel's 102 classes; none if even these
  /// do not suffice.
  package func neighbours(byLetters: Bool = false) -> [LifeRule] {
    guard !byLetters, let (reach, counts) = countsInReach else { return letterNeighbours }
    let flips = (0...reach.count).map { UInt16(1) << UInt16($0) }
    let births = flips.map {
      NeighbourCounts(births: counts.births ^ $0, survivals: counts.survivals)
    }
    let survivals = flips.map {
      NeighbourCounts(births: counts.births, survivals: counts.survivals ^ $0)
    }
    return (births + survivals).map {
      LifeRule(table: RuleTable($0, in: reach), text: reach.text(of: $0))
    }
  }

  /// All rules that count the same neighbours, by number: the bits of births above those of
  /// survivals, the one for no neighbour as the lowest. Nil if the places of neighbours matter.
  ///
  /// If B0 is not allowed, births have one bit less.
  func family(
    bearingOfNothing: Bool
  ) -> (count: Int, rule: @Sendable (Int) -> String)? {
    guard let (reach, _) = countsInReach else { return nil }
    let bits = reach.count + 1
    let lost = bearingOfNothing ? 0 : 1
    return (
      1 << (2 * bits - lost),
      { number in
        reach.text(
          of: NeighbourCounts(
            births: UInt16(number >> bits) << lost, survivals: UInt16(number & (1 << bits - 1))))
      }
    )
  }

  private var letterNeighbours: [LifeRule] {
    guard table.classSets != nil else { return [] }
    return [false, true].flatMap { isAlive in
      IsotropicNotation.ringClasses.map { forms in
        LifeRule(
          RuleTable { table[$0] != ($0.isAlive == isAlive && forms.contains($0.bits & ~16)) })
      }
    }
  }
}

extension LifeRule: CustomStringConvertible {
  package var description: String { text }
}
