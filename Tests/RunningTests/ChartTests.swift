import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

struct ChartTests {
  static let sea = """
    world: sea
    seed: 7
    cell: 16
    chart: true
    frames: 30
    out: [a-%02d.png, a.gif, last.png]

    """

  @Test func `the chart grows: what it showed stays, only the newest part is new`() async throws {
    let folder = try await TemporaryFolder(madeBy: Self.sea)
    let plain = try await TemporaryFolder(
      madeBy: Self.sea.replacing("chart: true", with: "chart: false"))
    let bare = try plain.picture("a-00.png")
    let first = try folder.picture("a-00.png")
    let (width, height) = (first.width, first.height)
    let pictures = try (0..<30).map { (number: Int) -> [UInt32] in
      try folder.picture("a-\(number < 10 ? "0" : "")\(number).png").colours
    }
    #expect(width == bare.width && height > bare.height)
    for number in 1..<30 {
      let (before, after) = (pictures[number - 1], pictures[number])
      let changed = (bare.height * width..<height * width).filter { before[$0] != after[$0] }
        .map { $0 % width }
      #expect(!changed.isEmpty, "frame \(number)")
      // The chart begins right of its labels; a step is a thirtieth of the remaining width.
      let furthest = width / 8 + width * number / 30
      #expect((changed.min() ?? 0) > furthest - width / 5, "frame \(number)")
    }
    #expect(try folder.bytes("last.png").count > 0)
    let last = try folder.picture("last.png")
    #expect(last.colours == pictures[29])
  }

  @Test(arguments: [("WireWorld", "stacked"), ("345/2/4", "filled"), ("/2/3", "stacked")])
  func `a chart with too many lines for areas says so`(rule: String, style: String) async throws {
    func notices(_ style: String) async throws -> [Notice] {
      try await TemporaryFolder().runAll(
        "world: life\nrule: \(rule)\nsize: 40x20\nedges: wrap\nfill: 50%\ncell: 8\nframes: 3\n"
          + "chart: true\nchart-style: \(style)\nout: a.png\n")[0].notices
    }
    #expect(try await notices(style) == (rule == "/2/3" ? [] : [.noAreas]))
    #expect(try await notices("lines") == [])
  }

