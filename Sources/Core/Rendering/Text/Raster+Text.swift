extension Raster {
  /// Not inlined, because all code that draws text would grow.
  @inline(never) package mutating func write(
    _ text: String, left: Int, top: Int, font: Font, _ ink: InkRamp, isUpwards: Bool
  ) {
    let wide = isUpwards ? font.width(of: text) : 0
    guard isUpwards || top < rows.upperBound && top + font.height > rows.lowerBound else { return }
    font.forEachLetter(of: text) { glyph, pen in
      let mask = glyph.mask
      let (across, down) = (pen + mask.left, font.baseline - mask.top)
      for y in 0..<mask.height where isUpwards || rows ~= top + down + y {
        for x in 0..<mask.width {
          guard let index = ink.index(ofShare: mask[x, y]) else { continue }
          if isUpwards {
            set(left + down + y, top + wide - 1 - across - x, index)
          } else {
            set(left + across + x, top + down + y, index)
          }
        }
      }
    }
  }
}
