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

  /// The worlds and extras of the library. Its formats are known once it is used.
  static let ofLibrary: Catalogue = {
    let catalogue = Catalogue.builtIn.with(extras)
    catalogue.offerFormats()
    return catalogue
  }()
}