  @Test func `frames that show the same cells show another point of the chart`() async throws {
    // A block never changes, but the chart does.
    let folder = try await TemporaryFolder(
      madeBy:
        "world: life\npattern: block\nsize: 40x30\ncell: 8\nchart: true\nframes: 5\nout: a-%d.png\n"
    )
    let pictures = try (0..<5).map { try folder.picture("a-\($0).png").colours }
    for number in 1..<5 { #expect(pictures[number] != pictures[number - 1]) }
  }

  @Test(arguments: [("true", 0, 318), ("beside", 485, 0)])
  func `the note on an empty world stands beside the name of the unit`(
    chart: String, left: Int, top: Int
  ) async throws {
    let folder = try await TemporaryFolder(
      madeBy: "world: sea\nseed: 56\nsize: 9x6\nchart: \(chart)\nframes: 36\nout: n-%d.png\n")
    let (before, after) = (try folder.picture("n-30.png"), try folder.picture("n-35.png"))
    func changed(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
      columns.contains { x in rows.contains { before[x, $0] != after[x, $0] } }
    }
    #expect(!changed(left..<left + 25, top..<before.height - 20), "the numbers stay")
    #expect(changed(left + 30..<left + 120, before.height - 20..<before.height))
  }

  @Test func `a diagram's chart has all of its lines`() async throws {
    let folder = try await TemporaryFolder(
      madeBy:
        "world: wolfram\nrule: 90\nsize: 65x32\ncell: 4\nchart: true\nframes: 3\nout: [a.png]\n")
    let longer = try await TemporaryFolder(
      madeBy:
        "world: wolfram\nrule: 90\nsize: 65x32\ncell: 4\nchart: true\nframes: 50\nout: [a.png]\n")
    #expect(try folder.bytes("a.png").count > 0)
    let one = try folder.picture("a.png")
    let other = try longer.picture("a.png")
    #expect(one.colours == other.colours)
  }

  @Test(arguments: ["restart", "restore: a", "restore"])
  func `a chart goes on where the world is set back`(step: String) async throws {
    let plan = try plan(
      of: "world: sea\nchart: true\nout: a.gif\n"
        + "steps: [{run: 5}, {snapshot: a}, {run: 5}, {\(step)}, {run: 7}]\n"
        .replacing("{restart}", with: "restart").replacing("{restore}", with: "restore"))
    let rehearsal = try #require(plan.rehearsal)
    let history = try #require(rehearsal.census ?? rehearsal.history)
    let places = (0..<history.count).map { history.x($0) }
    #expect(places == (0...17).map { Double($0) })
  }

  @Test(arguments: [
    ("{run: 2}, {infect: 25}, {still: s.png}, {hold: 1}, {run: 1}", 3),
    ("{still: s.png}, {run: 2}", 0), ("{run: 2}, {still: s.png}, {run: 1}", 2),
  ])
  func `a still's chart ends with its own census`(steps: String, frame: Int) async throws {
    let folder = try await TemporaryFolder(
      madeBy: "world: infection\npeople: 49\ncell: 9\nchart: true\nout: a-%d.png\n"
        + "steps: [\(steps)]\n")
    #expect(try folder.picture("s.png") == folder.picture("a-\(frame).png"))
  }

  @Test func `a still's chart ends before a census that its axes do not show`() async throws {
    let folder = try await TemporaryFolder(
      madeBy: "world: life\npattern: pulsar\nsize: 19x19\nevery: 3\ncell: 12\nchart: true\n"
        + "out: a-%d.png\nsteps: [{run: 6}, {run: 2}, {still: s.png}, {run: 4}]\n")
    let (still, before) = (try folder.picture("s.png"), try folder.picture("a-2.png"))
    func chart(_ picture: TruePicture) -> ArraySlice<UInt32> {
      picture.colours.suffix(100 * picture.width)
    }
    #expect(still != before && chart(still) == chart(before))
  }

  @Test func `a still before the first frame has a chart without a point`() async throws {
    let folder = try await TemporaryFolder(
      madeBy: "world: life\nsize: 40x30\nfill: 0%\ncell: 8\nchart: true\nskip: 4\nout: a.png\n"
        + "steps: [{run: 1}, {still: s.png}, {run: 3}, {still: t.png}, {run: 3}]\n")
    let alive = Theme.all[0][.alive].code
    let inks = try ["s.png", "t.png"].map { name in
      try folder.picture(name).colours.count { $0 == alive }
    }
    #expect(inks[0] < inks[1])
  }

  @Test func `a diagram beside a film has its own chart, as its recipe makes it`() async throws {
    let text = "world: wolfram\nsize: 65x40\ncell: 3\nchart: true\nframes: 12\n"
    let both = try await TemporaryFolder(madeBy: text + "out: [a.png, a.gif]\n")
    let alone = try await TemporaryFolder(madeBy: text + "out: [a.png]\n")
    #expect(try both.bytes("a.png") == alone.bytes("a.png"))
  }

  @Test(arguments: [(400, 300), (100, 100), (64, 64), (33, 90)])
  func `a diagram seen from afar is all of it`(size: (Int, Int)) async throws {
    let text = "world: wolfram\nsize: 200x150\nrule: 110\nfilm: grow\nfit: \(size.0)x\(size.1)\n"
    let folder = try await TemporaryFolder(madeBy: text + "out: [a.png, a-%d.png]\n")
    let still = try folder.picture("a.png")
    let last = try folder.picture("a-149.png")
    #expect(still.colours == last.colours)
  }

  @Test func `pig's chart counts turns`() async throws {
    let plan = try plan(
      of: """
        world: pig
        players: hold-20,hold-25
        games: 3
        fit: 300x500
        chart: true
        out: a.png

        """)
    let rehearsal = try #require(plan.rehearsal)
    let history = try #require(rehearsal.census ?? rehearsal.history)
    var game = PigWorld(players: (.hold(20), .hold(25)), games: 3, seed: Seed(plan.seed))
    var turns = 0
    var before = 0
    #expect(history.x(0) == 0)
    for frame in 1..<history.count {
      try game.advance(by: 1)
      let happening = try #require(game.lastHappening)
      // A game's turns come after those of earlier games; with the win its last one is over.
      turns = before + happening.turn + (happening.event == .win ? 1 : 0)
      if happening.event == .win { before += happening.turn }
      #expect(history.x(frame) == Double(turns), "\(happening)")
      #expect((0..<2).map { history.count($0, frame) } == game.census.prefix(2).map(Float.init))
    }
    #expect(game.isOver)
  }
}
