// A kernel that draws a row of pixels with one or two cells each. The caller has checked that the
// cells of the line exist, over the whole distance that it is shifted. Pixels of more cells are
// wrong here, and the caller overwrites them.

extension TilingInks {
  /// Draws a row of pixels; `numbers` has the colour number at each place of the grid.
  @unsafe
  func lay(
    _ line: TilingLine, period: Int, width: Int, further: Int, _ numbers: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let count = self.count
    unsafe line.pixels.withUnsafeBufferPointer { pixels in
      unsafe pairs.withUnsafeBufferPointer { pairs in
        guard let pixels = pixels.baseAddress, let pairs = pairs.baseAddress else { return }
        var left = 0
        var cells = unsafe numbers
        while left < width {
          let place = unsafe target + left
          for x in 0..<min(period, width &- left) {
            let pixel = unsafe pixels[x]
            let one = unsafe Int(cells[Int(pixel.one)])
            let two = unsafe Int(cells[Int(pixel.two)])
            // Any mix of two equal cells is the same.
            unsafe place[x] = pairs[(one &* count &+ two) &* (Self.whole &+ 1) &+ Int(pixel.share)]
          }
          left &+= period
          unsafe cells += further
        }
      }
    }
  }
}
