import TerrariumEncoding
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// The position of the camera in each frame of a film, and the pictures of that position.
struct CameraTests {
  /// Returns the shots of a film with pictures.
  private func shots(of text: String) throws -> [Shot] {
    let plan = try plan(of: text)
    var film = try plan.playing(showing: plan.files, by: plan.artist)
    return try film.shotsLeft()
  }

  /// Returns the visible area of each frame of a film of life.
  private func visibleAreas(
    _ steps: String..., settings: String = "size: 40x30\nedges: wall\ncell: 2\n"
  ) throws -> [VisibleArea] {
    let text = "world: life\nout: x.gif\n\(settings)steps:\n" + steps.map { "  - \($0)\n" }.joined()
    return try shots(of: text).compactMap(\.frame).map { frame in
      var visible = try #require(frame.visible)
      visible.field = nil
      return visible
    }
  }

  private let home = VisibleArea(CellRect(x: 0, y: 0, width: 40, height: 30))
  private let corner = VisibleArea(CellRect(x: 20, y: 15, width: 20, height: 15))

  @Test func `cells that begin at half a pixel are as wide as their tiles`() async throws {
    let steps =
      "[{run: 3}, {set: {view: '2,2,5,4'}}, {run: 1}, {set: {shape: circle}}, {run: 1},"
      + " {camera: [0, 0, 4, 3], over: 0}, {hold: 1}]"
    let folder = try await TemporaryFolder(
      madeBy: "world: sea\nsize: 8x6\ncell: 30\nout: a.gif\nsteps: \(steps)\n")
    #expect(try folder.gif("a.gif").frames.count > 5)
  }

  @Test func `a camera glides from where it is and ends exactly where it should`() throws {
    let seen = try visibleAreas(
      "run: 1", "{camera: [20, 15, 20, 15], over: 4}", "run: 2",
      "{camera: [0, 0, 40, 30], over: 4}", "hold: 1")
    #expect(seen.count == 1 + 1 + 4 + 2 + 4 + 1)
    #expect(seen[0] == home && seen[1] == home)
    #expect(seen[5] == corner && seen[6] == corner && seen[7] == corner)
    #expect(seen[11] == home && seen[12] == home)
    let widths = seen.map(\.width)
    #expect(zip(widths[1...5], widths[2...5]).allSatisfy { $0 > $1 })
    #expect(seen[2] == home.glided(to: corner, part: VisibleArea.eased(0.25)))
    #expect(seen[8] == corner.glided(to: home, part: VisibleArea.eased(0.25)))
  }

  @Test func `a camera takes ticks, or frames without one, or no time at all`() throws {
    func ticks(_ steps: String) throws -> [Int] {
      try shots(
        of:
          "world: life\nsize: 8x8\nedges: wall\nevery: 3\nout: x.gif\nsteps:\n  - run: 1\n\(steps)"
      ).compactMap(\.frame?.tick)
    }
    #expect(try ticks("  - {camera: [0, 0, 4, 4], over: 8}\n") == [0, 3, 6, 9])
    #expect(try ticks("  - {camera: [0, 0, 4, 4], over: 4, hold: true}\n") == [0, 1, 1, 1, 1])
    #expect(try ticks("  - {camera: [0, 0, 4, 4], over: 0}\n  - run: 2\n") == [0, 3])
    let jump = try visibleAreas("run: 1", "camera: [20, 15, 20, 15]", "run: 1")
    #expect(jump == [home, home, corner])
  }

  @Test func `a film may open with a camera, and be cut on its way`() throws {
    let seen = try visibleAreas(
      "{camera: [20, 15, 20, 15], over: 4, hold: true}", "run: 9",
      settings: "size: 40x30\nedges: wall\ncell: 2\nframes: 3\n")
    #expect(seen == [0, 0.25, 0.5].map { home.glided(to: corner, part: VisibleArea.eased($0)) })
  }

  @Test func `where no frame falls on its end, the next one is seen from there`() throws {
    let seen = try visibleAreas(
      "{camera: [20, 15, 20, 15], over: 4}", "run: 2",
      settings: "size: 40x30\nedges: wall\ncell: 2\nevery: 3\n")
    #expect(seen.count == 3 && seen[0] == home && seen[2] == corner)
    #expect(seen[1] == home.glided(to: corner, part: VisibleArea.eased(0.75)))
  }

  @Test func `a rectangle of another shape is seen whole, in the middle`() throws {
    let seen = try visibleAreas("camera: [-8, -50, 4, 90]", "hold: 0")
    #expect(seen == [VisibleArea(x: -66, y: -50, width: 120, height: 90)])
  }

