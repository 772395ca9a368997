import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

/// The part of a field that pictures show, and the drawings around its cells.
struct ViewTests {
  /// Returns the pictures of a film's frames, and the film's looks.
  private func pictures(_ text: String) throws -> [IndexedPicture] {
    let plan = try plan(of: text)
    let artist = try #require(plan.artist)
    var film = try plan.playing(showing: plan.files, by: artist)
    return try film.shotsLeft().compactMap(\.frame).map { artist.draw($0) }
  }

  private let light = Theme.all[0]

  @Test func `a view shows its cells, also outside of the field; texts show the field`() throws {
    let text = """
      world: life
      size: 4x3
      edges: wall
      view: [2, -1, 3, 3]
      cell: 1
      out: [x.gif, x.txt]
      steps:
        - toggle: [[2, 0], [3, 1], [0, 2]]
        - hold: 0
      """
    let picture = try #require(try pictures(text).first)
    let (o, b, x) = (light[.alive], light[.ground], light[.background])
    #expect(picture.width == 3 && picture.colours == [x, x, x, o, b, x, b, o, x])
    #expect(try lastPicture(of: text) == ["..O.", "...O", "O..."])
  }

  @Test(arguments: [
    "frames: 5\nturn: 90\ncell: 4", "frames: 5\nturn: 30\nview: [2, 1, 4, 3]\ncell: 4",
    "frames: 5\nturn: 30\nfit: 60x40", "frames: 5\nview: [-2, -2, 15, 9]\ncell: 4",
    "frames: 5\nturn: 90\nvary: {rule: [30, 90]}",
    "cell: 4\nsteps: [{camera: [2, 1, 4, 3], over: 2}, {run: 2}]",
    "cell: 4\nsteps: [{camera: [2, 1, 4, 3], over: 2}, {set: {view: [0, 0, 8, 4]}}, {run: 2}]",
    "cell: 1\nsteps: [{run: 3}, {camera: [-9, -9, 40, 30], turn: 10}, {run: 1}]",
    "cell: 4\nturn: 20\nsteps: [{run: 3}, {set: {view: [2, 1, 4, 3]}}, {run: 1}]",
  ])
  func `a diagram is seen as the last frame of a film that grew`(settings: String) async throws {
    let folder = try await TemporaryFolder(
      madeBy: "world: wolfram\nsize: 11x5\nfilm: grow\nout: [a.png, 'b-%d.png']\n\(settings)\n")
    let last = try #require(folder.names.filter { $0.hasPrefix("b-") }.max())
    #expect(try folder.picture("a.png") == folder.picture(last), "\(last)")
  }

  @Test(arguments: [
    "wolfram\nsize: 16x8", "wolfram\nsize: 16x8\nedges: wrap", "wolfram\nsize: 16x8\nfilm: grow",
    "sea\nsize: 16x8", "infection\nsize: 16x8", "life\nsize: 16x8\nedges: wall",
    "life\nsize: 16x8\nedges: wrap", "life\nrule: B0/S8:T16,8",
  ])
  func `beyond the field is the background, by view, turn or camera`(world: String) async throws {
    let camera = "steps: [{run: 1}, {camera: [-2, -2, 20, 14]}, {run: 1}]"
    for way in ["frames: 2", "frames: 2\nturn: 180", "fit: 10x7\nframes: 2", camera] {
      let folder = try await TemporaryFolder(
        madeBy: "world: \(world)\nview: [-2, -2, 20, 14]\n\(way)\nout: [a.png, a.gif]\n")
      let picture = try folder.picture("a.png")
      #expect(picture.colours.last == light[.background].code, "\(world), \(way)")
    }
  }

  @Test(arguments: ["turn: 90\nsteps: [{run: 2}]", "steps: [{set: {turn: 90}}, {run: 2}]"])
  func `a film of steps is turned as any other`(settings: String) throws {
    let glider = "world: life\npattern: glider\nsize: 8x6\ncell: 4\nout: x.png\n"
    let picture = try #require(try pictures(glider + settings).last)
    #expect(picture == (try pictures(glider + "turn: 90\nframes: 3").last))
  }

  @Test(arguments: [
    "", "title: x\nchart: under\n", "rule: B2/SH\n", "pattern: glider\n", "frames: period\n",
  ]) func `home fits pictures of a given size`(settings: String) throws {
    var text = "world: life\nview: home\nfit: 300x200\nout: x.png\n\(settings)"
    if !settings.contains("pattern") { text += "pattern: block\n" }
    if !settings.contains("frames") { text += "frames: 2\n" }
    let picture = try #require(try pictures(text).first)
    #expect(picture.width == 300 && picture.height == 200)
  }

  @Test(arguments: ["2", "period"])
  func `home looks no further than the edges of a field`(frames: String) throws {
    let text = "world: life\nsize: 5x7\npattern: block\ncell: 1\nview: home\nout: x.gif\n"
    let picture = try #require(try pictures(text + "edges: wall\nframes: \(frames)\n").first)
    #expect(picture.width == 5 && picture.height == 6)
  }

