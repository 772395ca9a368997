import TerrariumRendering
import TerrariumSimulation
import Testing

/// Points that are blocks of cells.
struct BlockPainterTests {
  private static let (ground, ink) = (
    Colour(red: 255, green: 255, blue: 255), Colour(red: 0, green: 0, blue: 0)
  )

  /// Returns the darkness of each share, from 0 for the background to 255.
  private func darkness(blockSide: Int) -> [Int] {
    let colours = [Self.ground, Self.ink]
    let grid = ShareGrid(
      size: GridSize(columns: 256, rows: 1), planes: [(0...255).map { UInt8($0) }])
    return drawn(grid, in: colours, blockSide: blockSide).map { 255 - Int($0.red) }
  }

  /// Returns the colours of a grid's last row of points, whose states have some colours.
  private func drawn(_ grid: ShareGrid, in states: [Colour], blockSide: Int = 8) -> [Colour] {
    let palette = MixColours(ofBlocks: states)
    let places = Dictionary(
      uniqueKeysWithValues: palette.colours.enumerated().map { ($1, UInt8($0)) })
    let painter = BlockPainter(Mixer(palette) { places[$0] ?? 0 }, blockSide: blockSide)
    var pixels = [UInt8](repeating: 0, count: 3 + grid.size.columns)
    painter.lay(row: grid.size.rows - 1, of: grid, into: &pixels, at: 3)
    return pixels.dropFirst(3).map { palette.colours[Int($0)] }
  }

  @Test(arguments: [2, 3, 4, 16, 1000, 1 << 30])
  func `a block is the darker the more cells it has, and one cell is seen`(blockSide: Int) {
    let darkness = darkness(blockSide: blockSide)
    #expect(darkness[0] == 0 && darkness[255] == 255)
    #expect(zip(darkness, darkness.dropFirst()).allSatisfy { $0 <= $1 })
    // At least a seventh of the way from the background.
    #expect(darkness[1] * 7 >= 255)
    // No block is drawn lighter than its share, and no texture is flattened to less than half.
    #expect(darkness.indices.allSatisfy { darkness[$0] >= $0 - 1 })
    #expect(2 * (darkness[192] - darkness[128]) >= 64)
  }

  @Test func `the further away, the stronger`() {
    let (near, far) = (darkness(blockSide: 2), darkness(blockSide: 64))
    #expect(zip(near, far).allSatisfy { $0 <= $1 })
    #expect(far[16] > near[16] + 20)
  }

  @Test(arguments: 2...6)
  func `blocks of one state have its colour`(states: Int) {
    let colours = (0..<states).map { state in
      let red = UInt8(6 * state)
      return Colour(red: red, green: 255 - red, blue: UInt8(90 * (state % 3)))
    }
    for state in 1..<states {
      var planes = [[UInt8]](repeating: [0], count: states - 1)
      planes[state - 1] = [255]
      let grid = ShareGrid(size: GridSize(columns: 1, rows: 1), planes: planes)
      #expect(drawn(grid, in: colours) == [colours[state]])
    }
  }

  @Test func `states that share a colour are added up`() {
    let size = GridSize(columns: 1, rows: 1)
    func colour(_ states: [Colour], _ planes: [UInt8]) -> [Colour] {
      drawn(ShareGrid(size: size, planes: planes.map { [$0] }), in: states)
    }
    let whole = colour([Self.ground, Self.ink], [120])
    #expect(colour([Self.ground, Self.ink, Self.ink], [60, 60]) == whole)
    #expect(colour([Self.ground, Self.ink, Self.ink], [0, 120]) == whole)
    #expect(colour([Self.ground, Self.ink, Self.ink], [60, 0]) != whole)
    // Nothing is visible if everything has the background's colour.
    #expect(colour([Self.ground, Self.ground], [120]) == [Self.ground])
    #expect(colour([Self.ground, Self.ground, Self.ground], [9, 120]) == [Self.ground])
  }

  @Test(arguments: [3, 6, 7, 12, 40, 256])
  func `any cell of any state is seen, but of those in the ground's own colour`(states: Int) {
    // From ink to almost the background, as trails fade; the last state is not visible.
    let colours = (0..<states).map { state in
      let grey = UInt8(state == 0 ? 250 : 10 + 239 * (state - 1) / (states - 1))
      return state == states - 1 && states > 3
        ? Colour(red: 250, green: 250, blue: 250) : Colour(red: grey, green: grey, blue: grey)
    }
    // A point for each state, with the least possible share of it, in the second row.
    let size = GridSize(columns: states, rows: 2)
    let planes = (1..<states).map { state in
      (0..<size.area).map { UInt8($0 == states + state ? 1 : 0) }
    }
    let drawn = drawn(ShareGrid(size: size, planes: planes), in: colours, blockSide: 2)
    #expect(drawn.count == states)
    for (state, colour) in drawn.enumerated() {
      #expect((colour == colours[0]) == (colours[state] == colours[0]), "state \(state)")
    }
  }
}
