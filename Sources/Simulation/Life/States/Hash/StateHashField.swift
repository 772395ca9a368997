/// A plane of many states that HashLife steps: what was seen before is not computed again.
struct StateHashField: StateField {
  let stateCount: Int
  private var nodes: StateNodes
  private var root: UInt32 = 0
  private var level = 3
  /// The top left of the root's square.
  private var corner = Cell(-4, -4)
  private var step = -1
  private let memoryLimit: Int
  private var cellsStepped: UInt128 = 0

  var phase = 0

  /// The farthest that cells may be from the middle.
  private static let largestLevel = 60

  /// An empty plane; the rule must leave emptiness alone.
  init(_ rule: any LocalRule, options: LifeOptions) {
    stateCount = rule.stateCount
    nodes = StateNodes(
      rule,
      limit: min(max(1 << 12, options.memoryLimit / StateNodes.bytesPerNode), Int(Int32.max)))
    memoryLimit = options.memoryLimit
  }

  var background: UInt8 { 0 }

  var work: EngineWork { EngineWork(engine: "hash", kernel: "states", cellsStepped: cellsStepped) }

  var population: UInt128 { nodes.population(root, level) }

  mutating func advance(by generations: Int) throws(WorldError) {
    guard generations > 0 else { return }
    // From the lowest bit of the number up: each is a step of its own size.
    for bit in 0..<63 where generations >> bit & 1 != 0 { try advance(step: bit) }
  }

  /// Lets 2^step generations pass.
  private mutating func advance(step: Int) throws(WorldError) {
    if root == 0 { return }
    if step != self.step {
      nodes.forget()
      self.step = step
    }
    // Twice empty all around, and large enough that the step is done in one. It leaves the middle,
    // so that the square is no larger after many steps than what lives in it asks for.
    while level < max(4, step + 3) || !isEmptyAround { try widen() }
    try widen()
    cellsStepped += population << UInt128(min(60, step))
    let before = root
    root = nodes.stepped(root, level: level, step: step)
    if nodes.hasOverflown {
      // Once more, without all that earlier steps have left behind.
      root = nodes.keep(before, level: level)
      let start = root
      root = nodes.stepped(root, level: level, step: step)
      if nodes.hasOverflown {
        root = nodes.keep(start, level: level)
        throw .memoryBound(limitInBytes: memoryLimit)
      }
    }
    level -= 1
    let quarter = 1 << (level - 1)
    corner = Cell(corner.x + quarter, corner.y + quarter)
  }

  /// Whether nothing lies outside of the root's inner quarter.
  private var isEmptyAround: Bool {
    guard level >= 3, root != 0 else { return level >= 3 }
    let whole = nodes.quarters(root)
    let (a, b) = (nodes.quarters(whole.nw), nodes.quarters(whole.ne))
    let (c, d) = (nodes.quarters(whole.sw), nodes.quarters(whole.se))
    let inner = level - 2
    let inside =
      nodes.population(a.se, inner) + nodes.population(b.sw, inner)
      + nodes.population(c.ne, inner) + nodes.population(d.nw, inner)
    return inside == population
  }

  /// Puts the root into the middle of a square twice its side.
  private mutating func widen() throws(WorldError) {
    guard level < Self.largestLevel else { throw .memoryBound(limitInBytes: memoryLimit) }
    let half = 1 << (level - 1)
    if root != 0 {
      let whole = nodes.quarters(root)
      let (nw, ne) = (
        nodes.join(0, 0, 0, whole.nw, level: level), nodes.join(0, 0, whole.ne, 0, level: level)
      )
      let (sw, se) = (
        nodes.join(0, whole.sw, 0, 0, level: level), nodes.join(whole.se, 0, 0, 0, level: level)
      )
      root = nodes.join(nw, ne, sw, se, level: level + 1)
    }
    corner = Cell(corner.x - half, corner.y - half)
    level += 1
  }
}

// MARK: - Cells

extension StateHashField {
  subscript(cell: Cell) -> UInt8 {
    var (x, y) = (cell.x - corner.x, cell.y - corner.y)
    guard x >= 0, y >= 0, x >> level == 0, y >> level == 0 else { return 0 }
    var (node, level) = (root, level)
    while level > 1 {
      if node == 0 { return 0 }
      level -= 1
      let whole = nodes.quarters(node)
      let half = 1 << level
      node = y < half ? (x < half ? whole.nw : whole.ne) : x < half ? whole.sw : whole.se
      x &= half - 1
      y &= half - 1
    }
    return UInt8(node >> UInt32(8 * (y * 2 + x)) & 0xff)
  }

