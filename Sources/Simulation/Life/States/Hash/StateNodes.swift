/// The squares of HashLife for many states: each of four half its side, equal ones once (Gosper,
/// 1984).
///
/// A square of 2×2 cells is its own number, a state a byte; larger ones are numbered as they come.
/// 0 is the empty square of every size.
struct StateNodes: Sendable {
  struct Node: Hashable, Sendable {
    var nw: UInt32
    var ne: UInt32
    var sw: UInt32
    var se: UInt32
    var level: UInt32
  }

  private(set) var nodes: [Node]
  private var numbers: [Node: UInt32]
  /// What is in the middle of each square later, under the step in force; `unknown` until asked.
  private var results: [UInt32]
  private var counts: [UInt128]
  private let rule: any LocalRule
  private let isMoore: Bool

  private static let unknown = UInt32.max

  /// How many squares there may be, and whether more were needed: what came out is nothing then.
  private let limit: Int
  private(set) var hasOverflown = false

  /// The bytes that a square takes, with its entries everywhere.
  static let bytesPerNode = 20 + 4 + 16 + 2 * 32

  init(_ rule: any LocalRule, limit: Int) {
    self.limit = limit
    self.rule = rule
    isMoore = rule.reach == .moore
    nodes = [Node(nw: 0, ne: 0, sw: 0, se: 0, level: 0)]
    numbers = [:]
    results = [0]
    counts = [0]
  }

  /// How many squares there are.
  var count: Int { nodes.count }

  /// The square of four.
  mutating func join(
    _ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32, level: Int
  ) -> UInt32 {
    if nw | ne | sw | se == 0 { return 0 }
    let node = Node(nw: nw, ne: ne, sw: sw, se: se, level: UInt32(level))
    if let number = numbers[node] { return number }
    guard nodes.count < limit else {
      hasOverflown = true
      return 0
    }
    let number = UInt32(nodes.count)
    numbers[node] = number
    nodes.append(node)
    results.append(Self.unknown)
    counts.append(
      population(nw, level - 1) + population(ne, level - 1) + population(sw, level - 1)
        + population(se, level - 1))
    return number
  }

  /// How many cells of a square are not in state 0.
  func population(_ node: UInt32, _ level: Int) -> UInt128 {
    guard level == 1 else { return counts[Int(node)] }
    var count: UInt128 = 0
    for byte in 0..<4 where node >> UInt32(8 * byte) & 0xff != 0 { count += 1 }
    return count
  }

  /// The square of four cells.
  static func cells(_ nw: UInt8, _ ne: UInt8, _ sw: UInt8, _ se: UInt8) -> UInt32 {
    UInt32(nw) | UInt32(ne) << 8 | UInt32(sw) << 16 | UInt32(se) << 24
  }

  /// The quarters of a square above the lowest level.
  func quarters(_ node: UInt32) -> Node { nodes[Int(node)] }

  /// Forgets what comes of the squares, as another step begins.
  mutating func forget() {
    for place in results.indices.dropFirst() { results[place] = Self.unknown }
  }

  /// Keeps only the squares of a tree; what becomes of its root's number.
  mutating func keep(_ root: UInt32, level: Int) -> UInt32 {
    let old = self
    self = StateNodes(rule, limit: limit)
    var moved: [UInt32: UInt32] = [:]
    func move(_ node: UInt32, _ level: Int, into new: inout StateNodes) -> UInt32 {
      if node == 0 || level == 1 { return node }
      if let known = moved[node] { return known }
      let quarters = old.nodes[Int(node)]
      let number = new.join(
        move(quarters.nw, level - 1, into: &new), move(quarters.ne, level - 1, into: &new),
        move(quarters.sw, level - 1, into: &new), move(quarters.se, level - 1, into: &new),
        level: level)
      moved[node] = number
      return number
    }
    return move(root, level, into: &self)
  }
}

// MARK: - Time