  @Test func `in a picture of a given size a camera uses all the room`() throws {
    let text = "world: life\npattern: block\nsize: 8x8\nfit: 66x33\nout: x.gif\nsteps:\n"
    let shown = try shots(of: text + "  - hold: 0\n  - {camera: [0, 0, 10, 5]}\n  - hold: 1\n")
      .compactMap(\.frame)
    let seen = try shown.map { try #require($0.visible) }
    #expect(seen[0] == VisibleArea(x: -17.0 / 4, y: 0, width: 66.0 / 4, height: 33.0 / 4))
    #expect(seen[1] == VisibleArea(x: 0, y: 0, width: 10, height: 5))
    #expect(shown[1].cells?.size == GridSize(columns: 10, rows: 5))
  }

  @Test(arguments: [("sea", "2"), ("infection", "2"), ("life", "2"), ("life", "period")])
  func `a view beyond a field that ends is drawn as a camera would see it`(
    world: String, frames: String
  ) throws {
    func hasVisibleAreas(_ view: String) throws -> Bool {
      let edges = world == "life" ? "edges: wall\n" : ""
      return try shots(
        of: "world: \(world)\nsize: 9x9\n\(edges)view: \(view)\nframes: \(frames)\nout: x.gif"
      ).compactMap(\.frame).allSatisfy { $0.visible != nil }
    }
    #expect(try hasVisibleAreas("[-1, 0, 4, 4]") && hasVisibleAreas("[0, 2, 9, 8]"))
    #expect(try !hasVisibleAreas("[0, 0, 9, 9]") && !hasVisibleAreas("[5, 5, 4, 4]"))
  }

  @Test(arguments: ["turn: 180", "view: follow"])
  func `texts and states keep their colours where mixes fill the palette`(view: String) throws {
    let plan = try plan(
      of: "world: infection\nsize: 24x24\nfit: 300x250\n\(view)\ngrid: true\nframes: 3\nout: x.gif")
    let palette = try #require(plan.artist).palette
    let look = plan.film.looks[0]
    for tone in [Tone.text, .muted, .grid, .background] + plan.world.subject.states.map(\.tone) {
      #expect(palette.contains(look.theme[tone]), "\(tone)")
    }
  }

  @Test func `a view that is set jumps, and a camera starts from it`() throws {
    let seen = try visibleAreas(
      "run: 1", "camera: [20, 15, 20, 15]", "set: {view: [4, 3, 20, 15]}", "run: 1",
      "{camera: [20, 15, 20, 15], over: 2}", "set: {view: none}", "run: 1")
    let set = VisibleArea(CellRect(x: 4, y: 3, width: 20, height: 15))
    #expect(seen[2] == set)
    #expect(seen[3] == set.glided(to: corner, part: 0.5) && seen[4] == corner && seen[5] == home)
  }

  @Test(arguments: ["cell: 8", "cell: 8\nrule: B2/S34H", "fit: 90x70", "view: [1, 1, 7, 6]"])
  func `a view that is set leaves the picture's size to the film's first`(settings: String) throws {
    for view in ["[0, 0, 28, 24]", "[2, 2, 4, 3]"] {
      let camera = "{camera: [0, 0, 7, 6], over: 2}"
      for (before, after) in [("\(camera), ", ""), ("", ", \(camera)")] {
        let films = ["camera: \(view)", "set: {view: \(view)}"].map { step in
          "world: life\nsize: 14x12\nedges: wall\n\(settings)\nout: x.gif\n"
            + "steps: [{run: 1}, \(before){\(step)}, {run: 1}\(after)]\n"
        }
        let layouts = try films.map { try #require(try plan(of: $0).artist).layout }
        #expect(layouts[0] == layouts[1])
        let seen = try films.map { try shots(of: $0).compactMap(\.frame?.visible) }
        #expect(seen[0] == seen[1] && !seen[0].isEmpty, "\(view), \(before)")
      }
    }
  }

  @Test func `other settings and other worlds leave the camera where it is`() throws {
    let seen = try visibleAreas(
      "toggle: [[3, 3], [4, 3]]", "snapshot", "camera: [20, 15, 20, 15]", "run: 1",
      "set: {theme: dark}", "run: 1", "restore", "run: 1", "restart", "mark: [1, 1, 2, 2]", "run: 1"
    )
    #expect(seen.allSatisfy { $0 == corner } && seen.count == 5)
  }

  @Test func `a still shows what the camera sees, texts and tables what they always do`() throws {
    let text = """
      world: life
      size: 8x4
      edges: wall
      cell: 2
      out: [x.gif, x.txt]
      steps:
        - toggle: [[5, 1], [6, 1], [7, 1]]
        - camera: [4, 0, 4, 2]
        - still: b.png
        - run: 1

      """
    let all = try shots(of: text)
    let still = try #require(all.flatMap(\.stills).first?.frame)
    #expect(still.visible.map { CellRect(x: Int($0.x), y: Int($0.y), width: 4, height: 2) }?.x == 4)
    #expect(still.cells?.states == [0, 0, 0, 0, 0, 1, 1, 1])
    let last = try #require(all.last?.frame)
    #expect(last.letters?.size == GridSize(columns: 8, rows: 4))
    #expect(last.census == [3])
    #expect(try lastPicture(of: text) == ["......O.", "......O.", "......O.", "........"])
  }

  @Test func `a film without a camera has frames without a visible area`() throws {
    for view in ["", "view: [1, 1, 5, 5]\n", "view: none\n"] {
      let shots = try shots(
        of: "world: life\nsize: 9x9\nedges: wall\nout: x.gif\n\(view)steps:\n  - run: 2\n"
          + "  - set: {view: [0, 0, 3, 3]}\n  - run: 1\n")
      let frames = shots.compactMap(\.frame)
      #expect(!frames.isEmpty && frames.allSatisfy { $0.visible == nil && $0.cells != nil })
    }
  }

  static let far = """
    world: life
    pattern: acorn
    size: 48x32
    cell: 3
    out: [a.gif, a-%d.png, a.apng]
    steps:
      - {camera: [-400, -300, 900, 600], over: 12}
      - still: b.png
      - {camera: [10, 10, 9, 6], over: 9, hold: true}
      - set: {view: follow}
      - run: 20

    """

  @Test func `a film has one palette, whatever its camera sees`() throws {
    #expect(try #require(try plan(of: Self.far).artist).hasOnePalette)
  }
}
