internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibC
internal import TerrariumLibraries
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumProgram
internal import TerrariumVocabulary

extension Conflict {
  /// Returns the conflict as text, with a line for each side.
  func text(with remote: Remote, in catalogue: Catalogue) -> String {
    let sides = [("here", mine), ("at '\(remote.name)'", theirs)].map { place, bytes in
      "    \(place): \(bytes.map { facts(of: $0, in: catalogue) } ?? "removed")\n"
    }
    return "\(file) was changed on both sides:".printable + "\n" + sides.joined()
  }

  /// Returns the facts of a side in a few words.
  private func facts(of bytes: [UInt8], in catalogue: Catalogue) -> String {
    if KeptKind.of(file)?.kind == .pattern {
      if let file = try? PatternFile(reading: bytes, limits: .manyStates),
        let pattern = try? file.cells(limits: .manyStates)
      {
        let rule = file.rule ?? "B3/S23"
        return "\(pattern.size), \(pattern.population.counted("cell")), \(rule)".printable
      }
    } else if let kept = try? KeptState(bytes, in: catalogue) {
      return "\(kept.world.name), tick \(kept.state.tick)"
    }
    return LibraryMessages.size(bytes.count)
  }
}

/// Asks the user which side of a conflict to keep.
enum ConflictAsking {
  /// The answer given by a flag or by the user; nil leaves the conflict open.
  static func answer(_ choice: String?, _ printer: Printer) -> ConflictAnswer? {
    if let choice, let answer = ConflictAnswer(rawValue: choice) { return answer }
    let isAtTerminal =
      printer.talksToTerminal && Surroundings.current.isTerminal(STDIN_FILENO)
    guard choice == "ask" || isAtTerminal else { return nil }
    while true {
      printer.show(progress: "keep mine, theirs or both, or leave it? ")
      let line = readLine()
      printer.show(progress: "")
      guard let word = line?.lowercased() else { return nil }
      if "leave".hasPrefix(word) { return nil }
      let answers = ConflictAnswer.allCases.filter { $0.rawValue.hasPrefix(word) }
      if answers.count == 1 { return answers[0] }
    }
  }
}
