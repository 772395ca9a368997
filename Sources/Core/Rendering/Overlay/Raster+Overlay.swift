// Shapes of overlays as pixels: each part is blended with the pixels below by its coverage, and the
// result is rounded to the nearest colours of the palette.

extension Raster {
  mutating func draw(_ parts: [OverlayPart], in area: PixelRect, _ palette: PaletteFinder) {
    let rows = area.rows.clamped(to: rows)
    let columns = area.columns.clamped(to: 0..<width)
    guard !rows.isEmpty, !columns.isEmpty else { return }
    let room = PixelRect(columns: columns, rows: rows)
    let boxes = parts.compactMap { $0.shape.box(in: room) }
    guard let box = boxes.reduce(nil, PixelRect.united) else { return }
    var palette = palette
    // One band at a time, so that large pictures take no more memory than their pixels.
    let height = max(1, (1 << 16) / box.width)
    for top in stride(from: box.top, to: box.bottom, by: height) {
      let band = PixelRect(
        left: box.left, top: top, width: box.width, height: min(height, box.bottom - top))
      let shares = parts.map { part in
        part.shape.shares(in: band).map { OverlayInk.share($0, opacity: part.opacity) }
      }
      lay(shares, of: parts.map(\.colour.parts), in: band, &palette)
    }
  }

  /// Blends a colour over a band of pixels by their coverage.
  private mutating func lay(
    _ shares: [[Int32]], of colours: [SIMD4<Int32>], in band: PixelRect,
    _ palette: inout PaletteFinder
  ) {
    for y in 0..<band.height {
      let start = start(ofRow: band.top + y) + band.left
      for x in 0..<band.width {
        let place = y * band.width + x
        guard shares.contains(where: { $0[place] > 0 }) else { continue }
        var colour = palette.parts[Int(pixels[start + x])]
        for (layer, shares) in shares.enumerated() where shares[place] > 0 {
          colour = OverlayInk.lay(colours[layer], over: colour, shares[place])
        }
        pixels[start + x] = palette.index(of: colour)
      }
    }
  }
}

extension PixelRect {
  /// The smallest rectangle around two.
  static func united(_ one: PixelRect?, _ other: PixelRect) -> PixelRect? {
    guard let one else { return other }
    let (left, top) = (min(one.left, other.left), min(one.top, other.top))
    return PixelRect(
      left: left, top: top, width: max(one.right, other.right) - left,
      height: max(one.bottom, other.bottom) - top)
  }
}

/// Finds the nearest colours of a palette, with a cache.
struct PaletteFinder: Sendable {
  let parts: [SIMD4<Int32>]
  private var known: [SIMD4<Int32>: UInt8] = [:]
  private var last: (colour: SIMD4<Int32>, index: UInt8)?

  init(_ palette: [Colour]) { parts = palette.map(\.parts) }

  mutating func index(of colour: SIMD4<Int32>) -> UInt8 {
    if let last, last.colour == colour { return last.index }
    let index = known[colour] ?? parts.nearest(to: colour)
    known[colour] = index
    last = (colour, index)
    return index
  }
}
