/// The squares that copies of a field share until one of them changes.
///
/// `@unchecked Sendable`: a field changes its store only while it holds the one reference to it
/// (`HashField.ownStore`), and all that reads goes without notes. While several threads compute a
/// step, `SharedStep` and `NodeStore` say what they may do.
package final class HashStore: @unchecked Sendable {
  package var nodes: NodeStore

  /// The threads that may compute a step.
  let workers: WorkerPool?

  /// The memory limit of all threads' stores, in bytes.
  let memory: Int

  /// The number of results that one thread computes before others help, and the least number of
  /// squares that it must have computed together, on average.
  package var resultsAlone = 4096
  package var leastTogether = 5

  /// The stores of the other threads, once a step was long enough for them.
  package var helpers: [Helper] = []

  /// The numbers that threads share.
  let board = SharedStep.Board()

  /// A store of another thread.
  package final class Helper: @unchecked Sendable {
    var nodes: NodeStore

    /// The rule that its kernel follows.
    var rule: RuleTable?

    init(thread: Int, of first: borrowing NodeStore) {
      nodes = NodeStore(thread: thread, of: first)
      rule = first.currentRule
    }
  }

  /// An empty store that may use a number of bytes; of many states where their rule is given.
  package init(memory: Int, rule: (any LocalRule)? = nil, workers: WorkerPool? = nil) {
    self.workers = workers
    self.memory = memory
    nodes = NodeStore(memory: memory - Self.helperMemory(of: memory), rule: rule)
  }

  /// A store of its own for a copy that is about to change.
  init(cloning other: HashStore) {
    (workers, memory) = (other.workers, other.memory)
    (resultsAlone, leastTogether) = (other.resultsAlone, other.leastTogether)
    nodes = NodeStore(cloning: other.nodes)
  }

  deinit { board.drop() }

  /// The bytes that helpers take beside the tables.
  var helperBytes: Int {
    helpers.reduce(0) { sum, helper in
      sum + NodeBudget.lists(forBatch: helper.nodes.batch) + (helper.nodes.kernel?.bytes ?? 0)
    }
  }
}
