import TerrariumSimulation
import TerrariumSupport
import Testing

/// Larger than Life agrees with a twin that examines every cell of every neighbourhood.
struct LargerAgreementTests {
  @Test(arguments: Array("MNC2+X*#BDHA3L"))
  func `each shape agrees`(letter: Character) throws {
    var stream = RandomStream(key: UInt64(letter.asciiValue ?? 0))
    var compared = 0
    for wraps in [false, true] {
      for _ in 0..<4 {
        let r = 1 + stream.draw(below: letter == "M" ? 9 : 4)
        let size = GridSize(
          columns: 4 * r + stream.draw(below: 60), rows: 4 * r + stream.draw(below: 30))
        let states = [2, 3, 6][stream.draw(below: 3)]
        let own = stream.draw(below: 2)
        let (b, s) = (1 + stream.draw(below: 3 * r), 1 + stream.draw(below: 3 * r))
        let text =
          "R\(r),C\(states),M\(own),S\(s)-\(s + 2),B\(b)-\(b + 1),N\(letter):\(wraps ? "T" : "P")"
          + "\(size.columns),\(size.rows)"
        // Counts beyond the shape's size are refused; then there is nothing to compare.
        guard let rule = try? CellRule(text) else { continue }
        compared += 1
        let naive = NaiveLarger(states: states, births: b...b + 1, survivals: s...s + 2)
        let weights = [false, true].map { apexDown in
          (-r...r).flatMap { j in
            (-2 * r...2 * r).filter { i in
              i == 0 && j == 0 ? own == 1 : NaiveLarger.counts(letter, i, j, r, apexDown: apexDown)
            }.map { NaiveLarger.Weight($0, j) }
          }
        }
        let values = (0..<states).map { $0 == 1 ? 1 : 0 }
        try naive.expectAgreement(rule, size, by: [.best], generations: 4, using: &stream) {
          naive.stepped($0, wraps: wraps, values: values, weights[1], odd: weights[0])
        }
      }
    }
    #expect(compared >= 4, "\(compared) of 8")
  }

  @Test func `the plane is a large enough field`() throws {
    var stream = RandomStream(key: 9)
    for text in ["R5,C0,M1,S34..58,B34..45,NM", "R3,C4,S4-9,B5-7,NC", "R2,C0,S2-5,B4-6,NB"] {
      var plane = try LifeWorld(text)
      var field = LifeWorld(
        rule: try CellRule(text).on(Topology(.plane, columns: 240, rows: 240)),
        size: GridSize(columns: 240, rows: 240))
      let cells = StateGrid(size: GridSize(columns: 30, rows: 30)) { _, _ in
        stream.happens(1, in: 2) ? 1 : 0
      }
      plane.write(cells, at: Cell(-20, 5))
      field.write(cells, at: Cell(100, 105))
      try plane.advance(by: 12)
      try field.advance(by: 12)
      #expect(plane.counts == field.counts)
      let seen = CellRect(x: -100, y: -90, width: 200, height: 200)
      let same = CellRect(x: 20, y: 10, width: 200, height: 200)
      #expect(plane.states(in: seen) == field.states(in: same))
    }
  }
}
