import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

/// The pictures of a camera, compared with a slow form of the rule.
struct ScaledPainterTests {
  private static let field = GridSize(columns: 9, rows: 7)

  private func artist(_ look: Look, _ subject: Subject, camera: Bool = true) throws -> Artist {
    var look = look
    look.hasCamera = camera
    return try Artist(Self.field, look, subject)
  }

  /// Returns the states of a window of a field, 0 outside.
  private func cut(_ states: StateGrid, _ window: CellRect) -> StateGrid {
    StateGrid(size: window.size) { x, y in
      let cell = Cell(window.x + x, window.y + y)
      return CellRect(Self.field).contains(cell) ? states[cell.x, cell.y] : 0
    }
  }

  private func frame(_ states: StateGrid, _ visible: VisibleArea) -> Frame {
    Frame(number: 0, tick: 0, cells: cut(states, visible.cells), census: [], visible: visible)
  }

  /// Returns what a camera sees from a corner where cells have a number of pixels.
  private func visible(_ artist: Artist, _ scale: Double, from corner: Double = 0) -> VisibleArea {
    let size = artist.layout.lens.shape
    return VisibleArea(
      x: corner, y: corner, width: Double(size.columns) / scale, height: Double(size.rows) / scale)
  }

  /// Returns the expected colour of each pixel: every cell's colour, weighted by its area within
  /// the pixel.
  private func naive(
    _ states: StateGrid, _ visible: VisibleArea, _ layout: Layout, _ look: Look, _ subject: Subject
  ) -> [[Double]] {
    let scale = layout.lens.scale(of: visible)
    /// Returns the cells of a line that cover part of a pixel, with the size of that part.
    func cells(of pixel: Int, from start: Double) -> [(at: Int, part: Double)] {
      let from = start + Double(pixel) / scale
      let to = start + Double(pixel + 1) / scale
      return (-12...21).compactMap { cell in
        let part = (min(to, Double(cell + 1)) - max(from, Double(cell))) * scale
        return part > 0 ? (cell, part) : nil
      }
    }
    func colour(_ column: Int, _ row: Int) -> Colour {
      let isThere = CellRect(Self.field).contains(Cell(column, row))
      return look.theme[
        isThere || visible.field == nil
          ? subject.states[isThere ? Int(states[column, row]) : 0].tone : .background]
    }
    let across = (0..<layout.width).map { cells(of: $0, from: visible.x) }
    var pixels: [[Double]] = []
    for y in 0..<layout.height {
      let down = cells(of: y, from: visible.y)
      for x in 0..<layout.width {
        var mix = [0.0, 0, 0]
        for row in down {
          for column in across[x] {
            let (area, colour) = (row.part * column.part, colour(column.at, row.at))
            mix[0] += area * Double(colour.red)
            mix[1] += area * Double(colour.green)
            mix[2] += area * Double(colour.blue)
          }
        }
        pixels.append(mix)
      }
    }
    return pixels
  }

  @Test(arguments: [nil, CellRect(field)])
  func `a pixel is the mix of the cells in it, by area`(end: CellRect?) throws {
    var random = RandomStream(key: 11)
    for round in 0..<30 {
      let look = look(.square, .pixelsACell(1 + random.draw(below: 9)), theme: "dark")
      let artist = try artist(look, flatSea)
      let states = randomStates(Self.field, seed: UInt64(round))
      let width = 1 + Double(random.draw(below: 700)) / 100
      let visible = VisibleArea(
        x: Double(random.draw(below: 300)) / 100 - 1.5,
        y: Double(random.draw(below: 300)) / 100 - 1.5,
        width: width, height: width, field: end
      ).fitted(to: artist.layout.lens.shape)
      let drawn = artist.draw(frame(states, visible)).colours
      let exact = naive(states, visible, artist.layout, look, flatSea)
      // Mixes of two colours have 36 steps, those of three twelve. Further colours are mixed only
      // with the one that has most of the pixel.
      let step = end == nil ? 237.0 / 12 : 237.0 / 2
      #expect(drawn.count == exact.count)
      let wrong = drawn.indices.first { place in
        let parts = [drawn[place].red, drawn[place].green, drawn[place].blue].map(Double.init)
        return zip(parts, exact[place]).contains { abs($0 - $1) > step }
      }
      #expect(wrong == nil, "round \(round), \(visible)")
      let errors = zip(drawn, exact).map { colour, parts in abs(Double(colour.green) - parts[1]) }
      #expect(errors.reduce(0, +) / Double(errors.count) < 4, "round \(round)")
    }
  }

  @Test(arguments: CellShape.ofSquares, [false, true])
  func `at the film's own scale nothing differs from a film without a camera`(
    shape: CellShape, hasGrid: Bool
  ) throws {
    for cell in [1, 2, 3, 5, 8, 12] where shape != .sprite || cell < 6 {
      let look = look(shape, .pixelsACell(cell), grid: hasGrid)
      let states = randomStates(Self.field, seed: UInt64(cell))
      let plain = try artist(look, flatSea, camera: false)
      let seen = try artist(look, flatSea)
      let visible = seen.layout.lens.own(of: CellRect(x: 0, y: 0, width: 1, height: 1))
      let one = plain.draw(Frame(number: 0, tick: 0, cells: states, census: [])).colours
      #expect(one == seen.draw(frame(states, visible)).colours, "\(shape) \(cell)")
    }
  }

