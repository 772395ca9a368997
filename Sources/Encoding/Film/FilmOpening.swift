package import Pictures

/// The facts about a film that a format needs to open a file for it.
package struct FilmOpening {
  /// The recipes that pictures carry: of the whole film, and of one of its frames.
  package struct Recipes: Sendable {
    /// Makes the recipe when it is needed: a recipe contains figures and states as text.
    private let ofFilm: @Sendable () -> String
    package let frame: @Sendable (Int) -> String

    package init(
      film: @escaping @Sendable () -> String, frame: @escaping @Sendable (Int) -> String
    ) {
      (ofFilm, self.frame) = (film, frame)
    }

    package var film: String { ofFilm() }
  }

  private let artist: (any FramePainter)?
  package let timing: Timing
  package let frameCount: Int
  /// The frame that a single picture shows; nil for the last.
  package let shownFrame: Int?
  package let recipes: Recipes
  /// The facts for a page that plays; only such pages ask for them.
  package let page: @Sendable () -> PageFacts
  package let letters: LetterWriter
  package let table: any TextWriter
  package let happenings: any TextWriter

  package init(
    painter: (any FramePainter)?, timing: Timing, frameCount: Int, shownFrame: Int?,
    recipes: Recipes, page: @escaping @Sendable () -> PageFacts = { PageFacts() },
    letters: LetterWriter, table: any TextWriter, happenings: any TextWriter
  ) {
    self.page = page
    (artist, self.timing, self.frameCount) = (painter, timing, frameCount)
    (self.shownFrame, self.recipes, self.letters) = (shownFrame, recipes, letters)
    (self.table, self.happenings) = (table, happenings)
  }

  /// The painter; a plan with pictures has one.
  func painter() throws(DrawingError) -> any FramePainter {
    guard let artist else { throw .outOfMemory }
    return artist
  }
}
