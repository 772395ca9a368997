import TerrariumSimulation
import Testing

/// The rules of hexagons and triangles.
struct LatticeTests {
  @Test(arguments: [
    ("B3/S23", CellLattice.squares), ("B3/S23V", .squares), ("B2/S34H", .hexagons),
    ("B2-a/S12", .squares), ("B/S", .squares), ("B0123456/S0123456H", .hexagons),
    ("b245/s3h:T30", .hexagons), ("/2/3", .squares), ("23/2/4H", .hexagons),
    ("B2/S34HHistory", .hexagons), ("B2/S34HSuper", .hexagons), ("LifeHistory", .squares),
    ("R2,C0,S2-4,B3,NH", .hexagons), ("R2,C0,S2-4,B3,NM", .squares),
    ("R1,C2,S2-4,B3,NL", .triangles), ("R1,C2,S1-2,B2,N@89L", .triangles),
    ("R1,C2,S1-2,B2,N@89H", .hexagons), ("R1,C2,S1-2,B2,N@89", .squares),
    ("R1,C2,S2-4,B3,NW111101111L", .triangles), ("bbm", .squares), ("JvN29", .squares),
    ("WireWorld", .squares), ("W30", .squares),
    ("W60", .squares), ("B/SH", .hexagons), ("B0123456/SH:T20", .hexagons), ("B/SV", .squares),
    ("0123456//3H", .hexagons), ("/0123456/4h:T20", .hexagons), ("/1234/3V", .squares),
    ("MAPAAAAAAAAAAAAAAAAAAAAAA", .hexagons), ("MAPAAAAAA", .squares),
  ])
  func `of a notation`(text: String, lattice: CellLattice) throws {
    #expect(try CellRule(text).lattice == lattice)
  }

  // No births at all, and those of a neighbour that squares also have, in either order of the
  // digits.
  @Test(
    arguments: ["AAAAAAAAAAAAAAAAAAAAAA", "VVVVVVVVVVVVVVVVVVVVVQ", "MzMzMzMzMzMzMzMzMzMzMw"],
    ["", "/3"])
  func `a MAP of hexagons is written as one of hexagons`(digits: String, states: String) throws {
    func table(of rule: CellRule) -> RuleTable? {
      switch rule.family {
      case .twoState(let table): table
      case .generations(let rule): rule.table
      default: nil
      }
    }
    let rule = try CellRule("MAP\(digits)\(states)")
    let again = try CellRule(rule.spelled?.text ?? rule.name)
    #expect(rule.lattice == .hexagons && again.lattice == .hexagons, "\(again)")
    #expect(table(of: again) == table(of: rule) && table(of: rule) != nil, "\(again)")
  }

  @Test(arguments: [
    ("neighborhood:hexagonal\nsymmetries:none", "", CellLattice.hexagons),
    ("neighborhood:hexagonal\nsymmetries:permute", "", .hexagons),
    ("neighborhood:Moore\nsymmetries:none", "", .squares),
    ("neighborhood:Moore\nsymmetries:none", "@ICONS\nhexagons", .hexagons),
    ("neighborhood:Moore\nsymmetries:none", "@ICONS\ncircles", .squares),
  ])
  func `of a file`(table: String, icons: String, lattice: CellLattice) throws {
    let rule = try CellRule("Mine") { _ in "@RULE Mine\n@TABLE\nn_states:3\n\(table)\n\(icons)" }
    #expect(rule.lattice == lattice)
  }
}
