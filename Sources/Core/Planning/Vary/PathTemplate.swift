internal import TerrariumEncoding
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
  /// The problem with a name in a path that does not vary, or cannot.
  func unknownName(_ name: String, in path: String, varied: [String]) -> Problem {
    var remedy: String?
    let rule = written["rule"]?.value
    let inRule = PathTemplate(rule?.text ?? "").names
    if varied.isEmpty, world.vocabulary[name] == nil, !inRule.contains(name) {
      let isOfFlag = rule?.place.isOnCommandLine ?? false
      let what = isOfFlag ? "--rule has no {\(name)}" : "no setting has that name"
      remedy = "\(what): give another path"
    }
    return .placeholderUnknown(path: path, name: name, varied: varied, remedy: remedy)
  }
}
