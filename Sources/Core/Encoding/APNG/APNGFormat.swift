internal import TerrariumGD

/// The pixel format of all frames of an animated PNG, which has at most one palette.
package enum APNGFormat: Hashable, Sendable {
  /// Indices into a palette of up to 256 colours. Another index is transparent, unless it would
  /// cost an extra bit per pixel: two colours with transparency took twice the bytes of whole
  /// rectangles.
  case indexed(palette: [UInt32])
  /// Full colour, for films whose palette changes.
  case fullColour

  /// The index of transparent pixels, if any.
  var transparentIndex: UInt8? {
    guard case .indexed(let palette) = self, ![2, 4, 16, 256].contains(palette.count) else {
      return nil
    }
    return UInt8(palette.count)
  }

  /// The pixel format of the first frame, which is also a still.
  var png: PNGFormat {
    guard case .indexed(let palette) = self else { return .rgba }
    let opaque = palette.map { 0xff00_0000 | $0 }
    return .indexed(palette: transparentIndex == nil ? opaque : opaque + [0])
  }
}
