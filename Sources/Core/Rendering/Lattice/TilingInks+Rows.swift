// A kernel: lays a row of pixels of which each shows one cell or two. The caller has checked that the
// cells of the line, moved as far as it reaches, are there. Pixels of more cells come out wrong here,
// and are laid over by the caller.

extension TilingInks {
  /// Lays a row of pixels; `numbers` has the colour number at each place of the grid.
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
            // Of two cells that are alike every mixture is the same.
            unsafe place[x] = pairs[(one &* count &+ two) &* (Self.whole &+ 1) &+ Int(pixel.share)]
          }
          left &+= period
          unsafe cells += further
        }
      }
    }
  }
}
