package import TerrariumPictures

/// The conversion of red, green and blue to luma and two colour differences, of limited range (16
/// to 235 and 16 to 240): the two matrices that players know, by the shares of red and blue in
/// luma.
package enum VideoMatrix: Hashable, Sendable {
  /// ITU-R BT.601, which players assume below 720 lines.
  case bt601
  /// ITU-R BT.709, which they assume from there on.
  case bt709

  /// The matrix that is assumed for a picture of a number of lines.
  package static func assumed(forHeight height: Int) -> VideoMatrix {
    height < 720 ? .bt601 : .bt709
  }

  /// Red's and blue's share in luma, in ten thousandths.
  private var shares: (red: Int, blue: Int) {
    switch self {
    case .bt601: (2990, 1140)
    case .bt709: (2126, 722)
    }
  }

  /// Luma, blue difference and red difference of a colour, each rounded to the nearest.
  package func components(of colour: Colour) -> [UInt8] {
    let (red, green, blue) = (Int(colour.red), Int(colour.green), Int(colour.blue))
    let (redShare, blueShare) = shares
    // luma in 255 times ten thousand parts; all that follows is exact until the last division
    let luma = redShare * red + (10_000 - redShare - blueShare) * green + blueShare * blue
    return [
      UInt8(16 + rounded(219 * luma, 2_550_000)),
      UInt8(128 + rounded(112 * (10_000 * blue - luma), 255 * (10_000 - blueShare))),
      UInt8(128 + rounded(112 * (10_000 * red - luma), 255 * (10_000 - redShare))),
    ]
  }

  /// For each component the values of a palette's colours, with a place for each of 256 indices.
  func tables(of palette: [Colour]) -> [[UInt8]] {
    let colours = palette.map { components(of: $0) }
    return (0..<3).map { component in
      var table = [UInt8](repeating: 0, count: 256)
      for (i, colour) in colours.enumerated() { table[i] = colour[component] }
      return table
    }
  }
}

/// A quotient rounded to the nearest, halves away from zero.
private func rounded(_ numerator: Int, _ denominator: Int) -> Int {
  (2 * numerator + (numerator < 0 ? -denominator : denominator)) / (2 * denominator)
}
