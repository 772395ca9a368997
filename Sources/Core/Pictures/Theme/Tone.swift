/// A use of colour in themes. Each world names its own in an extension:
///
///     extension Tone {
///       static let snow = Tone("snow")
///     }
package struct Tone: Hashable, Sendable {
  /// The name in the file of themes and in `colors`.
  package let name: String

  package init(_ name: String) { self.name = name }
}

extension Tone {
  // What pictures of every world are drawn in.
  package static let background = Tone("background")
  package static let text = Tone("text")
  package static let muted = Tone("muted")
  package static let grid = Tone("grid")
  package static let mark = Tone("mark")
  package static let trace = Tone("trace")
  package static let past = Tone("past")
  package static let plot = Tone("plot")
  package static let axis = Tone("axis")

  // What has gone wrong in a world: somebody is ill, points are lost.
  package static let ill = Tone("ill")

  // What cells are drawn in that live or do not, young or old.
  package static let ground = Tone("ground")
  package static let alive = Tone("alive")
  package static let young = Tone("young")
  package static let old = Tone("old")
}

extension Theme {
  /// The tones that it has a colour of its own for.
  package var tones: [Tone] { colours.keys.sorted { $0.name < $1.name } }
}