  @Test(arguments: [CellShape.square, .circle, .rounded])
  func `where cells are whole pixels wide the picture has larger cells`(shape: CellShape) throws {
    let states = randomStates(Self.field, seed: 5)
    let seen = try artist(look(shape, .pixelsACell(4)), flatSea)
    let window = CellRect(x: 3, y: 2, width: 3, height: 7)
    let visible = VisibleArea(x: 3, y: 2, width: 4.5, height: 3.5)
    let drawn = seen.draw(frame(states, visible))
    let large = try Artist(
      look: look(shape, .pixelsACell(8)), subject: flatSea, window: window.size,
      facts: FilmFacts(clock: .ticks, widest: widest(Self.field)))
    let plain = large.draw(Frame(number: 0, tick: 0, cells: cut(states, window), census: []))
    for y in 0..<28 {
      for x in 0..<24 {
        let (a, b) = (drawn[x, y], plain[x, y])
        let off = max(
          abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)),
          abs(Int(a.blue) - Int(b.blue)))
        #expect(off <= (shape == .square ? 0 : 12), "\(x),\(y)")
      }
    }
  }

  @Test(arguments: [(7.5, true), (5.25, true), (4.5, false)])
  func `animals too small for pictures are discs, and in the smallest cells squares`(
    scale: Double, isDisc: Bool
  ) throws {
    let look = look(.sprite, .pixelsACell(8))
    let artist = try artist(look, flatSea)
    let alive = StateGrid(size: Self.field, filledWith: 1)
    let drawn = artist.draw(frame(alive, visible(artist, scale)))
    func colour(_ cells: Double) -> Colour {
      drawn[Int(cells * scale), Int(cells * scale)]
    }
    #expect(colour(4.5) == look.theme[.penguin])
    #expect((colour(4) != look.theme[.penguin]) == isDisc)
  }

  @Test(arguments: CellShape.ofSquares)
  func `strips of a picture are the rows of the whole`(shape: CellShape) throws {
    var random = RandomStream(key: 6)
    let states = randomStates(Self.field, seed: 2)
    for hasGrid in [false, true] {
      let artist = try artist(look(shape, .pixelsACell(7), grid: hasGrid), seaLike)
      for _ in 0..<5 {
        let width = 1 + Double(random.draw(below: 900)) / 100
        let visible = VisibleArea(
          x: Double(random.draw(below: 300)) / 100, y: -0.7, width: width, height: width,
          field: CellRect(Self.field)
        ).fitted(to: artist.layout.lens.shape)
        let whole = artist.draw(frame(states, visible))
        let first = random.draw(below: whole.height - 1)
        let rows = first..<first + 1 + random.draw(below: whole.height - first)
        let strip = artist.draw(frame(states, visible), rows: rows)
        let part = whole.pixels[rows.lowerBound * whole.width..<rows.upperBound * whole.width]
        #expect(strip.pixels == Array(part))
      }
    }
  }

  @Test(arguments: [
    (1, 1.25, false), (1, 1.9, false), (1, 2, true), (1, 3, true), (2, 2.5, false), (2, 3.2, true),
    (3, 2.5, false), (3, 3.6, true), (3, 4, true), (9, 2.9, false), (9, 3.6, true), (9, 10, true),
  ])
  func `pixels and shapes have the same lines, where there is room for them`(
    cell: Int, scale: Double, hasLines: Bool
  ) throws {
    let (lined, bare) = (
      try artist(look(.square, .pixelsACell(cell), grid: true), flatSea),
      try artist(look(.square, .pixelsACell(cell + 1)), flatSea)
    )
    func frame(_ artist: Artist) -> Frame {
      self.frame(StateGrid(size: Self.field), visible(artist, scale))
    }
    #expect(Set(bare.draw(frame(bare)).colours).count == 1)
    #expect((Set(lined.draw(frame(lined)).colours).count > 1) == hasLines)
    let shapes = SketchRaster.picture(of: lined.sketch(of: frame(lined)))
    #expect((Set(shapes.colours).count > 1) == hasLines)
  }

  @Test(arguments: [(2.3, false), (2.8, true)])
  func `shapes have corners where they can be seen`(scale: Double, areRound: Bool) throws {
    let artist = try artist(look(.rounded, .pixelsACell(2)), flatSea)
    let alive = StateGrid(size: Self.field, filledWith: 1)
    let sketch = artist.sketch(of: frame(alive, visible(artist, scale)))
    #expect("\(sketch.items)".contains("rounded") == areRound)
  }

  @Test(arguments: [(12.8, false), (15.4, false), (16.5, true), (20.3, true)])
  func `pixels and shapes have gaps between shapes where tiles have them`(
    scale: Double, hasGaps: Bool
  ) throws {
    let states = [
      StateStyle("free", letter: ".", tone: .water, extent: 0),
      StateStyle("penguin", letter: "p", tone: .penguin, extent: 88),
    ]
    let artist = try artist(
      look(.square, .pixelsACell(12)), Subject(states: states, ground: .water, census: []))
    let alive = StateGrid(size: Self.field, filledWith: 1)
    let frame = frame(alive, visible(artist, scale, from: 0.2))
    #expect((Set(artist.draw(frame).colours).count > 1) == hasGaps)
    let shapes = SketchRaster.picture(of: artist.sketch(of: frame))
    #expect((Set(shapes.colours).count > 1) == hasGaps)
  }

  @Test func `beyond a field that ends is the picture's background`() throws {
    let look = look(.circle, .pixelsACell(6), theme: "dark", grid: true)
    let artist = try artist(look, flatSea)
    let visible = VisibleArea(x: -9, y: -7, width: 18, height: 14, field: CellRect(Self.field))
    let drawn = artist.draw(frame(StateGrid(size: Self.field, filledWith: 1), visible))
    let half = (drawn.width / 2 - 1, drawn.height / 2 - 1)
    for y in 0..<drawn.height {
      for x in 0..<drawn.width where x < half.0 || y < half.1 {
        #expect(drawn[x, y] == look.theme[.background], "\(x),\(y)")
      }
    }
    #expect(drawn.colours.last != look.theme[.background])
  }
}
