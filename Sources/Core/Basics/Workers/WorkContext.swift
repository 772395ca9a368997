/// The context of a piece of work, on whatever thread it runs: the files that it may use, the log
/// of files that it has read, the request to stop it. Each module defines its own entries.
///
/// It is one value in the only task-local variable, so that a thread which takes over some work
/// takes over all of it. Tasks inherit it; threads get it from `Threads.start` and from pools.
package struct WorkContext: Sendable {
  /// The context of the work that runs now.
  @TaskLocal package static var current = WorkContext()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// The context of work that carries nothing.
  package init() {}

  /// True if there is nothing to carry.
  package var isEmpty: Bool { values.isEmpty }

  /// The value of a type; nil if there is none.
  package subscript<Value: Sendable>(type: Value.Type) -> Value? {
    values.isEmpty ? nil : values[ObjectIdentifier(type)] as? Value
  }

  /// The same with a value in the place of the one of its type, or with none.
  package func with<Value: Sendable>(_ value: Value?) -> WorkContext {
    var context = self
    context.values[ObjectIdentifier(Value.self)] = value
    return context
  }

  /// Does some work in this context.
  package func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: work)
  }

  /// Does some work in this context.
  package func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self, operation: work, isolation: isolation)
  }
}
