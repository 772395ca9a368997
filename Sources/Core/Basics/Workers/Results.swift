internal import Synchronization

/// A slot for each result of concurrent work.
package final class Results<Value: Sendable, Failure: Error>: Sendable {
  private struct State {
    var places: [Result<Value, Failure>?]
    var failures = 0
  }

  private let state: Mutex<State>
  private let failureLimit: Int

  /// Creates slots for a number of results; after a number of failures, no more work is started.
  package init(count: Int, failureLimit: Int = 1) {
    self.failureLimit = failureLimit
    state = Mutex(State(places: [Result<Value, Failure>?](repeating: nil, count: count)))
  }

  /// Does some work and stores its result.
  package func put(_ number: Int, _ work: () throws(Failure) -> Value) {
    guard state.withLock({ $0.failures < failureLimit }) else { return }
    do throws(Failure) {
      let value = try work()
      state.withLock { $0.places[number] = .success(value) }
    } catch {
      state.withLock { state in
        state.places[number] = .failure(error)
        state.failures += 1
      }
    }
  }

  /// The failures, in order.
  package var failures: [Failure] {
    state.withLock(\.places).compactMap {
      if case .failure(let failure) = $0 { failure } else { nil }
    }
  }

  /// The results in order, without those that failed.
  package var values: [Value] {
    state.withLock(\.places).compactMap { if case .success(let value) = $0 { value } else { nil } }
  }

  /// Returns all results in order, or throws the first failure.
  package func all() throws(Failure) -> [Value] {
    if let failure = failures.first { throw failure }
    return values
  }
}

extension WorkerPool {
  /// Returns the results of work with each number below a limit, in order. After a number of
  /// failures, no more work is started.
  ///
  /// - Throws: The first failure.
  package func results<Value: Sendable, Failure: Error>(
    _ count: Int, failureLimit: Int = 1, of work: @Sendable (Int) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let results = Results<Value, Failure>(count: count, failureLimit: failureLimit)
    each(count) { number in results.put(number) { () throws(Failure) in try work(number) } }
    return try results.all()
  }
}
