package import TerrariumFiles
package import TerrariumPlanning
internal import TerrariumPlayback
package import TerrariumVocabulary

/// An extra that plays films for a person who watches.
package protocol FilmPlayer: Extra {
  /// The flag that asks for it.
  var option: CommandOption { get }

  /// True if films can be shown where standard output goes. The colour is `auto`, `always` or `never`.
  func canPlay(colour: String) -> Bool

  /// Plays films one after the other.
  ///
  /// - Parameters:
  ///   - fence: What strangers' films may reach.
  ///   - isInstead: True if they are played in the place of outputs.
  ///   - plan: Plans the films for a screen.
  /// - Returns: The exit code; nil if their steps write something, so that they are run after all.
  func play(
    within fence: Fence?, instead isInstead: Bool, _ plan: ScreenPlan
  ) async -> ExitCode?
}

/// Plans films for a screen.
package typealias ScreenPlan = (ScreenRoom) throws(Faults) -> [WatchedJob]

/// The films of a call that are played for a person, where an extra plays them.
struct Screening {
  private let flags: FlagReader
  private let player: (any FilmPlayer)?

  init(_ flags: FlagReader) {
    self.flags = flags
    player = flags.catalogue.extras.adding((any FilmPlayer).self).first
  }

  /// The flags by which films are played.
  static func options(in catalogue: Catalogue) -> [CommandOption] {
    catalogue.extras.adding((any FilmPlayer).self).map(\.option)
  }

  /// True if a flag asks for it.
  var isAsked: Bool { player.map { flags.options[$0.option.name] != nil } ?? false }

  private var isPossible: Bool {
    player?.canPlay(colour: flags.options["color"] ?? "auto") ?? false
  }

  /// True if a film with these outputs is played instead of being refused for having none. A CI
  /// service has nobody to end it, though some have a terminal.
  func replaces(outputsOf settings: WrittenSettings) -> Bool {
    let others = ["dry-run", "json", "watch", "shard", "explain"]
    return settings[Setting.out.name] == nil && settings[Setting.format.name] == nil
      && others.allSatisfy { flags.options[$0] == nil } && isPossible && !Printer.isOnService
  }

  /// Plays films, as `FilmPlayer` does; a note says where that cannot be.
  func play(
    within fence: Fence? = nil, instead isInstead: Bool,
    _ plan: (ScreenRoom) throws(Faults) -> [WatchedJob]
  ) async -> ExitCode? {
    guard let player else { return nil }
    guard isPossible else {
      Printer.shared.note(
        "--\(player.option.name) plays on a terminal with colours, which standard output is not")
      return .done
    }
    return await player.play(within: fence, instead: isInstead, plan)
  }
}
