internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Where a pool posts its work and its helpers look for it.
///
/// `@unchecked Sendable`: `body` and `missing` are written only by the thread that has claimed the
/// board, before it raises `round` with release order; helpers read them after they saw the new
/// round with acquire order, and are done before `pending` is seen at zero. The mutex and the
/// condition live at fixed addresses of their own and are used through the C functions alone.
@safe final class WorkBoard: @unchecked Sendable {
  private let helpers: Int
  private let busy = Atomic<Bool>(false)
  private let round = Atomic<Int>(0)
  private let pending = Atomic<Int>(0)
  private let sleepers = Atomic<Int>(0)
  private let closed = Atomic<Bool>(false)
  private var body: (@Sendable (Int) -> Void)?
  private var firstMissing = Int.max
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// How often a helper looks for work before it sleeps: some tens of microseconds.
  private static let looks = 4000

  init(helpers: Int) {
    self.helpers = helpers
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Takes the board for a round of work; false if another thread has it.
  func claim() -> Bool {
    busy.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
  }

  /// Says that the parts from a number on have no thread; the caller does their work.
  func giveUp(from part: Int) { firstMissing = min(firstMissing, part) }

  /// Posts work for all helpers.
  func post(_ body: @escaping @Sendable (Int) -> Void) {
    self.body = body
    pending.store(min(helpers, firstMissing - 1), ordering: .relaxed)
    round.add(1, ordering: .sequentiallyConsistent)
    if sleepers.load(ordering: .sequentiallyConsistent) > 0 { wake() }
  }

  /// Waits until all helpers are done, does what has no thread, and lets the board go.
  func finish() {
    var looks = 0
    while pending.load(ordering: .acquiring) > 0 {
      looks &+= 1
      if looks > Self.looks { sched_yield() }
    }
    if firstMissing <= helpers {
      for part in firstMissing...helpers { body?(part) }
    }
    body = nil
    busy.store(false, ordering: .releasing)
  }

  /// The next work for a helper; nil when the pool is closed.
  func next(after seen: inout Int, part: Int) -> (@Sendable (Int) -> Void)? {
    var looks = 0
    while round.load(ordering: .acquiring) == seen {
      if closed.load(ordering: .acquiring) { return nil }
      looks &+= 1
      if looks % 64 == 0 { sched_yield() }
      if looks > Self.looks { sleep(after: seen) }
    }
    seen &+= 1
    return body
  }

  /// Says that a helper has done its part.
  func done() { pending.subtract(1, ordering: .releasing) }

  /// Tells all helpers to stop.
  func close() {
    closed.store(true, ordering: .sequentiallyConsistent)
    wake()
  }

  private func sleep(after seen: Int) {
    unsafe pthread_mutex_lock(mutex)
    sleepers.add(1, ordering: .sequentiallyConsistent)
    while round.load(ordering: .sequentiallyConsistent) == seen
      && !closed.load(ordering: .sequentiallyConsistent)
    {
      unsafe pthread_cond_wait(condition, mutex)
    }
    sleepers.subtract(1, ordering: .sequentiallyConsistent)
    unsafe pthread_mutex_unlock(mutex)
  }

  private func wake() {
    unsafe pthread_mutex_lock(mutex)
    unsafe pthread_cond_broadcast(condition)
    unsafe pthread_mutex_unlock(mutex)
  }
}
