/// The cells of a world at one tick: compared with the previous tick to count changes, and with
/// earlier ones to find repetitions.
package struct Moment: Hashable, Sendable {
  /// The cells.
  package enum Content: Hashable, Sendable {
    /// The state of each cell of a bounded field, row by row.
    case grid([UInt8])
    /// The cells of a plane that differ from its background, sorted by their codes.
    case cells([UInt64])
    /// The bits of a line on the plane that differ from its background; the first cell is the
    /// lowest bit.
    case line([UInt64])
    /// Cells of a plane that are too far apart to compare.
    case far
  }

  /// The translations under which two moments count as the same.
  package enum Translations: Hashable, Sendable {
    case none
    case plane
    case torus
    /// Along the rows only, which wrap around.
    case ring
    /// On a plane whose columns or rows wrap around.
    case cylinder(of: Axis)
  }

  /// The direction in which a plane is closed.
  package enum Axis: Hashable, Sendable { case rows, columns }

  package let content: Content
  package let translations: Translations
  /// The top left of the compared cells, and their size.
  package let corner: Cell
  package let size: GridSize
  /// Further state that decides the next tick, such as the phase of a rule.
  package let key: [UInt64]
  /// The translations that leave the rule unchanged.
  package let parity: Parity
  /// The number of rows whose changes count. The rows below, such as lines of the past, are only
  /// compared.
  private let countedRows: Int

  /// The translations that leave a rule unchanged.
  package enum Parity: Hashable, Sendable {
    case any
    /// Columns and rows whose sum is even.
    case evenSum
    /// Even columns and even rows.
    case evenBoth

    func allows(_ x: Int, _ y: Int) -> Bool {
      switch self {
      case .any: true
      case .evenSum: (x + y) & 1 == 0
      case .evenBoth: (x | y) & 1 == 0
      }
    }
  }

  /// Creates a moment of a bounded field.
  package init(
    _ grid: StateGrid, at corner: Cell = Cell(0, 0), translations: Translations = .none,
    key: [UInt64] = [], parity: Parity = .any, countedRows: Int? = nil
  ) {
    content = .grid(grid.states)
    self.countedRows = countedRows ?? grid.size.rows
    self.corner = corner
    size = grid.size
    self.translations = translations
    (self.key, self.parity) = (key, parity)
  }

  /// The side from which a box is too large for the codes of its cells.
  private static let farSide = 1 << 26

  /// Creates a moment of a plane from the cells that differ from its background.
  ///
  /// - Parameters:
  ///   - box: The smallest rectangle around them, with the whole of a closed axis; nil if there are
  ///     none.
  ///   - tick: The tick, which distinguishes moments whose cells cannot be compared.
  ///   - translations: The translations of a plane, or of a plane closed in one direction.
  ///   - key: Further state that decides the next tick.
  ///   - parity: The translations that leave the rule unchanged.
  ///   - countedRows: The number of rows whose changes count; nil means all.
  ///   - forEachCell: Calls a function with each cell and its state, in any order.
  package init(
    in box: CellRect?, tick: Int, translations: Translations = .plane, key: [UInt64] = [],
    parity: Parity = .any, countedRows: Int? = nil, forEachCell: ((Cell, UInt8) -> Void) -> Void
  ) {
    let box = box ?? CellRect(x: 0, y: 0, width: 0, height: 0)
    self.countedRows = countedRows ?? box.height
    guard max(box.width, box.height) < Self.farSide else {
      content = .far
      corner = Cell(0, 0)
      size = GridSize(columns: 0, rows: 0)
      self.translations = .none
      self.key = [UInt64(tick)]
      self.parity = .any
      return
    }
    var codes: [UInt64] = []
    forEachCell { cell, state in
      codes.append(UInt64(cell.y - box.y) << 36 | UInt64(cell.x - box.x) << 8 | UInt64(state))
    }
    codes.sort()
    content = .cells(codes)
    corner = Cell(box.x, box.y)
    size = box.size
    self.translations = translations
    (self.key, self.parity) = (key, parity)
  }

  /// Creates a moment of a line on the plane: its cells from the first to the last that differ from
  /// the background.
  package init(line words: [UInt64], count: Int, from first: Int, key: [UInt64] = []) {
    content = .line(words)
    (corner, size) = (Cell(first, 0), GridSize(columns: count, rows: count > 0 ? 1 : 0))
    translations = .plane
    self.key = key
    parity = .any
    countedRows = 1
  }
}

