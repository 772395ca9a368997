/// The context of a piece of work on any thread, such as the files that it may use and the request
/// to stop it. Each module defines its own entries.
///
/// It is the only task-local value, so a thread that takes over work takes over all of its context.
/// Tasks inherit it; threads get it from `Threads.start` and from pools.
package struct WorkContext: Sendable {
  /// The context of the current work.
  @TaskLocal package static var current = WorkContext()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Creates an empty context.
  package init() {}

  /// True if the context has no values.
  package var isEmpty: Bool { values.isEmpty }

  /// The value of a type; nil if there is none.
  package subscript<Value: Sendable>(type: Value.Type) -> Value? {
    values.isEmpty ? nil : values[ObjectIdentifier(type)] as? Value
  }

  /// Returns the context with a value added or replaced by type, or removed.
  package func with<Value: Sendable>(_ value: Value?) -> WorkContext {
    var context = self
    context.values[ObjectIdentifier(Value.self)] = value
    return context
  }

  /// Runs some work in this context.
  package func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: work)
  }

  /// Runs some work in this context.
  package func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self, operation: work, isolation: isolation)
  }
}
