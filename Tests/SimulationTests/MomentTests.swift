import Simulation
import Testing

/// Moments of planes, beside sets of their cells.
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
}
