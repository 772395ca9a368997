package import Planning
internal import Playback
internal import Vocabulary

/// A command as help, completions and the manual know it.
package struct HelpPage: Sendable {
  package let name: String
  /// The usage line: `render run FILE…`.
  package let usage: String
  /// One line, without a full stop.
  let summary: String
  let examples: [String]
  /// Further text; lines of at most 100 letters.
  var more = ""
  package var options: [CommandOption] = []
  /// The settings that it has as flags of its own.
  var settings: [any SettingDeclaration] = []
  /// True if every setting may be given as a flag.
  var takesSettings = false
  /// The words that may follow.
  var words: @Sendable () -> [String] = { [] }
  /// The words that may follow some of these; none where the same may follow any.
  var wordsAfter: @Sendable () -> [String: [String]] = { [:] }
  /// The endings of the files that may follow.
  var files: [String] = []

  /// The settings that may be given as flags.
  var vocabulary: [any SettingDeclaration] {
    takesSettings ? Catalogue.offered.vocabulary : settings
  }

  /// The page.
  var text: String {
    "\(usage): \(summary)\n\nExamples:\n" + examples.map { "  \($0)\n" }.joined()
      + (more.isEmpty ? "" : "\n\(more)\n") + flags + "\n"
  }

  private var flags: String {
    guard !options.isEmpty else { return "" }
    let own = settings.map { ("--\($0.name) \($0.placeholder)", $0.help) }
    let head =
      takesSettings
      ? "Flags are put in the place of what a file has: every setting of its world, and" : "Flags:"
    return "\n\(head)\n" + Help.table(own + options.map(Help.row))
  }
}
