import TerrariumBasics
import TerrariumPlayback
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// The extras that a test plans with, in addition to the built-in worlds.
package struct TestedExtras: SuiteTrait, TestTrait, TestScoping {
  @TaskLocal fileprivate static var current: [any Extra] = []

  fileprivate let extras: [any Extra]

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let context = WorkContext.current.with(Catalogue.builtIn.with(extras).formats)
    try await Self.$current.withValue(extras) { try await context.run { try await function() } }
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
