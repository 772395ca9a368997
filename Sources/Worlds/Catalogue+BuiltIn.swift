package import Playback

extension Catalogue {
  /// The worlds that come with the program, in the order in which help lists them.
  package static let builtIn = Catalogue([Sea(), Life(), Wolfram(), Infection(), Pig(), Monsters()])
}
