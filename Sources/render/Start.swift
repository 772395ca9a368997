internal import TerrariumIdentification
internal import TerrariumLifeViewer
internal import TerrariumMeasures
internal import TerrariumPage
package import TerrariumPlayback
internal import TerrariumPreview
internal import TerrariumProgram
internal import TerrariumSharedLibraries
internal import TerrariumVocabulary
internal import TerrariumWorlds

/// The entry point of the program.
@main
package enum Start {
  /// The modules in addition to the core. The program works without any of them.
  private static let extras: [any Extra] = [
    LifeObjects(),  // Identification
    LifeViewerScripts(),  // LifeViewer
    CellStatistics(),  // Measures
    PlayingPages(),  // Page
    terminalPreview,  // Preview
    RemoteLibraries(),  // SharedLibraries
  ]

  /// The worlds and extras of the program.
  package static let catalogue = Catalogue.builtIn.with(extras)

  static func main() { Render.main(offering: catalogue) }
}
