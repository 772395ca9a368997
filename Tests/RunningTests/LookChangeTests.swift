import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Films whose look changes on the way, in every output.
struct LookChangeTests {
  static let scenario = """
    world: sea
    size: 9x7
    cell: 6
    out: [a.gif, a-%d.png]
    delay: 50ms
    steps:
      - run: 2
      - set: {theme: dark, shape: circle, delay: 200ms}
      - run: 2
      - set: {grid: true, counters: true, cell: 12}
      - still: b.png
      - run: 1
      - set: {theme: light, colors: {penguin: "#123456"}, cell: 5, fps: 5}
      - run: 2

    """

  @Test(arguments: [
    ("ill: '#0000ff'", "#6666ff"), ("{ill: '#0000ff', fresh: '#00ff00'}", "#00ff00"),
    ("fresh: '#00ff00'", "#00ff00"), ("healthy: '#00ff00'", Theme.all[0][.fresh].written),
  ])
  func `the newly ill are brighter than the ill in a colour of their own`(
    colours: String, fresh: String
  ) throws {
    let colours = colours.hasPrefix("{") ? colours : "{\(colours)}"
    let looks = try plan(
      of: "world: infection\nout: a.gif\ncolors: \(colours)\nsteps: [{run: 1}]"
    ).film.looks
    #expect(looks.map { $0.theme[.fresh].written } == [fresh])
    let late = try plan(
      of: "world: infection\nout: a.gif\nsteps: [{run: 1}, {set: {colors: \(colours)}}, {run: 1}]"
    ).film.looks
    #expect(late.last?.theme[.fresh].written == fresh)
  }

  @Test func `a GIF shows what the numbered pictures do, each look in its colours`() async throws {
    let folder = try await TemporaryFolder(madeBy: Self.scenario, threads: 1)
    let gif = try folder.gif("a.gif")
    #expect(gif.frames.count == 8)
    for (number, frame) in gif.frames.enumerated() {
      let picture = try folder.picture("a-\(number).png")
      #expect(picture.width == gif.width && picture.height == gif.height)
      #expect(frame.shown.map { $0?.code } == picture.colours.map { $0 }, "frame \(number)")
    }
    #expect(gif.frames.map(\.hundredths) == [5, 5, 5, 20, 20, 20, 20, 20])
  }

  @Test func `the picture is as large as the largest moment, others in its middle`() async throws {
    let folder = try await TemporaryFolder(madeBy: Self.scenario, threads: 1)
    let plan = try plan(of: Self.scenario)
    let artist = try #require(plan.artist)
    #expect(artist.layout.width == 9 * 12 + 8)
    let first = try folder.picture("a-0.png")
    let strip = artist.layout.height - (7 * 12 + 6)
    let background = plan.film.looks[0].theme[.background].code
    let left = (first.width - 9 * 6) / 2
    // The parts under the field have their space from the first frame on, so the field never moves.
    let top = (artist.layout.height - strip - 7 * 6) / 2
    #expect(top == artist.layout.fieldTop)
    let colours = first.colours
    for y in 0..<first.height {
      for x in 0..<first.width where !(left..<left + 54 ~= x && top..<top + 42 ~= y) {
        #expect(colours[y * first.width + x] == background, "\(x),\(y)")
      }
    }
    let still = try folder.picture("b.png")
    #expect(still.width == first.width && still.height == first.height)
  }
}
