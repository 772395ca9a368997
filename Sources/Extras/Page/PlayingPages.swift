package import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPictures
internal import TerrariumPlayback

/// Pages that play films, as a format of outputs.
package struct PlayingPages: OutputFormats {
  package let formats = [Format.html]

  package init() {}
}

extension Format {
  package static let html = Format(
    ending: "html", about: "a page that plays the film, without further files",
    ofMany: FilmsOnPages(), recipe: pageRecipe
  ) { bytes throws(BrokenPicture) in
    try PagePictures(bytes)
  }
}

/// Writes many films into a page.
private struct FilmsOnPages: ManyFilms {
  func targets(
    in file: OutputFile, of films: [TargetFacts], recipe: String
  ) throws -> [any FilmTarget] {
    try PageTarget.films(file, of: films, recipe: recipe)
  }

  func explorablePage(
    in file: OutputFile, page: PageFacts, facts: ExplorationFacts, recipe: String
  ) -> any ExplorablePage {
    AtlasPage(file, page: page, facts: facts, recipe: recipe)
  }

  func tilePacking(_ form: FilmForm, on page: PageFacts, timing: Timing) -> any TilePacking {
    PageTilePacking(form, on: page, timing: timing)
  }
}
