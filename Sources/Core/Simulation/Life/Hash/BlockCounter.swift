/// Counts the cells of a window by block and state. The cells of a square inside a block are
/// counted once, however often the square occurs.
///
/// For two states, squares cut by a border between blocks are also cut once, because those counts
/// are cached.
struct BlockCounter {
  /// The number of cells in each state above 0: block by block, row by row, state by state.
  private(set) var counts: [UInt64]

  private let columns: Axis
  private let rows: Axis
  private let stateCount: Int
  private var known: [Cut: UInt64] = [:]

  /// The counts of squares of many states.
  private var knownStates: [UInt32: [UInt64]] = [:]

  /// The lowest level with cached counts; for smaller squares counting again is cheaper.
  private static let keptLevel = 6

  /// One axis: the window's start in a tree, its length, and its division into blocks.
  struct Axis {
    /// The start of the window on the plane.
    let start: Int
    let length: Int
    let side: Int
    let count: Int

    /// The block of a place: −1 before the window, `count` after it.
    func block(_ place: Int) -> Int {
      guard place >= start else { return -1 }
      let distance = place.magnitudeFrom(start)
      return distance < UInt64(length) ? Int(distance / UInt64(side)) : count
    }

    /// The first place of a block, or the first after the window.
    func first(ofBlock block: Int) -> Int {
      // Only used for blocks that start within a square, so the sum does not overflow.
      start &+ min(length, block &* side)
    }
  }

  /// A square and the corner of it that a cut leaves.
  private struct Cut: Hashable {
    let index: UInt32
    let width: UInt64
    let height: UInt64
  }

  init(columns: Axis, rows: Axis, stateCount: Int) {
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
    if store.form == .bits {
      if right - left <= 1, bottom - top <= 1, level < 64 {
        return addCut(index, level, x, y, (left, right), (top, bottom), of: store)
      }
    } else if left == right, top == bottom, left >= 0, top >= 0 {
      for (state, count) in inside(index, level, of: store).enumerated() where count > 0 {
        note(count, left, top, state)
      }
      return
    }
    if HashNode.isLeaf(index) {
      store.form.forEachCell(store.cells(of: index)) { right, down, state in
        note(1, columns.block(x &+ right), rows.block(y &+ down), Int(state))
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

  /// Adds a square that intersects at most two blocks along each axis.
  private mutating func addCut(
    _ index: UInt32, _ level: Int, _ x: Int, _ y: Int, _ across: (Int, Int), _ down: (Int, Int),
    of store: borrowing NodeStore
  ) {
    let side = LocalRect.reach(level) + 1
    let width = across.0 == across.1 ? side : columns.first(ofBlock: across.1).magnitudeFrom(x)
    let height = down.0 == down.1 ? side : rows.first(ofBlock: down.1).magnitudeFrom(y)
    let northWest = corner(index, level, width, height, of: store)
    let west = corner(index, level, width, side, of: store)
    let north = corner(index, level, side, height, of: store)
    let all = store.population(noted: index)
    note(northWest, across.0, down.0)
    if across.0 != across.1 { note(north - northWest, across.1, down.0) }
    if down.0 != down.1 { note(west - northWest, across.0, down.1) }
    if across.0 != across.1, down.0 != down.1 {
      note(all - north - (west - northWest), across.1, down.1)
    }
  }

  private mutating func note(_ count: UInt64, _ column: Int, _ row: Int, _ state: Int = 1) {
    guard column >= 0, column < columns.count, row >= 0, row < rows.count else { return }
    counts[(row * columns.count + column) * (stateCount - 1) + state - 1] &+= count
  }

  /// The number of live cells in the upper left corner of a square.
  private mutating func corner(
    _ index: UInt32, _ level: Int, _ width: UInt64, _ height: UInt64,
    of store: borrowing NodeStore
  ) -> UInt64 {
    let side = LocalRect.reach(level) + 1
    if index == 0 || width == 0 || height == 0 { return 0 }
    if width == side, height == side { return store.population(noted: index) }
    if HashNode.isLeaf(index) { return cornerCells(store.cells(of: index), width, height) }
    let cut = Cut(index: index, width: width, height: height)
    if level >= Self.keptLevel, let count = known[cut] { return count }
    let node = store[index]
    let half = side / 2
    let (west, east) = (min(width, half), width - min(width, half))
    let (north, south) = (min(height, half), height - min(height, half))
    let count =
      corner(node.nw, level - 1, west, north, of: store)
      + corner(node.ne, level - 1, east, north, of: store)
      + corner(node.sw, level - 1, west, south, of: store)
      + corner(node.se, level - 1, east, south, of: store)
    if level >= Self.keptLevel { known[cut] = count }
    return count
  }

  private func cornerCells(_ cells: LeafCells, _ width: UInt64, _ height: UInt64) -> UInt64 {
    let columns = UInt16(truncatingIfNeeded: 1 << width - 1)
    return (0..<Int(height)).reduce(0) { count, row in
      count + UInt64((LeafForm.row(row, of: cells) & columns).nonzeroBitCount)
    }
  }

  /// The number of cells of a square in each state.
  private mutating func inside(
    _ index: UInt32, _ level: Int, of store: borrowing NodeStore
  ) -> [UInt64] {
    if let counts = knownStates[index] { return counts }
    var counts = [UInt64](repeating: 0, count: stateCount)
    if level < Self.keptLevel {
      let form = store.form
      store.visitLeaves(of: index, level: level, in: .whole(level)) { cells, _, _ in
        form.forEachCell(cells) { _, _, state in counts[Int(state)] &+= 1 }
      }
      return counts
    }
    let node = store[index]
    for part in [node.nw, node.ne, node.sw, node.se] where part != 0 {
      for (state, count) in inside(part, level - 1, of: store).enumerated() {
        counts[state] &+= count
      }
    }
    knownStates[index] = counts
    return counts
  }
}

extension Int {
  /// The distance to a smaller or equal number, which may exceed `Int.max`.
  fileprivate func magnitudeFrom(_ other: Int) -> UInt64 {
    UInt64(bitPattern: Int64(self)) &- UInt64(bitPattern: Int64(other))
  }
}
