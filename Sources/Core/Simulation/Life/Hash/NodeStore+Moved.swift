/// Translates trees across the boundaries of their squares.
extension NodeStore {
  private typealias Block = SIMD4<UInt32>

  /// A protected tree with all its cells moved; they must stay within the same square.
  mutating func moved(_ tree: HashTree, right: Int, down: Int) -> HashTree {
    let side = 1 << tree.level
    var (block, known) = (Block.zero, [Block: UInt32]())
    block[(right > 0 ? 1 : 0) + (down > 0 ? 2 : 0)] = tree.root
    let (x, y) = (right > 0 ? side - right : -right, down > 0 ? side - down : -down)
    let root = across(block, tree.level, x, y, &known)
    protect(root)
    return trimmed(HashTree(root: root, level: tree.level))
  }

  /// The square of a level at an offset to the right and down, within four adjacent ones.
  private mutating func across(
    _ block: Block, _ level: Int, _ x: Int, _ y: Int, _ known: inout [Block: UInt32]
  ) -> UInt32 {
    if block == .zero { return 0 }
    if x == 0, y == 0 { return block[0] }
    // One path for each level, because the offsets there are always the same.
    if let square = known[block] { return square }
    let square: UInt32
    if level == leafLevel {
      square = leaf(across: block, x, y)
    } else {
      // The parts of the four squares, row by row.
      var parts = [UInt32](repeating: 0, count: 16)
      for place in 0..<4 {
        let (node, first) = (self[block[place]], place / 2 * 8 + place % 2 * 2)
        (parts[first], parts[first + 1]) = (node.nw, node.ne)
        (parts[first + 4], parts[first + 5]) = (node.sw, node.se)
      }
      let half = 1 << (level - 1)
      var quarters = Block.zero
      for place in 0..<4 {
        let first = (y / half + place / 2) * 4 + x / half + place % 2
        let around = Block(parts[first], parts[first + 1], parts[first + 4], parts[first + 5])
        quarters[place] = across(around, level - 1, x % half, y % half, &known)
      }
      square = node(quarters[0], quarters[1], quarters[2], quarters[3])
    }
    known[block] = square
    return square
  }

  /// The leaf at an offset to the right and down, within four adjacent ones.
  private mutating func leaf(across block: Block, _ x: Int, _ y: Int) -> UInt32 {
    let (form, side) = (form, 1 << leafLevel)
    var cells = LeafCells.zero
    for place in 0..<4 {
      let (left, top) = (place % 2 * side - x, place / 2 * side - y)
      form.forEachCell(self.cells(of: block[place])) { right, down, state in
        let (column, row) = (left + right, top + down)
        guard 0..<side ~= column, 0..<side ~= row else { return }
        cells = form.putting(state, into: cells, x: UInt64(column), y: UInt64(row))
      }
    }
    return leaf(cells)
  }
}