extension StateNodes {
  /// The middle of a square 2^min(step, level − 2) generations later.
  mutating func stepped(_ node: UInt32, level: Int, step: Int) -> UInt32 {
    if node == 0 { return 0 }
    let known = results[Int(node)]
    if known != Self.unknown { return known }
    let result = level == 2 ? steppedCells(node) : steppedSquares(node, level, step)
    results[Int(node)] = result
    return result
  }

  private mutating func steppedSquares(_ node: UInt32, _ level: Int, _ step: Int) -> UInt32 {
    let whole = quarters(node)
    let (a, b) = (parts(whole.nw, level - 1), parts(whole.ne, level - 1))
    let (c, d) = (parts(whole.sw, level - 1), parts(whole.se, level - 1))
    let small = level - 1
    // Nine squares of half the side that overlap, row by row.
    var nine = [
      whole.nw, join(a.ne, b.nw, a.se, b.sw, level: small), whole.ne,
      join(a.sw, a.se, c.nw, c.ne, level: small), join(a.se, b.sw, c.ne, d.nw, level: small),
      join(b.sw, b.se, d.nw, d.ne, level: small), whole.sw,
      join(c.ne, d.nw, c.se, d.sw, level: small), whole.se,
    ]
    let isFull = step >= level - 2
    for place in nine.indices {
      nine[place] =
        isFull ? stepped(nine[place], level: small, step: step) : middle(nine[place], small)
    }
    func four(_ at: Int, _ nodes: inout StateNodes) -> UInt32 {
      let square = nodes.join(
        nine[at], nine[at + 1], nine[at + 3], nine[at + 4], level: small)
      return nodes.stepped(square, level: small, step: step)
    }
    return join(
      four(0, &self), four(1, &self), four(3, &self), four(4, &self), level: level - 1)
  }

  /// The quarters of a square, which may be of four cells; then they are states.
  private func parts(_ node: UInt32, _ level: Int) -> Node {
    level == 1
      ? Node(
        nw: node & 0xff, ne: node >> 8 & 0xff, sw: node >> 16 & 0xff, se: node >> 24, level: 0)
      : nodes[Int(node)]
  }

  /// The square in the middle of another.
  private mutating func middle(_ node: UInt32, _ level: Int) -> UInt32 {
    if node == 0 { return 0 }
    let whole = nodes[Int(node)]
    let (a, b) = (parts(whole.nw, level - 1), parts(whole.ne, level - 1))
    let (c, d) = (parts(whole.sw, level - 1), parts(whole.se, level - 1))
    if level == 2 { return a.se | b.sw << 8 | c.ne << 16 | d.nw << 24 }
    return join(a.se, b.sw, c.ne, d.nw, level: level - 1)
  }

  /// The four cells in the middle of sixteen, a generation later.
  private func steppedCells(_ node: UInt32) -> UInt32 {
    let whole = nodes[Int(node)]
    func state(_ x: Int, _ y: Int) -> UInt64 {
      let square = y < 2 ? (x < 2 ? whole.nw : whole.ne) : x < 2 ? whole.sw : whole.se
      return UInt64(square >> UInt32(8 * (y % 2 * 2 + x % 2)) & 0xff)
    }
    let mask = rule.reach.ringMask
    var next: UInt32 = 0
    for (place, (x, y)) in [(1, 1), (2, 1), (1, 2), (2, 2)].enumerated() {
      var ring = state(x - 1, y - 1) | state(x, y - 1) << 8 | state(x + 1, y - 1) << 16
      ring |= state(x - 1, y) << 24 | state(x + 1, y) << 32
      ring |= state(x - 1, y + 1) << 40 | state(x, y + 1) << 48 | state(x + 1, y + 1) << 56
      let cell = rule.next(Around(ring: ring & mask, centre: UInt8(state(x, y))))
      next |= UInt32(cell) << UInt32(8 * place)
    }
    return next
  }
}
