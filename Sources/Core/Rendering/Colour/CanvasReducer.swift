/// Converts the true colours of a canvas to the nearest colours of a film's palette.
struct CanvasReducer: Sendable {
  private let colours: [Colour]
  private let indices: [UInt8]
  private let known: [UInt32: UInt8]

  /// Creates a reducer to some colours, each with its index in the film's palette.
  init(_ colours: [Colour], indices: [UInt8]) {
    (self.colours, self.indices) = (colours, indices)
    known = Dictionary(zip(colours.map(\.code), indices), uniquingKeysWith: { first, _ in first })
  }

  /// The index of each pixel's colour.
  func indices(of pixels: [UInt32]) -> [UInt8] {
    var known = known
    var last = pixels.first ?? 0
    var index = self.index(of: last, &known)
    return pixels.map { pixel in
      if pixel != last {
        last = pixel
        index = self.index(of: pixel, &known)
      }
      return index
    }
  }

  private func index(of code: UInt32, _ known: inout [UInt32: UInt8]) -> UInt8 {
    if let index = known[code] { return index }
    let best = indices[colours.nearest(to: Colour(code))]
    known[code] = best
    return best
  }
}
