/// Counts the cells of a window block by block and state by state: the cells of a square inside a
/// block are counted once, however often the square occurs.
struct StateBlockCounter {
  /// The number of cells in each state above 0: block by block, row by row, state by state.
  private(set) var counts: [UInt64]

  private let columns: BlockCounter.Axis
  private let rows: BlockCounter.Axis
  private let stateCount: Int
  private var known: [UInt32: [UInt64]] = [:]

  /// The least level of which counts are kept; for smaller squares counting again is cheaper.
  private static let keptLevel = 6

  init(columns: BlockCounter.Axis, rows: BlockCounter.Axis, stateCount: Int) {
    (self.columns, self.rows, self.stateCount) = (columns, rows, stateCount)
    counts = [UInt64](repeating: 0, count: columns.count * rows.count * (stateCount - 1))
  }

  /// Adds a square whose upper left cell is at a place of the plane.
  mutating func add(_ index: UInt32, level: Int, x: Int, y: Int, of store: borrowing NodeStore) {
    guard index != 0 else { return }
    let reach = Int(truncatingIfNeeded: LocalRect.reach(level))
    let (left, right) = (columns.block(x), columns.block(x &+ reach))
    let (top, bottom) = (rows.block(y), rows.block(y &+ reach))
    if left == columns.count || top == rows.count || right < 0 || bottom < 0 { return }
    if left == right, top == bottom, left >= 0, top >= 0 {
      let start = (top * columns.count + left) * (stateCount - 1)
      for (state, count) in inside(index, level, of: store).enumerated() where count > 0 {
        counts[start + state - 1] &+= count
      }
      return
    }
    if HashNode.isLeaf(index) {
      store.form.forEachCell(store.cells(of: index)) { right, down, state in
        let (column, row) = (columns.block(x &+ right), rows.block(y &+ down))
        guard 0..<columns.count ~= column, 0..<rows.count ~= row else { return }
        let start = (row * columns.count + column) * (stateCount - 1)
        counts[start + Int(state) - 1] &+= 1
      }
      return
    }
    let node = store[index]
    let half = 1 << (level - 1)
    add(node.nw, level: level - 1, x: x, y: y, of: store)
    add(node.ne, level: level - 1, x: x &+ half, y: y, of: store)
    add(node.sw, level: level - 1, x: x, y: y &+ half, of: store)
    add(node.se, level: level - 1, x: x &+ half, y: y &+ half, of: store)
  }

  /// The number of cells of a square in each state.
  private mutating func inside(
    _ index: UInt32, _ level: Int, of store: borrowing NodeStore
  ) -> [UInt64] {
    if let counts = known[index] { return counts }
    var counts = [UInt64](repeating: 0, count: stateCount)
    if level < Self.keptLevel {
      addLeaves(of: index, to: &counts, of: store)
      return counts
    }
    let node = store[index]
    for part in [node.nw, node.ne, node.sw, node.se] where part != 0 {
      for (state, count) in inside(part, level - 1, of: store).enumerated() {
        counts[state] &+= count
      }
    }
    known[index] = counts
    return counts
  }

  private func addLeaves(
    of index: UInt32, to counts: inout [UInt64], of store: borrowing NodeStore
  ) {
    if index == 0 { return }
    guard !HashNode.isLeaf(index) else {
      store.form.forEachCell(store.cells(of: index)) { _, _, state in counts[Int(state)] &+= 1 }
      return
    }
    let node = store[index]
    addLeaves(of: node.nw, to: &counts, of: store)
    addLeaves(of: node.ne, to: &counts, of: store)
    addLeaves(of: node.sw, to: &counts, of: store)
    addLeaves(of: node.se, to: &counts, of: store)
  }
}
