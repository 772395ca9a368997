/// Counts the cells of a window in a state, block by block. The cells of a square inside a block are
/// counted once, however often the square occurs; those of a square cut by a border between blocks
/// are also counted once for each line of the cut.
struct BlockCounter {
  /// The number of cells in each block, row by row.
  private(set) var counts: [UInt128]

  private let columns: Axis
  private let rows: Axis
  private let state: UInt8

  /// The counts of the parts of squares beside a straight line. Those of corners are not worth
  /// keeping: each block has its own.
  private var known: [Cut: UInt128] = [:]

  /// The counts of squares of many states, or of more cells than a node notes.
  private var whole: [UInt32: UInt128] = [:]

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

  init(columns: Axis, rows: Axis, state: UInt8) {
    self.columns = columns
    self.rows = rows
    self.state = state
    counts = [UInt128](repeating: 0, count: columns.count * rows.count)
  }

  /// Adds a square whose upper left cell is at a place of the plane.
  mutating func add(_ index: UInt32, level: Int, x: Int, y: Int, of store: borrowing NodeStore) {
    guard index != 0 else { return }
    let reach = Int(truncatingIfNeeded: LocalRect.reach(level))
    let (left, right) = (columns.block(x), columns.block(x &+ reach))
    let (top, bottom) = (rows.block(y), rows.block(y &+ reach))
    if left == columns.count || top == rows.count || right < 0 || bottom < 0 { return }
    if right - left <= 1, bottom - top <= 1, level < 64 {
      return addCut(index, level, x, y, (left, right), (top, bottom), of: store)
    }
    if HashNode.isLeaf(index) {
      store.form.forEachCell(store.cells(of: index)) { right, down, state in
        if state == self.state { note(1, columns.block(x &+ right), rows.block(y &+ down)) }
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
    let all = corner(index, level, side, side, of: store)
    note(northWest, across.0, down.0)
    if across.0 != across.1 { note(north - northWest, across.1, down.0) }
    if down.0 != down.1 { note(west - northWest, across.0, down.1) }
    if across.0 != across.1, down.0 != down.1 {
      note(all - north - (west - northWest), across.1, down.1)
    }
  }

  private mutating func note(_ count: UInt128, _ column: Int, _ row: Int) {
    guard column >= 0, column < columns.count, row >= 0, row < rows.count else { return }
    counts[row * columns.count + column] += count
  }

  /// The number of cells in the upper left corner of a square.
  private mutating func corner(
    _ index: UInt32, _ level: Int, _ width: UInt64, _ height: UInt64,
    of store: borrowing NodeStore
  ) -> UInt128 {
    let side = LocalRect.reach(level) + 1
    if index == 0 || width == 0 || height == 0 { return 0 }
    let all = population(index, level, of: store)
    if all == 0 || width == side && height == side { return all }
    if all == UInt128(side) * UInt128(side) { return UInt128(width) * UInt128(height) }
    if HashNode.isLeaf(index) { return cornerCells(index, width, height, of: store) }
    let isKept = level >= Self.keptLevel && (width == side || height == side)
    let cut = Cut(index: index, width: width, height: height)
    if isKept, let count = known[cut] { return count }
    let node = store[index]
    let half = side / 2
    let (west, east) = (min(width, half), width - min(width, half))
    let (north, south) = (min(height, half), height - min(height, half))
    let count =
      corner(node.nw, level - 1, west, north, of: store)
      + corner(node.ne, level - 1, east, north, of: store)
      + corner(node.sw, level - 1, west, south, of: store)
      + corner(node.se, level - 1, east, south, of: store)
    if isKept { known[cut] = count }
    return count
  }

  private func cornerCells(
    _ leaf: UInt32, _ width: UInt64, _ height: UInt64, of store: borrowing NodeStore
  ) -> UInt128 {
    let cells = store.cells(of: leaf)
    var count = 0
    if store.form == .bits {
      let columns = UInt16(truncatingIfNeeded: 1 << width - 1)
      for row in 0..<Int(height) {
        count += (LeafForm.row(row, of: cells) & columns).nonzeroBitCount
      }
    } else {
      store.form.forEachCell(cells) { x, y, state in
        if state == self.state, x < width, y < height { count += 1 }
      }
    }
    return UInt128(count)
  }

  /// The number of cells of a square.
  private mutating func population(
    _ index: UInt32, _ level: Int, of store: borrowing NodeStore
  ) -> UInt128 {
    if index == 0 { return 0 }
    if store.form == .bits, case let noted = store.population(noted: index), noted != .max {
      return UInt128(noted)
    }
    if HashNode.isLeaf(index) {
      let side = LocalRect.reach(level) + 1
      return cornerCells(index, side, side, of: store)
    }
    if let count = whole[index] { return count }
    let node = store[index]
    var count: UInt128 = 0
    for part in [node.nw, node.ne, node.sw, node.se] {
      count += population(part, level - 1, of: store)
    }
    whole[index] = count
    return count
  }
}

extension Int {
  /// The distance to a smaller or equal number, which may exceed `Int.max`.
  func magnitudeFrom(_ other: Int) -> UInt64 {
    UInt64(bitPattern: Int64(self)) &- UInt64(bitPattern: Int64(other))
  }
}
