import Encoding
import Files
import Planning
import Rendering
import Running
import Vocabulary

extension ScenarioFile {
  /// The plans of its films, but for those of sheets.
  package func plans() throws(Faults) -> [Plan] {
    try jobs().filter { !$0.isSheet }.flatMap(\.runs.known)
  }
}

extension Plan {
  /// Runs the film by itself.
  @discardableResult
  package func run(
    jobs: Int, purpose: OutputFile.Purpose = .writing,
    progress: @escaping @Sendable (RunProgress) -> Void = { _ in }
  ) async throws -> RunReport {
    try await Job(filmOf: [self])
      .run(jobs: jobs, FileOptions(purpose: purpose), progress: progress)[0]
  }
}
