extension Raster {
  /// Sets a line of text, the top left of its box at a point.
  package mutating func write(_ text: String, left: Int, top: Int, font: Font, _ ink: InkRamp) {
    guard top < rows.upperBound, top + font.height > rows.lowerBound else { return }
    font.forEachLetter(of: text) { glyph, pen in
      let mask = glyph.mask
      let (x0, y0) = (left + pen + mask.left, top + font.baseline - mask.top)
      for y in 0..<mask.height where rows ~= y0 + y {
        for x in 0..<mask.width where mask[x, y] > 0 {
          if let index = ink.index(ofShare: mask[x, y]) { set(x0 + x, y0 + y, index) }
        }
      }
    }
  }

  /// Sets text that reads from bottom to top; `left` and `top` are those of its box.
  package mutating func writeUpwards(
    _ text: String, left: Int, top: Int, font: Font, _ ink: InkRamp
  ) {
    let wide = font.width(of: text)
    font.forEachLetter(of: text) { glyph, pen in
      let mask = glyph.mask
      for y in 0..<mask.height {
        for x in 0..<mask.width {
          guard let index = ink.index(ofShare: mask[x, y]) else { continue }
          let (across, down) = (pen + mask.left + x, font.baseline - mask.top + y)
          set(left + down, top + wide - 1 - across, index)
        }
      }
    }
  }
}
