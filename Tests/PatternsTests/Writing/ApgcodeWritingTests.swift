import TerrariumBasics
import TerrariumPatterns
import Testing

/// Cells as the letters of an apgcode.
struct ApgcodeWritingTests {
  /// Returns a grid of random cells without dead margins.
  private static func grid(_ size: GridSize, _ stream: inout RandomStream) -> StateGrid {
    var grid = StateGrid(size: size)
    for place in grid.states.indices { grid.states[place] = UInt8(stream.draw(below: 5) / 4) }
    for x in 0..<size.columns { grid[x, stream.draw(below: size.rows)] = 1 }
    for y in 0..<size.rows { grid[stream.draw(below: size.columns), y] = 1 }
    return grid
  }

  @Test func `a thousand random codes are read and written again`() throws {
    var stream = Seed(7).stream("codes")
    for number in 0..<1000 {
      let size = GridSize(columns: 1 + stream.draw(below: 30), rows: 1 + stream.draw(below: 30))
      let grid = Self.grid(size, &stream)
      let code = Apgcode.text(of: [grid], kind: .oscillator(period: 9))
      let pattern = try Apgcode(code).pattern
      #expect(Apgcode.text(of: [pattern.states], kind: .oscillator(period: 9)) == code, "\(number)")
      #expect(pattern.population == Pattern(grid).population)
      // The same in any orientation, and no orientation has a shorter one.
      let turned = Pattern(grid).orientations(turns: true)
      for other in turned {
        #expect(Apgcode.text(of: [other.states], kind: .oscillator(period: 9)) == code)
        let upright = Apgcode.text(
          of: [other.states], kind: .oscillator(period: 9), symmetry: .none)
        #expect((code.count, code) <= (upright.count, upright))
      }
      #expect(turned.contains(pattern))
    }
  }

  @Test(arguments: [
    ("2o$2o!", "xs4_33"), ("2o2b2o$2o2b2o!", "xs8_33w33"), ("2o39b2o$2o39b2o!", "xs8_33yz33"),
    ("2o40b2o$2o40b2o!", "xs8_33yz033"), ("o!", "xs1_1"), ("o5$o!", "xs2_1z1"), ("b!", "xs0_0"),
  ])
  func `runs of blank columns are told by a letter`(rle: String, code: String) throws {
    let pattern = try PatternFile(reading: Array(rle.utf8)).cells().cropped()
    #expect(Apgcode.text(of: [pattern.states], kind: .still) == code)
  }

  @Test func `what is too large has a code without cells`() {
    let large = StateGrid(size: GridSize(columns: 199, rows: 198), filledWith: 1)
    #expect(Apgcode.text(of: [large], kind: .oscillator(period: 30)) == "ov_p30")
    #expect(Apgcode.text(of: [large], kind: .spaceship(period: 8)) == "ov_q8")
    #expect(Apgcode.text(of: [large], kind: .still) == "ov_s39402")
    #expect(Apgcode.body(of: [large]) == nil)
    #expect(!Apgcode.draws(large.size) && Apgcode.draws(GridSize(columns: 198, rows: 198)))
    #expect(Apgcode.text(of: [], population: 9, kind: .still) == "ov_s9")
    // A smaller generation stands for all.
    let small = StateGrid(size: GridSize(columns: 2, rows: 1), filledWith: 1)
    #expect(Apgcode.text(of: [large, small], kind: .oscillator(period: 30)) == "xp30_3")
  }
}
