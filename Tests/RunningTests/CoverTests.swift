import TerrariumPictures
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumRendering
import TerrariumRunning
import TerrariumSupport
import TerrariumVocabulary
import Testing

struct CoverTests {
  private let folder = TemporaryFolder()

  private static let scenario = """
    world: life
    pattern: glider
    size: 30x20
    cell: 8
    frames: 6
    delay: 50ms
    cover: true
    out: [a.gif, a.apng, a.y4m, a-%d.png, last.png, a.csv, a.txt]

    """

  @Test func `the card comes before the film, in animations only`() async throws {
    let folder = try await TemporaryFolder(madeBy: Self.scenario)
    let gif = try folder.gif("a.gif")
    #expect(gif.frames.map(\.hundredths) == [200, 5, 5, 5, 5, 5, 5])
    let first = try folder.picture("a-0.png")
    #expect(gif.frames[1].shown.map { $0?.code } == first.colours.map { $0 })
    #expect(gif.frames[0].shown.map { $0?.code } != first.colours.map { $0 })
    #expect(throws: (any Error).self) { try folder.bytes("a-6.png") }
    let last = try folder.picture("last.png")
    #expect(gif.frames[6].shown.map { $0?.code } == last.colours.map { $0 })
    let rows = try folder.lines("a.csv")
    #expect(rows.count == 7)
    let texts = try folder.text("a.txt")
    #expect(texts.split(separator: "\n").count == 6 * 20)
    // Two seconds of frames of 50 ms, and six of the film.
    #expect(try RawFilm(folder.bytes("a.y4m")).frames.count == 40 + 6)
  }

  @Test func `a picture too small for a title has no card, and it is said`() async throws {
    let reports = try await folder.runAll(
      "world: life\nsize: 12x8\nedges: wrap\ncell: 1\nframes: 3\ncover: true\nout: a.gif\n")
    #expect(reports[0].notices == [.leftOut(.cover, width: 12, height: 8)])
    #expect(try folder.gif("a.gif").frames.count == 3)
  }

  @Test(arguments: [1, 3])
  func `frame 0 follows the card where the ground drifts, too`(frames: Int) async throws {
    try await folder.run(
      "world: sea\nsize: 6x4\ntexture: drift\ncover: true\nframes: \(frames)\ndelay: 50ms",
      out: "[a.gif, a-%d.png]")
    let gif = try folder.gif("a.gif")
    #expect(gif.frames.map(\.hundredths) == [200] + [Int](repeating: 5, count: frames))
    let first = try folder.picture("a-0.png")
    #expect(gif.frames[1].shown.map { $0?.code } == first.colours.map { $0 })
  }

  @Test(arguments: ["title", "caption"])
  func `the card has the numbers of frame 0 in its title`(setting: String) async throws {
    let settings = "world: life\npattern: glider\nsize: 20x20\nskip: 5\nframes: 3\ncover: true\n"
    try await folder.run(settings + "\(setting): 'at {tick} with {alive}'", out: "a.gif")
    try await folder.run(settings + "\(setting): at 5 with 5", out: "b.gif")
    let (card, told) = (try folder.bytes("a.gif"), try folder.bytes("b.gif"))
    #expect(try GIFReader(card).frames[0].shown == GIFReader(told).frames[0].shown)
  }

  @Test(arguments: ["", "smooth: 2\n", "title: at {tick}\n", "chart: true\n"])
  func `one card comes before all films of a sheet, with what they share`(
    more: String
  ) async throws {
    let sheet =
      "world: life\nsize: 12x9\nedges: wrap\nfill: 40%\nframes: 3\ncell: 20\n\(more)vary: {seed: [1, 2]}\n"
    try await folder.runAll("\(sheet)out: [a.gif, a-%d.png, a.png]\n")
    try await folder.runAll("\(sheet)cover: true\nout: [b.gif, b-%d.png, b.png]\n")
    let (bare, film) = (try folder.gif("a.gif").frames, try folder.gif("b.gif").frames)
    #expect(film.count == bare.count + 1 && film[0].hundredths == 200)
    #expect(film.dropFirst().map(\.shown) == bare.map(\.shown))
    #expect(film[0].shown != film[1].shown)
    for name in ["0.png", "1.png", "2.png"] {
      #expect(try folder.picture("a-\(name)") == folder.picture("b-\(name)"))
    }
    #expect(try folder.picture("a.png") == folder.picture("b.png"))
  }

  @Test(arguments: [
    ("{rule: [life, highlife]}", [("rule", "Life, HighLife"), ("pattern", "glider")]),
    ("{n: [2, 3]}\nrule: B3/S{n}", [("rule", "B3/S{n}"), ("n", "2, 3"), ("pattern", "glider")]),
    ("{pattern: [bomber, glider]}", [("pattern", "bomber, glider")]),
    (
      "{fill: [0%, 30%]}",
      [
        ("fill", "0%, 30%"), ("rule", "B3/S23"), ("pattern", "glider"), ("symmetry", "C1"),
        ("seed", "1"), ("size", "64x64"),
      ]
    ),
  ])
  func `the card of a sheet has the values that vary, and the settings of all`(
    vary: String, rows: [(String, String)]
  ) throws {
    let pattern = vary.contains("pattern") ? "" : "pattern: glider\n"
    let job = try Scenario(
      "world: life\n\(pattern)cover: true\nframes: 3\nvary: \(vary)\nout: a.gif\n"
    ).jobs()[0]
    let cover = try #require((job.renditions[0].painter as? SheetArtist)?.page.facts.cover)
    #expect(cover.title == PictureText("Life") && job.hasCover)
    #expect(cover.settings == (rows + [("edges", "none")]).map { CoverFacts.Row($0, $1) })
  }
}
