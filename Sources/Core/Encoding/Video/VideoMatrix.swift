package import TerrariumPictures

/// The conversion of RGB to luma and two colour differences of limited range (16 to 235 and 16 to
/// 240). Players know two matrices, which differ in the shares of red and blue in luma.
package enum VideoMatrix: Hashable, Sendable {
  /// ITU-R BT.601, which players assume below 720 lines.
  case bt601
  /// ITU-R BT.709, which players assume from 720 lines on.
  case bt709

  /// The matrix that players assume for a height.
  package static func assumed(forHeight height: Int) -> VideoMatrix {
    height < 720 ? .bt601 : .bt709
  }

  /// The shares of red and blue in luma, in ten thousandths.
  private var shares: (red: Int, blue: Int) {
    switch self {
    case .bt601: (2990, 1140)
    case .bt709: (2126, 722)
    }
  }

  /// The luma, blue difference and red difference of a colour, each rounded to the nearest.
  package func components(of colour: Colour) -> [UInt8] {
    let red = Int(colour.red)
    let green = Int(colour.green)
    let blue = Int(colour.blue)
    let (redShare, blueShare) = shares
    // Luma in units of 1 / 2,550,000; everything up to the last division is exact.
    let luma = redShare * red + (10_000 - redShare - blueShare) * green + blueShare * blue
    return [
      UInt8(16 + rounded(219 * luma, 2_550_000)),
      UInt8(128 + rounded(112 * (10_000 * blue - luma), 255 * (10_000 - blueShare))),
      UInt8(128 + rounded(112 * (10_000 * red - luma), 255 * (10_000 - redShare))),
    ]
  }

  /// The values of a palette's colours for each component, with 256 entries.
  func tables(of palette: [Colour]) -> [[UInt8]] {
    let colours = palette.map { components(of: $0) }
    return (0..<3).map { component in
      var table = [UInt8](repeating: 0, count: 256)
      for (i, colour) in colours.enumerated() { table[i] = colour[component] }
      return table
    }
  }
}

/// A quotient rounded to the nearest, with halves away from zero.
private func rounded(_ numerator: Int, _ denominator: Int) -> Int {
  (2 * numerator + (numerator < 0 ? -denominator : denominator)) / (2 * denominator)
}
