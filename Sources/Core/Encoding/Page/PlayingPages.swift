package import TerrariumFiles
package import TerrariumPictures

/// Pages that play films, as a format for many films.
struct PlayingPages: ManyFilms {
  func targets(
    in file: OutputFile, of films: [FilmOpening], recipe: String
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
