import TerrariumSupport
import Testing

/// Approved pictures of seas: each line draws the picture with its name in `Tests/Goldens`.
@Suite(.ownThread) struct GoldenTests {
  private static let base = "sea --size 7x5 --penguins 12 --orcas 4 --seed 3 --skip 2 --frames 1"

  @Test(arguments: [
    ("sprite-light", "--cell 24"), ("sprite-dark", "--cell 24 --theme dark"),
    ("square-light", "--cell 8 --shape square"),
    ("square-dark", "--cell 8 --shape square --theme dark"),
    ("circle-light", "--cell 12 --shape circle"),
    ("circle-dark", "--cell 12 --shape circle --theme dark"),
    ("rounded-light", "--cell 20 --shape rounded"),
    ("rounded-dark", "--cell 20 --shape rounded --theme dark"),
    ("sprite-tiny", "--cell 6"), ("grid-light", "--cell 12 --grid"),
    ("grid-dark", "--cell 5 --shape square --theme dark --grid"),
    ("counters-light", "--cell 40 --counters"),
    ("counters-dark-narrow", "--cell 16 --theme dark --counters"),
    ("fit-wide", "--fit 200x90 --counters"), ("fit-tall-dark", "--fit 80x120 --theme dark"),
    (
      "colours",
      "--cell 10 --shape circle --colors penguin=#ffcc00,orca=navy,free=#eef,background=white"
    ),
  ])
  func `a small sea`(name: String, line: String) async throws {
    try expectGolden(try await picture("\(Self.base) \(line)"), "sea-" + name)
  }

  @Test func `a large sea seen from far away`() async throws {
    try expectGolden(
      try await picture("sea --size 600x400 --seed 5 --skip 12 --frames 1 --fit 150x100"), "sea-far"
    )
  }

  private func picture(_ line: String) async throws -> TruePicture {
    let folder = TemporaryFolder()
    await InnerRender.done(line + " --out a.png --quiet", in: folder)
    return try folder.picture("a.png")
  }
}
