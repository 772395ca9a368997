import Encoding
import Files
import FilmSupport
import Support
import Testing

@testable import Planning
@testable import Playback
@testable import Running
@testable import Vocabulary
@testable import Worlds

/// What a scenario makes is the same by every way that leads there. `Scripts/outside/routes.py` tries
/// many more scenarios.
struct RouteTests {
  @Test(arguments: [
    "world: sea\npenguins: 0\norcas: 1\nseed: 1\nview: [0, 0, 3, 3]\ncaption: cap",
    "world: sea\npenguins: 0\norcas: 1\nseed: 1\nview: [0, 0, 3, 3]\ntitle: cap\ncell: 40",
    "world: infection\npeople: 60\nsmooth: 5\nmax-colors: 3\nframes: 6",
    "world: sea\nsize: 9x9\nsmooth: 3\nframes: 5\ncounters: true\nchart: under",
    "world: life\npattern: glider\ncounters: true\nframes: 30\nview: [0, 0, 9, 9]",
    "world: life\npattern: r-pentomino\nframes: 8\nlegend: true\nfade: 3",
    "world: wolfram\nsize: 31x9\nchart: under",
  ])
  func `an output is the same alone and beside any others`(settings: String) async throws {
    let names = ["a.gif", "n-%d.png", "b.png", "c.csv", "d.txt", "e.svg", "f.webp", "g.y4m"]
    let beside = try RunFolder()
    try await beside.run(settings, out: "[\(names.joined(separator: ", "))]")
    for name in names {
      let alone = try RunFolder()
      try await alone.run(settings, out: name)
      for file in Path.names(in: alone.path) {
        let isSame: Bool = try alone.bytes(file) == beside.bytes(file)
        #expect(isSame, "\(file) of\n\(settings)")
      }
    }
  }

  @Test func `numbered pictures, films and single pictures tell that nobody is left`() async throws
  {
    let folder = try RunFolder()
    try await folder.run(
      "world: sea\npenguins: 0\norcas: 1\nseed: 1\nview: [0, 0, 3, 3]\ncaption: cap",
      out: "[n-%d.png, b.png, a.apng]")
    let last = try #require(Path.names(in: folder.path).filter { $0.hasPrefix("n-") }.max())
    let numbered = try TruePicture(png: folder.bytes(last))
    #expect((try numbered == TruePicture(png: folder.bytes("b.png"))) as Bool)
  }
}
