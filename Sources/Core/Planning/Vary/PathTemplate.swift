internal import TerrariumEncoding
internal import TerrariumRendering
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// A path with names in braces for values: `sea-{seed}.gif`.
package struct PathTemplate {
  private enum Token {
    case text(Substring)
    case name(String)
  }

  private var tokens: [Token] = []

  package init(_ path: String) {
    var rest = path[...]
    var text = path.startIndex
    while let open = rest.firstIndex(of: "{") {
      rest = rest[rest.index(after: open)...]
      // A name only has certain characters, so the search stops at the next brace.
      let name = rest.prefix { $0.isLetter || $0 == "-" }
      rest = rest[name.endIndex...]
      guard !name.isEmpty, rest.first == "}" else { continue }
      rest = rest.dropFirst()
      tokens += [.text(path[text..<open]), .name(String(name))]
      text = rest.startIndex
    }
    tokens.append(.text(path[text...]))
  }

  /// The name with `-` in place of braces and percent signs, if they would be placeholders in an
  /// output's name.
  static func plain(_ name: String) -> String {
    guard !PathTemplate(name).names.isEmpty || NumberedPath.count(in: name) > 0 else { return name }
    return String(name.map { "{}%".contains($0) ? "-" : $0 })
  }

  package var names: [String] {
    tokens.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// The path with the values of some names, in which special characters become `-`; other names
  /// stay.
  package func path(with values: [String: String]) -> String {
    text(values.mapValues(Self.fileName))
  }

  /// The text with the values of some names; other names stay.
  func text(_ values: [String: String]) -> String {
    tokens.map { token in
      switch token {
      case .text(let text): String(text)
      case .name(let name): values[name] ?? "{\(name)}"
      }
    }.joined()
  }

  private static func fileName(_ value: String) -> String {
    String(
      value.map { character in
        character.isLetter || character.isNumber || "._-".contains(character) ? character : "-"
      })
  }
}

extension SettingsReader {
  /// Rejects names in the rule that have another meaning in texts and tables, or that do not vary.
  mutating func refuseNamesInRule(of kind: any WorldKind, varied: [String]) {
    guard let rule = written["rule"]?.value.text, kind is any RuledKind else { return }
    let names = PathTemplate(rule).names
    guard !names.isEmpty else { return }
    let measures = Measure.all(of: kind, with: extras).map(\.name)
    let columns =
      ["name", "author", "cells", "apgcode", "count", kind.subject.timeName]
      + kind.subject.census.map(\.name) + measures + measures.map { "measured-\($0)" }
    for name in names {
      let isSetting = name == "steps" || world.vocabulary[name] != nil
      if isSetting || columns.contains(name) {
        let what = WorldMessage(
          "'{\(name)}' in a rule has the name of \(isSetting ? "a setting" : "a column of tables")",
          "choose another name, such as {low} or {high}")
        refuse(.said(what), for: "rule")
      } else if !varied.contains(name) {
        let what = WorldMessage("'{\(name)}' in the rule does not vary", "add vary \(name)=1..8")
        refuse(.said(what), for: "rule")
      }
    }
  }

  /// Rejects names in paths that do not vary, or cannot.
  mutating func refuseNames(in paths: [(name: String, path: Node)], varied: [String]) {
    for (name, path) in paths where !varied.contains(name) {
      var remedy: String?
      let rule = written["rule"]?.value
      let inRule = PathTemplate(rule?.text ?? "").names
      if varied.isEmpty, world.vocabulary[name] == nil, !inRule.contains(name) {
        let isOfFlag = rule?.place.isOnCommandLine ?? false
        let what = isOfFlag ? "--rule has no {\(name)}" : "no setting has that name"
        remedy = "\(what): give another path"
      }
      refuse(
        .placeholderUnknown(path: path.text, name: name, varied: varied, remedy: remedy),
        at: path.place)
    }
  }
}