// MARK: - Changes

extension Moment {
  /// The number of cells whose state differs from another moment of the same world; nil if it is
  /// not known.
  package func changes(from other: Moment) -> Int? {
    switch (content, other.content) {
    case (.grid(let now), .grid(let before)) where size == other.size && corner == other.corner:
      return Self.differences(now, before, count: countedRows * size.columns)
    case (.grid, .grid): return differencesOfPlaces(from: other)
    case (.cells(let now), .cells(let before)):
      return Self.differences(
        counted(now), other.counted(before), right: other.corner.x - corner.x,
        down: other.corner.y - corner.y)
    case (.line(let now), .line(let before)):
      return Self.differences(ofLines: now, before, shift: other.corner.x - corner.x)
    default: return nil
    }
  }

  /// The codes of the cells in the rows that count, which come first.
  private func counted(_ codes: [UInt64]) -> [UInt64] {
    guard countedRows < size.rows else { return codes }
    return Array(codes.prefix { $0 >> 36 < UInt64(countedRows) })
  }

  private static func differences(_ one: [UInt8], _ other: [UInt8], count cells: Int) -> Int {
    var count = 0
    // Short stretches are counted in bytes, which vectors do many at a time.
    var start = 0
    while start < cells {
      let end = min(cells, start + 255 * 16)
      var part = 0
      for place in start..<end where one[place] != other[place] { part &+= 1 }
      count += part
      start = end
    }
    return count
  }

  /// The number of differences between fields of different size or place; cells outside count as
  /// state 0.
  private func differencesOfPlaces(from other: Moment) -> Int {
    let all = area.union(other.area)
    var count = 0
    for y in all.y..<min(all.maxY, all.y + max(countedRows, other.countedRows)) {
      for x in all.x..<all.maxX where state(at: Cell(x, y)) != other.state(at: Cell(x, y)) {
        count += 1
      }
    }
    return count
  }

  private var area: CellRect { CellRect(corner: corner, size: size) }

  private func state(at cell: Cell) -> UInt8 {
    guard case .grid(let states) = content, area.contains(cell) else { return 0 }
    return states[(cell.y - corner.y) * size.columns + cell.x - corner.x]
  }

  /// Walks along both sorted lists; the codes of one are moved to the other's corner.
  private static func differences(
    _ now: [UInt64], _ before: [UInt64], right: Int, down: Int
  ) -> Int {
    // Both boxes are smaller than the distance, so no cells of them coincide.
    guard max(abs(right), abs(down)) < farSide else { return now.count + before.count }
    // Codes keep their order when all of them are moved by the same distance.
    let move = Int64(down) << 36 + Int64(right) << 8
    var here = 0
    var there = 0
    var count = 0
    while here < now.count, there < before.count {
      let (one, other) = (Int64(now[here]), Int64(before[there]) &+ move)
      if one >> 8 == other >> 8 {
        if one & 255 != other & 255 { count += 1 }
        (here, there) = (here + 1, there + 1)
      } else {
        count += 1
        if one < other { here += 1 } else { there += 1 }
      }
    }
    return count + now.count - here + before.count - there
  }

  private static func differences(ofLines now: [UInt64], _ before: [UInt64], shift: Int) -> Int {
    let words = shift >> 6
    let bits = UInt64(shift & 63)
    func moved(_ place: Int) -> UInt64 {
      func word(_ place: Int) -> UInt64 { before.indices.contains(place) ? before[place] : 0 }
      let low = word(place - words) << bits
      return bits == 0 ? low : low | word(place - words - 1) >> (64 - bits)
    }
    var count = 0
    for place in min(0, words)..<max(now.count, before.count + words + 1) {
      let own = now.indices.contains(place) ? now[place] : 0
      count += (own ^ moved(place)).nonzeroBitCount
    }
    return count
  }
}