  @Test(arguments: ["", "vary: {seed: 1..2}\n"])
  func `home of too many cells to tell ships apart asks for a view`(settings: String) {
    let faults = Scenario.faults(
      "world: life\npattern: gosper-glider-gun\nview: home\nframes: 2\nevery: 200000000\n"
        + "out: x.gif\n\(settings)"
    )
    let end =
      "pixels, as 'view: home' cannot tell here which ships have left; give a view of your own"
    #expect(faults.count == 1 && faults[0].text.hasSuffix(end), "\(faults)")
  }

  @Test(
    arguments: ["view: home\nframes: 2", "view: home\nframes: period", "frames: period"],
    [("T0,4", 6, 4), ("T4,0", 4, 6), ("P0,4", 6, 4), ("P4,0", 4, 6)])
  func `what is found to be shown ends where a grid ends along one axis`(
    film: String, grid: (rule: String, columns: Int, rows: Int)
  ) throws {
    let text = "world: life\npattern: block\nrule: B3/S23:\(grid.rule)\ncell: 1\nout: x.gif\n"
    let picture = try #require(try pictures(text + film + "\n").first)
    #expect(picture.width == grid.columns && picture.height == grid.rows)
  }

  @Test(
    arguments: [
      "pattern: glider\ncell: 5\nframes: 9", "pattern: lwss\nframes: 9",
      "pattern: dart\ncell: 20\nframes: 3", "pattern: loafer\nframes: 30",
      "pattern: turtle\nframes: 7", "pattern: loafer\nframes: period",
      "pattern: turtle\nframes: period",
    ], ["x.gif", "[x.gif, x.txt]"])
  func `home follows what leaves as a whole`(film: String, out: String) throws {
    func seen(_ view: String, _ out: String) throws -> [TruePicture] {
      try pictures("world: life\n\(film)\nview: \(view)\nout: \(out)\n").map(TruePicture.init)
    }
    #expect(try seen("home", out) == seen("follow", "x.gif"))
  }

  @Test func `a picture is as large as its largest moment, whatever nobody sees`() throws {
    let sizes = try pictures(
      """
      world: life
      size: 4x3
      edges: wall
      cell: 2
      out: x.gif
      steps:
        - hold: 0
        - set: {size: 7x2}
        - hold: 1
        - set: {size: 90x90}
        - set: {size: 3x3, view: [0, 0, 2, 2]}
        - hold: 1
      """
    ).map { [$0.width, $0.height] }
    #expect(sizes == [[14, 6], [14, 6], [14, 6]])
  }

  @Test(arguments: ["B3/S23", "B2/S34H", "'R1,C2,S3-6,B4,NL'"], [0, 90, 217])
  func `a mark turns with its cell`(rule: String, turn: Int) throws {
    let last = try #require(
      pictures(
        """
        world: life
        rule: \(rule)
        pattern: o!
        at: [7, 3]
        size: 13x9
        cell: 30
        turn: \(turn)
        colors: {alive: '#0000ff'}
        out: x.gif
        steps:
          - mark: [7, 3, 1, 1]
          - hold: 1
        """
      ).last)
    let picture = TruePicture(last)
    let (cell, frame) = (try picture.box(of: 0x0000ff), try picture.box(of: light[.mark].code))
    for (inner, outer) in [(cell.x, frame.x), (cell.y, frame.y)] {
      #expect(1..<13 ~= inner.lowerBound - outer.lowerBound)
      #expect(1..<13 ~= outer.upperBound - inner.upperBound)
    }
  }

  @Test func `a mark is a frame inside of its cells' outermost pixels`() throws {
    let shown = try pictures(
      """
      world: life
      size: 3x3
      edges: wall
      cell: 3
      out: x.gif
      steps:
        - mark: [1, 0, 2, 2]
        - hold: 0
        - mark: none
        - hold: 1
      """)
    #expect(shown.allSatisfy { $0.width == 9 })
    let marked = try #require(shown.first).colours.map { $0 == light[.mark] ? "#" : "." }
    let expected = [
      "...######", "...#....#", "...#....#", "...#....#", "...#....#", "...######",
      ".........", ".........", ".........",
    ]
    #expect(marked.joined() == expected.joined())
    #expect(try #require(shown.last).colours.allSatisfy { $0 == light[.ground] })
  }

  @Test func `a window needs not be found where every picture has a view`() throws {
    let plan = try plan(
      of: """
        world: life
        pattern: gosper-glider-gun
        view: [0, 0, 9, 9]
        frames: 999999
        out: x.gif
        """)
    #expect(plan.window == plan.worldStart.window)
    #expect(plan.artist?.layout.points == GridSize(columns: 9, rows: 9))
  }
}
