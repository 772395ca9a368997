package import TerrariumPictures

/// The facts that a page shows of its film besides the pictures.
package struct PageFacts: Sendable {
  /// The name of the film, in the title of the page.
  package let title: String
  /// The text alternative of the film.
  package let alt: String
  /// Returns the caption of a frame; without a frame, the caption of all frames.
  package let caption: @Sendable (Frame?) -> String?
  package let language: Language
  package let colours: PageColours
  /// The numbers of each frame to show, the first of its census, and their colours; a thin line has
  /// its own.
  package let counts: [(name: String, colour: Colour, line: Colour)]
  /// True if the pictures have a chart of their own, and counters.
  package let (hasChart, hasCounters): (Bool, Bool)
  /// The note for frames in which all numbers but the last are 0.
  package let ending: String?
  /// The part of the pictures that consists of tiles.
  package let grid: TileGrid?
  /// The texts of the labels in a frame.
  package let labels: @Sendable (Frame) -> [String]

  package init(
    title: String, alt: String, caption: @escaping @Sendable (Frame?) -> String?,
    language: Language, colours: PageColours,
    counts: [(name: String, colour: Colour, line: Colour)], hasChart: Bool = false,
    hasCounters: Bool = false, ending: String?, grid: TileGrid?,
    labels: @escaping @Sendable (Frame) -> [String]
  ) {
    self.title = title
    self.alt = alt
    self.caption = caption
    self.language = language
    self.colours = colours
    self.counts = counts
    (self.hasChart, self.hasCounters) = (hasChart, hasCounters)
    self.ending = ending
    self.grid = grid
    self.labels = labels
  }
}
