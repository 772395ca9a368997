import TerrariumRendering
import TerrariumSupport
import Testing

/// Approved pictures of the typeface.
struct TypefaceGoldenTests {
  /// Draws lines of text in some sizes on one background.
  private func picture(_ lines: [String], sizes: [Int], theme: Theme, isBold: Bool) -> TruePicture {
    let fonts = sizes.map { Font(size: $0, isBold: isBold) }
    let width = (fonts.flatMap { font in lines.map(font.width) }.max() ?? 0) + 16
    let height = fonts.reduce(8) { $0 + lines.count * $1.height + 8 }
    let colours = InkRamp.colours(theme[.text], on: theme[.background])
    let ink = InkRamp(indices: (1...colours.count).map(UInt8.init))
    var raster = Raster(width: width, rows: 0..<height, filledWith: 0)
    var top = 8
    for font in fonts {
      for line in lines {
        raster.write(line, left: 8, top: top, font: font, ink)
        top += font.height
      }
      top += 8
    }
    return TruePicture(
      IndexedPicture(
        width: width, height: height, palette: [theme[.background]] + colours,
        pixels: raster.pixels))
  }

  @Test(arguments: ["light", "dark"], [false, true])
  func `all letters at the size of text and larger`(theme: String, isBold: Bool) throws {
    let lines = [
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789", "abcdefghijklmnopqrstuvwxyz ÁÉÍÓÚÜÑ áéíóúüñ",
      "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
      "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ ¿?¡!", "«» – — … ° × ± → ≤ ≥ · № € x⁰¹²³⁴⁵⁶⁷⁸⁹ 10⁻³",
    ]
    let picture = picture(
      lines, sizes: [14, 28], theme: try #require(Theme.named(theme)), isBold: isBold)
    try expectGolden(picture, "typeface-\(isBold ? "bold" : "regular")-\(theme)")
  }

  @Test func `words at every small size`() throws {
    let lines = [
      "penguins 128, orcas 7: nobody is left", "свободно 1024, ещё жив: такт 59",
      "¿Quién gana? El pingüino: año 2",
    ]
    let picture = picture(
      lines, sizes: [9, 10, 11, 12, 13, 15, 16, 18, 20, 24, 32, 40], theme: Theme.all[0],
      isBold: false)
    try expectGolden(picture, "typeface-sizes")
  }
}
