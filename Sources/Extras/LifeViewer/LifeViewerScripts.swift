package import TerrariumBasics
package import TerrariumPatterns
package import TerrariumPlayback
package import TerrariumVocabulary
internal import TerrariumWorlds

/// The scripts that LifeViewer plays, in the comments of pattern files: they become settings and
/// steps.
package struct LifeViewerScripts: PatternScripts {
  package init() {}

  package func isScript(_ words: [ScriptWord]) -> Bool { ViewerScript(words) != nil }

  package func offset(of words: [ScriptWord]) -> Cell { ViewerScript(words)?.offset ?? Cell(0, 0) }

  package func film(
    of world: any WorldKind, _ reader: SettingsReader, isOnSheet: Bool
  ) -> (entries: [WrittenSettings.Entry], notices: [Notice])? {
    // An invalid value is reported where it is read, and never reaches the film.
    guard let pattern = (world as? any ScriptedKind)?.scriptedPattern,
      let script = ViewerScript(pattern.words), !reader.isRefusedForScripts
    else { return nil }
    var film = ViewerFilm(ViewerScene(script, of: pattern), reader, isOnSheet: isOnSheet)
    film.unfold()
    return (film.entries, film.notices)
  }
}
