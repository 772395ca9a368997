/// A surface for pages in the colours of a palette: pixels, or shapes for a vector file.
///
/// Code that draws through it does not know which, so both kinds of pictures have the same layout
/// and the same parts.
package protocol Paper {
  /// Fills a rectangle.
  mutating func fill(_ rect: PixelRect, _ index: UInt8)

  /// Writes a line of text, with the top left of its box at a point; upwards it reads from bottom
  /// to top.
  mutating func write(
    _ text: String, left: Int, top: Int, font: Font, _ ink: InkRamp, isUpwards: Bool)

  /// Draws the picture of a state's cell, with its top left at a point.
  mutating func lay(_ tile: KeyTile, left: Int, top: Int)

  /// Draws the first frames of a plot, given the palette index of each ink.
  mutating func draw(_ plot: ChartPlot, upTo frames: Int, _ palette: [UInt8])

  /// Draws discs of one colour; `ramp` has the steps to it from some backgrounds, the colour last.
  /// Over anything else their edges are hard.
  mutating func dot(
    _ centres: [SIMD2<Double>], radius: Double, _ ramp: [UInt8], over grounds: [UInt8])
}

extension Paper {
  /// Writes a horizontal line of text, with the top left of its box at a point.
  package mutating func write(_ text: String, left: Int, top: Int, font: Font, _ ink: InkRamp) {
    write(text, left: left, top: top, font: font, ink, isUpwards: false)
  }

  /// Draws a frame around a rectangle, outside it.
  package mutating func frame(_ rect: PixelRect, width: Int, _ index: UInt8) {
    let (wide, high) = (rect.width + 2 * width, rect.height + 2 * width)
    for top in [rect.top - width, rect.bottom] {
      fill(PixelRect(left: rect.left - width, top: top, width: wide, height: width), index)
    }
    for left in [rect.left - width, rect.right] {
      fill(PixelRect(left: left, top: rect.top - width, width: width, height: high), index)
    }
  }
}

/// A state's cell in a key.
package struct KeyTile: Hashable, Sendable {
  let state: Int
  /// The side in pixels.
  let side: Int
  let pixels: [UInt8]
}

extension Raster: Paper {
  package mutating func lay(_ tile: KeyTile, left: Int, top: Int) {
    lay(tile.pixels, width: tile.side, left: left, top: top)
  }

  package mutating func draw(_ plot: ChartPlot, upTo frames: Int, _ palette: [UInt8]) {
    plot.draw(upTo: frames, into: &self, palette)
  }

  package mutating func dot(
    _ centres: [SIMD2<Double>], radius: Double, _ ramp: [UInt8], over grounds: [UInt8]
  ) {
    guard let full = ramp.last else { return }
    var mask = StrokeMask(columns: 0..<width, rows: rows)
    for centre in centres { mask.dot(centre, radius: radius) }
    let whole = Int(StrokeMask.full)
    for (place, share) in mask.shares.enumerated() where share > 0 {
      let step = (Int(share) * ramp.count + whole / 2) / whole
      if grounds.contains(pixels[place]) {
        if step > 0 { pixels[place] = ramp[step - 1] }
      } else if 2 * step > ramp.count {
        pixels[place] = full
      }
    }
  }
}
