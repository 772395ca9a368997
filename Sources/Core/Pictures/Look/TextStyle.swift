package import TerrariumBasics

/// The size and the typeface of a picture's texts.
package struct TextStyle: Hashable, Sendable {

  /// The size of letters in pixels, in a picture shown at its own size.
  package var size: Int
  /// The pixels of the picture per such pixel: 2 for dense screens.
  package var scale: Int
  package var face: FontFace
  /// True if the size depends on the picture's; labels of small tiles are then smaller.
  package private(set) var isGrown = false
  /// The smallest size otherwise.
  private let leastSize: Int

  package init(size: Int = 14, scale: Int = 1, face: FontFace = .builtIn) {
    self.size = size
    self.scale = scale
    self.face = face
    leastSize = size
  }

  /// Enlarges letters with the picture: to about a fortieth of its shorter side, but never below
  /// their size.
  package mutating func grow(with picture: GridSize) {
    let beyond = min(picture.columns, picture.rows) / scale - 480
    isGrown = true
    size = max(leastSize, (leastSize * (600 + beyond) + 300) / 600)
  }

  /// The size of labels for tiles of a height; enlarged letters leave most of the height to the
  /// tiles.
  package func label(forTilesOf rows: Int) -> Int {
    isGrown ? min(pixels, max(leastSize * scale, rows / 8)) : pixels
  }

  /// The style itself, and with smaller letters for tiles of a sheet of some size: none of these if
  /// the size is given. The smallest have 11 pixels, or a sixtieth of the shorter side.
  package func sizesInTiles(of sheet: GridSize) -> [TextStyle] {
    guard isGrown else { return [self] }
    let legible = min(size, max(11, min(sheet.columns, sheet.rows) / scale / 60))
    return stride(from: size, through: legible, by: -max(1, size / 8)).map { smaller in
      var style = self
      style.size = smaller
      return style
    }
  }

  /// The size in the picture's own pixels.
  package var pixels: Int { size * scale }
}
