internal import Patterns
internal import Playback
internal import Simulation

/// A path in which names in braces stand for values: `sea-{seed}.gif`.
struct PathTemplate {
  private enum Part {
    case text(Substring)
    case name(String)
  }

  private var parts: [Part] = []

  init(_ path: String) {
    var rest = path[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { break }
      let name = rest[rest.index(after: open)..<close]
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" }) else {
        parts.append(.text(rest[...open]))
        rest = rest[rest.index(after: open)...]
        continue
      }
      parts += [.text(rest[..<open]), .name(String(name))]
      rest = rest[rest.index(after: close)...]
    }
    parts.append(.text(rest))
  }

  /// The names in braces.
  var names: [String] {
    parts.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// The path with each name's value; what could mean something in a path becomes `-`.
  func path(with values: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): String(text)
      case .name(let name): Self.fileName(values[name] ?? "")
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
