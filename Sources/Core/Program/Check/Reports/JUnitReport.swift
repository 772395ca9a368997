internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumVocabulary

/// A check as JUnit XML: a suite for each scenario, and a case for each of its files.
///
/// It contains no times, so equal findings give equal bytes.
enum JUnitReport {
  static func text(of cases: [CheckedCase]) -> String {
    let suites = Dictionary(grouping: cases, by: \.suite)
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + "<testsuites name=\"render check\"\(counts(cases))>\n"
      + cases.map(\.suite).unique.map { suite($0, suites[$0] ?? []) }.joined() + "</testsuites>\n"
  }

  private static func suite(_ name: String, _ cases: [CheckedCase]) -> String {
    "  <testsuite\(attribute("name", name))\(counts(cases))>\n"
      + cases.map(testCase).joined() + "  </testsuite>\n"
  }

  private static func counts(_ cases: [CheckedCase]) -> String {
    attribute("tests", "\(cases.count)")
      + attribute("failures", "\(cases.count { !$0.findings.isEmpty })")
      + attribute("errors", "\(cases.count { !$0.faults.isEmpty })")
  }

  private static func testCase(_ one: CheckedCase) -> String {
    var head = attribute("name", one.name) + attribute("classname", one.suite)
    if case .file(let path, let line, _, _) = one.place {
      head += attribute("file", path) + attribute("line", "\(line)")
    }
    let results =
      result("failure", of: one.findings.map { ($0.sentence, $0.state.rawValue, $0.line) })
      + result("error", of: one.faults.map { ($0.text, "fault", $0.line() + "\n") })
    guard !results.isEmpty else { return "    <testcase\(head)/>\n" }
    return "    <testcase\(head)>\n\(results)    </testcase>\n"
  }

  /// The element with the faults of a case: the first as its message, and all as its text.
  private static func result(
    _ name: String, of messages: [(what: String, kind: String, line: String)]
  ) -> String {
    guard let first = messages.first else { return "" }
    let more = messages.count > 1 ? " (and \(messages.count - 1) more)" : ""
    let lines = messages.map(\.line).joined().dropLast()
    return "      <\(name)\(attribute("message", first.what + more))"
      + "\(attribute("type", first.kind))>\(xmlEscaped(printable(String(lines))))</\(name)>\n"
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(xmlEscaped(printable(value), quoted: true))\""
  }

  /// A text whose control characters are written out, except for line ends.
  private static func printable(_ text: String) -> String {
    Path.shown(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable }.joined(separator: "\n")
  }
}

extension CheckedCase {
  fileprivate var suite: String { scenario ?? "render check" }
}
