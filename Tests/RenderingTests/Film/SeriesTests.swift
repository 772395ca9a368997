import TerrariumRendering
import TerrariumSimulation
import Testing

/// Equal frames are drawn once.
struct SeriesTests {
  private let size = GridSize(columns: 3, rows: 2)

  private func artist(counters: Bool) throws -> FilmArtist {
    let look = Look(theme: Theme.all[0], hasCounters: counters)
    let dark = Look(theme: Theme.all[1], hasCounters: counters)
    return try FilmArtist(
      looks: [look, dark], subject: seaLike, window: size, facts: FilmFacts(size))
  }

  private func frame(_ number: Int, _ states: [UInt8], look: Int = 0) -> Frame {
    Frame(
      number: number, tick: number, cells: StateGrid(size: size, states: states),
      census: [UInt128(states[0]), 2, 3], look: look)
  }

  @Test(arguments: [false, true])
  func `a series has the pictures that its frames have by themselves`(counters: Bool) throws {
    let artist = try artist(counters: counters)
    var random = Seed(8).stream("series")
    for _ in 0..<20 {
      let frames = (0..<8).map { number in
        frame(number, [UInt8(random.next() % 2), 0, 0, 1, 0, 1], look: Int(random.next() % 2))
      }
      let alone = frames.map { artist.draw($0) }
      #expect(artist.draw(frames) == alone)
      var rest = [alone[0]]
      artist.draw(frames[...], after: &rest)
      #expect(rest == alone)
    }
  }

  @Test func `the tiles of any size lie where a pixel by pixel copy puts them`() throws {
    for cell in [1, 2, 3, 7, 8, 9, 15, 16, 17] {
      for hasGrid in [false, true] {
        let columns = 1 + cell % 5
        let window = GridSize(columns: columns, rows: 3)
        let look = Look(
          theme: Theme.all[0], shape: .circle, scale: .pixelsACell(cell), hasGrid: hasGrid)
        let artist = try FilmArtist(
          looks: [look], subject: seaLike, window: window,
          facts: FilmFacts(clock: .ticks, widest: CounterValues(tick: 0, census: [0, 0, 0])))
        func picture(_ states: [UInt8]) -> IndexedPicture {
          let grid = StateGrid(size: window, states: states)
          return artist.draw(Frame(number: 0, tick: 0, cells: grid, census: [0, 0, 0]))
        }
        let states = (0..<3 * columns).map { UInt8($0 * 7 % 5 % 3) }
        let mixed = picture(states)
        let plain = (0..<3).map { picture([UInt8](repeating: $0, count: 3 * columns)) }
        let pitch = cell + (hasGrid ? 1 : 0)
        #expect(mixed.width >= columns * cell && mixed.height >= 3 * cell)
        for y in 0..<mixed.height {
          for x in 0..<mixed.width {
            let state = Int(states[y / pitch * columns + x / pitch])
            let place = y * mixed.width + x
            #expect(mixed.pixels[place] == plain[state].pixels[place], "\(cell) \(x) \(y)")
          }
        }
      }
    }
  }
}

struct LargeStillTests {
  @Test(arguments: [false, true]) func `stills too large for memory have no traces`(isStill: Bool)
    throws
  {
    var look = look(.square, .pixelsACell(9))
    (look.traces.fade, look.traces.age, look.traces.hasHistory) = (5, 5, true)
    var facts = FilmFacts(clock: .ticks, widest: CounterValues(tick: 0, census: [0]))
    facts.isStill = isStill
    let artist = try FilmArtist(
      looks: [look], subject: lifeLike.traced(for: [look]),
      window: GridSize(columns: 999, rows: 999), facts: facts)
    #expect(artist.dropsTraces == isStill && (artist.traces == nil) == isStill)
    #expect(artist.artists[0].look.traces.areShown == !isStill)
  }
}

/// Colours that no pixel has could cost a bit for every pixel.
struct SparePaletteTests {
  @Test(arguments: [
    (Look.Scale.pixelsACell(3), 2), (.automatic, 2), (.fit(width: 31, height: 30), 3),
    (.fit(width: 30, height: 30), 2),
  ])
  func `the background has a colour where it is seen`(scale: Look.Scale, colours: Int) throws {
    let artist = try FilmArtist(
      looks: [Look(theme: Theme.all[0], scale: scale)], subject: lifeLike,
      window: GridSize(columns: 5, rows: 5),
      facts: FilmFacts(clock: .ticks, widest: CounterValues(tick: 0, census: [25])))
    #expect(artist.palette.count == colours)
  }
}
