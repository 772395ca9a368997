/// The colours that scenes may have: the tones they are painted in, exact, and for each pair of
/// which one is painted over the other some steps between, for smooth edges.
///
/// It is known before the first frame and the same in every frame, so what does not move between
/// two frames keeps its numbers.
package struct ScenePalette: Sendable {
  package let colours: [Colour]

  /// The steps between the colours of a pair.
  private static let steps = 4

  /// The least distance of a mix from all colours before it: nearer ones cannot be distinguished at
  /// an edge, and a film of fewer colours is smaller.
  private static let leastDistance = 9 * 18 * 18

  /// A palette of tones and pairs of them.
  package init(tones: [Colour], mixes: [(Colour, Colour)]) {
    var colours = tones.told(atMost: .max)
    for mix in mixes.flatMap({ $0.between($1, steps: Self.steps) }) {
      let isNear = colours.contains { $0.distance(from: mix) < Self.leastDistance }
      if !isNear { colours.append(mix) }
    }
    self.colours = Array(colours.prefix(Self.limit))
  }

  /// The most colours: a palette has an index more, and background and text are always there.
  package static let limit = 250
}

/// Brings the true colours of a canvas to a film's palette: to the nearest colour that is there.
package struct SceneReducer: Sendable {
  private let colours: [Colour]
  private let indices: [UInt8]
  private var known: [UInt32: UInt8] = [:]

  /// A reducer to some colours, each with its index in the film's palette.
  package init(_ colours: [(colour: Colour, index: UInt8)]) {
    self.colours = colours.map(\.colour)
    indices = colours.map(\.index)
    for (colour, index) in colours { known[colour.code] = index }
  }

  /// The index of each pixel's colour.
  package func indices(of pixels: [UInt32]) -> [UInt8] {
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
