import TerrariumPictures
import TerrariumRendering
import Testing

/// Tiles that several films share.
struct DrawnTilesTests {
  @Test func `tiles are shared where nothing that shows differs, and else not`() throws {
    let look = Look(theme: try #require(Theme.named("light")), shape: .circle)
    var others = [look, look, look, look]
    others[1].theme = try #require(Theme.named("dark"))
    others[2].shape = .rounded
    others[3].maxColors = 4
    let red = Colour(0xff0000)
    let kinds: [(Int, [Colour], Colour?)] = [(9, [], nil), (10, [red], nil), (10, [], red)]
    for round in 0..<2 {
      for other in others {
        for (cell, exact, spare) in kinds {
          let shared = try DrawnTiles.tiles(
            look: other, subject: seaLike, cell: cell, exact: exact, spare: spare)
          let own = try TileSet(
            look: other, subject: seaLike, cell: cell, exact: exact, spare: spare)
          #expect(shared.palette == own.palette && shared.pixels == own.pixels, "round \(round)")
          var titled = other
          (titled.texts.title, titled.texts.caption) = (PictureText("t\(round)"), PictureText("c"))
          let again = try DrawnTiles.tiles(
            look: titled, subject: seaLike, cell: cell, exact: exact, spare: spare)
          #expect(again.palette == own.palette && again.pixels == own.pixels, "round \(round)")
        }
      }
    }
  }
}
