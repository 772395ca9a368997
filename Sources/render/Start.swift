internal import TerrariumIdentification
internal import TerrariumLifeViewer
internal import TerrariumMeasures
internal import TerrariumPage
internal import TerrariumPlayback
internal import TerrariumPreview
internal import TerrariumProgram
internal import TerrariumSharedLibraries
internal import TerrariumVocabulary
internal import TerrariumWorlds

/// The entry point of the program.
@main
enum Start {
  /// The modules in addition to the core. The program works without any of them.
  private static let extras: [any Extra] = [
    LifeObjects(),  // Identification
    LifeViewerScripts(),  // LifeViewer
    CellStatistics(),  // Measures
    PlayingPages(),  // Page
    terminalPreview,  // Preview
    RemoteLibraries(),  // SharedLibraries
  ]

  static func main() {
    Render.main(offering: Catalogue.builtIn.with(extras))
  }
}
