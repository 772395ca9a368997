/// The colours of scenes: the exact tones, and for each pair of which one is painted over the other
/// some steps between, for smooth edges.
///
/// It is known before the first frame and the same in every frame, so pixels that do not change
/// keep their indices.
package struct ScenePalette: Sendable {
  package let colours: [Colour]

  private static let steps = 4

  /// The least distance of a mix from all colours before it: nearer ones cannot be distinguished at
  /// an edge, and fewer colours make a smaller film.
  private static let leastDistance = 9 * 18 * 18

  /// Creates a palette of tones and pairs of them.
  package init(tones: [Colour], mixes: [(Colour, Colour)]) {
    var colours = tones.told(atMost: .max)
    for mix in mixes.flatMap({ $0.between($1, steps: Self.steps) }) {
      let isNear = colours.contains { $0.distance(from: mix) < Self.leastDistance }
      if !isNear { colours.append(mix) }
    }
    self.colours = Array(colours.prefix(Self.limit))
  }

  /// The most colours: a palette has one more index, and always contains background and text.
  package static let limit = 250
}
