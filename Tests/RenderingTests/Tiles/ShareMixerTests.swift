import Simulation
import Testing

@testable import Rendering

/// Points that are blocks of cells.
struct ShareMixerTests {
  private static let (ground, ink) = (
    Colour(red: 255, green: 255, blue: 255), Colour(red: 0, green: 0, blue: 0)
  )

  /// How dark each share is drawn, from 0 for the ground to 255.
  private func darkness(blockSide: Int) -> [Int] {
    let mixer = ShareMixer([Self.ground, Self.ink], blockSide: blockSide)
    let grid = ShareGrid(
      size: GridSize(columns: 256, rows: 1), planes: [(0...255).map { UInt8($0) }])
    return (0..<256).map { 255 - Int(mixer.colours[Int(mixer.index(of: grid, at: $0))].red) }
  }

  @Test(arguments: [2, 3, 4, 16, 1000, 1 << 30])
  func `a block is the darker the more cells it has, and one cell is seen`(blockSide: Int) {
    let darkness = darkness(blockSide: blockSide)
    #expect(darkness[0] == 0 && darkness[255] == 255)
    #expect(zip(darkness, darkness.dropFirst()).allSatisfy { $0 <= $1 })
    // A seventh of the way from the ground, at least.
    #expect(darkness[1] * 7 >= 255)
    // No block is drawn lighter than its share, and no weave is flattened to less than half.
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
    let mixer = ShareMixer(colours, blockSide: 8)
    for state in 1..<states {
      var planes = [[UInt8]](repeating: [0], count: states - 1)
      planes[state - 1] = [255]
      let grid = ShareGrid(size: GridSize(columns: 1, rows: 1), planes: planes)
      let drawn = mixer.colours[Int(mixer.index(of: grid, at: 0))]
      #expect(drawn == colours[state])
    }
  }
}
