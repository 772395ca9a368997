/// Counts the cells of a window block by block and state by state: of squares inside a block what is
/// in them is counted once, however often they occur.
struct StateBlockCounter {
  /// How many cells are in each state: block by block, row by row, state by state.
  private(set) var counts: [UInt64]

  private let columns: BlockCounter.Axis
  private let rows: BlockCounter.Axis
  private let stateCount: Int
  private var known: [UInt32: [UInt64]] = [:]

  /// What is kept of a smaller square costs more than counting it again.
  private static let keptLevel = 6

  init(columns: BlockCounter.Axis, rows: BlockCounter.Axis, stateCount: Int) {
    (self.columns, self.rows, self.stateCount) = (columns, rows, stateCount)
    counts = [UInt64](repeating: 0, count: columns.count * rows.count * stateCount)
  }

  /// Adds a square whose upper left cell is at a place of the plane.
  mutating func add(_ index: UInt32, level: Int, x: Int, y: Int, of store: borrowing NodeStore) {
    guard index != 0 else { return }
    let reach = Int(truncatingIfNeeded: LocalRect.reach(level))
    let (left, right) = (columns.block(x), columns.block(x &+ reach))
    let (top, bottom) = (rows.block(y), rows.block(y &+ reach))
    if left == columns.count || top == rows.count || right < 0 || bottom < 0 { return }
    if left == right, top == bottom, left >= 0, top >= 0 {
      let start = (top * columns.count + left) * stateCount
      for (state, count) in inside(index, level, of: store).enumerated() where count > 0 {
        counts[start + state] &+= count
      }
      return
    }
    let node = store[index]
    if node.isLeaf {
      store.form.forEachCell(node.bits) { right, down, state in
        let (column, row) = (columns.block(x &+ right), rows.block(y &+ down))
        guard 0..<columns.count ~= column, 0..<rows.count ~= row else { return }
        counts[(row * columns.count + column) * stateCount + Int(state)] &+= 1
      }
      return
    }
    let half = 1 << (level - 1)
    add(node.nw, level: level - 1, x: x, y: y, of: store)
    add(node.ne, level: level - 1, x: x &+ half, y: y, of: store)
    add(node.sw, level: level - 1, x: x, y: y &+ half, of: store)
    add(node.se, level: level - 1, x: x &+ half, y: y &+ half, of: store)
  }

  /// How many cells of a square are in each state.
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
    let node = store[index]
    guard !node.isLeaf else {
      store.form.forEachCell(node.bits) { _, _, state in counts[Int(state)] &+= 1 }
      return
    }
    addLeaves(of: node.nw, to: &counts, of: store)
    addLeaves(of: node.ne, to: &counts, of: store)
    addLeaves(of: node.sw, to: &counts, of: store)
    addLeaves(of: node.se, to: &counts, of: store)
  }
}

extension StateHashField {
  func shares(in window: CellRect, blockSide: Int) -> ShareGrid? {
    let size = ShareGrid.size(of: window, blockSide: blockSide)
    let local = plane.onTree(window)
    let tree = plane.tree
    var counter = StateBlockCounter(
      columns: .init(start: local.x, length: local.width, side: blockSide, count: size.columns),
      rows: .init(start: local.y, length: local.height, side: blockSide, count: size.rows),
      stateCount: stateCount)
    counter.add(
      tree.root, level: tree.level, x: tree.place(0), y: tree.place(0), of: plane.store.nodes)
    var planes = [[UInt8]](
      repeating: [UInt8](repeating: 0, count: size.area), count: stateCount - 1)
    for block in 0..<size.area {
      let (row, column) = block.quotientAndRemainder(dividingBy: max(1, size.columns))
      let cells =
        min(blockSide, window.width - column * blockSide)
        * min(blockSide, window.height - row * blockSide)
      for state in 1..<stateCount {
        let count = counter.counts[block * stateCount + state]
        if count > 0 {
          planes[state - 1][block] = ShareGrid.share(of: Int(clamping: count), in: cells)
        }
      }
    }
    return ShareGrid(size: size, planes: planes)
  }
}