  mutating func set(_ cells: [Cell], to state: UInt8) {
    for cell in cells {
      while !isInside(cell) {
        if (try? widen()) == nil { return }
      }
      root = changed(root, level, cell.x - corner.x, cell.y - corner.y, state)
    }
  }

  private func isInside(_ cell: Cell) -> Bool {
    let (x, y) = (cell.x - corner.x, cell.y - corner.y)
    return x >= 0 && y >= 0 && x >> level == 0 && y >> level == 0
  }

  private mutating func changed(
    _ node: UInt32, _ level: Int, _ x: Int, _ y: Int, _ state: UInt8
  ) -> UInt32 {
    if level == 1 {
      let shift = UInt32(8 * (y * 2 + x))
      return node & ~(0xff << shift) | UInt32(state) << shift
    }
    var whole = nodes.quarters(node)
    let half = 1 << (level - 1)
    let (right, down) = (x & (half - 1), y & (half - 1))
    switch (x < half, y < half) {
    case (true, true): whole.nw = changed(whole.nw, level - 1, right, down, state)
    case (false, true): whole.ne = changed(whole.ne, level - 1, right, down, state)
    case (true, false): whole.sw = changed(whole.sw, level - 1, right, down, state)
    case (false, false): whole.se = changed(whole.se, level - 1, right, down, state)
    }
    return nodes.join(whole.nw, whole.ne, whole.sw, whole.se, level: level)
  }

  var counts: [UInt128] {
    var known: [UInt32: [UInt128]] = [:]
    func counts(_ node: UInt32, _ level: Int) -> [UInt128] {
      var sum = [UInt128](repeating: 0, count: stateCount)
      if node == 0 { return sum }
      if level == 1 {
        for byte in 0..<4 { sum[Int(node >> UInt32(8 * byte) & 0xff)] += 1 }
        sum[0] = 0
        return sum
      }
      if let counts = known[node] { return counts }
      let whole = nodes.quarters(node)
      for part in [whole.nw, whole.ne, whole.sw, whole.se] where part != 0 {
        for (state, count) in counts(part, level - 1).enumerated() { sum[state] += count }
      }
      known[node] = sum
      return sum
    }
    return Array(counts(root, level)[1...])
  }

  /// Calls a function with each cell of a window that is not in state 0.
  private func forEachCell(in window: CellRect, _ body: (Cell, UInt8) -> Void) {
    func visit(_ node: UInt32, _ level: Int, _ x: Int, _ y: Int) {
      let side = 1 << level
      guard node != 0, x < window.maxX, y < window.maxY, x + side > window.x, y + side > window.y
      else { return }
      if level == 1 {
        for byte in 0..<4 {
          let state = UInt8(node >> UInt32(8 * byte) & 0xff)
          let cell = Cell(x + byte % 2, y + byte / 2)
          if state != 0, window.contains(cell) { body(cell, state) }
        }
        return
      }
      let whole = nodes.quarters(node)
      let half = side / 2
      visit(whole.nw, level - 1, x, y)
      visit(whole.ne, level - 1, x + half, y)
      visit(whole.sw, level - 1, x, y + half)
      visit(whole.se, level - 1, x + half, y + half)
    }
    visit(root, level, corner.x, corner.y)
  }

  func states(in window: CellRect) -> StateGrid {
    var grid = StateGrid(size: window.size)
    forEachCell(in: window) { grid[$0.x - window.x, $0.y - window.y] = $1 }
    return grid
  }

  /// The box around what a square holds, in places of the square: each square is asked once.
  var liveBox: CellRect? {
    var known: [UInt32: CellRect] = [:]
    func box(_ node: UInt32, _ level: Int) -> CellRect {
      var all = CellRect(x: 0, y: 0, width: 0, height: 0)
      if node == 0 { return all }
      if level > 1, let box = known[node] { return box }
      let half = 1 << (level - 1)
      let whole = nodes.quarters(level > 1 ? node : 0)
      let parts = [whole.nw, whole.ne, whole.sw, whole.se]
      for place in 0..<4 {
        var part: CellRect
        if level == 1 {
          let side = node >> UInt32(8 * place) & 0xff == 0 ? 0 : 1
          part = CellRect(x: 0, y: 0, width: side, height: side)
        } else {
          part = box(parts[place], level - 1)
        }
        part.x += place % 2 * half
        part.y += place / 2 * half
        if !part.isEmpty { all = all.union(part) }
      }
      if level > 1 { known[node] = all }
      return all
    }
    let all = box(root, level)
    guard !all.isEmpty else { return nil }
    return CellRect(x: all.x + corner.x, y: all.y + corner.y, width: all.width, height: all.height)
  }
}
