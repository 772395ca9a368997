/// Converts cells between tiles and leaves or squares of HashLife, many at a time.
extension TilePool {
  /// The level of a tile as a square of HashLife.
  static let level = 6

  /// The form of leaves with cells like the tiles'.
  var leafForm: LeafForm { store.wordsPerTile == TileStore.tileWords ? .bits : .states }

  /// The cells of a tile in a leaf whose upper left cell is at a place of the tile.
  func leaf(of tile: Int, x: Int, y: Int) -> LeafCells {
    var cells = LeafCells.zero
    if leafForm == .bits {
      let words = unsafe store.cells + tile &* TileStore.tileWords
      for row in 0..<16 {
        let bits = unsafe words[TileStore.word(ofRow: y &+ row)] &>> UInt64(x) & 0xffff
        cells[row >> 2] |= bits &<< UInt64((row & 3) << 4)
      }
    } else {
      let rows = unsafe UnsafeRawPointer(store.bytes(tile) + (y << 6 | x))
      for row in 0..<4 {
        let states = unsafe rows.load(fromByteOffset: row << 6, as: UInt32.self)
        cells[row >> 1] |= UInt64(states) &<< UInt64((row & 1) << 5)
      }
    }
    return cells
  }

  /// Writes a leaf at a cell whose coordinates are multiples of its side.
  mutating func put(_ cells: LeafCells, at corner: Cell) {
    own()
    let tile = makeTile(at: Place(column: corner.x >> 6, row: corner.y >> 6))
    let (x, y) = (corner.x & 63, corner.y & 63)
    if leafForm == .bits {
      let words = unsafe store.cells + tile &* TileStore.tileWords
      let mask: UInt64 = 0xffff &<< UInt64(x)
      for row in 0..<16 {
        let bits = cells[row >> 2] &>> UInt64((row & 3) << 4) & 0xffff
        let word = TileStore.word(ofRow: y &+ row)
        unsafe words[word] = words[word] & ~mask | bits &<< UInt64(x)
      }
    } else {
      let rows = unsafe UnsafeMutableRawPointer(store.bytes(tile) + (y << 6 | x))
      for row in 0..<4 {
        let states = cells[row >> 1] &>> UInt64((row & 1) << 5)
        unsafe rows.storeBytes(
          of: UInt32(truncatingIfNeeded: states), toByteOffset: row << 6, as: UInt32.self)
      }
    }
    touch(tile)
  }

  /// Copies the cells of squares leaf by leaf; returns false, unchanged, if their leaves have
  /// another form or are not aligned to the tiles.
  mutating func take(_ squares: HashField) -> Bool {
    let (form, origin) = (squares.leafForm, squares.origin)
    let side = 1 << form.level
    guard form == leafForm, origin.x % side == 0, origin.y % side == 0 else { return false }
    if let box = squares.liveBox {
      squares.visitLeaves(in: box) { cells, x, y in put(cells, at: Cell(x, y)) }
    }
    return true
  }
}

extension HashField {
  /// The form of its leaves.
  var leafForm: LeafForm { store.nodes.form }

  /// Copies the cells of tiles into an empty field; returns false, unchanged, if they have another
  /// form or are not aligned to its squares. Tiles that no tree can contain are skipped.
  mutating func take(_ tiles: TilePool) -> Bool {
    guard tiles.leafForm == leafForm, origin.x & 63 == 0, origin.y & 63 == 0 else { return false }
    ownStore()
    // Nothing is protected while squares are made, because none is freed as long as there is room.
    store.nodes.begin(with: tree, room: .grown)
    var squares: [(cell: Cell, content: UInt32)] = []
    tiles.forEachTile { tile, place in
      let corner = Cell(place.column << 6, place.row << 6)
      guard reaches(corner) else { return }
      let index = store.nodes.square(of: tiles, tile)
      if index != 0 { squares.append((corner, index)) }
    }
    put(squares, downTo: TilePool.level) { _, index, squares in squares.last?.content ?? index }
    return true
  }
}

extension NodeStore {
  /// The square of a tile, or of a part of it.
  fileprivate mutating func square(
    of tiles: TilePool, _ tile: Int, level: Int = TilePool.level, x: Int = 0, y: Int = 0
  ) -> UInt32 {
    if level == leafLevel { return leaf(tiles.leaf(of: tile, x: x, y: y)) }
    let half = 1 << (level - 1)
    let nw = square(of: tiles, tile, level: level - 1, x: x, y: y)
    let ne = square(of: tiles, tile, level: level - 1, x: x + half, y: y)
    let sw = square(of: tiles, tile, level: level - 1, x: x, y: y + half)
    let se = square(of: tiles, tile, level: level - 1, x: x + half, y: y + half)
    return node(nw, ne, sw, se)
  }
}
