import TerrariumRendering
import TerrariumSupport
import Testing

/// The margins of a field, as golden pictures.
@Suite(.ownThread) struct MarginGoldenTests {
  private static let sea = "sea --size 24x16 --seed 3 --frames 24 --counters --legend"

  @Test func `all parts in pictures of given sizes`() throws {
    let tiles = try [
      "--fit 64x64 --chart under --theme light", "--fit 200x150 --chart under --theme dark",
      "--fit 300x700 --chart under --theme light", "--fit 480x480 --chart under --theme dark",
      "--fit 900x300 --chart under --theme light", "--fit 900x300 --chart beside --theme dark",
    ].map { try tile("\(Self.sea) --shape square \($0)", caption: "Orcas hunt penguins") }
    try expectGolden(tiles, across: 4, "margins-sizes")
  }

  @Test func `all parts in each language`() throws {
    let captions = [
      Language.en: "Orcas hunt penguins in a sea", .ru: "Косатки и пингвины в одном море",
      .es: "Orcas y pingüinos en un mar",
    ]
    let tiles = try Language.allCases.flatMap { language in
      try ["--cell 6", "--cell 8 --shape circle --theme dark"].map {
        try tile(
          "\(Self.sea) --chart under --chart-style filled \($0) --language \(language.rawValue)",
          caption: captions[language] ?? "")
      }
    }
    try expectGolden(tiles, across: 6, "margins-languages")
  }

  @Test func `what is special to worlds`() throws {
    let tiles = try [
      "wolfram --rule 110 --size 70x35 --frames 35 --cell 4 --legend --caption Rule",
      "wolfram --rule 30 --size 50x25 --frames 25 --cell 2 --legend --counters --theme amber",
      "life --size 40x20 --seed 2 --frames 20 --cell 8 --legend --counters --chart under",
      "life --size 24x16 --seed 2 --rule B36/S23 --cell 5 --frames 9 --legend --language ru",
      "infection --size 24x16 --frames 9 --cell 8 --legend --chart under --theme neon",
      "sea --size 24x16 --cell 8 --frames 60 --seed 3 --legend --counters",
      "sea --size 24x16 --cell 8 --frames 60 --seed 3 --theme dark --language es --caption Mar",
      "sea --size 12x8 --cell 12 --frames 60 --seed 3 --counters --language ru",
    ].map { try tile($0) }
    try expectGolden(tiles, across: 4, "margins-worlds")
  }

  @Test func `opening cards`() throws {
    let tiles = try [
      "sea --size 24x16 --cell 12", "sea --size 24x16 --cell 12 --theme midnight",
      "wolfram --fit 200x150 --theme paper", "infection --fit 64x64 --language ru",
      "life --pattern glider --fit 160x300 --theme chalk", "infection --fit 111x180",
    ].map { line in
      let folder = TemporaryFolder()
      try Command.done(line + " --cover --frames 2 --out a.gif --quiet", in: folder)
      let film = try folder.gif("a.gif")
      return GoldenTile(line, film.frames[0].picture(width: film.width, height: film.height))
    }
    try expectGolden(tiles, across: 6, "cover-cards")
  }

  private func tile(_ line: String, caption: String? = nil) throws -> GoldenTile {
    let folder = TemporaryFolder()
    let words = line.split(separator: " ").map(String.init)
    try Command.done(
      words + (caption.map { ["--caption", $0] } ?? []) + ["--out", "a.png", "--quiet"], in: folder)
    return GoldenTile(line, try folder.picture("a.png"))
  }
}
