internal import TerrariumMeasures
internal import TerrariumPage
internal import TerrariumPlayback
internal import TerrariumVocabulary
internal import TerrariumWorlds

extension Catalogue {
  /// The modules of the library in addition to the core. It works without any of them.
  private static let extras: [any Extra] = [
    CellStatistics(),  // Measures
    PlayingPages(),  // Page
  ]

  /// The worlds and extras of the library.
  static let ofLibrary = Catalogue.builtIn.with(extras)
}
