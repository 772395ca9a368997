internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibC
internal import TerrariumLibraries
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumProgram
internal import TerrariumVocabulary

extension Conflict {
  /// Returns the conflict as text, both sides next to each other.
  func text(with remote: Remote, in catalogue: Catalogue) -> String {
    "\(file) was changed on both sides:".printable + "\n"
      + Self.sideBySide(
        lines(of: mine, "here", in: catalogue),
        lines(of: theirs, "at '\(remote.name)'", in: catalogue))
  }

  /// Returns the lines of a side, beginning with its heading.
  private func lines(
    of bytes: [UInt8]?, _ place: String, in catalogue: Catalogue
  ) -> [String] {
    guard let bytes else { return ["\(place): removed"] }
    if KeptKind.of(file)?.kind == .pattern {
      if let file = try? PatternFile(reading: bytes, limits: .manyStates),
        let pattern = try? file.cells(limits: .manyStates)
      {
        let rule = file.rule ?? "B3/S23"
        return [
          "\(place): \(pattern.size), \(pattern.population.counted("cell")), \(rule)".printable
        ]
          + Self.letters(pattern)
      }
    } else if let kept = try? KeptState(bytes, in: catalogue) {
      return ["\(place): \(kept.world.name), tick \(kept.state.tick)"]
    }
    return ["\(place): \(LibraryMessages.size(bytes.count))"]
  }

  /// Draws cells as text within a width and a height, two cells per character: `█`, `▀` and `▄`.
  private static func letters(_ pattern: Pattern) -> [String] {
    let size = pattern.size
    let columns = 36
    let lines = 16
    var scale = 1
    while size.columns > columns * scale || size.rows > lines * 2 * scale { scale += 1 }
    let width = (size.columns + scale - 1) / scale
    let height = (size.rows + scale - 1) / scale
    var lit = [Bool](repeating: false, count: max(1, width * height))
    for run in pattern.runs {
      let row = run.y / scale * width
      for x in run.x / scale...(run.x + run.length - 1) / scale { lit[row + x] = true }
    }
    return stride(from: 0, to: height, by: 2).map { y in
      let line = (0..<width).map { x -> Character in
        switch (lit[y * width + x], y + 1 < height && lit[(y + 1) * width + x]) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      return String(line)
    }
  }

  private static func sideBySide(_ lefts: [String], _ rights: [String]) -> String {
    let width = (lefts.map(\.count).max() ?? 0) + 4
    return (0..<max(lefts.count, rights.count)).map { number in
      let one = number < lefts.count ? lefts[number] : ""
      let other = number < rights.count ? rights[number] : ""
      let line = one + String(repeating: " ", count: width - one.count) + other
      return "    " + String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
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
