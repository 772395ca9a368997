package import TerrariumPictures

/// The colours that all terminals of 256 colours share: a cube with six levels on each side, then
/// 24 greys. The 16 colours before them depend on the user's settings.
package enum FixedColours {
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// Returns the number of the nearest colour, by the sum of the squared differences; of several,
  /// the first.
  package static func nearest(to colour: Colour) -> UInt8 {
    let parts = [Int(colour.red), Int(colour.green), Int(colour.blue)]
    let places = parts.map(level)
    let inCube = zip(parts, places).reduce(0) { $0 + square($1.0 - levels[$1.1]) }
    // The nearest grey is that of the mean: 8, 18, 28 and so on; halves are rounded down.
    let step = max(0, min(23, (parts.reduce(0, +) - 24 + 14) / 30))
    let grey = parts.reduce(0) { $0 + square($1 - (8 + 10 * step)) }
    return grey < inCube
      ? UInt8(232 + step) : UInt8(16 + 36 * places[0] + 6 * places[1] + places[2])
  }

  /// Returns the index of the nearest level; of two, the lower one.
  private static func level(_ part: Int) -> Int {
    part < 48 ? 0 : part <= 115 ? 1 : (part - 36) / 40
  }

  private static func square(_ number: Int) -> Int { number * number }
}
