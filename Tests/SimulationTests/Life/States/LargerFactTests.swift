import TerrariumSimulation
import TerrariumSupport
import Testing

/// Populations of Larger than Life that other programs also count.
struct LargerFactTests {
  @Test(arguments: [
    ("M", 785), ("N", 614), ("C", 642), ("2", 550), ("+", 289), ("X", 431), ("*", 689),
    ("#", 533), ("B", 832), ("D", 661), ("H", 724), ("A", 530), ("3", 310), ("L", 1229),
  ])
  func `each shape counts the cells it should`(letter: String, population: Int) throws {
    try expectPopulations("R3,C0,S3-6,B4-5,N\(letter)", factSoup(24, 24, 2), [(10, population)])
  }

  @Test(arguments: [
    ("5,34,45,34,58", 40, 40, [629, 490, 440, 537]),
    ("R5,C0,M1,S34..58,B34..45,NM", 40, 40, [629, 490, 440, 537]),
    ("R1,C0,M1,S1..1,B1..1,NN", 40, 40, [345, 696, 1067, 1715]),
    ("R10,C0,M1,S123..212,B123..170,NM", 40, 40, [773, 1248, 1013, 616]),
    ("R7,C0,M1,S100..200,B75..170,NM", 40, 40, [962, 1250, 2708, 6225]),
    ("R8,C0,M0,S163..223,B74..252,NM", 40, 40, [739, 517, 227, 0]),
    ("R4,C0,S150-280,B160-210,NG", 24, 24, [167, 180, 138, 153]),
    ("R1,C0,S6-11,B7-10,NW123484321", 24, 24, [245, 279, 269, 358]),
    ("R2,C0,S2-4,B3,N@891891", 24, 24, [250, 313, 376, 530]),
    ("R2,C0,S2-4,B3,N@6E83EDL", 24, 24, [124, 268, 461, 866]),
    ("R1,C0,S3-6,B3-4,NL:T24,24", 24, 24, [234, 261, 274, 278]),
    ("R1,C0,S3-6,B3-4,NL:P25,23", 25, 23, [261, 268, 293, 299]),
  ])
  func `large ranges, weights, single cells and triangles go on as they should`(
    rule: String, columns: Int, rows: Int, expected: [Int]
  ) throws {
    try expectPopulations(rule, factSoup(columns, rows, 2), zip([1, 5, 10, 20], expected))
  }

  /// Golly counts the same, and enlarges the grid only for the shape L.
  @Test(arguments: [("N@455A86L", 4, 15), ("NL", 8, 17)])
  func `narrow grids of triangles have Golly's sides`(
    shape: String, columns: Int, population: UInt128
  ) throws {
    var world = try LifeWorld("R2,C0,S1-7,B1,5-8,\(shape):P4,9", 4, 9)
    #expect(world.size == GridSize(columns: columns, rows: 9))
    let left = columns / 2 - 2
    world.set([(0, 0), (3, 0), (1, 1), (2, 2), (3, 3), (0, 4)].map { Cell(left + $0, $1) })
    try world.advance(by: 2)
    #expect(world.population == population)
  }

  /// Golly counts the same.
  @Test(arguments: [
    "R1,C3,S6-15,B7-12,NW121242121,103", "R1,C3,S6-15,B7-12,NW121242121,103:P24,24",
  ])
  func `dead cells that count do so beyond the edges too`(text: String) throws {
    var world = try LifeWorld(text, 24, 24)
    world.write(drawn("A.A$.2A$B2A$A.B!"), at: Cell(10, 10))
    var populations: [UInt128] = []
    for _ in 0..<8 {
      try world.advance(by: 1)
      populations.append(world.population)
    }
    #expect([populations[0], populations[2], populations[7]] == [9, 19, 28])
  }

  @Test(arguments: [
    ("R3,C6,S6-12,B7-10", 6, ["433/1327", "581/1249", "703/1902", "2448/6554"]),
    ("R3,C4,S4-9,B5-7,NC", 4, ["358/690", "641/1238", "1093/1981", "2578/4608"]),
    ("R1,C4,S6-15,B7-12,NW121242121,0312", 4, ["356/792", "572/1120", "899/1746", "1620/3183"]),
    ("R1,C3,S5-12,B6-9,NW321202121,013L", 3, ["226/364", "378/516", "516/693", "792/1083"]),
  ])
  func `dying cells go on as they should`(rule: String, states: Int, expected: [String]) throws {
    try expectTallies(rule, factSoup(24, 24, states), zip([1, 5, 10, 20], expected))
  }

  @Test(arguments: [
    ("R2,C0,S5-9,B0,6-8:T24,24", [503, 206, 432, 267, 197]),
    ("R2,C0,S5-9,24,B0,6-8,10-20:T24,24", [303, 252, 339, 274, 323]),
  ])
  func `births of nothing store what differs`(rule: String, expected: [Int]) throws {
    try expectPopulations(rule, factSoup(24, 24, 2), zip([1, 2, 5, 10, 20], expected))
  }
}
