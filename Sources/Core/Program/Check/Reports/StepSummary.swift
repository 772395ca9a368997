internal import TerrariumFiles
internal import TerrariumVocabulary

/// The summary of a check on GitHub's page of a run: a table of any length, while annotations stop
/// after ten.
enum StepSummary {
  /// The largest step summary that GitHub accepts, in bytes.
  static let limit = 1 << 20
  /// The most bytes of these rows, leaving room for other steps.
  private static let room = limit / 2

  /// The text, in Markdown; nil if nothing was checked.
  static func text(of cases: [CheckedCase]) -> String? {
    guard !cases.isEmpty else { return nil }
    let wrong = cases.flatMap(rows)
    guard !wrong.isEmpty else {
      return "### render check: \(cases.count) checked, all up to date\n\n"
    }
    let bad = cases.count { !$0.findings.isEmpty || !$0.faults.isEmpty }
    var text = """
      ### render check: \(cases.count) checked, \(bad) not as it should be

      | file | what | asked for at | mended by |
      | --- | --- | --- | --- |

      """
    for (number, row) in wrong.enumerated() {
      guard text.utf8.count + row.utf8.count < room else {
        return text + "\nand \(wrong.count - number) more\n\n"
      }
      text += row
    }
    return text + "\n"
  }

  private static func rows(of one: CheckedCase) -> [String] {
    one.findings.map { row($0.path, $0.sentence, $0.place, $0.command) }
      + one.faults.map { row(one.name, $0.text, $0.place, nil) }
  }

  private static func row(_ path: String, _ what: String, _ place: Place?, _ command: String?)
    -> String
  {
    let cells = [
      code(path), plain(what), place.map { code($0.origin) } ?? "", command.map(code) ?? "",
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// A text as code; a Markdown backtick would end it early.
  private static func code(_ text: String) -> String { "<code>\(plain(text))</code>" }

  /// A text escaped for Markdown, HTML and table cells.
  private static func plain(_ text: String) -> String {
    Path.shown(text).printable.unicodeScalars.map { scalar in
      let isPlain =
        scalar.value >= 128 || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil || " ,;:/%'()=+-".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : "&#\(scalar.value);"
    }.joined()
  }
}
