import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

/// Pictures that are drawn a strip at a time, each strip from its own sample of the world.
struct FieldSourceTests {
  private func sea(_ size: GridSize) -> SeaWorld {
    SeaWorld(size: size, wraps: true, penguins: size.area / 3, orcas: size.area / 5, seed: Seed(4))
  }

  private func check(_ look: Look, _ size: GridSize, view: CellRect) throws {
    let world = sea(size)
    let artist = try Artist(look: look, subject: seaLike, window: view.size, facts: FilmFacts(size))
    let side = artist.layout.blockSide
    let whole = Frame(
      number: 0, tick: 3, cells: side == 1 ? world.states(in: view) : nil,
      shares: side > 1 ? world.shares(in: view, blockSide: side) : nil, census: world.census)
    let striped = Frame(
      number: 0, tick: 3, source: FieldSource(world, view: view), census: world.census)
    let expected = artist.draw(whole).pixels
    for step in [1, 3, 7, 64, artist.layout.height] {
      let rows = artist.pixels(of: striped, inStripsOf: step)
      #expect(rows == expected, "\(size), strips of \(step)")
    }
  }

  @Test(arguments: UInt64(0)..<12)
  func `strips show what the whole picture does`(seed: UInt64) throws {
    var stream = Seed(seed).stream("sizes")
    let size = GridSize(columns: 3 + stream.draw(below: 40), rows: 3 + stream.draw(below: 40))
    let all = CellRect(size)
    let part = CellRect(x: -2, y: 1, width: size.columns, height: size.rows + 1)
    let shapes = CellShape.ofSquares
    for (number, view) in [all, part].enumerated() {
      let shape = shapes[(Int(seed) + number) % shapes.count]
      let cell = 1 + stream.draw(below: 20)
      try check(look(shape, .pixelsACell(cell), grid: seed % 2 == 0), size, view: view)
      try check(look(shape, .fit(width: 150, height: 111), counters: true), size, view: view)
      try check(look(shape, .fit(width: 9, height: 13)), size, view: view)
    }
  }

  @Test func `a picture of any size may be a still, none of a film`() throws {
    let size = GridSize(columns: 20_000, rows: 20_000)
    var facts = FilmFacts(size)
    let look = look(.square, .pixelsACell(1))
    #expect(
      throws: DrawingError.tooLarge(
        width: 20_000, height: 20_000, side: Limits.pictureSide, area: Limits.pictureArea)
    ) {
      try Artist(look: look, subject: flatSea, window: size, facts: facts)
    }
    facts.isStill = true
    let artist = try Artist(look: look, subject: flatSea, window: size, facts: facts)
    #expect(artist.layout.width == 20_000)
    let tooWide = GridSize(columns: 65_536, rows: 1)
    #expect(throws: DrawingError.self) {
      try Artist(look: look, subject: flatSea, window: tooWide, facts: facts)
    }
  }
}
