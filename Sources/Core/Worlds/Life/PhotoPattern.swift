package import TerrariumBasics
package import TerrariumGD
package import TerrariumPatterns
package import TerrariumPictures
package import TerrariumVocabulary

/// A picture as the start of a field: each pixel becomes a cell, or each block of pixels if the
/// field is smaller than the picture.
package struct PhotoPattern {
  private let picture: DecodedPicture
  private let size: GridSize

  /// Decodes a PNG, JPEG or GIF; a picture larger than the field is reduced to fit.
  package init(
    _ bytes: [UInt8], within field: GridSize?, memory: Int = Ceiling.bytes
  ) throws(GDError) {
    picture = try DecodedPicture(bytes, memory: memory)
    let (width, height) = (picture.width, picture.height)
    guard let field, width > field.columns || height > field.rows else {
      size = GridSize(columns: width, rows: height)
      return
    }
    let isWide = width * field.rows >= height * field.columns
    size =
      isWide
      ? GridSize(columns: field.columns, rows: max(1, height * field.columns / width))
      : GridSize(columns: max(1, width * field.rows / height), rows: field.rows)
  }

  /// The resulting cells: those darker than a share of white are alive.
  package func pattern(darkerThan share: Percentage) -> Pattern {
    pattern { pixels in
      let light = pixels.reduce(0) { $0 + Self.lightness($1) }
      return light * 100_000 < pixels.count * Self.white * share.thousandths ? 1 : 0
    }
  }

  /// The resulting cells, each in the state with the nearest colour.
  package func pattern(of colours: [Colour]) -> Pattern {
    var known: [UInt32: UInt8] = [:]
    return pattern { pixels in
      var counts = [Int](repeating: 0, count: colours.count)
      for pixel in pixels {
        let state = known[pixel] ?? Self.state(of: pixel, among: colours)
        known[pixel] = state
        counts[Int(state)] += 1
      }
      let most = counts.max() ?? 0
      return UInt8(counts.firstIndex(of: most) ?? 0)
    }
  }

  /// The resulting cells, each in a state computed from the pixels of its block.
  private func pattern(_ state: ([UInt32]) -> UInt8) -> Pattern {
    var grid = StateGrid(size: size)
    var block: [UInt32] = []
    func pixels(_ cell: Int, _ pixels: Int, of cells: Int) -> Range<Int> {
      cell * pixels / cells..<(cell + 1) * pixels / cells
    }
    for y in 0..<size.rows {
      let rows = pixels(y, picture.height, of: size.rows)
      for x in 0..<size.columns {
        let columns = pixels(x, picture.width, of: size.columns)
        block.removeAll(keepingCapacity: true)
        for row in rows {
          let start = row * picture.width
          block += picture.pixels[start + columns.lowerBound..<start + columns.upperBound]
        }
        grid[x, y] = state(block)
      }
    }
    return Pattern(states: grid)
  }

  private static let white = 255_000

  /// The lightness of a pixel `0xAARRGGBB` on white.
  private static func lightness(_ pixel: UInt32) -> Int {
    let light = 213 * Int(pixel >> 16 & 255) + 715 * Int(pixel >> 8 & 255) + 72 * Int(pixel & 255)
    let alpha = Int(pixel >> 24)
    return (light * alpha + white * (255 - alpha)) / 255
  }

  /// The state with the nearest colour; transparent pixels have state 0.
  private static func state(of pixel: UInt32, among colours: [Colour]) -> UInt8 {
    guard pixel >> 24 >= 128 else { return 0 }
    return UInt8(colours.nearest(to: Colour(pixel & 0xff_ffff)))
  }
}
