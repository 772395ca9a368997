import TerrariumPictures
import TerrariumRendering
import TerrariumSupport
import Testing

/// Every theme in every shape on every world: a sheet for each world and shape has a picture for
/// each theme, six across, in the order of `render list themes`.
@Suite(.ownThread) struct ThemeGoldenTests {
  private static let worlds = [
    ("sea", "sea --size 8x6 --penguins 14 --orcas 6 --seed 3 --skip 2"),
    ("life", "life --size 8x6 --fill 40% --seed 4 --skip 1"),
    ("wolfram", "wolfram --rule 110 --size 8x6 --start random --seed 2"),
    ("infection", "infection --size 8x6 --seed 2 --skip 2"),
  ]

  @Test(arguments: worlds, CellShape.ofSquares)
  func `each theme draws a world in each shape`(world: (String, String), shape: CellShape)
    async throws
  {
    guard shape != .sprite || world.0 == "sea" else { return }
    // Squares also show the surroundings of the field; the others have it in the same colours.
    let extras = shape == .square ? " --counters --legend" : " --counters=false"
    let line = "\(world.1) --frames 1 --cell 9 --shape \(shape.rawValue)\(extras)"
    try await expectThemes(line, "themes-\(world.0)-\(shape.rawValue)")
  }

  @Test func `each theme draws a game of Pig`() async throws {
    try await expectThemes("pig --seed 3 --fit 120x200 --frames 14", "themes-pig")
  }

  /// One run of a world draws it in all themes.
  private func expectThemes(_ line: String, _ name: String) async throws {
    let names = Theme.all.map(\.name)
    let folder = TemporaryFolder()
    await InnerRender.done(
      "\(line) --vary theme=\(names.joined(separator: ",")) --out {theme}.png --quiet", in: folder)
    let tiles = try names.map { GoldenTile($0, try folder.picture("\($0).png")) }
    try expectGolden(tiles, across: 6, name)
  }
}
