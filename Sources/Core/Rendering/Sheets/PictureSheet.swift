/// A sheet of any pictures in tiles of one size, each with lines of text below it.
package struct PictureSheet: Sendable {
  /// A picture, and the lines below it.
  package struct Tile: Sendable {
    package let picture: IndexedPicture?
    package let label: [String]

    package init(picture: IndexedPicture?, label: [String]) {
      (self.picture, self.label) = (picture, label)
    }
  }

  private let theme: Theme
  private let style: TextStyle
  private let room: (width: Int, height: Int)

  private static let gap = 16
  /// The most tiles in a row.
  private static let columns = 4

  /// Creates a sheet whose tiles have room for pictures of a size.
  package init(theme: Theme, style: TextStyle = TextStyle(), width: Int, height: Int) {
    (self.theme, self.style, room) = (theme, style, (width, height))
  }

  /// Draws the sheet of some tiles.
  package func picture(of tiles: [Tile]) -> IndexedPicture {
    let font = style.font(.note, at: style.pixels)
    let columns = min(Self.columns, max(1, tiles.count))
    let lines = tiles.map(\.label.count).max() ?? 0
    let step = (x: room.width + Self.gap, y: room.height + 6 + lines * font.height + Self.gap)
    let rows = (tiles.count + columns - 1) / columns
    let (width, height) = (Self.gap + columns * step.x, Self.gap + max(1, rows) * step.y)
    let inks = InkRamp.colours(.text, on: .background, theme)
    let reducer = reducer(tiles, inks)
    let text = InkRamp(indices: inks.map { reducer.index(of: $0.code) })
    let ground = reducer.index(of: theme[.ground].code)
    let sheet = BlankPage(width: width, height: height, palette: reducer.palette)
    return sheet.picture { page in
      for (number, tile) in tiles.enumerated() {
        let left = Self.gap + number % columns * step.x
        let top = Self.gap + number / columns * step.y
        page.fill(PixelRect(left: left, top: top, width: room.width, height: room.height), ground)
        if let picture = tile.picture { put(picture, left, top, reducer, on: &page) }
        for (line, words) in tile.label.enumerated() {
          let shown = font.shortened(words, to: room.width)
          page.write(
            shown, left: left + (room.width - font.width(of: shown)) / 2,
            top: top + room.height + 6 + line * font.height, font: font, text)
        }
      }
    }
  }

  /// Centres a picture in its tile; a larger one is clipped.
  private func put(
    _ picture: IndexedPicture, _ left: Int, _ top: Int, _ reducer: PaletteReducer,
    on page: inout Raster
  ) {
    let indices = picture.palette.map { reducer.index(of: $0.code) }
    let (x0, y0) = (
      left + max(0, room.width - picture.width) / 2, top + max(0, room.height - picture.height) / 2
    )
    for y in 0..<min(picture.height, room.height) {
      let row = picture.pixels[(y * picture.width)...].prefix(min(picture.width, room.width))
      for (x, index) in row.enumerated() {
        page.pixels[(y0 + y) * page.width + x0 + x] = indices[Int(index)]
      }
    }
  }

  /// The colours of all pictures, as many as a palette has room for, with exact colours for the
  /// page.
  private func reducer(_ tiles: [Tile], _ inks: [Colour]) -> PaletteReducer {
    var counts: [UInt32: Int] = [:]
    for picture in tiles.compactMap(\.picture) {
      var ofIndex = [Int](repeating: 0, count: 256)
      for index in picture.pixels { ofIndex[Int(index)] += 1 }
      for (index, colour) in picture.palette.enumerated() {
        counts[colour.code, default: 0] += ofIndex[index]
      }
    }
    return PaletteReducer(
      exact: [theme[.background], theme[.ground]] + inks, counts: counts, limit: 255)
  }
}
