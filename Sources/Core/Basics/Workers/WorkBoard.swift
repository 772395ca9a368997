internal import Synchronization
internal import TerrariumLibC

/// The board where a pool posts its work, in numbered parts, for its helpers.
///
/// The next free thread takes the next part. A suspended helper delays only the part that it has
/// begun, as the others do the rest.
///
/// `@unchecked Sendable`: `body` is written only by the thread that has claimed the board, before
/// it raises `ticket` with release order and after `pending` has come to zero. A helper reads it
/// only after it has taken a part, which acquires the ticket and keeps `pending` above zero. The
/// mutex and the condition live at fixed addresses and are used only through the C functions.
@safe final class WorkBoard: @unchecked Sendable {
  private let parts: Int
  private let busy = Atomic<Bool>(false)
  /// The number of the round, with the next part in the low bits.
  private let ticket: Atomic<Int>
  private let pending = Atomic<Int>(0)
  private let sleepers = Atomic<Int>(0)
  private let closed = Atomic<Bool>(false)
  private var body: (@Sendable (Int) -> Void)?
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// The number of checks for work before a helper sleeps: some tens of microseconds.
  private static let looks = 4000

  private static let partBits = 16

  init(parts: Int) {
    self.parts = parts
    ticket = Atomic(parts)
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Claims the board for a round of work; returns false if another thread has it.
  func claim() -> Bool {
    busy.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
  }

  /// Posts work, takes part in it, and releases the board when it is done.
  func run(_ body: @escaping @Sendable (Int) -> Void) {
    self.body = body
    pending.store(parts, ordering: .relaxed)
    let round = ticket.load(ordering: .relaxed) >> Self.partBits &+ 1
    ticket.store(round << Self.partBits, ordering: .sequentiallyConsistent)
    if sleepers.load(ordering: .sequentiallyConsistent) > 0 { wake() }
    takePart()
    var looks = 0
    while pending.load(ordering: .acquiring) > 0 {
      looks &+= 1
      if looks > Self.looks { sched_yield() }
    }
    self.body = nil
    busy.store(false, ordering: .releasing)
  }

  /// Does parts of the posted work until none are left, then waits for the next round.
  func help() {
    var looks = 0
    while !closed.load(ordering: .acquiring) {
      if takePart() {
        looks = 0
        continue
      }
      looks &+= 1
      if looks % 64 == 0 { sched_yield() }
      if looks > Self.looks { sleep() }
    }
  }

  /// Takes parts as long as there are any; returns false if there were none.
  @discardableResult private func takePart() -> Bool {
    var took = false
    var seen = ticket.load(ordering: .acquiring)
    while seen & (1 << Self.partBits - 1) < parts {
      let (taken, now) = ticket.compareExchange(
        expected: seen, desired: seen &+ 1, ordering: .acquiring)
      guard taken else {
        seen = now
        continue
      }
      body?(seen & (1 << Self.partBits - 1))
      pending.subtract(1, ordering: .releasing)
      took = true
      seen = ticket.load(ordering: .acquiring)
    }
    return took
  }

  /// Stops all helpers.
  func close() {
    closed.store(true, ordering: .sequentiallyConsistent)
    wake()
  }

  private func sleep() {
    unsafe pthread_mutex_lock(mutex)
    sleepers.add(1, ordering: .sequentiallyConsistent)
    while ticket.load(ordering: .sequentiallyConsistent) & (1 << Self.partBits - 1) >= parts
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
