internal import TerrariumPlayback
internal import TerrariumVocabulary

// Settings that several families of automata share.

extension Setting where Value == String {
  static let rule = Setting(
    "rule", .text(placeholder: "RULE"),
    "the rule: B3/S23, a name such as highlife, or a table's name",
    changes: .world)
  static let pattern = Setting(
    "pattern", .text(placeholder: "NAME|FILE|RLE|APGCODE"),
    "what lives at the start: a figure of the library, a file, RLE text, an apgcode, or - for standard input",
    meansFile: PatternSource.meansFile)
}

extension Setting where Value == Percentage {
  static let fill = Setting(
    "fill", .percentage,
    "how many of the cells are alive at random; default: 30%, with a pattern or steps 0%")
}
