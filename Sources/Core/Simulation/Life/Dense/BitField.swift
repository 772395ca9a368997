/// A field of two states whose cells are in words of 64, aligned to multiples of 64, in tiles of
/// 64×64 cells.
protocol BitField: CellField {
  /// The current table; changing it keeps the cells and the background.
  var rule: RuleTable { get set }

  /// The cells `column * 64 ..< column * 64 + 64` of a row, with the leftmost in the lowest bit,
  /// set for live cells. Cells outside the field are dead.
  func word(_ column: Int, _ y: Int) -> UInt64

  /// Sets the cells of a word under a mask to some bits, skipping cells outside the field.
  mutating func write(_ bits: UInt64, where mask: UInt64, _ column: Int, _ y: Int)

  /// Calls a function with every tile that may have cells other than the background, limited to
  /// those that a window touches if given.
  func forEachTile(of window: CellRect?, _ body: (Int, TilePool.Place) -> Void)

  /// The cells of a row of a tile that differ from the background, without cells beyond the field.
  func bits(of tile: Int, at place: TilePool.Place, row: Int) -> UInt64
}

extension BitField {
  package var stateCount: Int { 2 }

  package var counts: [UInt128] { [population] }

  package mutating func follow(_ rule: CellRule) -> Bool {
    guard let table = rule.bitTable else { return false }
    self.rule = table
    return true
  }

  package mutating func set(_ cells: [Cell], to state: UInt8) {
    for cell in cells {
      let bit = UInt64(1) << UInt64(cell.x & 63)
      write(state == 0 ? 0 : bit, where: bit, cell.x >> 6, cell.y)
    }
  }

  package func forEachCell(_ visit: (Cell, UInt8) -> Void) {
    guard let box = liveBox else { return }
    for cell in liveCells(in: box) { visit(cell, 1) }
  }

  package mutating func write(_ grid: StateGrid, at corner: Cell) {
    let width = grid.size.columns
    for y in 0..<grid.size.rows {
      for x in stride(from: 0, to: width, by: 64) {
        let count = min(64, width - x)
        write(
          grid.bits(count: count, x: x, y: y), count: count, from: corner.x + x, in: corner.y + y)
      }
    }
  }

  /// Sets at most 64 cells of a row, from a column on, to some bits, with the leftmost in the
  /// lowest.
  private mutating func write(_ bits: UInt64, count: Int, from x: Int, in y: Int) {
    let mask = UInt64.max >> UInt64(64 - count)
    let shift = UInt64(x & 63)
    write(bits << shift, where: mask << shift, x >> 6, y)
    let rest = mask >> (64 - shift)
    if rest != 0 { write(bits >> (64 - shift), where: rest, x >> 6 + 1, y) }
  }

  /// The 64 cells of a row from a column on.
  func bits(from x: Int, in y: Int) -> UInt64 {
    let shift = UInt64(x & 63)
    let low = word(x >> 6, y) >> shift
    return shift == 0 ? low : low | word(x >> 6 + 1, y) << (64 - shift)
  }

  package subscript(cell: Cell) -> UInt8 {
    UInt8(truncatingIfNeeded: word(cell.x >> 6, cell.y) >> UInt64(cell.x & 63) & 1)
  }

  package func states(in window: CellRect) -> StateGrid {
    let area = window.size.area
    let states = unsafe [UInt8](unsafeUninitializedCapacity: area) { states, count in
      var place = 0
      for y in window.y..<window.maxY {
        for x in stride(from: window.x, to: window.maxX, by: 64) {
          guard let start = states.baseAddress else { break }
          let width = min(64, window.maxX - x)
          unsafe spread(
            bits(from: x, in: y), count: width, into: start + place,
            mayOverrun: place + 64 <= area)
          place += width
        }
      }
      count = place
    }
    return StateGrid(size: window.size, states: states)
  }
}

extension BitField {
  package var population: UInt128 {
    var total = 0
    forEachTile(of: nil) { tile, place in
      for row in 0..<64 { total += bits(of: tile, at: place, row: row).nonzeroBitCount }
    }
    return UInt128(total)
  }

  package var liveBox: CellRect? {
    var whole: CellRect?
    forEachTile(of: nil) { tile, place in
      guard let part = box(of: tile, at: place) else { return }
      whole = whole?.union(part) ?? part
    }
    return whole
  }

  /// The smallest rectangle around the differing cells of a tile.
  private func box(of tile: Int, at place: TilePool.Place) -> CellRect? {
    var columns: UInt64 = 0
    var (top, bottom) = (64, 0)
    for row in 0..<64 {
      let word = bits(of: tile, at: place, row: row)
      columns |= word
      if word != 0 { (top, bottom) = (min(top, row), row + 1) }
    }
    if columns == 0 { return nil }
    let left = columns.trailingZeroBitCount
    return CellRect(
      x: place.column * 64 + left, y: place.row * 64 + top,
      width: 64 - columns.leadingZeroBitCount - left, height: bottom - top)
  }

  package func liveCells(in window: CellRect) -> [Cell] {
    var tiles: [(number: Int, place: TilePool.Place)] = []
    forEachTile(of: window) { tiles.append(($0, $1)) }
    tiles.sort { ($0.place.row, $0.place.column) < ($1.place.row, $1.place.column) }
    var cells: [Cell] = []
    var rest = tiles[...]
    while let top = rest.first?.place.row {
      let row = rest.prefix { $0.place.row == top }
      rest = rest.dropFirst(row.count)
      for y in max(window.y, top * 64)..<min(window.maxY, top * 64 + 64) {
        for (tile, place) in row {
          var word = bits(of: tile, at: place, row: y & 63)
          while word != 0 {
            let x = place.column * 64 + word.trailingZeroBitCount
            if x >= window.x && x < window.maxX { cells.append(Cell(x, y)) }
            word &= word - 1
          }
        }
      }
    }
    return cells
  }

  package func shares(in window: CellRect, blockSide: Int) -> ShareGrid? {
    var counts = BlockCounts(window, side: blockSide)
    forEachTile(of: window) { tile, place in
      for row in 0..<64 {
        counts.add(
          bits(of: tile, at: place, row: row), x: place.column * 64, y: place.row * 64 + row)
      }
    }
    return counts.shares(ofOthers: background != 0)
  }
}
