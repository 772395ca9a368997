/// The texts of rule files, one behind the other, as recipes have them in the place of a folder.
struct RuleTexts {
  private static let head = "@RULE "

  private let lines: [Substring]

  /// The rules of a text; nil for the path of a folder.
  init?(_ text: String) {
    guard text.hasPrefix(Self.head), text.contains("\n") else { return nil }
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// True if a text has rules in it, and is no folder.
  static func isOne(_ text: String) -> Bool { RuleTexts(text) != nil }

  /// The rule of a name.
  subscript(name: String) -> String? {
    guard let start = lines.firstIndex(where: { $0 == Self.head + name }) else { return nil }
    let rest = lines[(start + 1)...].prefix { !$0.hasPrefix(Self.head) }
    return ([lines[start]] + rest).joined(separator: "\n")
  }

  /// The text of a rule file, under the name by which it was found.
  static func text(of file: String, named name: String) -> String {
    let lines = file.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return ([head[...] + name[...]] + lines.dropFirst()).joined(separator: "\n")
  }
}
