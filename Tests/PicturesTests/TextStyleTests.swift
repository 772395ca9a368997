import TerrariumBasics
import TerrariumPictures
import Testing

struct TextStyleTests {
  @Test(arguments: [
    ((400, 300), [14, 13, 12, 11]), ((1200, 630), [18, 16, 14, 12]),
    ((1200, 900), [24, 21, 18, 15]), ((1080, 1920), [28, 25, 22, 19]),
  ])
  func `letters in the tiles of a sheet shrink to a sixtieth of its shorter side`(
    sheet: (columns: Int, rows: Int), sizes: [Int]
  ) {
    let sheet = GridSize(columns: sheet.columns, rows: sheet.rows)
    var style = TextStyle()
    #expect(style.sizesInTiles(of: sheet) == [style], "a given size stays")
    style.grow(with: sheet)
    #expect(style.sizesInTiles(of: sheet).map(\.size) == sizes)
  }
}
