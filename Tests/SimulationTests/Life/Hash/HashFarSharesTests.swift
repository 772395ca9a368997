import TerrariumSimulation
import TerrariumSupport
import Testing

/// Shares of fields that reach as far as cells do.
struct HashFarSharesTests {
  private static let size = GridSize(columns: 16, rows: 16)

  /// A list of squares that has a square of a level, full of its state, in the place of each cell.
  private func squares(
    of grid: StateGrid, level: Int, leaf: (UInt8) -> MacrocellNode, at leafLevel: Int
  ) -> [MacrocellNode] {
    var list: [MacrocellNode] = []
    var full = [0]
    for state in UInt8(1)...3 {
      list.append(leaf(state))
      for level in leafLevel + 1...level {
        let part = list.count
        list.append(.branch(level: level, nw: part, ne: part, sw: part, se: part))
      }
      full.append(list.count)
    }
    func square(_ x: Int, _ y: Int, _ side: Int, _ level: Int) -> Int {
      if side == 1 { return full[Int(grid[x, y])] }
      let half = side / 2
      let parts = [(0, 0), (half, 0), (0, half), (half, half)].map {
        square(x + $0.0, y + $0.1, half, level - 1)
      }
      if parts.allSatisfy({ $0 == 0 }) { return 0 }
      list.append(
        .branch(level: level, nw: parts[0], ne: parts[1], sw: parts[2], se: parts[3]))
      return list.count
    }
    _ = square(0, 0, 16, level + 4)
    return list
  }

  @Test(arguments: [5, 20, 28, 31, 32, 38, 45, 58], ["life", "life, alive", "states"])
  func `squares in the place of cells have the shares of the cells`(
    level: Int, kind: String
  ) throws {
    var random = Seed(UInt64(level)).stream("far shares")
    for round in 0..<8 {
      let states: UInt8 = kind == "states" ? 3 : 1
      let small = StateGrid(size: Self.size) { _, _ in
        random.draw(below: 3) == 0 ? 1 + UInt8(random.draw(below: Int(states))) : 0
      }
      let background: UInt8 = kind == "life, alive" ? 1 : 0
      var field = LifeOptions().makeHash(
        try CellRule(kind == "states" ? "WireWorld" : "B3/S23"), background: background)
      try field.take(
        kind == "states"
          ? squares(of: small, level: level, leaf: { .states(0x0101_0101 * UInt32($0)) }, at: 1)
          : squares(of: small, level: level, leaf: { _ in .leaf(.max) }, at: 3))
      let (left, top) = (random.draw(below: 30) - 15, random.draw(below: 30) - 15)
      let window = CellRect(
        x: left, y: top, width: 1 + random.draw(below: 16 - left),
        height: 1 + random.draw(below: 16 - top))
      let side = 1 + random.draw(below: 12)
      let seen = StateGrid(size: window.size) { x, y in
        let cell = Cell(x + window.x + 8, y + window.y + 8)
        let isInside = CellRect(Self.size).contains(cell)
        return (isInside ? small[cell.x, cell.y] : 0) ^ background
      }
      let far = CellRect(
        x: window.x << level, y: window.y << level, width: window.width << level,
        height: window.height << level)
      #expect(
        field.shares(in: far, blockSide: side << level)
          == seen.shares(blockSide: side, stateCount: Int(states) + 1),
        "round \(round), window \(window), blocks of \(side)")
    }
  }

  @Test func `a full square of any size is counted at once`() throws {
    for level in [20, 38, 62] {
      let list =
        [MacrocellNode.leaf(.max)]
        + (4...level).map {
          .branch(level: $0, nw: $0 - 3, ne: $0 - 3, sw: $0 - 3, se: $0 - 3)
        }
      let field = try HashField(macrocell: list, rule: .life)
      let box = try #require(field.liveBox)
      let window = box.widened(by: 1 << (level - 5))
      let shares = try #require(field.shares(in: window, blockSide: window.width / 777))
      let middle = shares.size.rows / 2 * shares.size.columns + shares.size.columns / 2
      #expect(shares.planes[0][middle] == 255 && shares.planes[0][0] == 0)
    }
  }
}
