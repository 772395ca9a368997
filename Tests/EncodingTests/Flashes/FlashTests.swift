import TerrariumEncoding
import TerrariumRendering
import TerrariumSimulation
import Testing

struct FlashMeterTests {
  private func picture(
    _ width: Int, _ height: Int, _ palette: [Colour], using random: inout RandomStream
  ) -> IndexedPicture {
    IndexedPicture(
      width: width, height: height, palette: palette,
      pixels: (0..<width * height).map { _ in UInt8(random.draw(below: palette.count)) })
  }

  /// Returns the picture with about a share of its pixels drawn anew.
  private func changed(
    _ picture: IndexedPicture, percent: Int, using random: inout RandomStream
  ) -> IndexedPicture {
    var changed = picture
    for i in changed.pixels.indices where random.happens(percent, in: 100) {
      changed.pixels[i] = UInt8(random.draw(below: picture.palette.count))
    }
    return changed
  }

  /// True if more than half of the pixels flip, counted one by one according to the rule.
  private func flips(_ picture: IndexedPicture, after before: IndexedPicture) -> Bool {
    var strong = 0
    for i in picture.pixels.indices {
      let a = picture.palette[Int(picture.pixels[i])].luminance
      let b = before.palette[Int(before.pixels[i])].luminance
      if abs(a - b) >= 0.1, min(a, b) < 0.8 { strong += 1 }
    }
    return 2 * strong > picture.pixels.count
  }

  @Test(arguments: [(1, 1), (3, 1), (31, 1), (32, 1), (11, 3), (64, 5), (255, 32), (257, 33)])
  func `it agrees with looking at each pixel`(width: Int, height: Int) {
    var seen: [Bool: Int] = [:]
    for seed in UInt64(0)..<60 {
      var random = RandomStream(key: seed)
      func colours(_ count: Int) -> [Colour] {
        (0..<count).map { _ in Colour(UInt32(random.draw(below: 1 << 24))) }
      }
      let palette = colours(1 + random.draw(below: seed % 2 == 0 ? 2 : 40))
      let before = picture(width, height, palette, using: &random)
      var after = changed(before, percent: 40 + random.draw(below: 61), using: &random)
      if seed % 5 == 0 { after.palette = colours(palette.count) }
      let flips = FlashMeter.flips(after, after: before)
      #expect(flips == self.flips(after, after: before), "seed \(seed)")
      seen[flips, default: 0] += 1
    }
    if width > 3 { #expect(seen.count == 2, "\(seen)") }
  }

  @Test func `exactly half is not more than half`() {
    let palette = [Colour(0xffffff), Colour(0x000000)]
    for count in [2, 64, 8160, 8162, 40_000] {
      let before = IndexedPicture(
        width: count, height: 1, palette: palette, pixels: [UInt8](repeating: 0, count: count))
      var after = before
      for i in 0..<count / 2 { after.pixels[i] = 1 }
      #expect(!FlashMeter.flips(after, after: before))
      after.pixels[count - 1] = 1
      #expect(FlashMeter.flips(after, after: before))
    }
  }

  @Test(
    arguments: [
      // Two greys, and true if their change is a flash; the luminances are next to them.
      (0x000000, 0xffffff, true), (0xffffff, 0x000000, true),
      (0x000000, 0x5a5a5a, true),  // 0, 0.102
      (0x000000, 0x595959, false),  // 0, 0.0999
      (0xffffff, 0xe6e6e6, true),  // 1, 0.791
      (0xffffff, 0xe8e8e8, false),  // 1, 0.807: neither is dark
      (0xff0000, 0x800000, true), (0x0000ff, 0x000000, false),  // 0.213, 0.046; 0.072, 0
    ] as [(UInt32, UInt32, Bool)])
  func `what counts is luminance`(one: UInt32, other: UInt32, isStrong: Bool) {
    let (a, b) = (Colour(one).luminance, Colour(other).luminance)
    #expect(FlashMeter.isStrong(a, b) == isStrong && FlashMeter.isStrong(b, a) == isStrong)
  }
}

struct FlashCounterTests {
  private func most(_ flips: [Bool], _ delays: [FrameDelay]) -> Int {
    var counter = FlashCounter()
    for (flips, delay) in zip(flips, delays) { counter.add(flips: flips, delay: delay) }
    return counter.most
  }

  @Test(arguments: [
    (80, 13), (100, 10), (200, 5), (249, 5), (250, 4), (333, 4), (334, 3), (400, 3), (500, 2),
    (1000, 1), (5000, 1), (1, 1000),
  ])
  func `a film that flips with every frame`(milliseconds: Int, most: Int) {
    let delays = [FrameDelay](repeating: FrameDelay(milliseconds: milliseconds), count: 3000)
    #expect(self.most([Bool](repeating: true, count: 3000), delays) == most)
  }

  @Test func `a third of a second is three times a second, exactly`() {
    let delays = [FrameDelay](repeating: FrameDelay(1, over: 3), count: 100)
    #expect(most([Bool](repeating: true, count: 100), delays) == 3)
  }

  @Test func `it agrees with looking at each second`() {
    for seed in UInt64(0)..<100 {
      var random = RandomStream(key: seed)
      let flips = (0..<80).map { _ in random.happens(1, in: 2) }
      let milliseconds = flips.map { _ in random.draw(below: 400) }
      var times: [Int] = []
      var now = 0
      for (flips, delay) in zip(flips, milliseconds) {
        if flips { times.append(now) }
        now += delay
      }
      let naive = times.map { end in times.filter { $0 <= end && $0 > end - 1000 }.count }.max()
      // Frames without a delay flip together, and the last of them ends the second.
      #expect(
        most(flips, milliseconds.map { FrameDelay(milliseconds: $0) }) == naive ?? 0,
        "seed \(seed)")
    }
  }
}
