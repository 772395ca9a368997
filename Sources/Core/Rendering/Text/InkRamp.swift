/// The palette's indices that text is written in: from the palest edge of a letter to its full colour.
///
/// A palette has 255 colours for everything, so an edge has few steps; at the size of text nobody sees
/// more.
package struct InkRamp: Hashable, Sendable {
  /// An index for each step, the full colour's last.
  private let indices: [UInt8]

  /// The steps from the ground to the full colour.
  package static let steps = 6
  /// The colours of a sheet's own texts: its ground, labels and names.
  static let sheetColours = 1 + 2 * steps

  /// A colour that is written on a ground; `index` finds a colour in the palette.
  package init(_ ink: Colour, on ground: Colour, index: (Colour) -> UInt8) {
    indices = Self.colours(ink, on: ground).map(index)
  }

  /// A tone of a theme that is written on another.
  init(_ ink: Tone, on ground: Tone, _ theme: Theme, index: (Colour) -> UInt8) {
    indices = Self.colours(ink, on: ground, theme).map(index)
  }

  /// Indices for each step, the full colour's last; with a single one edges are hard.
  package init(indices: [UInt8]) { self.indices = indices }

  /// All colours that text of a colour on a ground needs.
  package static func colours(_ ink: Colour, on ground: Colour) -> [Colour] {
    (1...steps).map { ground.mixed(with: ink, share: Double($0) / Double(steps)) }
  }

  /// All colours that text of a tone on another needs in a theme.
  static func colours(_ ink: Tone, on ground: Tone, _ theme: Theme) -> [Colour] {
    colours(theme.ink(of: ink, on: ground), on: theme[ground])
  }

  /// The full colour's index.
  package var full: UInt8 { indices[indices.count - 1] }

  /// The index where a share of a pixel is covered; nil if the ground stays.
  func index(ofShare share: UInt8) -> UInt8? {
    let level = (Int(share) * indices.count + 127) / 255
    return level == 0 ? nil : indices[level - 1]
  }
}
