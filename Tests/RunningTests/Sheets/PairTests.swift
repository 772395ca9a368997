import Synchronization
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Films that differ only in colours come from one run of the world.
struct PairTests {
  private let folder = TemporaryFolder()

  private static let vary = "vary: {theme: [light, dark]}\n"

  private static let films = [
    "world: sea\nsize: 7x5\ncell: 12\nframes: 20\ncounters: true\n",
    "world: life\npattern: gosper-glider-gun\nframes: 9\nlegend: true\n",
    "world: wolfram\nsize: 31x20\nframes: 20\nfilm: grow\n",
    "world: infection\npeople: 40\nframes: 5\n",
    "world: pig\nframes: 9\nfit: 90x120\n",
    "world: sea\nsize: 6x6\ncell: 12\nsteps: [{run: 3}, {set: {shape: circle}}, {hold: 2}, {run: 2}]\n",
  ]

  @Test(arguments: films, [1, 3])
  func `the bytes are those of two runs`(text: String, threads: Int) async throws {
    let endings = ["gif", "apng", "png", "csv"]
    let both = endings.map { "'{theme}.\($0)'" }.joined(separator: ", ")
    let pair = try folder.scenario(text + Self.vary + "out: [\(both)]\n").jobs()
    #expect(pair.count == 1 && pair[0].renditions.count == 2)
    for production in pair { _ = try await production.run(threads: threads) { _ in } }
    for theme in ["light", "dark"] {
      let own = endings.map { "own-\(theme).\($0)" }.joined(separator: ", ")
      try await folder.runAll(text + "theme: \(theme)\nout: [\(own)]\n", threads: threads)
      for ending in endings {
        #expect(
          try folder.bytes("\(theme).\(ending)") == folder.bytes("own-\(theme).\(ending)"),
          "\(theme).\(ending)")
      }
    }
  }

  @Test(arguments: [
    ("vary: {theme: [light, dark]}\nout: '{theme}.gif'\n", [2]),
    ("vary: {theme: [light, dark], seed: 1..3}\nout: '{theme}{seed}.gif'\n", [2, 2, 2]),
    (
      "vary: {seed: 1..2, theme: [light, dark], colors: [{orca: red}, {orca: blue}]}\n"
        + "out: '{theme}{seed}{colors}.gif'\n", [4, 4]
    ),
    ("vary: {shape: [circle, square]}\nout: '{shape}.gif'\n", [1, 1]),
    (
      "vary: {theme: [light, dark]}\nout: '{theme}.gif'\n"
        + "steps: [{run: 2}, {set: {theme: light}}, {run: 2}]\n", [1, 1]
    ),
    (
      "vary: {theme: [light, dark]}\nout: '{theme}.gif'\n"
        + "steps: [{snapshot: a}, {snapshots: '{theme}.png'}, {run: 2}]\n", [1, 1]
    ),
  ])
  func `only colours share a run`(text: String, films: [Int]) throws {
    let all = try folder.scenario("world: sea\nsize: 5x5\nframes: 5\n" + text).jobs()
    #expect(all.map(\.renditions.count) == films)
  }

  @Test(arguments: ["life", "wolfram"])
  func `stills are written in each theme`(world: String) async throws {
    let steps = "out: '{theme}.gif'\nsteps: [{run: 3}, {still: 's-{theme}.png'}]\n"
    let pair = try folder.scenario("world: \(world)\nsize: 9x9\n" + Self.vary + steps).jobs()
    for production in pair { _ = try await production.run(threads: 1) { _ in } }
    #expect(folder.names == ["dark.gif", "light.gif", "s-dark.png", "s-light.png"])
  }

  @Test func `a sheet of snapshots tells their times as counters do`() async throws {
    let folder = try await TemporaryFolder(
      madeBy: "world: infection\nsize: 5x5\nlanguage: ru\nout: a.png\n"
        + "steps: [{run: 10}, {snapshot: one}, {snapshots: s.svg}]\n")
    let sheet = try folder.text("s.svg")
    for label in ["one", "время 10 с"] { #expect(sheet.contains("aria-label=\"\(label)\"")) }
  }

  /// A world that counts, outside itself, its computed ticks.
  private struct CountingWorld: FieldWorld {
    static let ticks = Mutex(0)

    var tick = 0
    var census: [UInt128] { [] }

    mutating func advance(by ticks: Int) {
      tick += ticks
      Self.ticks.withLock { $0 += ticks }
    }

    func states(in window: CellRect) -> StateGrid {
      StateGrid(
        size: window.size,
        states: (0..<window.size.area).map { $0 % 7 == tick % 7 ? 1 : 0 })
    }

    func shares(in window: CellRect, blockSide: Int) -> ShareGrid {
      preconditionFailure("every cell is seen")
    }
  }

  /// The kind of such a world.
  private struct Counting: WorldKind {
    typealias State = CountingWorld

    let words = WorldWords(name: "counting")
    let subject: Subject

    func start(_ reader: inout SettingsReader) -> WorldStart? {
      WorldStart(window: CellRect(GridSize(columns: 5, rows: 4)), widestCensus: []) { _, _, _ in
        (CountingWorld(), [])
      }
    }
  }

  @Test func `the world is stepped once for both`() async throws {
    let life = try #require(Catalogue.builtIn["life"])
    let world = Counting(subject: life.subject)
    let written = WrittenSettings(
      [("frames", "30"), ("out", folder.path("{theme}.gif")), ("vary", "theme=light,dark")],
      of: world)
    CountingWorld.ticks.withLock { $0 = 0 }
    for production in try Job.all(world: world, written: written) {
      _ = try await production.run(threads: 2) { _ in }
    }
    #expect(folder.names == ["dark.gif", "light.gif"])
    #expect(CountingWorld.ticks.withLock { $0 } == 29)
    #expect(try folder.gif("dark.gif").frames.count == 30)
  }
}
