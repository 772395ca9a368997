internal import TerrariumPlayback
internal import TerrariumVocabulary

// The settings that several families of automata share.

extension Setting where Value == String {
  static let rule = Setting(
    "rule", .text(placeholder: "RULE"),
    "the rule: B3/S23, a name such as highlife, or the name of a table",
    example: "render life --rule highlife --size 80x60 --edges wrap --out highlife.gif",
    changes: .world,
    // A pattern may have its own rule.
    defaultMatters: { $0.written["pattern"] != nil })
  static let pattern = Setting(
    "pattern", .text(placeholder: "NAME|FILE|RLE|APGCODE"),
    "the start: a built-in pattern, a file, RLE text or an apgcode; also rows of letters, and - for standard input",
    example: "render life --pattern gosper-glider-gun --out gun.gif",
    meansFile: PatternSource.meansFile)
}

extension Setting where Value == Percentage {
  static let fill = Setting(
    "fill", .percentage,
    "the share of random live cells at the start; default: 30%, with a pattern or steps 0%",
    example: "render life --size 80x60 --edges wrap --fill 40% --out soup.gif")
}
