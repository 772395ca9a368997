import TerrariumPlayback
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// The extras that a test plans with, in addition to the built-in worlds. Their formats stay known
/// to other tests of the process.
package struct TestedExtras: SuiteTrait, TestTrait, TestScoping {
  @TaskLocal fileprivate static var current: [any Extra] = []

  fileprivate let extras: [any Extra]

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    Catalogue.builtIn.with(extras).offerFormats()
    try await Self.$current.withValue(extras) { try await function() }
  }
}

extension Trait where Self == TestedExtras {
  /// Plans with some extras.
  package static func planning(with extras: any Extra...) -> TestedExtras {
    TestedExtras(extras: extras)
  }
}

extension Catalogue {
  /// The built-in worlds, and the extras of the current test.
  package static var tested: Catalogue { builtIn.with(TestedExtras.current) }
}
