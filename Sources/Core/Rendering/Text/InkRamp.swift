/// The palette indices for writing text: from the palest edge of a letter to its full colour.
///
/// A palette has 255 colours for everything, so an edge has few steps, which are enough at the size
/// of text.
package struct InkRamp: Hashable, Sendable {
  /// An index for each step, the full colour's last.
  private let indices: [UInt8]

  /// The number of steps from the background to the full colour.
  package static let steps = 6
  /// The number of colours for a sheet's own texts: background, labels and names.
  static let sheetColours = 1 + 2 * steps

  /// Creates the ramp of a colour on a background; `index` finds a colour in the palette.
  package init(_ ink: Colour, on ground: Colour, index: (Colour) -> UInt8) {
    indices = Self.colours(ink, on: ground).map(index)
  }

  /// Creates the ramp of a tone on another one in a theme.
  init(_ ink: Tone, on ground: Tone, _ theme: Theme, index: (Colour) -> UInt8) {
    indices = Self.colours(ink, on: ground, theme).map(index)
  }

  /// Creates a ramp of indices for each step, the full colour's last; with a single one, edges are
  /// hard.
  package init(indices: [UInt8]) { self.indices = indices }

  /// All colours for text of a colour on a background.
  package static func colours(_ ink: Colour, on ground: Colour) -> [Colour] {
    (1...steps).map { ground.mixed(with: ink, share: Double($0) / Double(steps)) }
  }

  /// All colours for text of a tone on another one in a theme.
  static func colours(_ ink: Tone, on ground: Tone, _ theme: Theme) -> [Colour] {
    colours(theme.ink(of: ink, on: ground), on: theme[ground])
  }

  /// The full colour's index.
  package var full: UInt8 { indices[indices.count - 1] }

  /// The index for a coverage; nil if the background stays.
  func index(ofShare share: UInt8) -> UInt8? {
    let level = (Int(share) * indices.count + 127) / 255
    return level == 0 ? nil : indices[level - 1]
  }
}
