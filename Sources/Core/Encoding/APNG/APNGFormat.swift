internal import TerrariumGD

/// The storage of all frames of an animated PNG: it has one palette at most.
package enum APNGFormat: Hashable, Sendable {
  /// Indices into a palette of up to 256 colours. One more index is transparent, where it does not
  /// cost another bit a pixel: two colours coded so took twice the bytes of whole rectangles.
  case indexed(palette: [UInt32])
  /// Full colour, for films whose palette changes.
  case fullColour

  /// The index of transparent pixels, if there is one.
  var transparentIndex: UInt8? {
    guard case .indexed(let palette) = self, ![2, 4, 16, 256].contains(palette.count) else {
      return nil
    }
    return UInt8(palette.count)
  }

  /// The format of the still that it begins as.
  var png: PNGFormat {
    guard case .indexed(let palette) = self else { return .rgba }
    let opaque = palette.map { 0xff00_0000 | $0 }
    return .indexed(palette: transparentIndex == nil ? opaque : opaque + [0])
  }
}
