import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

struct ArtistTests {
  private func frame(_ states: StateGrid, tick: Int = 0) -> Frame {
    let census = [1, 2, 0].map { state in UInt128(states.states.count { $0 == state }) }
    return Frame(number: 0, tick: tick, cells: states, census: census)
  }

  @Test(arguments: CellShape.ofSquares, ["light", "dark"])
  func `each cell can be read back from the pixels`(shape: CellShape, theme: String) throws {
    let window = GridSize(columns: 7, rows: 5)
    for cell in [1, 2, 3, 8, 12, 32] {
      let artist = try Artist(window, look(shape, .pixelsACell(cell), theme: theme))
      #expect(artist.palette.count <= 255)
      let references = (0..<3).map { state in
        let grid = StateGrid(size: window, filledWith: UInt8(state))
        return TruePicture(artist.draw(frame(grid)))
      }
      let reader = MosaicReader(references: references, columns: 7, rows: 5)
      for seed in UInt64(0)..<4 {
        let states = randomStates(window, seed: seed)
        let picture = TruePicture(artist.draw(frame(states)))
        #expect(
          reader.states(of: picture) == states.states.map { Int($0) }, "cell \(cell), seed \(seed)")
      }
    }
  }

  @Test(arguments: [CellShape.square, .circle, .rounded], ["light", "dark"])
  func `the middle of a cell has its state's colour, the theme's to the bit`(
    shape: CellShape, theme: String
  ) throws {
    let window = GridSize(columns: 7, rows: 5)
    for cell in [1, 2, 3, 8, 12] {
      let look = look(shape, .pixelsACell(cell), theme: theme)
      let states = randomStates(window, seed: 5)
      let picture = TruePicture(try Artist(window, look).draw(frame(states)))
      for y in 0..<5 {
        for x in 0..<7 {
          let tone = seaLike.states[Int(states[x, y])].tone
          let middle = picture[x * cell + cell / 2, y * cell + cell / 2]
          #expect(middle == look.theme[tone].code, "cell \(cell) at \(x), \(y)")
        }
      }
    }
  }

  @Test func `squares are flat, circles and rounded squares show the ground at corners`() throws {
    let window = GridSize(columns: 1, rows: 1)
    for (shape, isFull) in [(CellShape.square, true), (.circle, false), (.rounded, false)] {
      let look = look(shape, .pixelsACell(12))
      let alive = StateGrid(size: window, filledWith: 1)
      let picture = TruePicture(try Artist(window, look).draw(frame(alive)))
      let corners = [picture[0, 0], picture[11, 0], picture[0, 11], picture[11, 11]]
      let expected = look.theme[isFull ? .penguin : .water].code
      #expect(corners == [expected, expected, expected, expected], "\(shape)")
    }
  }

  @Test(arguments: [3, 6, 12, 32])
  func `circles and rounded squares are the same mirrored`(cell: Int) throws {
    let window = GridSize(columns: 1, rows: 1)
    for shape in [CellShape.circle, .rounded] {
      let alive = StateGrid(size: window, filledWith: 1)
      let drawn = TruePicture(
        try Artist(window, look(shape, .pixelsACell(cell))).draw(frame(alive)))
      func offBy(_ mirrored: (Int, Int) -> UInt32) -> Int {
        (0..<cell * cell).map { place in
          let (y, x) = place.quotientAndRemainder(dividingBy: cell)
          return [16, 8, 0].map { shift in
            abs(
              Int(drawn[x, y] >> UInt32(shift) & 255) - Int(mirrored(x, y) >> UInt32(shift) & 255))
          }.max() ?? 0
        }.max() ?? 0
      }
      // gd's ellipses are not exactly the same on both sides.
      #expect(offBy { drawn[cell - 1 - $0, $1] } <= 48, "\(shape)")
      #expect(offBy { drawn[$0, cell - 1 - $1] } <= 48, "\(shape)")
    }
  }

  @Test func `the lines of a grid lie between the cells and change none`() throws {
    let window = GridSize(columns: 4, rows: 3)
    let states = randomStates(window, seed: 1)
    let plain = look(.square, .pixelsACell(5))
    let lined = look(.square, .pixelsACell(5), grid: true)
    let without = TruePicture(try Artist(window, plain).draw(frame(states)))
    let with = TruePicture(try Artist(window, lined).draw(frame(states)))
    #expect((with.width, with.height) == (4 * 6 - 1, 3 * 6 - 1))
    for y in 0..<with.height {
      for x in 0..<with.width {
        let isLine = x % 6 == 5 || y % 6 == 5
        let expected = isLine ? lined.theme[.grid].code : without[x - x / 6, y - y / 6]
        #expect(with[x, y] == expected, "\(x), \(y)")
      }
    }
  }

  @Test(
    arguments: awkwardSizes, [Look.Scale.automatic, .fit(width: 800, height: 20), .pixelsACell(1)])
  func `counters stand below the field, never on it`(window: GridSize, scale: Look.Scale) throws {
    let look = look(.square, scale, counters: true)
    let artist = try Artist(window, look, flatSea)
    let layout = artist.layout
    let empty = [[UInt8]](repeating: [UInt8](repeating: 0, count: layout.points.area), count: 2)
    let frame = Frame(
      number: 0, tick: 99, cells: randomStates(window, seed: 2),
      shares: layout.blockSide == 1 ? nil : ShareGrid(size: layout.points, planes: empty),
      census: widest(window).census)
    let picture = TruePicture(artist.draw(frame))
    let tones = [Tone.water, .penguin, .orca].map { look.theme[$0].code }
    let field = picture.part(
      left: layout.fieldLeft, top: layout.fieldTop, width: layout.fieldWidth,
      height: layout.fieldHeight)
    #expect(field.colours.allSatisfy { tones.contains($0) })
    // With counters, something is written below.
    guard let place = layout.place(of: .counters) else {
      #expect(layout.leftOut.contains(.counters))
      return
    }
    let below = picture.part(left: 0, top: place.top, width: picture.width, height: place.height)
    #expect(below.colours.contains(look.theme[.text].code))
    #expect(place.top >= layout.fieldTop + layout.fieldHeight)
  }

  @Test func `counters keep their place whatever they show`() throws {
    let window = GridSize(columns: 10, rows: 15)
    let artist = try Artist(window, look(.square, .pixelsACell(32), counters: true))
    let theme = Theme.all[0]
    func swatches(_ census: [UInt128]) -> [Bool] {
      let cells = StateGrid(size: window)
      let picture = TruePicture(
        artist.draw(Frame(number: 0, tick: 0, cells: cells, census: census)))
      let top = artist.layout.place(of: .counters)?.top ?? 0
      let strip = picture.colours[(top * picture.width)...]
      return strip.map { $0 == theme[.penguin].code || $0 == theme[.orca].code }
    }
    #expect(swatches([0, 0, 150]) == swatches([150, 149, 0]))
    #expect(swatches([0, 0, 150]).contains(true))
  }
}
