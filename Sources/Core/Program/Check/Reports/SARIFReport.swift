internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

/// A check as SARIF 2.1.0: a result for each finding and fault, at the file's line in the scenario.
struct SARIFReport {
  private let cases: [CheckedCase]
  /// The root of the repository, which paths are relative to.
  private let root: String

  init(_ cases: [CheckedCase]) {
    self.cases = cases
    let workspace = environment("GITHUB_WORKSPACE").flatMap { $0.isEmpty ? nil : $0 }
    root = workspace ?? Projects.root(above: ".") ?? "."
  }

  private static let rules = [
    ("stale", "A picture is not as its scenario makes it."),
    ("missing", "A file that a scenario makes is not there."),
    ("orphaned", "A picture carries a recipe, but no scenario makes it any more."),
    ("fault", "A scenario cannot be run as it is."),
  ]

  var text: String {
    let rules = Self.rules.map { id, text -> JSON in
      ["id": .text(id), "shortDescription": ["text": .text(text)]]
    }
    let driver: JSON = [
      "name": .text("render"), "version": .text(Render.version), "rules": .list(rules),
    ]
    let run: JSON = [
      "tool": ["driver": driver],
      "columnKind": .text("unicodeCodePoints"),
      // A fault in a project's defaults occurs in all of its scenarios.
      "results": .list(cases.flatMap(results).unique),
    ]
    let whole: JSON = [
      "$schema": .text("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .text("2.1.0"), "runs": .list([run]),
    ]
    return whole.written() + "\n"
  }

  private func results(of one: CheckedCase) -> [JSON] {
    one.findings.map { finding in
      // An orphan has no place but itself.
      let place = finding.place ?? .file(path: finding.path, line: 1, column: 1, length: 0)
      return result(
        finding.state.rawValue, String(finding.line.dropLast()), at: place, about: finding.path)
    }
      + one.faults.map { fault in
        let place = fault.place.flatMap { $0.isOnCommandLine ? nil : $0 }
        return result(
          "fault", fault.text,
          at: place ?? one.scenario.map { .file(path: $0, line: 1, column: 1, length: 0) },
          about: fault.text)
      }
  }

  /// A result; its fingerprint does not change when lines move.
  private func result(_ rule: String, _ text: String, at place: Place?, about what: String) -> JSON
  {
    let location = place.flatMap(location)
    let key = [rule, location?.uri ?? "", what == text ? what : uri(of: what)]
    return [
      "ruleId": .text(rule),
      "ruleIndex": .number(Self.rules.firstIndex { $0.0 == rule } ?? 0),
      "level": .text("error"),
      "message": ["text": .text(Path.shown(text).printable)],
      "locations": .list(location.map { [$0.json] } ?? []),
      "partialFingerprints": [
        "picture/v1": .text(FileHash.of(Array(key.joined(separator: "\n").utf8)))
      ],
    ]
  }

  /// The path of a file below the root; a full URI if it is elsewhere.
  private func uri(of path: String) -> String {
    let inside = Path.relative(path, to: root)
    guard inside.hasPrefix("../") else { return Path.encodedForURI(inside) }
    return "file://" + Path.encodedForURI(Path.identity(of: path))
  }

  private func location(_ place: Place) -> (uri: String, json: JSON)? {
    guard case .file(let path, let line, let column, let length) = place, path != "-"
    else { return nil }
    let uri = uri(of: path)
    let region: JSON = [
      "startLine": .number(line), "startColumn": .number(column),
      "endColumn": .number(column + length),
    ]
    let location: JSON = ["artifactLocation": ["uri": .text(uri)], "region": region]
    return (uri, ["physicalLocation": location])
  }
}
