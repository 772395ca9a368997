package import TerrariumPictures

/// The header of a raw video whose frames have a delay: full colour resolution (`C444`),
/// progressive, square pixels.
package func y4mHead(width: Int, height: Int, delay: FrameDelay) -> [UInt8] {
  let rate = delay.numerator == 0 ? "25:1" : "\(delay.denominator):\(delay.numerator)"
  return Array("YUV4MPEG2 W\(width) H\(height) F\(rate) Ip A1:1 C444 XCOLORRANGE=LIMITED\n".utf8)
}

// Converts pictures into frames of raw video, each independently.

extension VideoMatrix {
  /// A frame: its header, then the planes of luma, blue and red difference.
  package func encode(_ picture: IndexedPicture) -> [UInt8] {
    var frame: [UInt8] = []
    frame.reserveCapacity(6 + 3 * picture.pixels.count)
    encode(picture) { frame += $0 }
    return frame
  }

  /// Encodes a frame in pieces that stay in the cache.
  package func encode(_ picture: IndexedPicture, _ take: ([UInt8]) throws -> Void) rethrows {
    try take(Array("FRAME\n".utf8))
    let count = picture.pixels.count
    for table in tables(of: picture.palette) {
      let values = table.prefix(picture.palette.count)
      // Greys all have the same colour differences.
      let same =
        values.allSatisfy { $0 == table[0] }
        ? [UInt8](repeating: table[0], count: min(count, Self.pieceSize)) : []
      for start in stride(from: 0, to: count, by: Self.pieceSize) {
        let pixels = picture.pixels[start..<min(start + Self.pieceSize, count)]
        if pixels.count == same.count {
          try take(same)
        } else {
          try take(Self.values(of: pixels, in: table, colours: picture.palette.count))
        }
      }
    }
  }

  private static let pieceSize = 1 << 18

  /// Up to this number of colours, each is blended in turn, many pixels at a time.
  private static let fewColours = 4

  /// The bytes of some pixels in a plane.
  private static func values(
    of pixels: ArraySlice<UInt8>, in table: [UInt8], colours: Int
  ) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: pixels.count) { bytes, count in
      count = pixels.count
      unsafe pixels.withUnsafeBufferPointer { pixels in
        guard colours <= fewColours else {
          for place in 0..<count { unsafe bytes[place] = table[Int(pixels[place])] }
          return
        }
        unsafe bytes.initialize(repeating: table[0])
        for colour in 1..<max(1, colours) {
          let (colour, value) = (UInt8(colour), table[colour])
          for place in 0..<count {
            let old = unsafe bytes[place]
            unsafe bytes[place] = pixels[place] == colour ? value : old
          }
        }
      }
    }
  }
}
