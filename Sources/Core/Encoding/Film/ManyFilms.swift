package import TerrariumFiles
package import TerrariumPictures

/// The abilities of a format whose files hold many films: one in light and in dark colours, or
/// those of many runs.
package protocol ManyFilms: Sendable {
  /// Opens a file for a film, or for one film in several colours.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - films: The facts of each; all have the same times, and a size of their own.
  ///   - recipe: The recipe of the file.
  /// - Returns: A target for each film.
  /// - Throws: A `DrawingError` if a film has no pictures.
  func targets(
    in file: OutputFile, of films: [TargetFacts], recipe: String
  ) throws -> [any FilmTarget]

  /// Opens a file to explore the films of many runs.
  func explorablePage(
    in file: OutputFile, page: PageFacts, facts: ExplorationFacts, recipe: String
  ) -> any ExplorablePage

  /// Starts to pack the film of a run for such a file.
  func tilePacking(_ form: FilmForm, on page: PageFacts, timing: Timing) -> any TilePacking
}

/// A file with many films to explore, written incrementally: one tile for each film.
package protocol ExplorablePage: OutputTarget {
  /// Adds a tile.
  func add(_ tile: PackedTile) throws

  /// Ends the file.
  func finish() throws
}

/// The facts that all tiles of a file with many films share.
package struct ExplorationFacts: Sendable {
  /// The names of the varying settings, and of the measures.
  package let values: [String]
  package let measures: [String]
  /// The measure by which tiles are sorted, if any.
  package let sort: (measure: String, isDownwards: Bool)?

  package init(
    values: [String], measures: [String], sort: (measure: String, isDownwards: Bool)?
  ) {
    self.values = values
    self.measures = measures
    self.sort = sort
  }
}

/// Packs a film into a tile.
package protocol TilePacking {
  /// Adds the picture of a frame.
  mutating func add(_ picture: IndexedPicture, of frame: Frame, delay: FrameDelay?) throws

  /// Returns the tile, with its facts; nothing can be added afterwards.
  ///
  /// - Parameters:
  ///   - label: Its name.
  ///   - values: The values of the varying settings.
  ///   - measures: The measures of its run; nil if there are none.
  ///   - command: The command that makes its film.
  /// - Returns: The tile.
  mutating func tile(
    label: String, values: [String], measures: [String?], command: String
  ) -> PackedTile
}

/// A packed film among many.
package struct PackedTile: Sendable {
  /// The film and its facts in the form of the file.
  package let data: String
  /// The first picture, and the size of all.
  package let still: IndexedPicture?
  package let width: Int
  package let height: Int
  package let frames: Int

  package init(data: String, still: IndexedPicture?, width: Int, height: Int, frames: Int) {
    self.data = data
    self.still = still
    self.frames = frames
    (self.width, self.height) = (width, height)
  }
}
