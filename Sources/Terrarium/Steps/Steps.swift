internal import TerrariumVocabulary

/// The steps of a film: a list of ``Step``s, or a list in YAML like in scenarios.
///
/// ```swift
/// let typed: Steps = [.run(20), .snapshot(), .run(60)]
/// let written: Steps = """
///   - run: 20
///   - snapshot
///   - run: 60
///   """
/// ```
public struct Steps: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case list([Step])
    case yaml(String)
  }

  private let content: Content

  /// Creates steps from a list.
  public init(_ steps: [Step]) { content = .list(steps) }

  /// Creates steps from a list in YAML, like in scenarios.
  public init(_ yaml: String) { content = .yaml(yaml) }
}

extension Steps: ExpressibleByArrayLiteral, ExpressibleByStringInterpolation {
  public init(arrayLiteral steps: Step...) { self.init(steps) }

  public init(stringLiteral yaml: String) { self.init(yaml) }
}

extension Steps {
  /// Parses the list, and returns the faults of its notation. Each step of the list counts as a
  /// line.
  func read() -> (Node, Faults) {
    switch content {
    case .list(let steps):
      let nodes = steps.enumerated().map { $1.written.node(at: Self.place(line: $0 + 1)) }
      return (Node(.list(nodes), at: Self.place(line: 1)), Faults())
    case .yaml(let text):
      let (node, faults) = YAMLReader.read(SourceText(path: "steps", bytes: Array(text.utf8)))
      return (node ?? Node(.list([]), at: Self.place(line: 1)), faults)
    }
  }

  private static func place(line: Int) -> Place {
    .file(path: "steps", line: line, column: 1, length: 1)
  }
}
