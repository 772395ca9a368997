package import Rendering

/// What a page tells of its film beside the pictures.
package struct PageFacts: Sendable {
  /// The name of the film, in the title of the page.
  package let title: String
  /// What is said of it to those who do not see it.
  package let alt: String
  package let caption: String?
  package let language: Language
  package let colours: PageColours
  /// The numbers that are told of each frame, the first of its census.
  package let counts: [(name: String, colour: Colour)]
  /// What is told where all numbers but the last are 0.
  package let ending: String?
  /// Where its pictures are laid of tiles.
  package let grid: TileGrid?
  /// What labels say in a frame.
  package let labels: @Sendable (Frame) -> [String]

  package init(
    title: String, alt: String, caption: String?, language: Language,
    colours: PageColours, counts: [(name: String, colour: Colour)], ending: String?,
    grid: TileGrid?, labels: @escaping @Sendable (Frame) -> [String]
  ) {
    (self.title, self.alt, self.caption) = (title, alt, caption)
    (self.language, self.colours, self.counts) = (language, colours, counts)
    (self.ending, self.grid, self.labels) = (ending, grid, labels)
  }

  /// What is told where nobody knows anything.
  init() {
    self.init(
      title: "", alt: "", caption: nil, language: .en,
      colours: PageColours(Theme.all[0]), counts: [], ending: nil, grid: nil, labels: { _ in [] })
  }
}
