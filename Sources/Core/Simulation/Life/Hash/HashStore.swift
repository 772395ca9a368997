/// The squares that copies of a field share until one of them changes.
///
/// `@unchecked Sendable`: a field changes its store only while it holds the one reference to it
/// (`HashField.ownStore`), and reading changes nothing. While several threads compute a step,
/// `SharedStep` and `NodeStore` define the rules.
package final class HashStore: @unchecked Sendable {
  package var nodes: NodeStore

  /// The threads that may compute a step.
  let workers: WorkerPool?

  /// The memory limit of all threads' stores, in bytes.
  let memory: Int

  /// The number of results that one thread computes before others help, and the least average
  /// number of squares that it must have computed together.
  package var resultsAlone = 4096
  package var leastTogether = 5

  /// The stores of the other threads, created when a step is long enough.
  package var helpers: [Helper] = []

  /// The numbers shared between threads.
  let board = SharedStep.Board()

  /// The store of another thread.
  package final class Helper: @unchecked Sendable {
    var nodes: NodeStore

    /// The rule of its kernel.
    var rule: RuleTable?

    init(thread: Int, of first: borrowing NodeStore) {
      nodes = NodeStore(thread: thread, of: first)
      rule = first.currentRule
    }
  }

  /// Creates an empty store with a memory limit; of many states if their rule is given.
  package init(memory: Int, rule: (any LocalRule)? = nil, workers: WorkerPool? = nil) {
    self.workers = workers
    self.memory = memory
    nodes = NodeStore(memory: memory - Self.helperMemory(of: memory), rule: rule)
  }

  /// Creates a separate store for a copy that is about to change.
  init(cloning other: HashStore) {
    (workers, memory) = (other.workers, other.memory)
    (resultsAlone, leastTogether) = (other.resultsAlone, other.leastTogether)
    nodes = NodeStore(cloning: other.nodes)
  }

  deinit { board.drop() }

  /// The memory of helpers besides the tables, in bytes.
  var helperBytes: Int {
    helpers.reduce(0) { sum, helper in
      sum + NodeBudget.lists(forBatch: helper.nodes.batch) + (helper.nodes.kernel?.bytes ?? 0)
    }
  }
}
