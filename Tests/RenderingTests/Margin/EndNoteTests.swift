import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

/// Laws of the note on an empty field.
struct EndNoteTests {
  private let window = GridSize(columns: 6, rows: 6)

  private func subject(_ ending: LocalizedText?) -> Subject {
    Subject(
      states: seaLike.states, ground: .water, census: seaLike.census,
      ending: ending.map { Ending($0, advice: "") })
  }

  /// Returns the picture of a sea without animals, and the positions of its margins.
  private func picture(
    _ parts: [MarginPart], cell: Int, scale: Int = 1, _ ending: LocalizedText?
  ) throws -> (picture: TruePicture, places: [PixelRect]) {
    var look = look(.sprite, .pixelsACell(cell), counters: parts.contains(.counters))
    look.text = TextStyle(scale: scale)
    if parts.contains(.title) { look.texts.title = PictureText("The polar sea") }
    if parts.contains(.caption) { look.texts.caption = PictureText("The polar sea") }
    look.texts.hasLegend = parts.contains(.legend)
    look.chart.place = parts.contains(.chart) ? .under : .off
    let artist = try Artist(window, look, subject(ending))
      .charting(ChartData(seaHistory(frames: 5)))
    let frame = Frame(
      number: 4, tick: 4, cells: StateGrid(size: window), census: [0, 0, UInt128(window.area)])
    return (
      TruePicture(artist.draw(frame)), MarginPart.allCases.compactMap(artist.layout.place(of:))
    )
  }

  @Test(
    arguments: [
      [], [.counters], [.chart], [.title], [.caption], [.legend], [.counters, .chart],
      [.counters, .legend], [.title, .counters],
    ] as [[MarginPart]], [(20, 1), (30, 1), (40, 1), (80, 1), (80, 2), (120, 2)])
  func `the end is told wherever anything stands round the field, and only there`(
    parts: [MarginPart], size: (cell: Int, scale: Int)
  ) throws {
    let ending = LocalizedText(
      en: "Nobody is left|Nobody", ru: "Никого не осталось|Никого", es: "No queda nadie|Nadie")
    let told = try picture(parts, cell: size.cell, scale: size.scale, ending)
    let untold = try picture(parts, cell: size.cell, scale: size.scale, nil).picture
    #expect(told.places.isEmpty == parts.isEmpty)
    var changed = 0
    for y in 0..<told.picture.height {
      for x in 0..<told.picture.width where told.picture[x, y] != untold[x, y] {
        changed += 1
        let pixel = PixelRect(left: x, top: y, width: 1, height: 1)
        #expect(told.places.contains { $0.contains(pixel) }, "\(x), \(y)")
      }
    }
    #expect((changed > 0) == !parts.isEmpty)
  }

  @Test func `counters keep their other lines`() throws {
    let ending = LocalizedText(en: "Nobody is left|Nobody", ru: "Никого", es: "Nadie")
    let told = try picture([.counters], cell: 40, ending)
    let untold = try picture([.counters], cell: 40, nil).picture
    let place = try #require(told.places.first)
    let changed = place.rows.filter { y in
      place.columns.contains { told.picture[$0, y] != untold[$0, y] }
    }
    // Two lines, of which the second is a different one.
    #expect(try #require(changed.first) >= place.top + place.height * 2 / 5)
  }
}
