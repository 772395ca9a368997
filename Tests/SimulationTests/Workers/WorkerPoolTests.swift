import Synchronization
import TerrariumSimulation
import Testing

struct WorkerPoolTests {
  @Test(arguments: [1, 2, 3, 8])
  func `each part is done once, in every round`(threads: Int) {
    let pool = WorkerPool(threads: threads)
    let counts = Mutex([Int](repeating: 0, count: threads))
    for _ in 0..<500 {
      pool.perform { part in counts.withLock { $0[part] += 1 } }
    }
    #expect(counts.withLock { $0 } == [Int](repeating: 500, count: threads))
  }

  @Test func `whatever thread does a part, it is done in the context of the work`() {
    let pool = WorkerPool(threads: 4)
    let known = Mutex([String?](repeating: nil, count: 4))
    for context in [WorkContext().with("one"), WorkContext().with("two"), WorkContext()] {
      context.run {
        pool.perform { part in
          let own = WorkContext.current[String.self]
          known.withLock { $0[part] = own }
        }
      }
      #expect(known.withLock { $0 }.allSatisfy { $0 == context[String.self] })
    }
  }

  @Test func `what the parts wrote is seen when they are done`() {
    let pool = WorkerPool(threads: 4)
    for round in 0..<200 {
      let sums = Mutex([0, 0, 0, 0])
      pool.perform { part in sums.withLock { $0[part] = round + part } }
      #expect(sums.withLock { $0 } == [round, round + 1, round + 2, round + 3])
    }
  }

  @Test func `a pool that is asked from within or from two sides does all the work`() async {
    let pool = WorkerPool(threads: 3)
    let total = Total()
    pool.perform { _ in
      pool.perform { _ in total.raise() }
    }
    #expect(total.value == 9)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<100 { pool.perform { _ in total.raise() } }
        }
      }
    }
    #expect(total.value == 9 + 1200)
  }

  @Test func `a pool wakes after a pause, and ends without work`() async throws {
    _ = WorkerPool(threads: 5)
    let pool = WorkerPool(threads: 2)
    let total = Total()
    for _ in 0..<3 {
      pool.perform { _ in total.raise() }
      try await Task.sleep(for: .milliseconds(30))
    }
    #expect(total.value == 6)
  }
}

/// A number that any thread may increase.
private final class Total: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock { $0 } }

  func raise() { number.withLock { $0 += 1 } }
}
