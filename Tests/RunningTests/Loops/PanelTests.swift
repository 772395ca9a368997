import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumRendering
import TerrariumRunning
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Stills of one run next to each other: `panels`.
struct PanelTests {
  private func job(_ settings: String) throws -> Job {
    try Scenario(settings + "\n").job()
  }

  @Test func eachShowsItsTickInTheSameWindow() throws {
    let plans = try job("world: life\npattern: r-pentomino\npanels: [0, 30, 200]\nout: x.png").runs
      .known
    #expect(plans.map(\.film.ticks) == [0, 30, 200])
    #expect(plans.map(\.film.frames) == [1, 1, 1])
    #expect(Set(plans.map(\.window)).count == 1)
  }

  @Test(arguments: [
    ("size: 30x30", "[0, 3, 9, 20]", 4), ("size: 30x30", "[0, 3, 9, 20, 50]", 3),
    ("size: 80x30", "[0, 9]", 1), ("size: 20x60", "[0, 1, 2, 3, 4, 5, 6]", 7),
    ("size: 30x30\ncolumns: 2", "[0, 3, 9, 20]", 2), ("size: 12x8", "[0, 10, 20]", 3),
    ("size: 9x9\nvary: {seed: 1..3, rule: [B3/S23, B2/S, B36/S23]}", "[1, 5]", 2),
  ]) func `panels stand in a row of at most four by one`(
    settings: String, ticks: String, columns: Int
  ) throws {
    let text = "world: life\n\(settings)\nedges: wrap\ncell: 4\npanels: \(ticks)\nout: x.png"
    let artist = try #require(try job(text).renditions[0].painter as? SheetArtist)
    #expect(artist.layout.columns == columns)
  }

  @Test(arguments: [
    "world: life\nsize: 20x12\nedges: wrap\nseed: 5\ncell: 4\n",
    "world: life\nrule: B2/S345/4\nsize: 9x12\nseed: 5\nfade: 3\ncell: 3\n",
    "world: life\nsize: 9x9\nrule: B2/S34H\nedges: wall\ncell: 6\n",
    "world: sea\nsize: 7x5\nseed: 2\ncell: 12\n", "world: wolfram\nsize: 20x6\ncell: 4\n",
    "world: infection\npeople: 49\ncounters: false\ncell: 4\n",
    "world: life\nsize: 20x12\nedges: wrap\nseed: 5\ncell: 8\nchart: under\n",
    "world: sea\nsize: 9x9\nseed: 2\ncell: 16\nchart: under\nchart-style: lines\n",
    "world: wolfram\nsize: 20x6\ncell: 8\nchart: under\n",
  ]) func aPanelIsTheFrameOfAFilm(_ film: String) async throws {
    let folder = TemporaryFolder()
    let job = try folder.scenario(film + "panels: [0, 7]\nout: p.png\n").job()
    _ = try await job.run(threads: 1) { _ in }
    try await folder.run(film + "frames: 8", out: "f%d.png")
    let sheet = try folder.picture("p.png")
    for number in [0, 7] {
      let frame = try folder.picture("f\(number).png")
      #expect(sheet.contains(frame), "tick \(number)")
    }
  }

  @Test func theRecipeOfAStripMakesItAgain() async throws {
    let folder = TemporaryFolder()
    func run(_ text: String) async throws {
      let job = try folder.scenario(text).job()
      _ = try await job.run(threads: 2) { _ in }
    }
    try await run(
      "world: wolfram\nsize: 20x9\npanels: [3, 20]\nvary: {rule: [30, 90]}\nout: a.png\n")
    let recipe = try PictureRecipe.scenario(ofPictureAt: folder.path("a.png")).text
    #expect(recipe.contains("panels: [3, 20]") && !recipe.contains("frame:"))
    let first = try folder.bytes("a.png")
    try await run(recipe)
    #expect(try folder.bytes("a.png") == first)
  }
}

extension TruePicture {
  /// True if another picture is contained in it.
  fileprivate func contains(_ other: TruePicture) -> Bool {
    (0...height - other.height).contains { top in
      (0...width - other.width).contains { left in
        (0..<other.height).allSatisfy { y in
          (0..<other.width).allSatisfy { self[left + $0, top + y] == other[$0, y] }
        }
      }
    }
  }
}
