package import TerrariumBasics
package import TerrariumPatterns
package import TerrariumVocabulary

/// An extra that plays the scripts in the comments of pattern files.
package protocol PatternScripts: Extra {
  /// True if the words of a file's comments contain a script.
  func isScript(_ words: [ScriptWord]) -> Bool

  /// The displacement of the file's cells on their grid by a script, in columns and rows.
  func offset(of words: [ScriptWord]) -> Cell

  /// The settings and steps of a pattern's script, combined with the given settings; nil if there
  /// is no script, or if it is ignored. A tile of a sheet has no size or camera of its own.
  func film(
    of world: any WorldKind, _ reader: SettingsReader, isOnSheet: Bool
  ) -> (entries: [WrittenSettings.Entry], notices: [Notice])?
}

extension SettingsReader {
  /// The extra that plays scripts, if there is one.
  package var scripts: (any PatternScripts)? { extras.adding((any PatternScripts).self).first }
}
