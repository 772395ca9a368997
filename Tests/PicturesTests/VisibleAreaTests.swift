import TerrariumBasics
import TerrariumPictures
import Testing

/// The positions of a camera, and the paths between them.
struct VisibleAreaTests {
  private func visibleArea(_ random: inout RandomStream) -> VisibleArea {
    func number(_ count: Int) -> Double { Double(random.draw(below: count)) / 16 }
    return VisibleArea(
      x: number(2000) - 60, y: number(2000) - 60, width: 1 + number(1 << 20),
      height: 1 + number(1 << 20))
  }

  @Test func `easing begins and ends slowly, and never goes back`() {
    #expect(VisibleArea.eased(0) == 0 && VisibleArea.eased(1) == 1)
    let times = (0...1000).map { VisibleArea.eased(Double($0) / 1000) }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(times[1] < 0.00001 && times[999] > 0.99999 && abs(times[500] - 0.5) < 1e-12)
  }

  @Test func `a glide begins and ends exactly, its edges never leave the way`() {
    var random = RandomStream(key: 3)
    for round in 0..<300 {
      let (start, end) = (visibleArea(&random), visibleArea(&random))
      #expect(start.glided(to: end, part: 0) == start)
      #expect(start.glided(to: end, part: 1) == end)
      let way = (0...50).map { start.glided(to: end, part: Double($0) / 50) }
      for path in [\VisibleArea.x, \.y, \.maxX, \.maxY, \.width] as [KeyPath<VisibleArea, Double>] {
        let steps = zip(way, way.dropFirst()).map { $1[keyPath: path] - $0[keyPath: path] }
        let slack = 1e-6
        #expect(
          steps.allSatisfy { $0 >= -slack } || steps.allSatisfy { $0 <= slack }, "round \(round)")
      }
    }
  }

  @Test(arguments: [CellLattice.squares, .hexagons, .triangles])
  func `rectangles of columns and rows grow evenly from one with whole cells to the next`(
    lattice: CellLattice
  ) {
    var random = RandomStream(key: 4)
    for round in 0..<100 {
      func number(_ count: Int) -> Int { random.draw(below: count) }
      let cells = CellRect(
        x: number(60) - 30, y: number(60) - 30, width: 1 + number(50), height: 1 + number(50))
      let next = CellRect(
        x: cells.x - number(2), y: cells.y - number(2), width: cells.width + 2 + number(2),
        height: cells.height + 2 + number(2))
      func area(_ rectangle: VisibleArea) -> VisibleArea {
        VisibleArea(ofColumnsAndRows: rectangle, in: lattice)
      }
      let (start, end) = (VisibleArea(cells, in: lattice), VisibleArea(next, in: lattice))
      #expect(area(VisibleArea(cells)) == start && area(VisibleArea(next)) == end)
      let half = VisibleArea(
        x: Double(cells.x + next.x) / 2, y: Double(cells.y + next.y) / 2,
        width: Double(cells.width + next.width) / 2, height: Double(cells.height + next.height) / 2)
      for side in [\VisibleArea.x, \.y, \.maxX, \.maxY] as [KeyPath<VisibleArea, Double>] {
        let mean = (start[keyPath: side] + end[keyPath: side]) / 2
        #expect(abs(area(half)[keyPath: side] - mean) < 1e-9, "round \(round)")
      }
    }
  }

  @Test func `the cells of an area are those that it cuts, as far out as cells are`() {
    var random = RandomStream(key: 6)
    for _ in 0..<500 {
      func number(_ count: Int) -> Double { Double(random.draw(below: count)) / 16 }
      let area = VisibleArea(
        x: number(800) - 25, y: number(800) - 25, width: 1 + number(400), height: 1 + number(400))
      func cut(_ start: Double, _ end: Double) -> [Int] {
        (-30..<110).filter { Double($0) < end && Double($0 + 1) > start }
      }
      let (columns, rows) = (cut(area.x, area.maxX), cut(area.y, area.maxY))
      #expect(
        area.cells
          == CellRect(x: columns[0], y: rows[0], width: columns.count, height: rows.count))
    }
    for lattice in [CellLattice.squares, .hexagons, .triangles] {
      for far in [0x1p61, 0x1p62, 0x1p63, 1e40, 1e300] {
        for (x, y) in [(-far, -far), (far, -far), (far / 2, 0)] {
          let area = VisibleArea(x: x, y: y, width: far, height: 2 * far, lattice: lattice)
          for cells in [area.cells, VisibleArea(ofColumnsAndRows: area, in: lattice).cells] {
            #expect(Limits.edges.contains(cells.x) && Limits.edges.contains(cells.maxX))
            #expect(Limits.edges.contains(cells.y) && Limits.edges.contains(cells.maxY))
          }
        }
      }
    }
  }

  @Test func `a zoom grows by the same factor in equal times`() {
    let start = VisibleArea(x: 10, y: 20, width: 40, height: 30)
    let end = VisibleArea(x: -30_000, y: -25_000, width: 80_000, height: 60_000)
    let widths = (0...20).map { start.glided(to: end, part: Double($0) / 20).width }
    let factors = zip(widths, widths.dropFirst()).map { $1 / $0 }
    #expect(factors.allSatisfy { abs($0 - factors[0]) < 1e-9 })
  }

  @Test func `a power is what repeated multiplying says`() {
    for base in [0.001, 0.5, 1, 2, 81, 1e9] {
      let third = Power(1.0 / 3).of(base)
      #expect(abs(third * third * third / base - 1) < 1e-12, "\(base)")
      #expect(Power(0).of(base) == 1 && Power(1).of(base) == base)
    }
  }

  @Test func `a fitted visible area has the picture's shape, what was asked for in its middle`() {
    var random = RandomStream(key: 4)
    for _ in 0..<300 {
      let asked = visibleArea(&random)
      let picture = GridSize(
        columns: 1 + random.draw(below: 900), rows: 1 + random.draw(below: 900))
      let fitted = asked.fitted(to: picture)
      #expect(fitted.width >= asked.width && fitted.height >= asked.height)
      #expect(fitted.width == asked.width || fitted.height == asked.height)
      let shape = fitted.width / fitted.height * Double(picture.rows) / Double(picture.columns)
      #expect(abs(shape - 1) < 1e-9)
      #expect(abs(fitted.x + fitted.maxX - asked.x - asked.maxX) < 1e-6 * fitted.width)
      #expect(abs(fitted.y + fitted.maxY - asked.y - asked.maxY) < 1e-6 * fitted.height)
    }
    let same = VisibleArea(x: 0.5, y: 1, width: 40, height: 30)
    #expect(same.fitted(to: GridSize(columns: 320, rows: 240)) == same)
  }

  @Test func `a visible area that is moved into a field still shows what it showed of it`() {
    var random = RandomStream(key: 5)
    for _ in 0..<500 {
      let field = CellRect(
        x: 0, y: 0, width: 1 + random.draw(below: 60), height: 1 + random.draw(below: 60))
      let cells = CellRect(
        x: random.draw(below: field.width), y: random.draw(below: field.height), width: 1, height: 1
      )
      let width = 1 + Double(random.draw(below: 800)) / 10
      let before = VisibleArea(
        x: Double(cells.maxX) - Double(random.draw(below: 100)) / 100 * (width - 1) - 1,
        y: Double(cells.y), width: width, height: width)
      #expect(before.contains(cells))
      let after = before.moved(into: field)
      #expect(after.contains(cells) && after.width == width)
      var turned = before
      turned.turn = 90 * Double(random.draw(below: 4))
      #expect(turned.moved(into: field).upright == after)
      if width <= Double(field.width) {
        #expect(after.x >= 0 && after.maxX <= Double(field.width) + 1e-9)
      } else {
        #expect(after.contains(CellRect(x: 0, y: cells.y, width: field.width, height: 1)))
      }
    }
  }
}
