import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

@Suite struct HaulTests {
  private let data = HaulData(
    (1...24).map {
      HaulData.Entry(
        code: "xs4_33", name: "block", count: $0, found: "seed 1",
        cells: StateGrid(size: GridSize(columns: 2, rows: 2), filledWith: 1))
    }, runs: 300, kinds: 24)

  @Test(arguments: [
    (1, 1, false), (320, 240, false), (60, 900, false), (900, 60, false), (320, 600, true),
    (900, 900, true),
  ])
  func `objects have room in a picture or are not shown`(
    columns: Int, rows: Int, hasRoom: Bool
  ) throws {
    let artist = try artist(of: 24, in: GridSize(columns: columns, rows: rows))
    #expect(artist.showsObjects == hasRoom)
    #expect(artist.mostWithRoom == 24 || !hasRoom)
    guard hasRoom else { return }
    let picture = artist.draw(Frame(number: 0, tick: 0, census: [], scene: data))
    #expect(picture.width == columns && picture.height == rows)
  }

  private func artist(of count: Int, in room: GridSize?) throws -> HaulArtist {
    try HaulArtist(
      count: count, columns: nil, look: Look(theme: try #require(Theme.named("light"))),
      subject: seaLike, facts: FilmFacts(ofMany: .ticks, chartUnit: nil), room: room)
  }

  @Test(arguments: 0...23)
  func `fewer objects fill a picture of a given size, and end others`(found: Int) throws {
    let fewer = HaulData(Array(data.entries.prefix(found)), runs: 300, kinds: found)
    let frame = Frame(number: 0, tick: 0, census: [], scene: fewer)
    let size = GridSize(columns: 900, rows: 900)
    let picture = try artist(of: 24, in: size).draw(frame)
    #expect(picture == (try artist(of: max(1, found), in: size).draw(frame)))
    let free = try artist(of: 24, in: nil)
    #expect(free.endsBelowObjects && free.draw(frame).height <= free.form.height)
  }

  @Test func `an object has the colours of its states`() throws {
    let cells = StateGrid(size: GridSize(columns: 2, rows: 1), states: [1, 2])
    let theme = try #require(Theme.named("light"))
    let picture = try artist(of: 1, in: nil).draw(frame(of: cells))
    for tone in [Tone.penguin, .orca] { #expect(picture.colours.contains(theme[tone])) }
  }

  @Test(arguments: [CellShape.square, .hexagon, .triangle])
  func `an object has the shape of its cells`(shape: CellShape) throws {
    let cells = StateGrid(size: GridSize(columns: 1, rows: 1), states: [1])
    let theme = try #require(Theme.named("light"))
    let artist = try HaulArtist(
      count: 1, columns: nil, look: Look(theme: theme, shape: shape), subject: flatSea,
      facts: FilmFacts(ofMany: .ticks, chartUnit: nil), room: nil)
    let picture = artist.draw(frame(of: cells))
    let widths = (0..<picture.height).map { y in
      (0..<picture.width).count { picture[$0, y] == theme[.penguin] }
    }.filter { $0 > 0 }
    #expect(widths.count > 3)
    #expect((Set(widths).count == 1) == (shape == .square), "\(widths)")
  }

  private func frame(of cells: StateGrid) -> Frame {
    let entry = HaulData.Entry(code: "xs1_1", name: nil, count: 1, found: "", cells: cells)
    return Frame(
      number: 0, tick: 0, census: [], scene: HaulData([entry], runs: 1, kinds: 1))
  }

  @Test func `as many objects have room as are shown`() throws {
    for (columns, rows) in [(320, 240), (200, 200), (60, 900), (900, 120)] {
      let size = GridSize(columns: columns, rows: rows)
      let most = try artist(of: 24, in: size).mostWithRoom
      if most > 0 { #expect(try artist(of: most, in: size).showsObjects) }
      for more in most + 1...24 { #expect(!(try artist(of: more, in: size).showsObjects)) }
    }
  }
}