// MARK: - Equality up to translation

extension Moment {
  /// The displacement of this moment's cells from an earlier one's; nil if they differ otherwise.
  /// On a torus or cylinder it is the shorter way round. The shortest of several wins: by columns
  /// and rows together, then by columns, then to the right and down.
  package func displacement(from other: Moment) -> Cell? {
    guard translations == other.translations, size == other.size, key == other.key else {
      return nil
    }
    switch translations {
    case .none: return content == other.content && corner == other.corner ? Cell(0, 0) : nil
    case .plane:
      guard content == other.content else { return nil }
      let move = Cell(corner.x - other.corner.x, corner.y - other.corner.y)
      // Empty moments have no place.
      if size.area == 0 { return Cell(0, 0) }
      return parity.allows(move.x, move.y) ? move : nil
    case .torus, .ring: return displacementRound(from: other)
    case .cylinder(let axis): return displacement(round: axis, from: other)
    }
  }

  private func displacementRound(from other: Moment) -> Cell? {
    guard case .grid(let now) = content, case .grid(let before) = other.content else { return nil }
    let right = turns(round: .rows, from: other)
    let down = translations == .ring ? [0] : turns(round: .columns, from: other)
    // Equal sums of columns and rows prove nothing, so all cells are compared.
    let columns = size.columns
    func isMoved(_ move: Cell) -> Bool {
      for y in 0..<size.rows {
        let from = y * columns
        let to = (y + move.y + size.rows) % size.rows * columns
        let turn = (move.x + columns) % columns
        for x in 0..<columns {
          let place = x + turn
          if before[from + x] != now[to + (place < columns ? place : place - columns)] {
            return false
          }
        }
      }
      return true
    }
    let moves = down.flatMap { y in right.map { Cell($0, y) } }
    return moves.filter { parity.allows($0.x, $0.y) }.sorted(by: Self.isShorter)
      .first(where: isMoved)
  }

  /// True if a displacement is shorter than another: by columns and rows together, then by columns,
  /// then to the right and down.
  package static func isShorter(_ one: Cell, _ other: Cell) -> Bool {
    (abs(one.x) + abs(one.y), abs(one.x), -one.x, -one.y)
      < (abs(other.x) + abs(other.y), abs(other.x), -other.x, -other.y)
  }

  func weight(of state: UInt8, inRow y: Int) -> UInt64 {
    // The factor differs from row to row, so that exchanged rows give another sum.
    let kind = translations == .ring ? UInt64(y) << 8 | UInt64(state) : UInt64(state)
    return kind == 1 ? 1 : mixed(kind)
  }
}

// MARK: - Hash

extension Moment {
  /// A hash that does not depend on translation.
  package var signature: UInt64 {
    var hash = Self.hash(key, UInt64(size.columns) << 32 ^ UInt64(size.rows))
    switch content {
    case .far: break
    case .cells(let words), .line(let words):
      guard case .cylinder(let axis) = translations else {
        hash = Self.hash(words, hash)
        break
      }
      hash = Self.hash(Self.leastRotation(of: sums(round: axis)), hash)
    case .grid(let states):
      guard translations == .torus || translations == .ring else {
        for state in states { hash = (hash ^ UInt64(state)) &* 0x0000_0100_0000_01b3 }
        return mixed(hash)
      }
      for axis in translations == .torus ? [Axis.rows, .columns] : [.rows] {
        hash = Self.hash(Self.leastRotation(of: sums(round: axis)), hash)
      }
    }
    return mixed(hash)
  }

  private static func hash(_ words: some Sequence<UInt64>, _ start: UInt64) -> UInt64 {
    words.reduce(start) { mixed($0 &+ 0x9e37_79b9_7f4a_7c15 ^ $1) }
  }
}
