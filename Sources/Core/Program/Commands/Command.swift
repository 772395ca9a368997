internal import TerrariumBasics
package import TerrariumPlanning
internal import TerrariumPlayback
package import TerrariumVocabulary

/// A command: its action, and its facts for help, completions and the manual.
package struct Command: Sendable {
  let name: String
  /// The usage line: `render run FILE…`.
  let usage: String
  /// One line, without a full stop.
  let summary: String
  let examples: [String]
  /// Further text, in lines of at most 100 letters.
  let more: String
  let options: [CommandOption]
  /// The settings that it accepts as flags.
  let settings: [any SettingDeclaration]
  /// True if every setting is accepted as a flag.
  let takesSettings: Bool
  /// The words that may follow.
  let words: @Sendable () -> [String]
  /// The words that may follow some of these, in their order; empty if the same words may follow
  /// any.
  let wordsAfter: @Sendable () -> [WordsAfter]
  /// The endings of the files that may follow.
  let files: [String]
  let aliases: [String]
  /// The faults in its words and flags, besides unknown flags.
  let faults: @Sendable (FlagReader, Shell) -> [Fault]
  let work: @Sendable (FlagReader, Shell) async throws -> ExitCode

  package init(
    name: String, usage: String, summary: String, examples: [String], more: String = "",
    options: [CommandOption] = [], settings: [any SettingDeclaration] = [],
    takesSettings: Bool = false, words: @escaping @Sendable () -> [String] = { [] },
    wordsAfter: @escaping @Sendable () -> [WordsAfter] = { [] }, files: [String] = [],
    aliases: [String] = [],
    faults: @escaping @Sendable (FlagReader, Shell) -> [Fault] = { _, _ in [] },
    work: @escaping @Sendable (FlagReader, Shell) async throws -> ExitCode
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.examples = examples
    self.more = more
    self.options = options
    self.settings = settings
    self.takesSettings = takesSettings
    self.words = words
    self.wordsAfter = wordsAfter
    self.files = files
    self.aliases = aliases
    self.faults = faults
    self.work = work
  }

  /// The commands, in the order of help.
  static func all(in catalogue: Catalogue) -> [Command] {
    [Self.run(in: catalogue), check, merge, show, shrink, new(in: catalogue)]
      + catalogue.extras.adding((any Commands).self).flatMap { $0.commands(in: catalogue) }
      + [patterns(in: catalogue), states, list, cache, completions, help(in: catalogue), version]
  }

  /// The words and file endings that may follow a word.
  package typealias WordsAfter = (word: String, words: [String], files: [String])

  package static let patternEndings = ["rle", "cells", "mc", "lif"]

  static let scenarioEndings = ["yaml", "yml", "json", "md"]

  static func named(_ word: String, in catalogue: Catalogue) -> Command? {
    all(in: catalogue).first { $0.isMeant(by: word) }
  }

  func isMeant(by word: String) -> Bool { name == word || aliases.contains(word) }

  /// Parses the words after the command's name.
  func flags(_ words: some Sequence<String>, in catalogue: Catalogue) -> FlagReader {
    let vocabulary = takesSettings ? catalogue.vocabulary : settings
    return FlagReader(Array(words), vocabulary: vocabulary, options: options, in: catalogue)
  }

  /// Parses the words after the command's name, and runs it if there are no faults.
  func run(_ words: [String], in shell: Shell) async -> ExitCode {
    let flags = flags(words, in: shell.catalogue)
    shell.printer.colour(by: flags)
    if flags.options["help"] != nil { return shell.printer.result(page) }
    let faults = flags.faults + faults(flags, shell)
    guard faults.isEmpty else { return shell.printer.refuse(faults) }
    do {
      return try await work(flags, shell)
    } catch let faults as Faults {
      return shell.printer.refuse(faults.list)
    } catch {
      return shell.printer.refuse([LibraryMessages.fault(of: error)])
    }
  }
}

extension Command {
  var page: String {
    "\(usage): \(summary)\n\nExamples:\n" + examples.map { "  \($0)\n" }.joined()
      + (more.isEmpty ? "" : "\n\(more)\n") + flags + "\n"
  }

  private var flags: String {
    guard !options.isEmpty else { return "" }
    let own = settings.map { ("--\($0.name) \($0.placeholder)", $0.help) }
    let head =
      !takesSettings
      ? "Flags:"
      : files.isEmpty
        ? "Flags: every setting of the world, and"
        : "Flags override the file: every setting of its world, and"
    return "\n\(head)\n" + Help.table(own + options.map(Help.row))
  }
}

/// An action of a command, named by a word: `add` of `render patterns add`.
package struct Subcommand: Sendable {
  let name: String
  /// The flags that it accepts, among those that only some actions accept.
  var takes: [String] = []
  let work: @Sendable (LibraryCall) async throws -> ExitCode

  package init(
    name: String, takes: [String] = [],
    work: @escaping @Sendable (LibraryCall) async throws -> ExitCode
  ) {
    self.name = name
    self.takes = takes
    self.work = work
  }

  /// Runs the action of the first word, or the first action if there is no word.
  static func run(
    _ flags: FlagReader, in shell: Shell, among all: [Subcommand], on things: String,
    expected: String
  ) async throws -> ExitCode {
    let word = flags.words.first ?? all[0].name
    guard let subcommand = all.first(where: { $0.name == word }) else {
      throw Fault.unknown(
        word, for: "the action on \(things)", of: all.map(\.name), expected: expected)
    }
    let idle = Set(all.flatMap(\.takes)).subtracting(subcommand.takes).filter(flags.isGiven)
    guard idle.isEmpty else {
      throw Faults(
        idle.sorted().map { flag in
          let takers = all.filter { $0.takes.contains(flag) }.map { "'\($0.name)'" }
          return Fault(.needs("--\(flag)", takers.choice), at: .flag("--\(flag)"))
        })
    }
    let call = LibraryCall(flags, in: shell)
    return try await WorkContext.current.with(call.places).run { try await subcommand.work(call) }
  }
}

extension Fault {
  /// The fault of a command or an action without the words that it needs.
  package static func lacking(_ words: String, after command: String) -> Fault {
    Fault(.flagNeedsValue(command, expected: words), at: .word(command))
  }

  /// The fault of an unknown word.
  package static func unknown(
    _ word: String, for setting: String, of known: [String], expected: String
  ) -> Fault {
    let nearest = NearestMatch.of(word, in: known)
    return Fault(
      .badValue(setting: setting, text: word, expected: expected, nearest: nearest),
      at: .word(word))
  }
}
