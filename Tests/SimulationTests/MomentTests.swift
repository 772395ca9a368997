import TerrariumSimulation
import Testing

/// Moments of planes and cylinders, compared with sets of their cells.
struct MomentTests {
  private func moment(_ cells: Set<Cell>) -> Moment {
    Moment(in: CellRect(around: Array(cells)), tick: 0) { show in
      for cell in cells { show(cell, 1) }
    }
  }

  @Test func `changes are the cells that one of two has, however far apart they lie`() {
    let glider: Set = [Cell(1, 0), Cell(2, 1), Cell(0, 2), Cell(1, 2), Cell(2, 2)]
    let wide = glider.union([Cell((1 << 26) - 2, (1 << 26) - 2)])
    for distance in [0, 1, 1 << 25, 1 << 26, 1 << 27, 1 << 28, 1 << 36, 1 << 55, 1 << 60] {
      for near in [-2, -1, 0] {
        for (right, down) in [(1, 0), (0, 1), (1, 1), (-1, 0), (0, -1), (-1, -1), (1, -1)] {
          let (right, down) = (right * (distance + near), down * (distance + near))
          for (one, other) in [(glider, glider), (wide, glider), (wide, wide)] {
            let moved = Set(other.map { Cell($0.x + right, $0.y + down) })
            let changes = moment(moved).changes(from: moment(one))
            #expect(changes == one.symmetricDifference(moved).count, "\(right), \(down)")
          }
        }
      }
    }
  }

  @Test func `changes of a box that is too large are not known`() {
    let far = moment([Cell(0, 0), Cell(1 << 26, 0)])
    #expect(far.changes(from: far) == nil)
    #expect(far.changes(from: moment([Cell(0, 0)])) == nil)
    #expect(moment([Cell(0, 0)]).changes(from: far) == nil)
  }

  @Test(arguments: [Moment.Axis.columns, .rows])
  func `cells of a cylinder turn and move, those of a strip only move`(axis: Moment.Axis) {
    let side = 7
    let cells = [(0, 0), (1, 0), (2, 1), (0, 3), (4, 3), (1, 6)]
    func moment(turned turn: Int, moved move: Int, isRound: Bool) -> Moment {
      let all = cells.map { across, round in
        let (across, round) = (across + move, (round + turn).wrapped(on: side))
        return axis == .columns ? Cell(across, round) : Cell(round, across)
      }
      let box =
        axis == .columns
        ? CellRect(x: move, y: 0, width: 5, height: side)
        : CellRect(x: 0, y: move, width: side, height: 5)
      return Moment(in: box, tick: 0, translations: isRound ? .cylinder(of: axis) : .plane) {
        show in for cell in all { show(cell, UInt8(1 + cells.count)) }
      }
    }
    for turn in 0..<side {
      for (move, start) in [(0, 0), (-3, 2), (40, 6)] {
        for isRound in [true, false] {
          let before = moment(turned: start, moved: 5, isRound: isRound)
          let now = moment(turned: start + turn, moved: 5 + move, isRound: isRound)
          let shorter = 2 * turn > side ? turn - side : turn
          let moved = axis == .columns ? Cell(move, shorter) : Cell(shorter, move)
          #expect(now.displacement(from: before) == (isRound || turn == 0 ? moved : nil))
          #expect((now.signature == before.signature) == (isRound || turn == 0))
        }
      }
    }
  }
}
