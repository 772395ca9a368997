import TerrariumFiles
import TerrariumFilmSupport
import TerrariumPage
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Films and sheets whose output is a page.
@Suite(.planning(with: PlayingPages())) struct PageFilmTests {
  private let folder = TemporaryFolder()

  @Test func `the schema beside the documents is the program's`() throws {
    let path = Command.packageFolder + "/Documentation/terrarium.schema.json"
    let bytes = try FileReader.bytes(of: path, limit: 1 << 24)
    #expect(
      String(decoding: bytes, as: UTF8.self) == ScenarioSchema.text(of: .builtIn),
      "render list schema > \(path)")
  }

  @Test(arguments: Catalogue.builtIn.names)
  func `a setting of a page has an effect, or is named`(name: String) async throws {
    let world = try #require(Catalogue.builtIn[name])
    let ignored = try await SettingTrial.ignored(in: world, outputs: "a.html")
    // The words of a page are not compared.
    #expect(ignored.filter { $0 != "language" } == [])
  }

  @Test func `a page has the whole film of a pattern`() throws {
    let plan = try Scenario("world: life\npattern: glider\nout: a.html").plan()
    #expect(plan.film.frames ?? plan.film.clock.limit > 1)
  }

  @Test func `so it does before each film of a page to explore, and its command asks for it`()
    async throws
  {
    _ = try await folder.runAll(
      "world: life\npattern: block\nsize: 6x6\nframes: 3\ncell: 40\ncover: true\nvary: {every: [1, 2]}\nout: a.html\n"
    )
    let page = try folder.text("a.html")
    #expect(page.ranges(of: "\"delays\":[[2000,1],[80,3]]").count == 2)
    #expect(page.ranges(of: " --cover ").count == 2)
  }

  @Test func `a page tells the numbers of frame 0 beside the card, and no labels`() async throws {
    let settings =
      "world: life\npattern: block\nsize: 6x6\nskip: 3\nannotate: {label: b, at: [1, 1]}\n"
      + "caption: at {tick}\n"
    try await folder.run(settings + "cover: true\nframes: 6", out: "a.html")
    try await folder.run(settings + "frames: 7", out: "b.html")
    let (page, other) = (try folder.text("a.html"), try folder.text("b.html"))
    #expect(page.contains("\"ticks\":[[3,0,2],[4,1,5]]"))
    #expect(page.contains("\"annotations\":[[1,6,\"b\"]]"))
    // The still shows that frame's caption.
    for text in [page, other] {
      #expect(text.contains("<figcaption class=\"still\">at 3</figcaption>"))
    }
    func census(_ page: String) throws -> Substring {
      page[try #require(page.range(of: "\"census\":")).lowerBound...].prefix { $0 != "}" }
    }
    #expect(try census(page) == census(other))
  }
  @Test func `a page tells the end of a world once`() async throws {
    try await folder.run(
      "world: sea\nseed: 56\nsize: 9x6\ncell: 8\nframes: 36\nsmooth: 2", out: "f.html")
    #expect(try folder.text("f.html").contains("\"tells\":[[62,\"Nobody is left\"]]"))
  }

  @Test(arguments: ["set: {theme: ember}", "set: {colors: {alive: red}}", "save: '{theme}.state'"])
  func `a page of both shows one run`(step: String) {
    let text =
      "world: life\nsize: 9x9\n" + "vary: {theme: [light, dark]}\n"
      + "steps: [{\(step)}, {run: 2}]\n"
    #expect(
      folder.faults(of: text + "out: p.html").map(\.text) == [
        "'p.html' cannot show a light and a dark film whose steps change colours or save files; put {theme} into its name"
      ])
    #expect(folder.faults(of: text + "out: 'p-{theme}.html'").isEmpty)
  }

  @Test func `a page has one note for all of its tiles`() async throws {
    let reports = try await folder.runAll(
      "world: life\nout: a.html\ncell: 1\npattern: glider\nvary: {seed: 1..2}\nevery: 8\nframes: 124\n"
    )
    let views = reports[0].notices.compactMap { notice -> CellRect? in
      guard case .cutOff(_, let all) = notice, case .view(let view) = all[0] else { return nil }
      return view
    }
    #expect(views == [CellRect(x: -2, y: -2, width: 253, height: 253)])
  }

  @Test func `a page shows the chosen runs of a table`() async throws {
    let base =
      "world: life\nsize: 16x16\nedges: wrap\nframes: 20\nvary: {rule: near}\n"
      + "sort: -mean-alive\ntop: 5\nrows: runs\n"
    try await folder.runAll(base + "measures: [ticks]\nout: t.csv\n")
    try await folder.runAll(base + "out: s.html\n")
    let rules = try folder.text("t.csv").split(separator: "\n").dropFirst()
      .map { $0.prefix { $0 != "," } }
    let page = try folder.text("s.html")
    #expect(rules.count == 5 && rules.allSatisfy { page.contains($0) })
  }

  @Test(arguments: ["", "sort: -rest\ntop: 3\n"])
  func `measures go with a page that explores`(more: String) {
    let text = "world: life\nsize: 9x9\nframes: 3\nvary: {seed: 1..6}\nout: [s.png, s.html]\n"
    #expect(Scenario.faults(text + more + "measures: last-alive,rest\n").isEmpty)
    let faults = Scenario.faults(text + more + "measures: tics\n")
    #expect(faults.contains { $0.text.contains("no measure 'tics'") })
  }

  @Test func `measures do not go with a page for each run`() throws {
    let text = "world: life\nvary: {seed: 1..2}\nmeasures: ticks\nout: ['{seed}.html', s.png]"
    let told = try #require(Scenario.faults(text).first).text
    #expect(told.hasPrefix("measures has no effect here; use it with rows: runs"), "\(told)")
  }

  @Test(arguments: [
    "pattern: script.rle\nvary: {rule: [B3/S23, B36/S23]}",
    "pattern: script.rle\nvary: {theme: [light, dark]}",
    "pattern: p.png\nvary: {threshold: [10%, 90%]}\nframes: 4",
    "vary: {pattern: [bare.rle, deep/bare.rle]}\nframes: 2",
  ])
  func `a page is made again from its recipe, whatever files it came from`(
    settings: String
  ) async throws {
    try folder.makeFolder("deep")
    let script = "#C [[ GPS 5 STEP 2 THEME 3 ZOOM 5 PASTE 3o! 10 10 LOOP 9 ]]"
    try folder.write(
      "#N scripted\n\(script)\nx = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n", to: "script.rle")
    try folder.write("x = 3, y = 1\n3o!\n", to: "bare.rle")
    try folder.write("x = 2, y = 2\n2o$2o!\n", to: "deep/bare.rle")
    let greys: [UInt32] = (0..<30).map { 0x010101 * ($0 * 37 % 256) }
    try folder.write(TruePicture(width: 6, height: 5, colours: greys).png(), to: "p.png")
    try await folder.runAll("world: life\n\(settings)\nout: a.html\n")
    let (recipe, dropped) = try PictureRecipe.scenario(ofPictureAt: folder.path("a.html"))
    #expect(dropped.isEmpty)
    let again = TemporaryFolder()
    try await again.runAll(recipe)
    let isSame = try again.bytes("a.html") == folder.bytes("a.html")
    #expect(isSame, "\(recipe)")
  }
}
