import TerrariumBasics
import TerrariumPatterns
import Testing

/// The names of objects as apgsearch gives them.
struct ApgcodeTests {
  @Test(arguments: [
    ("xs4_33", "2o$2o!"), ("xp2_7", "o$o$o!"), ("xq4_153", "3o$bbo$bo!"),
    ("xp2_7e", "o$2o$2o$bo!"), ("xs6_696", "bo$obo$obo$bo!"),
    ("xp2_318c", "2o$o$3bo$2b2o!"), ("xq4_6frc", "b2o$3o$2obo$b3o$2bo!"),
    ("xs8_33w33", "2o2b2o$2o2b2o!"), ("xs8_33x33", "2o3b2o$2o3b2o!"),
    ("xs8_33y033", "2o4b2o$2o4b2o!"), ("xs8_33yz33", "2o39b2o$2o39b2o!"),
    ("xs8_33yz033", "2o40b2o$2o40b2o!"), ("xs8_33yzw33", "2o41b2o$2o41b2o!"),
    ("xp9_1z1", "o5$o!"), ("xp9_1_0w1", "A2bB!"), ("xp9_1_1", "C!"),
  ])
  func `cells are read`(code: String, rle: String) throws {
    let expected = try PatternFile(reading: Array(rle.utf8), limits: .manyStates)
    let file = try Apgcode(code).file
    #expect(try file.cells().runs == expected.cells().runs, "\(code)")
    #expect(file.highestState?.state == expected.highestState?.state)
    if let place = file.highestState?.position {
      #expect(place == TextPosition(line: 1, column: 7))
    }
    #expect(Apgcode.isMeant(code))
  }

  @Test(arguments: [
    "xp3_co9nas0san9oczgoldlo0oldlogz1047210127401", "xp15_4r4z4r4", "xp2_318c", "xq4_153",
    "xq4_6frc", "xq10_o5995ozes88sezw33", "xp30_w33z8kqrqk8zzzx33", "xp5_idiidiz01w1", "xs4_33",
    "xg30_o444kk8w3102sy2153wgoco8gz01y33201y7137c7421w33",
  ])
  func `what is drawn does what its name says`(code: String) throws {
    let first = Set(try Apgcode(code).pattern.cells)
    let number = try #require(Int(code.dropFirst(2).prefix { $0.isNumber }))
    let period = code.hasPrefix("xs") ? 1 : number
    var cells = first
    for tick in 1...period {
      cells = Self.next(cells)
      if code.hasPrefix("xg") {
        #expect(cells.isSuperset(of: first) == (tick == period))
      } else {
        #expect(Self.cornered(cells) == Self.cornered(first) ? tick == period : tick < period)
      }
    }
    let moves = !code.hasPrefix("xg") && cells != first
    #expect(moves == code.hasPrefix("xq"))
    #expect(try Apgcode("xs0_0").pattern.runs.isEmpty)
  }

  /// Returns the next generation of Life, computed cell by cell.
  private static func next(_ cells: Set<Cell>) -> Set<Cell> {
    var counts: [Cell: Int] = [:]
    for cell in cells {
      for dy in -1...1 {
        for dx in -1...1 where (dx, dy) != (0, 0) {
          counts[Cell(cell.x + dx, cell.y + dy), default: 0] += 1
        }
      }
    }
    return Set(counts.filter { $1 == 3 || $1 == 2 && cells.contains($0) }.keys)
  }

  private static func cornered(_ cells: Set<Cell>) -> Set<Cell> {
    let (x, y) = (cells.map(\.x).min() ?? 0, cells.map(\.y).min() ?? 0)
    return Set(cells.map { Cell($0.x - x, $0.y - y) })
  }

  @Test func `random cells are what their strips say`() throws {
    let digits = Array("0123456789abcdefghijklmnopqrstuv")
    for _ in 0..<200 {
      let (columns, strips) = (Int.random(in: 1...60), Int.random(in: 1...5))
      let bits = (0..<strips).map { _ in
        (0..<columns).map { _ in Bool.random() ? 0 : Int.random(in: 0..<32) }
      }
      // Every notation of blanks is read, not only the shortest.
      let lines = bits.map { strip in String(strip.map { digits[$0] }) }
      let body = lines.joined(separator: "z").replacing("00", with: Bool.random() ? "w" : "00")
      var cells: [Cell] = []
      for (strip, row) in bits.enumerated() {
        for (x, column) in row.enumerated() {
          for bit in 0..<5 where column >> bit & 1 == 1 { cells.append(Cell(x, 5 * strip + bit)) }
        }
      }
      let code = "xs\(cells.count)_\(body)"
      #expect(Set(try Apgcode(code).pattern.cells) == Set(cells), "\(code)")
    }
  }

  @Test(arguments: [
    ("xq4_1!3", Apgcode.Flaw.letter("!", column: 6)), ("xp2_7Z", .letter("Z", column: 6)),
    ("xs5_33", .population(said: 5, drawn: 4)), ("xp2_7y", .gapOpen(column: 6)),
    ("xp2_7y!", .gapOpen(column: 6)), ("yl144_1_16_afb5", .noCells(kind: "yl")),
    ("zz_EXPLOSIVE", .noCells(kind: "zz")), ("ov_s1234", .noCells(kind: "ov")),
    ("xp1_________1", .planes(9)), ("xq4_", .empty), ("xp15_zz", .empty),
  ])
  func `what cannot be decoded is told`(code: String, flaw: Apgcode.Flaw) {
    #expect(throws: PatternError.apgcode(code, flaw)) { try Apgcode(code) }
  }

  @Test(arguments: [
    "xs_33", "xs4", "xp2", "xr4_33", "x = 3", "xs4a_33", "", "_", "glider", "xq+4_1",
  ])
  func `other words are not meant as codes`(text: String) { #expect(!Apgcode.isMeant(text)) }

  @Test func `a code is read in time that grows with its length`() throws {
    let far = try Apgcode("xs8_33" + String(repeating: "z", count: 1 << 20) + "33")
    #expect(far.pattern.size == GridSize(columns: 2, rows: 5 * (1 << 20) + 2))
    let code = "xs4_" + String(repeating: "33z", count: 1 << 18)
    #expect(throws: PatternError.apgcode(code, .population(said: 4, drawn: 1 << 20))) {
      try Apgcode(code)
    }
  }
}
