/// A rule as people write it: its table, its canonical text, and the bounded grid that may follow.
///
///     try LifeRule("b3s23").text        // B3/S23
///     try LifeRule("highlife").text     // B36/S23
///     try LifeRule("23/3:t30").bounds   // a torus of 30×30
package struct LifeRule: Hashable, Sendable {
  /// The bounded grid of a rule, as Golly writes it.
  package struct Bounds: Hashable, Sendable {
    package let edges: Edges
    package let size: GridSize

    /// A torus or a walled field of a size.
    package init(edges: Edges, size: GridSize) {
      self.edges = edges
      self.size = size
    }

    /// The canonical text, with its colon.
    package var text: String {
      ":\(edges == .wrap ? "T" : "P")\(size.columns),\(size.rows)"
    }
  }

  package let table: RuleTable

  /// The canonical text of the table alone.
  package let tableText: String

  /// The bounded grid, where one was given.
  package let bounds: Bounds?

  /// The canonical text, with the bounded grid.
  package var text: String { tableText + (bounds?.text ?? "") }

  /// The rule that a text means, in any notation or by name.
  package init(_ text: String) throws(LifeRuleError) {
    var parser = RuleParser(text)
    self = try parser.rule()
  }

  /// The same for a rule that is a part of one of more states, where a MAP of hexagons goes by rows.
  init(partOfMore text: String) throws(LifeRuleError) {
    var parser = RuleParser(text, hexagons: .byRows)
    self = try parser.rule()
  }

  /// The rule of a table, in the shortest notation that can say it.
  package init(_ table: RuleTable, bounds: Bounds? = nil) {
    self.init(table: table, tableText: table.text, bounds: bounds)
  }

  init(table: RuleTable, tableText: String, bounds: Bounds?) {
    self.table = table
    self.tableText = tableText
    self.bounds = bounds
  }

  /// Conway's Life, B3/S23.
  package static let life = LifeRule(.life)

  /// With how many neighbours cells are born and survive; nil where more than the count matters.
  package var counts: (births: [Int], survivals: [Int])? {
    guard let (reach, counts) = table.countsInSomeReach else { return nil }
    let numbers = 0...reach.count
    return (
      numbers.filter { counts.births >> UInt16($0) & 1 != 0 },
      numbers.filter { counts.survivals >> UInt16($0) & 1 != 0 }
    )
  }

  /// The rules that differ in one count of births, from 0 on, or of survivals: eighteen on the
  /// full neighbourhood, fourteen on the hexagonal one, ten on von Neumann's. Where more than the
  /// counts matters, those that differ in one of Hensel's 102 letters; none where not even they do.
  package var neighbours: [LifeRule] {
    guard let (reach, counts) = table.countsInSomeReach else { return letterNeighbours }
    let flips = (0...reach.count).map { UInt16(1) << UInt16($0) }
    let births = flips.map {
      NeighbourCounts(births: counts.births ^ $0, survivals: counts.survivals)
    }
    let survivals = flips.map {
      NeighbourCounts(births: counts.births, survivals: counts.survivals ^ $0)
    }
    return (births + survivals).map {
      LifeRule(table: RuleTable($0, in: reach), tableText: reach.text(of: $0), bounds: bounds)
    }
  }

  private var letterNeighbours: [LifeRule] {
    let classes = IsotropicNotation.ringClasses
    let all = [UInt16(0), Self.middle].flatMap { middle in
      classes.map { forms in Set(forms.map { $0 | middle }) }
    }
    let isIsotropic = all.allSatisfy { forms in
      Set(forms.map { table[Neighbourhood(bits: $0)] }).count == 1
    }
    guard isIsotropic else { return [] }
    return all.map { forms in
      LifeRule(RuleTable { table[$0] != forms.contains($0.bits) }, bounds: bounds)
    }
  }

  /// The bit of the middle cell.
  private static let middle: UInt16 = 1 << 4
}

extension LifeRule: CustomStringConvertible {
  package var description: String { text }
}
