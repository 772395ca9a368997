internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPictures

/// A page that plays, written incrementally. The segments of its first film are written as they
/// come; those of another film wait until the first is complete.
final class PageFile {
  private struct Film {
    let page: PageFacts
    let width: Int
    let height: Int
    /// The address of its still.
    var still: String?
    var caption: String?
    var hasSegment = false
    /// The pieces not yet written.
    var waiting: [String] = []
    /// The facts that are known at the end of the film.
    var facts: JSON?
  }

  let file: OutputFile
  private let sealed: SealedFile
  private let recipe: String
  private var films: [Film]
  /// The film that is being written; nil before the page is begun.
  private var current: Int?

  init(_ file: OutputFile, pages: [(page: PageFacts, width: Int, height: Int)], recipe: String) {
    (self.file, self.recipe) = (file, recipe)
    sealed = SealedFile(file)
    films = pages.map { Film(page: $0.page, width: $0.width, height: $0.height) }
  }

  /// Sets the still of a film from a frame; once all films have one, the page begins.
  func show(_ still: String, of frame: Frame, ofFilm place: Int) throws(FileError) {
    films[place].still = still
    films[place].caption = films[place].page.caption(frame)
    let stills = films.compactMap(\.still)
    guard stills.count == films.count else { return }
    let colours = films.map(\.page.colours)
    let isOnce = films.allSatisfy { $0.caption == films[0].caption }
    try sealed.write(
      PageText.beginning(
        of: films[0].page, caption: isOnce ? films[0].caption : nil, colours: colours,
        stills: stills,
        size: (films[0].width, films[0].height), recipe: recipe))
    if films.count > 1 {
      try sealed.write("\"schemes\":\(PageText.data(.texts(colours.map(\.scheme)))),")
    }
    try sealed.write("\"films\":[{\"segments\":[")
    current = 0
    try go()
  }

  /// Adds a segment to a film.
  func add(_ segment: String, ofFilm place: Int) throws(FileError) {
    films[place].waiting.append((films[place].hasSegment ? ",\n" : "\n") + segment)
    films[place].hasSegment = true
    try go()
  }

  /// Ends a film; the last one completes the page.
  func end(_ facts: JSON, ofFilm place: Int) throws(FileError) {
    films[place].facts = facts
    try go()
  }

  private func go() throws(FileError) {
    while let place = current, place < films.count {
      for text in films[place].waiting { try sealed.write(text) }
      films[place].waiting = []
      guard let facts = films[place].facts else { return }
      try sealed.write("],\n\(PageText.fields(of: facts))}")
      current = place + 1
      if place + 1 < films.count {
        try sealed.write(",\n{\"segments\":[")
      } else {
        try sealed.write("]}</script>\n" + PageText.scriptElement(isSheet: false))
        try sealed.finish()
      }
    }
  }
}
