import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import Testing

struct SpriteTintTests {
  private func sheet(_ theme: String, state: Int, cell: Int = 32) throws -> [Colour] {
    let look = Look(
      theme: try #require(Theme.named(theme)), shape: .sprite, scale: .pixelsACell(cell))
    let painter = TilePainter(look: look, subject: seaLike, cell: cell)
    let pixels = try painter.sheet(for: state, on: painter.ground())
    #expect(pixels.count >= cell * cell)
    return pixels.map { Colour($0) }
  }

  /// Returns the colourfulness of a colour: the difference of its greatest and its least part.
  private func chroma(_ colour: Colour) -> Int {
    let parts = [colour.red, colour.green, colour.blue].map(Int.init)
    return (parts.max() ?? 0) - (parts.min() ?? 0)
  }

  @Test func `printed pages have grey animals on grey water`() throws {
    for state in seaLike.states.indices {
      #expect(try sheet("print", state: state).allSatisfy { chroma($0) <= 2 })
    }
    #expect(try sheet("light", state: 0).contains { chroma($0) > 60 })
  }

  @Test(arguments: ["amber", "phosphor"])
  func `screens of one colour have animals of that colour`(theme: String) throws {
    for state in seaLike.states.indices {
      let strangers = try sheet(theme, state: state).filter { colour in
        let (red, green, blue) = (Int(colour.red), Int(colour.green), Int(colour.blue))
        return theme == "amber"
          ? !(red >= green && green >= blue) : !(green >= red && green >= blue)
      }
      #expect(strangers.isEmpty, "state \(state): \(strangers.prefix(3))")
    }
  }

  @Test(arguments: ["amber", "phosphor", "print"])
  func `animals stand out from the water, and from one another`(theme: String) throws {
    let colours = try #require(Theme.named(theme))
    let tints = [Tone.penguin, .orca].compactMap { SpriteTint(colours, $0, on: .water) }
    #expect(tints.count == 2)
    for tint in tints {
      let ends = [tint.colour(0), tint.colour(0xff_ffff)].map { Colour($0) }
      #expect(ends.contains { $0.contrast(with: colours[.water]) >= 3 })
      #expect(ends[0].contrast(with: ends[1]) > 1.3, "light and dark differ")
    }
    #expect(tints[0].colour(0) != tints[1].colour(0))
  }

  @Test func `other themes show sprites as they were drawn`() {
    for theme in Theme.all where !["amber", "phosphor", "print"].contains(theme.name) {
      #expect(SpriteTint(theme, .penguin, on: .water) == nil, "\(theme.name)")
    }
  }

  @Test(arguments: Theme.names)
  func `a swatch is seen on its ground, by its colour or by a line`(name: String) throws {
    let theme = try #require(Theme.named(name))
    let tones = seaLike.census.map(\.tone) + [.alive, .ground, .healthy, .ill]
    let ink = SwatchInk(tones, theme, on: .background, line: 1) { _ in 2 }
    for tone in tones {
      var raster = Raster(width: 12, rows: 0..<12, filledWith: 0)
      ink.draw(tone, in: PixelRect(left: 1, top: 1, width: 10, height: 10), into: &raster)
      let hasLine = raster.pixels.contains(1)
      #expect(hasLine == (theme[tone].contrast(with: theme[.background]) < 1.9), "\(tone)")
      #expect(raster.pixels.contains(2))
    }
  }

  @Test func `counters show animals where the field does, and swatches where it does not`() throws {
    for (shape, cell, hasPictures) in [
      (CellShape.sprite, 32, true), (.sprite, 5, false), (.circle, 32, false),
    ] {
      var look = Look(
        theme: Theme.all[0], shape: shape, scale: .pixelsACell(cell), hasCounters: true)
      look.chart.place = .off
      let layout = Layout(GridSize(columns: 60, rows: 10), look)
      #expect(layout.margins.counters?.hasPictures == hasPictures, "\(shape) of \(cell)")
    }
  }
}
