import TerrariumRendering
import TerrariumSimulation
import Testing

@Test(arguments: [(1, 1), (1, 9), (9, 1), (7, 5), (63, 3), (64, 4), (65, 2), (20, 20)])
func `joined cells cover what they are made of, once`(columns: Int, rows: Int) {
  let size = GridSize(columns: columns, rows: rows)
  for seed in UInt64(0)..<40 {
    var random = Seed(seed).stream("runs")
    let kinds = (0..<size.area).map { _ in random.next() % 3 == 0 ? nil : Int(random.next() % 2) }
    let runs = CellRuns(size, kinds: 2, limit: .max) { kinds[$1 * columns + $0] }
    var painted = [Int?](repeating: nil, count: size.area)
    for (kind, rects) in runs.rects.enumerated() {
      for rect in rects {
        for y in rect.y..<rect.y + rect.height {
          for x in rect.x..<rect.x + rect.width {
            #expect(painted[y * columns + x] == nil, "seed \(seed)")
            painted[y * columns + x] = kind
          }
        }
      }
    }
    #expect(painted == kinds, "seed \(seed)")
    #expect(runs.count == runs.rects.reduce(0) { $0 + $1.count })
  }
}

@Test func `a rectangle of cells is one, and so are rows of equal stretches`() {
  let size = GridSize(columns: 12, rows: 9)
  let all = CellRuns(size, kinds: 1, limit: .max) { _, _ in 0 }
  #expect(all.rects == [[CellRect(x: 0, y: 0, width: 12, height: 9)]])
  let stripes = CellRuns(size, kinds: 2, limit: .max) { column, _ in column / 3 % 2 }
  #expect(stripes.count == 4)
  let chess = CellRuns(size, kinds: 1, limit: .max) { ($0 + $1) % 2 == 0 ? 0 : nil }
  #expect(chess.count == 54)
  // Nobody needs more than a limit: it is soon known that there are too many.
  #expect(CellRuns(size, kinds: 1, limit: 10) { ($0 + $1) % 2 == 0 ? 0 : nil }.count == 12)
}

@Test(arguments: [(1, 1), (9, 1), (7, 5), (20, 20)])
func `stacked cells come to what they are, each over the ones before`(columns: Int, rows: Int) {
  let size = GridSize(columns: columns, rows: rows)
  for seed in UInt64(0)..<40 {
    var random = Seed(seed).stream("stacks")
    let kinds = (0..<size.area).map { _ in random.next() % 3 == 0 ? nil : Int(random.next() % 4) }
    let runs = CellRuns(stacked: size, kinds: 4) { kinds[$1 * columns + $0] }
    var painted = [Int?](repeating: nil, count: size.area)
    for (kind, rects) in runs.rects.enumerated() {
      for rect in rects {
        for y in rect.y..<rect.maxY {
          for x in rect.x..<rect.maxX {
            // Below is the kind before, if there is one.
            #expect(kind == 0 || painted[y * columns + x] == kind - 1, "seed \(seed)")
            painted[y * columns + x] = kind
          }
        }
      }
    }
    #expect(painted == kinds, "seed \(seed)")
    #expect(runs.count == runs.rects.reduce(0) { $0 + $1.count })
  }
  #expect(CellRuns(stacked: size, kinds: 2) { _, _ in 1 }.count == 2)
}
