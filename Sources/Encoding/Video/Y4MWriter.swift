package import Rendering

/// The header of a raw video.
package struct Y4MHeader: Hashable, Sendable {
  package var width: Int
  package var height: Int

  /// The delay of each frame; its inverse is the exact rate.
  package var delay: FrameDelay

  /// A header.
  package init(width: Int, height: Int, delay: FrameDelay) {
    self.width = width
    self.height = height
    self.delay = delay
  }

  /// The header's line: every pixel with colours of its own (`C444`), progressive, square pixels.
  package var bytes: [UInt8] {
    let rate = delay.numerator == 0 ? "25:1" : "\(delay.denominator):\(delay.numerator)"
    return Array(
      "YUV4MPEG2 W\(width) H\(height) F\(rate) Ip A1:1 C444 XCOLORRANGE=LIMITED\n".utf8)
  }
}

/// Turns pictures into frames of raw video, each by itself: a pure function.
package struct Y4MFrameEncoder: Sendable {
  /// The conversion of colours to luma and chroma.
  package let matrix: VideoMatrix

  /// An encoder by a matrix.
  package init(matrix: VideoMatrix) {
    self.matrix = matrix
  }

  /// A frame: its line, then the planes of luma, blue and red difference.
  package func encode(_ picture: IndexedPicture) -> [UInt8] {
    let mark = Array("FRAME\n".utf8)
    let pixels = picture.pixels
    let tables = matrix.tables(of: picture.palette)
    return unsafe [UInt8](unsafeUninitializedCapacity: mark.count + 3 * pixels.count) {
      bytes, count in
      for byte in mark {
        unsafe bytes[count] = byte
        count += 1
      }
      for table in tables {
        unsafe table.withUnsafeBufferPointer { table in
          for pixel in pixels {
            unsafe bytes[count] = table[Int(pixel)]
            count &+= 1
          }
        }
      }
    }
  }
}
