package import Vocabulary
internal import Files
internal import Simulation
internal import Synchronization

/// A place for each result of work that is done side by side.
package final class Results<Value: Sendable>: Sendable {
  private struct State {
    var places: [Result<Value, Fault>?]
    var isBroken = false
  }

  private let state: Mutex<State>

  package init(count: Int) {
    state = Mutex(State(places: [Result<Value, Fault>?](repeating: nil, count: count)))
  }

  /// Does some work and keeps what comes of it; where there was a fault before, nothing.
  package func put(_ number: Int, _ work: () throws(Fault) -> Value) {
    guard !state.withLock(\.isBroken) else { return }
    do throws(Fault) {
      let value = try work()
      state.withLock { $0.places[number] = .success(value) }
    } catch {
      state.withLock { state in
        state.places[number] = .failure(error)
        state.isBroken = true
      }
    }
  }

  /// All results in their order, or the first fault.
  package func all() throws(Fault) -> [Value] {
    let results = state.withLock { $0.places.compactMap { $0 } }
    for result in results {
      if case .failure(let fault) = result { throw fault }
    }
    return results.compactMap { if case .success(let value) = $0 { value } else { nil } }
  }
}
