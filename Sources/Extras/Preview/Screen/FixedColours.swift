package import TerrariumPictures

/// The colours that terminals of 256 have in common: a cube of six levels a side, then 24 greys. The
/// 16 before them are whatever a person has set.
package enum FixedColours {
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// The number of the colour that is nearest, by the squares of the three differences; of several,
  /// the first.
  package static func nearest(to colour: Colour) -> UInt8 {
    let parts = [Int(colour.red), Int(colour.green), Int(colour.blue)]
    let places = parts.map(level)
    let inCube = zip(parts, places).reduce(0) { $0 + square($1.0 - levels[$1.1]) }
    // The nearest grey is that of the mean: 8, 18, 28 and so on; halves go down.
    let step = max(0, min(23, (parts.reduce(0, +) - 24 + 14) / 30))
    let grey = parts.reduce(0) { $0 + square($1 - (8 + 10 * step)) }
    return grey < inCube
      ? UInt8(232 + step) : UInt8(16 + 36 * places[0] + 6 * places[1] + places[2])
  }

  /// The place of the nearest level; the lower one of two.
  private static func level(_ part: Int) -> Int {
    part < 48 ? 0 : part <= 115 ? 1 : (part - 36) / 40
  }

  private static func square(_ number: Int) -> Int { number * number }
}
