internal import Basics

extension Macrocell {
  /// The tree with all its cells moved, round the same middle; nil if it would become too large.
  package func moved(right: Int, down: Int) -> Macrocell? {
    let furthest = max(right.magnitude, down.magnitude)
    let wide = max(level, 64 - furthest.leadingZeroBitCount) + 2
    if furthest == 0 || nodes.isEmpty { return self }
    guard wide <= Self.largestLevel else { return nil }
    var mover = MacrocellMover(self)
    let shift = 1 << (wide - 1) - 1 << (level - 1)
    mover.move(right: shift + right, down: shift + down, into: wide)
    return Macrocell(checked: mover.list)
  }
}

/// Makes the squares of a tree that lie across those of another.
private struct MacrocellMover {
  /// Four squares of a level that touch, or the parts of one.
  private struct Block: Hashable {
    var nw = 0
    var ne = 0
    var sw = 0
    var se = 0
  }

  private var builder = MacrocellBuilder()
  private var known: [Block: Int] = [:]
  private var root = 0
  private var level: Int
  private let leafLevel: Int

  /// Knows the squares of a tree.
  init(_ tree: Macrocell) {
    var numbers = [0]
    numbers.reserveCapacity(tree.nodes.count + 1)
    var leafLevel = 3
    for node in tree.nodes {
      if case .states = node { leafLevel = 1 }
      numbers.append(builder.number(of: node.renumbered(numbers)))
    }
    (root, level, self.leafLevel) = (numbers[tree.nodes.count], tree.level, leafLevel)
  }

  /// Makes the root the top left of a square of a level, and moves it there.
  mutating func move(right: Int, down: Int, into wide: Int) {
    while level < wide {
      level += 1
      root = number(of: Block(nw: root), level)
    }
    let side = 1 << level
    root = across(Block(se: root), level, side - right, side - down)
    // Without the empty rim, and as a field has it.
    while level > 4, root > 0 {
      let whole = parts(of: root)
      let (a, b, c, d) = (
        parts(of: whole.nw), parts(of: whole.ne), parts(of: whole.sw), parts(of: whole.se)
      )
      let rim = a.nw | a.ne | a.sw | b.nw | b.ne | b.se | c.nw | c.sw | c.se | d.ne | d.sw | d.se
      guard rim == 0 else { return }
      level -= 1
      root = number(of: Block(nw: a.se, ne: b.sw, sw: c.ne, se: d.nw), level)
    }
  }

  /// The squares that the root is made of, children before their parents.
  var list: [MacrocellNode] {
    var list: [MacrocellNode] = []
    var numbers = [0: 0]
    func add(_ number: Int) -> Int {
      if let place = numbers[number] { return place }
      var node = builder.nodes[number - 1]
      if case .branch(let level, let nw, let ne, let sw, let se) = node {
        node = .branch(level: level, nw: add(nw), ne: add(ne), sw: add(sw), se: add(se))
      }
      list.append(node)
      numbers[number] = list.count
      return list.count
    }
    _ = add(root)
    return list
  }
}

extension MacrocellMover {
  private func parts(of number: Int) -> Block {
    guard number > 0, case .branch(_, let nw, let ne, let sw, let se) = builder.nodes[number - 1]
    else { return Block() }
    return Block(nw: nw, ne: ne, sw: sw, se: se)
  }

  private mutating func number(of block: Block, _ level: Int) -> Int {
    builder.number(
      of: .branch(level: level, nw: block.nw, ne: block.ne, sw: block.sw, se: block.se))
  }

  /// The square of a level that begins so far right and down in four of it.
  private mutating func across(_ block: Block, _ level: Int, _ x: Int, _ y: Int) -> Int {
    if block == Block() { return 0 }
    if x == 0, y == 0 { return block.nw }
    // One way for each level: the offsets there are always the same.
    if let known = known[block] { return known }
    let number: Int
    if level == leafLevel {
      number = leaf(across: block, x, y)
    } else {
      let (half, inner) = (1 << (level - 1), 1 << (level - 1) - 1)
      let grid = [block.nw, block.ne, block.sw, block.se].map { parts(of: $0) }
      func part(_ row: Int, _ column: Int) -> Int {
        let square = grid[row / 2 * 2 + column / 2]
        return switch (row % 2, column % 2) {
        case (0, 0): square.nw
        case (0, _): square.ne
        case (_, 0): square.sw
        default: square.se
        }
      }
      func quarter(_ down: Int, _ right: Int) -> Int {
        let (row, column) = (y / half + down, x / half + right)
        // What lies behind the last is not asked for where the offset is 0.
        let (below, beside) = (min(3, row + 1), min(3, column + 1))
        return across(
          Block(
            nw: part(row, column), ne: part(row, beside), sw: part(below, column),
            se: part(below, beside)),
          level - 1, x & inner, y & inner)
      }
      number = self.number(
        of: Block(nw: quarter(0, 0), ne: quarter(0, 1), sw: quarter(1, 0), se: quarter(1, 1)),
        level)
    }
    known[block] = number
    return number
  }

  /// A leaf that begins so far right and down in four.
  private mutating func leaf(across block: Block, _ x: Int, _ y: Int) -> Int {
    let side = 1 << leafLevel
    var (bits, states): (UInt64, UInt32) = (0, 0)
    for (place, number) in [block.nw, block.ne, block.sw, block.se].enumerated() where number > 0 {
      let (left, top) = (place % 2 * side - x, place / 2 * side - y)
      for cell in 0..<side * side {
        let (column, row) = (left + cell % side, top + cell / side)
        guard 0..<side ~= column, 0..<side ~= row else { continue }
        switch builder.nodes[number - 1] {
        case .leaf(let cells): bits |= (cells >> UInt64(cell) & 1) << UInt64(row * 8 + column)
        case .states(let cells):
          states |= (cells >> UInt32(8 * cell) & 0xff) << UInt32(8 * (row * 2 + column))
        case .branch: break
        }
      }
    }
    return builder.number(of: leafLevel == 1 ? .states(states) : .leaf(bits))
  }
}
