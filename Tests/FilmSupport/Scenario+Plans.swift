import TerrariumEncoding
import TerrariumFiles
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRunning
import TerrariumVocabulary
import Testing

extension Scenario {
  /// Creates a scenario from a text; its file need not exist.
  package init(
    _ text: String, at path: String = "t.yaml", overrides: WrittenSettings = WrittenSettings(),
    defaults: ProjectDefaults? = nil
  ) throws(Faults) {
    let source = SourceText(path: path, bytes: Array(text.utf8))
    try self.init(source, overrides: overrides, defaults: defaults)
  }

  /// Returns the plans of its films, except those of sheets.
  package func plans() throws(Faults) -> [Plan] {
    try jobs().filter { !$0.isSheet }.flatMap(\.runs.known)
  }

  /// Returns the first of the films.
  package func plan() throws -> Plan { try #require(try plans().first) }

  /// Returns the first of the jobs.
  package func job() throws -> Job { try #require(try jobs().first) }

  /// Returns the faults of a scenario of a text.
  package static func faults(
    _ text: String, at path: String = "t.yaml", overrides: WrittenSettings = WrittenSettings()
  ) -> [Fault] {
    Faults.list { try Scenario(text, at: path, overrides: overrides).plans() }
  }
}

extension Faults {
  /// Returns the faults of some work; empty if it succeeded.
  package static func list(_ work: () throws -> some Any) -> [Fault] {
    do {
      _ = try work()
      return []
    } catch {
      return (error as? Faults)?.list ?? (error as? Fault).map { [$0] } ?? []
    }
  }
}

extension Fault {
  /// The whole sentence after the position in the scenario.
  package var placedText: String {
    guard case .file(_, let line, let column, _)? = place else { return "no place" }
    return "\(line):\(column): \(text)"
  }
}

extension WrittenSettings {
  /// Creates the settings of some flags of a world, each with its value.
  package init(_ flags: [(String, String)], of world: any WorldKind) {
    self.init()
    for (name, value) in flags {
      let place = Place.flag("--\(name)")
      let entry = Entry(name: name, namePlace: place, value: Node(value, at: place))
      if world.words.vocabulary.contains(where: { $0.name == name && $0.isRepeatable }) {
        append(entry)
      } else {
        set(entry)
      }
    }
  }
}

extension Plan {
  /// Runs the film by itself.
  @discardableResult
  package func run(
    threads: Int, purpose: OutputFile.Purpose = .writing,
    progress: @escaping @Sendable (RunProgress) -> Void = { _ in }
  ) async throws -> RunReport {
    try await Job(filmOf: [self])
      .run(threads: threads, FileOptions(purpose: purpose), progress: progress)[0]
  }
}
