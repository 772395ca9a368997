import TerrariumRendering
import TerrariumSupport
import Testing

/// The margins of a field, as golden pictures.
struct MarginGoldenTests {
  private static let sea = "sea --size 24x16 --seed 3 --frames 24 --counters --legend"

  @Test func `all parts in pictures of given sizes`() async throws {
    let tiles = try await tiles(
      [
        "--fit 64x64 --chart under --theme light", "--fit 200x150 --chart under --theme dark",
        "--fit 300x700 --chart under --theme light", "--fit 480x480 --chart under --theme dark",
        "--fit 900x300 --chart under --theme light", "--fit 900x300 --chart beside --theme dark",
      ].map { ("\(Self.sea) --shape square \($0)", "Orcas hunt penguins") })
    try expectGolden(tiles, across: 4, "margins-sizes")
  }

  @Test func `all parts in each language`() async throws {
    let captions = [
      Language.en: "Orcas hunt penguins in a sea", .ru: "Косатки и пингвины в одном море",
      .es: "Orcas y pingüinos en un mar",
    ]
    let lines = Language.allCases.flatMap { language in
      ["--cell 6", "--cell 8 --shape circle --theme dark"].map {
        (
          "\(Self.sea) --chart under --chart-style filled \($0) --language \(language.rawValue)",
          captions[language]
        )
      }
    }
    let tiles = try await tiles(lines)
    try expectGolden(tiles, across: 6, "margins-languages")
  }

  @Test func `what is special to worlds`() async throws {
    let tiles = try await tiles(
      [
        "wolfram --rule 110 --size 70x35 --frames 35 --cell 4 --legend --caption Rule",
        "wolfram --rule 30 --size 50x25 --frames 25 --cell 2 --legend --counters --theme amber",
        "life --size 40x20 --seed 2 --frames 20 --cell 8 --legend --counters --chart under",
        "life --size 24x16 --seed 2 --rule B36/S23 --cell 5 --frames 9 --legend --language ru",
        "infection --size 24x16 --frames 9 --cell 8 --legend --chart under --theme neon",
        "sea --size 24x16 --cell 8 --frames 60 --seed 3 --legend --counters",
        "sea --size 24x16 --cell 8 --frames 60 --seed 3 --theme dark --language es --caption Mar",
        "sea --size 12x8 --cell 12 --frames 60 --seed 3 --counters --language ru",
      ].map { ($0, nil) })
    try expectGolden(tiles, across: 4, "margins-worlds")
  }

  @Test func `opening cards`() async throws {
    var tiles: [GoldenTile] = []
    for line in [
      "sea --size 24x16 --cell 12", "sea --size 24x16 --cell 12 --theme midnight",
      "wolfram --fit 200x150 --theme paper", "infection --fit 64x64 --language ru",
      "life --pattern glider --fit 160x300 --theme chalk", "infection --fit 111x180",
    ] {
      let folder = TemporaryFolder()
      await InnerRender.done(line + " --cover --frames 2 --out a.gif --quiet", in: folder)
      let film = try folder.gif("a.gif")
      let picture = film.frames[0].picture(width: film.width, height: film.height)
      tiles.append(GoldenTile(line, picture))
    }
    try expectGolden(tiles, across: 6, "cover-cards")
  }

  /// Returns the pictures of some lines, each with a caption if there is one.
  private func tiles(_ lines: [(line: String, caption: String?)]) async throws -> [GoldenTile] {
    let folder = TemporaryFolder()
    var tiles: [GoldenTile] = []
    for (line, caption) in lines {
      let more = (caption.map { ["--caption", $0] } ?? []) + ["--out", "a.png", "--quiet"]
      await InnerRender.done(Command.words(line) + more, in: folder)
      tiles.append(GoldenTile(line, try folder.picture("a.png")))
    }
    return tiles
  }
}
