package import TerrariumBasics
package import TerrariumPatterns
package import TerrariumVocabulary

/// An extra that plays the scripts in the comments of pattern files.
package protocol PatternScripts: Extra {
  /// True if the words of a file's comments contain a script.
  func isScript(_ words: [ScriptWord]) -> Bool

  /// The columns and rows by which a script moves the cells of its file on their grid.
  func offset(of words: [ScriptWord]) -> Cell

  /// The settings and steps that the script of a world's pattern comes to beside those that were
  /// given; nil if there is none, or where it is not to be honoured. A tile of a sheet has neither
  /// a size nor a camera of its own.
  func film(
    of world: any WorldKind, _ draft: Draft, isOnSheet: Bool
  ) -> (entries: [WrittenSettings.Entry], notices: [Notice])?
}

extension Draft {
  /// The extra that plays scripts, if there is one.
  package var scripts: (any PatternScripts)? { extras.adding((any PatternScripts).self).first }
}
