/// A role of colour in themes. Each world defines its own in an extension:
///
///     extension Tone {
///       static let snow = Tone("snow")
///     }
package struct Tone: Hashable, Sendable {
  /// The name in the themes file and in `colors`.
  package let name: String

  package init(_ name: String) { self.name = name }
}

extension Tone {
  // The tones for pictures of every world.
  package static let background = Tone("background")
  package static let text = Tone("text")
  package static let muted = Tone("muted")
  package static let grid = Tone("grid")
  package static let mark = Tone("mark")
  package static let trace = Tone("trace")
  package static let past = Tone("past")
  package static let plot = Tone("plot")
  package static let axis = Tone("axis")

  // The tones for trouble, such as illness or lost points.
  package static let ill = Tone("ill")

  // The tones of live and dead cells of some ages.
  package static let ground = Tone("ground")
  package static let alive = Tone("alive")
  package static let young = Tone("young")
  package static let old = Tone("old")
}

extension Theme {
  /// The tones that the theme has its own colours for.
  package var tones: [Tone] { colours.keys.sorted { $0.name < $1.name } }
}
