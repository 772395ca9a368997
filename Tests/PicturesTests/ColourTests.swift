import TerrariumBasics
import TerrariumPictures
import Testing

struct ColourTests {
  private func colour(_ random: inout RandomStream) -> Colour {
    Colour(UInt32(random.draw(below: 1 << 24)))
  }

  // By the calculators of WCAG 2.
  @Test(
    arguments: [
      (0xffffff, 0x000000, 21), (0x777777, 0xffffff, 4.48), (0xff0000, 0xffffff, 4.0),
      (0x0000ff, 0xffffff, 8.59), (0x00ff00, 0x000000, 15.3), (0x0a0a0a, 0x000000, 1.06),
      (0x0b0b0b, 0x0b0b0b, 1), (0x336699, 0xffcc00, 3.97),
    ] as [(UInt32, UInt32, Double)])
  func `contrasts are those of the standard`(one: UInt32, other: UInt32, contrast: Double) {
    let (one, other) = (Colour(one), Colour(other))
    #expect(abs(one.contrast(with: other) - contrast) < 0.01, "\(one.contrast(with: other))")
    #expect(one.contrast(with: other) == other.contrast(with: one))
  }

  @Test(
    arguments: [
      (0x000000, true, Colour.lightInk), (0xffffff, false, .darkInk), (0x767676, false, .lightInk),
      (0x757575, true, .lightInk), (0x8a8a8a, false, .darkInk), (0x888888, false, .lightInk),
    ] as [(UInt32, Bool, Colour)])
  func `grounds are dark or light, with the ink for them`(code: UInt32, isDark: Bool, ink: Colour) {
    #expect(Colour(code).isDark == isDark && Colour(code).ink == ink)
  }

  @Test(
    arguments: [
      (0xff0000, 0x4c4c4c), (0x00ff00, 0x969696), (0x0000ff, 0x1d1d1d), (0xffffff, 0xffffff),
      (0x010101, 0x010101), (0x000004, 0x000000), (0x000005, 0x010101),
    ] as [(UInt32, UInt32)])
  func `greys are as light as their colours`(code: UInt32, grey: UInt32) {
    #expect(Colour(code).grey == Colour(grey))
  }

  @Test func `mixes go in even steps from one colour to the other`() {
    let (one, other) = (Colour(0x00_64_ff), Colour(0xc8_00_fa))
    #expect(one.mixed(with: other, share: 0) == one && one.mixed(with: other, share: 1) == other)
    #expect(one.between(other, steps: 3) == [0x32_4b_fe, 0x64_32_fd, 0x96_19_fb].map(Colour.init))
    #expect(one.between(other, steps: 0).isEmpty)
  }

  @Test func `a colour stands out as soon as its contrast is enough`() {
    let (ground, ink) = (Colour(0x808080), Colour(0xffffff))
    for contrast in [1.0, 1.5, 2, 3, 3.9, 9] {
      let steps = (0...19).map { Colour(0x909090).mixed(with: ink, share: Double($0) / 20) }
      let first = steps.first { $0.contrast(with: ground) >= contrast } ?? ink
      #expect(Colour(0x909090).standingOut(from: ground, by: contrast, towards: ink) == first)
    }
  }

  @Test func `the nearest colour is the first of the least distance`() {
    #expect(Colour(0x010000).distance(from: Colour(0)) == 2)
    #expect(Colour(0x000200).distance(from: Colour(0)) == 16)
    #expect(Colour(0x000003).distance(from: Colour(0)) == 27)
    var random = RandomStream(key: 1)
    for count in 1...40 {
      let all = (0..<count).map { _ in colour(&random) }
      let palette = all + all
      let wanted = colour(&random)
      let distances = palette.map { $0.distance(from: wanted) }
      #expect(palette.nearest(to: wanted) == distances.firstIndex(of: distances.min() ?? 0))
      // The background replaces no other colour.
      let place = palette.places(of: [palette[0], wanted])
      let least = distances.dropFirst().min()
      #expect(place[0] == 0 && place[1] == distances.dropFirst().firstIndex(of: least ?? 0))
    }
    #expect([Colour]().nearest(to: Colour(0)) == 0)
    #expect([Colour(5)].places(of: [Colour(5), Colour(7)]) == [0, 0])
  }

