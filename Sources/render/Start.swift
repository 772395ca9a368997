internal import Identification
internal import LifeViewer
internal import Playback
internal import Preview
internal import Program
internal import SharedLibraries
internal import Vocabulary
internal import Worlds

/// The entry point of the program.
@main
enum Start {
  /// The modules beside the core. The program works without any of them.
  private static let extras: [any Extra] = [
    LifeObjects(),  // Identification
    LifeViewerScripts(),  // LifeViewer
    terminalPreview,  // Preview
    RemoteLibraries(),  // SharedLibraries
  ]

  static func main() {
    Render.main(offering: Catalogue.builtIn.with(extras))
  }
}
