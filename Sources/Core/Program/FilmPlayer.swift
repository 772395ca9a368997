package import TerrariumFiles
package import TerrariumPlanning
internal import TerrariumPlayback
package import TerrariumVocabulary

/// An extra that plays films for a viewer.
package protocol FilmPlayer: Extra {
  /// The flag that requests it.
  var option: CommandOption { get }

  /// True if films can be shown on standard output. The colour is `auto`, `always` or `never`.
  func canPlay(colour: String) -> Bool

  /// Plays films one after the other.
  ///
  /// - Parameters:
  ///   - fence: The restrictions for untrusted films.
  ///   - isInstead: True to play instead of writing outputs.
  ///   - shell: The shell of the command.
  ///   - plan: Plans the films for a screen.
  /// - Returns: The exit code; nil if their steps write files, so that they must be run after all.
  func play(
    within fence: Fence?, instead isInstead: Bool, in shell: Shell, _ plan: ScreenPlan
  ) async -> ExitCode?
}

/// Plans films for a screen.
package typealias ScreenPlan = (ScreenRoom) throws(Faults) -> [WatchedJob]

/// The films of a command that are played for a viewer, if an extra supports it.
struct Screening {
  private let flags: FlagReader
  private let player: (any FilmPlayer)?
  private let shell: Shell

  init(_ flags: FlagReader, in shell: Shell) {
    self.flags = flags
    self.shell = shell
    player = shell.catalogue.extras.adding((any FilmPlayer).self).first
  }

  /// The flags by which films are played.
  static func options(in catalogue: Catalogue) -> [CommandOption] {
    catalogue.extras.adding((any FilmPlayer).self).map(\.option)
  }

  /// True if a flag requests it.
  var isAsked: Bool { player.map { flags.options[$0.option.name] != nil } ?? false }

  private var isPossible: Bool {
    player?.canPlay(colour: flags.options["color"] ?? "auto") ?? false
  }

  /// True if a film with these outputs is played instead of being rejected for having none. A CI
  /// service has nobody to stop it, although some have a terminal.
  func replaces(outputsOf settings: WrittenSettings) -> Bool {
    let others = ["dry-run", "json", "watch", "shard", "explain"]
    return settings[Setting.out.name] == nil && settings[Setting.format.name] == nil
      && others.allSatisfy { flags.options[$0] == nil } && isPossible && !shell.printer.isOnService
  }

  /// Plays films, like `FilmPlayer`; prints a note if that is impossible.
  func play(
    within fence: Fence? = nil, instead isInstead: Bool,
    _ plan: (ScreenRoom) throws(Faults) -> [WatchedJob]
  ) async -> ExitCode? {
    guard let player else { return nil }
    guard isPossible else {
      shell.printer.note(
        "--\(player.option.name) plays on a terminal with colours, which standard output is not")
      return .done
    }
    return await player.play(within: fence, instead: isInstead, in: shell, plan)
  }
}
