internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPatterns

extension Problem {
  /// The problem of an output, or another file of a known kind, in place of a scenario; nil if it
  /// may be one.
  package static func otherFile(_ source: SourceText) -> Problem? {
    let bytes = source.bytes
    if let format = Format.withRecipes.first(where: { $0.recipe?(bytes) != nil }) {
      let file = source.path == "-" ? "" : " \(source.path.quotedForShell)"
      return other(format.noun, "\("render show\(file)".quotedAsCommand) prints its scenario")
    }
    switch OtherFile(beginning: bytes) {
    case .archive: return other("an archive", "unpack it and name a scenario in it")
    case .picture: return other("a picture")
    case .video: return other("a video")
    case .savedState: return other("a saved state", "continue it with a step 'load'")
    case .webPage: return other("a web page")
    case .script: return other("a script")
    case .ruleFile: return other("a rule", "name its folder with rules")
    case .binary, nil: break
    }
    if let format = Format(ofPath: source.path), !format.isPicture {
      return other(format.noun)
    }
    guard (try? PatternFile(reading: bytes, limits: .manyStates)) != nil else { return nil }
    return other("a pattern", "name it in a scenario, 'pattern: \(source.path)'")
  }

  /// The problem of an output whose file is too large to be a scenario; nil for any other file.
  package static func otherFile(at path: String) -> Problem? {
    Format(ofPath: path).map { other($0.noun) }
  }

  private static func other(
    _ noun: String, _ advice: String = "name the scenario that makes it"
  ) -> Problem {
    .said("this is \(noun), not a scenario", advice)
  }
}
