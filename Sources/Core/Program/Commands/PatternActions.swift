package import TerrariumPlanning
internal import TerrariumPlayback
package import TerrariumVocabulary

/// An extra with further actions of `render patterns`.
package protocol PatternActions: Extra {
  var actions: [Subcommand] { get }

  /// The flags of the actions, besides those of the command.
  var options: [CommandOption] { get }

  var examples: [String] { get }

  /// A paragraph for the command's help, in lines of at most 100 letters.
  var help: String { get }

  /// The words that may follow an action.
  var wordsAfter: [(word: String, words: [String], files: [String])] { get }

  /// The faults in the values of its flags.
  func faults(of call: LibraryCall) -> [Fault]
}
