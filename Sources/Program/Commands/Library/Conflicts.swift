internal import Libraries
internal import Patterns
internal import Playback
internal import Remotes
internal import Vocabulary

/// A conflict as a person reads it: both sides, side by side.
struct ConflictText {
  let text: String

  init(_ conflict: Conflict, _ remote: Remote) {
    let here = Self.side("here", conflict.mine, conflict.file)
    let there = Self.side("at '\(remote.name)'", conflict.theirs, conflict.file)
    text =
      "\(conflict.file) was changed on both sides:".printable + "\n"
      + LibraryMessages.sideBySide(here, there)
  }

  private static func side(
    _ place: String, _ bytes: [UInt8]?, _ file: String
  ) -> (heading: String, lines: [String]) {
    guard let bytes else { return ("\(place): removed", []) }
    switch KeptKind.of(file)?.kind {
    case .figure:
      guard let pattern = try? Pattern(reading: bytes, limits: .manyStates),
        let figure = try? pattern.figure(limits: .manyStates)
      else { return ("\(place): \(LibraryMessages.size(bytes.count))", []) }
      let rule = pattern.rule ?? "B3/S23"
      return (
        "\(place): \(figure.size), \(figure.population) cells, \(rule)".printable,
        LibraryMessages.letters(figure)
      )
    default:
      guard let kept = try? KeptState(bytes) else {
        return ("\(place): \(LibraryMessages.size(bytes.count))", [])
      }
      return ("\(place): \(kept.world.name), tick \(kept.state.tick)", [])
    }
  }
}

/// Asks a person which side of a conflict to keep.
enum ConflictAsking {
  /// The answer given by a flag or by a person; nil leaves the conflict open.
  static func answer(_ choice: String?) -> ConflictAnswer? {
    if let choice, let answer = ConflictAnswer(rawValue: choice) { return answer }
    guard choice == "ask" || Printer.talksToTerminal && Streams.readsTerminal else { return nil }
    while true {
      Printer.shared.show(progress: "keep mine, theirs or both, or leave it? ")
      guard let line = readLine() else {
        Printer.shared.show(progress: "")
        return nil
      }
      Printer.shared.show(progress: "")
      let word = line.lowercased()
      if "leave".hasPrefix(word) { return nil }
      let answers = ConflictAnswer.allCases.filter { $0.rawValue.hasPrefix(word) }
      if answers.count == 1 { return answers[0] }
    }
  }
}