  @Test func `of too many colours those are told that differ most`() {
    var random = RandomStream(key: 2)
    for most in 1...12 {
      let all = (0..<10).map { _ in colour(&random) }
      let told = (all + all).told(atMost: most)
      #expect(told.count == min(10, most) && told[0] == all[0])
      guard most < 10 else {
        #expect(told == all)
        continue
      }
      func distance(_ colour: Colour, _ chosen: ArraySlice<Colour>) -> Int {
        chosen.map { $0.distance(from: colour) }.min() ?? 0
      }
      for place in told.indices.dropFirst() {
        let most = all.map { distance($0, told[..<place]) }.max()
        #expect(distance(told[place], told[..<place]) == most)
      }
    }
  }

  @Test(
    arguments: [
      ("#ff8800", 0xff8800), ("#F80", 0xff8800), ("#012", 0x001122), ("#010203", 0x010203),
      ("Navy", 0x000080), ("lime", 0x00ff00), ("gray", 0x808080), ("pink", 0xffc0cb),
      ("#ff880", nil), ("#ff88000", nil), ("#f8", nil), ("ff8800", nil), ("#gg8800", nil),
      ("#-ff880", nil), ("#+ff", nil), ("", nil), ("#", nil), ("reddish", nil),
    ] as [(String, UInt32?)])
  func `colours are written with a # or by name`(text: String, code: UInt32?) {
    #expect(Colour(written: text)?.code == code)
    if let code { #expect(Colour(written: Colour(code).written)?.code == code) }
  }

  @Test func `the names of colours are in alphabetical order`() {
    #expect(Colour.allNames.count == 20 && Colour.allNames == Colour.allNames.sorted())
    #expect(Colour.allNames.allSatisfy { Colour(written: $0) != nil })
  }

  @Test func `the colours of an area are those of its pixels`() {
    var random = RandomStream(key: 4)
    let pixels = (0..<63).map { _ in UInt8(random.draw(below: 12)) }
    let palette = (0..<12).map { Colour(UInt32($0)) }
    let picture = IndexedPicture(width: 9, height: 7, palette: palette, pixels: pixels)
    #expect(picture.area == PixelRect(left: 0, top: 0, width: 9, height: 7))
    for _ in 0..<100 {
      let (x, y) = (random.draw(below: 9), random.draw(below: 7))
      let area = PixelRect(
        left: x, top: y, width: 1 + random.draw(below: 9 - x), height: 1 + random.draw(below: 7 - y)
      )
      let seen = Set(area.rows.flatMap { y in area.columns.map { Int(pixels[y * 9 + $0]) } })
      #expect(picture.shown(in: area) == seen.sorted())
      let rows = StripedPicture(picture).rows(area.rows)
      #expect(rows == Array(pixels[area.top * 9..<area.bottom * 9]))
    }
    #expect(StripedPicture(picture).whole == picture)
    #expect(!StripedPicture.isLarge(width: 1 << 13, height: 1 << 13))
    #expect(StripedPicture.isLarge(width: 1 << 13, height: 1 + 1 << 13))
  }

  @Test func `a film has the first frame's colours, then the first ones of the others`() {
    func colours(_ codes: ClosedRange<UInt32>) -> [Colour] { codes.map(Colour.init) }
    let later = [colours(3...9), colours(20...22)]
    let form = FilmForm(
      width: 3, height: 2, palette: colours(1...4), later: later, hasOnePalette: false)
    let codes: [UInt32] = [1, 2, 3, 4, 20, 21, 5, 22, 6, 7, 8, 9]
    #expect(form.table.map(\.code) == codes)
    #expect(FilmForm(width: 3, height: 2, palette: colours(1...4), later: later).table.count == 4)
    let many = FilmForm(
      width: 3, height: 2, palette: colours(1...200), later: [colours(100...400)],
      hasOnePalette: false)
    #expect(many.table == colours(1...256))
  }
}
