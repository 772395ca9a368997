import TerrariumSimulation
import TerrariumSupport
import Testing

/// The cells of leaves in both forms, compared with grids.
struct LeafFormTests {
  private func grid(_ side: Int, _ form: LeafForm, using stream: inout RandomStream) -> StateGrid {
    let (share, states) = (1 + stream.draw(below: 40), form == .bits ? 2 : 256)
    return StateGrid(size: GridSize(columns: side, rows: side)) { _, _ in
      stream.happens(1, in: share) ? UInt8(stream.draw(below: states)) : 0
    }
  }

  /// Returns the leaf of the cells from a corner of a grid.
  private func leaf(_ form: LeafForm, _ grid: StateGrid, _ x: Int, _ y: Int) -> LeafCells {
    var leaf = LeafCells(repeating: form == .bits ? 0x5555_5555_5555_5555 : 0)
    for row in 0..<1 << form.level {
      for column in 0..<1 << form.level {
        leaf = form.putting(
          grid[x + column, y + row], into: leaf, x: UInt64(64 + column), y: UInt64(128 + row))
      }
    }
    return leaf
  }

  @Test(arguments: [LeafForm.bits, .states])
  func `a leaf shows, counts and measures the cells that were put into it`(form: LeafForm) {
    var stream = RandomStream(key: 3)
    let side = 1 << form.level
    for _ in 0..<200 {
      let grid = grid(side, form, using: &stream)
      let leaf = leaf(form, grid, 0, 0)
      var shown = StateGrid(size: grid.size)
      var places: [Cell] = []
      form.forEachCell(leaf) { x, y, state in
        shown[x, y] = state
        places.append(Cell(x, y))
      }
      #expect(shown == grid)
      #expect(places == places.sorted { ($0.y, $0.x) < ($1.y, $1.x) })
      #expect(form.population(leaf) == UInt64(places.count))
      guard !places.isEmpty else { continue }
      #expect(form.margin(of: leaf, on: .left) == UInt64(places.map(\.x).min() ?? 0))
      #expect(form.margin(of: leaf, on: .top) == UInt64(places.map(\.y).min() ?? 0))
      #expect(form.margin(of: leaf, on: .right) == UInt64(side - 1 - (places.map(\.x).max() ?? 0)))
      #expect(form.margin(of: leaf, on: .bottom) == UInt64(side - 1 - (places.map(\.y).max() ?? 0)))
    }
  }

  @Test(arguments: [LeafForm.bits, .states])
  func `the middle of four leaves is cut out, and quarters join again`(form: LeafForm) {
    var stream = RandomStream(key: 4)
    let side = 1 << form.level
    for _ in 0..<100 {
      let grid = grid(2 * side, form, using: &stream)
      let middle = form.middle(
        leaf(form, grid, 0, 0), leaf(form, grid, side, 0), leaf(form, grid, 0, side),
        leaf(form, grid, side, side))
      #expect(middle == leaf(form, grid, side / 2, side / 2))
      let quarters = form.quarters(of: middle)
      #expect(form.leaf(ofQuarters: quarters[0], quarters[1], quarters[2], quarters[3]) == middle)
      // The quarters are in the form of macrocell leaves.
      let bits = form == .bits ? 1 : 8
      let (x, y) = (stream.draw(below: side / 2), stream.draw(below: side / 2))
      for (number, quarter) in quarters.enumerated() {
        let (right, down) = (x + number % 2 * side / 2, y + number / 2 * side / 2)
        let state = quarter >> UInt64((y * side / 2 + x) * bits) & (1 << UInt64(bits) - 1)
        #expect(UInt8(state) == grid[side / 2 + right, side / 2 + down])
      }
    }
  }
}
