import Patterns
import Simulation
import Testing

struct TileFieldTests {
  /// The living cells a generation later, counted cell by cell.
  private func stepped(_ cells: Set<Cell>, birth: Set<Int>, survival: Set<Int>) -> Set<Cell> {
    var counts: [Cell: Int] = [:]
    for cell in cells {
      for y in -1...1 {
        for x in -1...1 where x != 0 || y != 0 {
          counts[Cell(cell.x + x, cell.y + y), default: 0] += 1
        }
      }
    }
    var next = Set<Cell>()
    for (cell, count) in counts
    where (cells.contains(cell) ? survival : birth).contains(count) { next.insert(cell) }
    if survival.contains(0) { next.formUnion(cells.filter { counts[$0] == nil }) }
    return next
  }

  @Test(arguments: [
    ("B3/S23", [3], [2, 3]), ("B2/S", [2], []), ("B1357/S1357", [1, 3, 5, 7], [1, 3, 5, 7]),
    ("B36/S125", [3, 6], [1, 2, 5]), ("B3678/S034678", [3, 6, 7, 8], [0, 3, 4, 6, 7, 8]),
  ])
  func `tiles step as cells do, over all their sides and corners`(
    rule: String, birth: [Int], survival: [Int]
  ) {
    var stream = Seed(8).stream("tiles")
    for size in [GridSize(columns: 3, rows: 3), GridSize(columns: 70, rows: 19)] {
      let figure = Figure.random(size, sparsity: 4, from: &stream)
      var field = TileField(figure, rule: rule)
      var cells = Set(figure.cells)
      for generation in 1...15 {
        field.step()
        cells = stepped(cells, birth: Set(birth), survival: Set(survival))
        #expect(field.cells == cells.sorted { ($0.y, $0.x) < ($1.y, $1.x) }, "\(generation)")
        #expect(field.population == cells.count)
      }
    }
  }
}
