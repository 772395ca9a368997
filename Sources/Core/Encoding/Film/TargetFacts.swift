package import TerrariumPictures

/// The facts about a film that a format needs to open a file.
package struct TargetFacts {
  private let artist: (any FramePainter)?
  package let timing: Timing
  package let frameCount: Int
  /// The index of the frame that a single picture shows; nil for the last.
  package let shownFrame: Int?
  /// Returns the recipe of a frame or of the whole film, which contains patterns and states as
  /// text.
  package let recipe: @Sendable (_ frame: Int?) -> String
  /// Returns the facts for a page that plays.
  package let page: @Sendable () -> PageFacts
  package let letters: LetterWriter
  /// The writer of the table's rows, or of the list of events.
  package let rows: any TextWriter

  package init(
    painter: (any FramePainter)?, timing: Timing, frameCount: Int, shownFrame: Int?,
    recipe: @escaping @Sendable (_ frame: Int?) -> String,
    page: @escaping @Sendable () -> PageFacts, letters: LetterWriter, rows: any TextWriter
  ) {
    artist = painter
    self.timing = timing
    self.frameCount = frameCount
    self.shownFrame = shownFrame
    self.recipe = recipe
    self.page = page
    (self.letters, self.rows) = (letters, rows)
  }

  /// The painter of the film; a plan with pictures has one.
  package func painter() throws(DrawingError) -> any FramePainter {
    guard let artist else { throw .outOfMemory }
    return artist
  }
}
