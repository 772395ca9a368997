import TerrariumBasics
import TerrariumPictures
import Testing

struct PaletteReducerTests {
  private func random(_ count: Int, seed: UInt64) -> [UInt32: Int] {
    var stream = Seed(seed).stream("colours")
    var counts: [UInt32: Int] = [:]
    for _ in 0..<count { counts[UInt32(stream.draw(below: 1 << 24)), default: 0] += 1 }
    return counts
  }

  private func distance(_ a: UInt32, _ b: Colour) -> Int {
    [16, 8, 0].map { shift in
      let off = Int(a >> UInt32(shift) & 255) - Int(b.code >> UInt32(shift) & 255)
      return off * off
    }.reduce(0, +)
  }

  @Test(arguments: [1, 3, 300])
  func `colours that no pixel has are brought down, too`(count: Int) {
    let counts = random(count, seed: 9).mapValues { _ in 0 }
    let reducer = PaletteReducer(exact: [], counts: counts, limit: 2)
    #expect(1...2 ~= reducer.palette.count)
    #expect(counts.keys.allSatisfy { Int(reducer.index(of: $0)) < reducer.palette.count })
  }

  @Test(arguments: [0, 1, 2, 100, 254])
  func `where all colours fit none changes`(count: Int) {
    let counts = random(count, seed: UInt64(count))
    let reducer = PaletteReducer(exact: [Colour(0x123456)], counts: counts, limit: 255)
    for colour in counts.keys {
      #expect(reducer.palette[Int(reducer.index(of: colour))].code == colour)
    }
    #expect(Set(reducer.palette).count == reducer.palette.count)
  }

  @Test(arguments: [256, 1000, 5000], [UInt64(1), 2, 3])
  func `more become at most as many as there is room for, the exact ones unchanged`(
    count: Int, seed: UInt64
  ) {
    let exact = [Colour(0xff0000), Colour(0x00ff00), Colour(0xff0000), Colour(0x010203)]
    let counts = random(count, seed: seed)
    let reducer = PaletteReducer(exact: exact, counts: counts, limit: 255)
    #expect(reducer.palette.count <= 255)
    #expect(reducer.palette.prefix(3) == [exact[0], exact[1], exact[3]])
    for colour in exact { #expect(reducer.palette[Int(reducer.index(of: colour.code))] == colour) }
    // 252 boxes of a cube with a side of 256 are about 41 wide, so no colour is a box's diagonal
    // away.
    let worst = counts.keys.map { distance($0, reducer.palette[Int(reducer.index(of: $0))]) }.max()
    #expect((worst ?? 0) <= 3 * 82 * 82, "\(worst ?? 0)")
    let mean = counts.keys.reduce(0) {
      $0 + distance($1, reducer.palette[Int(reducer.index(of: $1))])
    }
    #expect(Double(mean) / Double(counts.count) < 3 * 18 * 18)
  }

  @Test func `few frequent colours are kept near, whatever is rare`() {
    var counts = random(2000, seed: 9)
    let frequent: [UInt32] = [0x204060, 0x80a0c0, 0xf0e0d0]
    for colour in frequent { counts[colour] = 1_000_000 }
    let reducer = PaletteReducer(exact: [], counts: counts, limit: 255)
    for colour in frequent {
      #expect(distance(colour, reducer.palette[Int(reducer.index(of: colour))]) <= 3)
    }
  }

  @Test func `the same colours make the same palette`() {
    let counts = random(3000, seed: 4)
    let first = PaletteReducer(exact: [], counts: counts, limit: 100)
    var reversed: [UInt32: Int] = [:]
    for key in counts.keys.sorted(by: >) { reversed[key] = counts[key] }
    let second = PaletteReducer(exact: [], counts: reversed, limit: 100)
    #expect(first.palette == second.palette && first.palette.count == 100)
    #expect(counts.keys.allSatisfy { first.index(of: $0) == second.index(of: $0) })
  }

  @Test(arguments: [3, 20, 255], [false, true])
  func `a colour becomes the nearest of the palette, exact ones too`(limit: Int, hasOverlay: Bool) {
    let exact = [Colour(0x204060), Colour(0xf0e0d0), Colour(0x7f6b51)]
    let counts = random(2000, seed: 6)
    var reducer = PaletteReducer(exact: exact, counts: counts, limit: limit)
    if hasOverlay {
      let mixes = Colour(0xff0000).between(exact[0], steps: 3)
      reducer.add(inks: [Colour(0xff0000)], mixes: mixes, keeping: [exact[0]], limit: limit + 1)
    }
    #expect(counts.count > limit)
    for code in counts.keys {
      let colour = reducer.palette[Int(reducer.index(of: code))]
      let nearest = reducer.palette.map { $0.distance(from: Colour(code)) }.min()
      #expect(colour.distance(from: Colour(code)) == nearest)
    }
  }
}
