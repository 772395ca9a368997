import Rendering
import Simulation
import Support
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
    let artist = try HaulArtist(
      count: 24, columns: nil, look: Look(theme: try #require(Theme.named("light"))),
      subject: seaLike, facts: FilmFacts(ofMany: .ticks, measure: nil),
      room: GridSize(columns: columns, rows: rows))
    #expect(artist.showsObjects == hasRoom)
    guard hasRoom else { return }
    let picture = artist.draw(Frame(number: 0, tick: 0, census: [], scene: data))
    #expect(picture.width == columns && picture.height == rows)
  }
}
