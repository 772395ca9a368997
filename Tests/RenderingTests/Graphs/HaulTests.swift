import Simulation
import Support
import Testing

import Rendering

@Suite struct HaulTests {
  private let data = HaulData(
    (1...24).map {
      HaulData.Entry(
        code: "xs4_33", name: "block", count: $0, found: "seed 1",
        cells: StateGrid(size: GridSize(columns: 2, rows: 2), filledWith: 1))
    }, runs: 300, kinds: 24)

  @Test(arguments: [
    GridSize(columns: 1, rows: 1), GridSize(columns: 320, rows: 240),
    GridSize(columns: 60, rows: 900), GridSize(columns: 900, rows: 60),
    GridSize(columns: 900, rows: 900),
  ])
  func `objects in little room are still a picture`(room: GridSize) throws {
    let artist = try HaulArtist(
      count: 24, columns: nil, look: Look(theme: try #require(Theme.named("light"))),
      subject: seaLike, facts: FilmFacts(ofMany: .ticks, measure: nil), room: room)
    let picture = artist.draw(Frame(number: 0, tick: 0, census: [], scene: data))
    #expect(picture.width == room.columns && picture.height == room.rows)
  }
}
