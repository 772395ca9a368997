internal import Synchronization
internal import TerrariumBasics
internal import TerrariumLibC

/// The record of a long computation, beside its output: the results of its completed parts, which a
/// later run continues from.
///
/// It is created after a tenth of a second of work and written at least as often. It is a `BlockFile`,
/// because it may be cut off anywhere, and it is locked while it is written. A later run requests the
/// block of each part before computing it.
///
///     let record = PartialRecord(beside: "t.csv") { "hash of all that the work follows from" }
///     let block = record.block(of: 7) ?? made(7)
///     record.keep(block, of: 7)
///     record.end()
package final class PartialRecord: Sendable {
  /// The initial state of the work.
  package enum Start: Hashable, Sendable {
    /// Nothing was recorded.
    case unrecorded
    /// There are blocks of earlier work.
    case goingOn
    /// The record of another computation was replaced.
    case other
    /// No record is kept, as the path is taken by something else or by a program that does the same
    /// work now.
    case taken
  }

  private struct State {
    var descriptor: Int32 = -1
    /// The lines before the first block, once known.
    var head: [UInt8]?
    /// The blocks not yet written.
    var pending: [UInt8] = []
    /// The number of bytes that are written and complete.
    var size = 0
    /// True if nothing more is written.
    var isOver = false
    var isWatched = false
    var start = Start.unrecorded
  }

  /// The path of the record.
  package let path: String
  private let key: @Sendable () -> String
  private let state: Mutex<State>
  private let earlier: Mutex<EarlierBlocks?>

  private static let ending = ".partial"
  /// The milliseconds between two writes.
  private static let pause: Int32 = 100

  /// The records that are being written, for the message if the program ends early.
  private static let open = Mutex<[ObjectIdentifier: WeakRecord]>([:])

  private struct WeakRecord: Sendable { weak let record: PartialRecord? }

  /// Opens the record beside an output, if there is one.
  ///
  /// - Parameters:
  ///   - target: The path of the output.
  ///   - key: Returns a line that identifies the work; called when it is needed.
  package init(beside target: String, key: @escaping @Sendable () -> String) {
    path = Path.target(of: target) + Self.ending
    self.key = key
    var state = State()
    var blocks: EarlierBlocks?
    if Path.kind(of: path) != .nothing {
      state.start = .taken
      state.isOver = true
      if let found = Self.opened(path, of: key()) {
        (state, blocks) = (found.state, found.blocks)
      }
    }
    self.state = Mutex(state)
    earlier = Mutex(blocks)
    let weak = WeakRecord(record: self)
    Self.open.withLock { $0[ObjectIdentifier(self)] = weak }
  }

  deinit {
    let own = ObjectIdentifier(self)
    Self.open.withLock { _ = $0.removeValue(forKey: own) }
    finish(removing: false)
  }

  /// The initial state of the work.
  package var start: Start { state.withLock(\.start) }

  /// Returns the block of a part from an earlier run. Parts are requested roughly in order: after a
  /// request, no much earlier part may be requested.
  package func block(of number: Int) -> [UInt8]? { earlier.withLock { $0?.block(of: number) } }

  /// Keeps the block of a part, and writes it to the disk within a tenth of a second.
  package func keep(_ block: [UInt8], of number: Int) {
    let isFirst = state.withLock { state in
      guard !state.isOver else { return false }
      state.pending += BlockFile.block(block, of: number)
      if state.pending.count > 1 << 16, state.descriptor >= 0 { write(&state) }
      defer { state.isWatched = true }
      return !state.isWatched
    }
    guard isFirst else { return }
    let isWatched = Threads.start { [weak self] in
      self?.prepare()
      while true {
        _ = poll(nil, 0, Self.pause)
        guard let self, self.flush() else { return }
      }
    }
    if !isWatched {
      prepare()
      state.withLock { $0.isWatched = false }
    }
  }

  /// Computes the head, which takes time, without blocking the work.
  private func prepare() {
    guard state.withLock({ $0.head == nil }) else { return }
    let head = BlockFile.head(key())
    state.withLock { $0.head = head }
  }

  /// Removes the record, because the output is in its place.
  package func end() { finish(removing: true) }

  /// Leaves the record for a later run; returns true if it has any blocks.
  @discardableResult package func leave() -> Bool {
    if state.withLock({ !$0.isOver && !$0.pending.isEmpty }) {
      prepare()
      _ = flush()
    }
    defer { finish(removing: false) }
    return state.withLock { $0.descriptor >= 0 && $0.size > 0 }
  }

  private func finish(removing isRemoved: Bool) {
    state.withLock { state in
      // Another program may have held the record at the start, and have ended by now.
      if isRemoved, state.descriptor < 0, Path.kind(of: path) == .file {
        state.descriptor = Self.opened(path, of: nil)?.state.descriptor ?? -1
      }
      release(&state, removing: isRemoved)
    }
    earlier.withLock { $0 = nil }
  }

  private func release(_ state: inout State, removing isRemoved: Bool) {
    give(up: &state)
    guard state.descriptor >= 0 else { return }
    if isRemoved { System.removeFile(path) }
    // A child process that is being started would otherwise inherit the file and hold the lock
    // until it runs.
    flock(state.descriptor, LOCK_UN)
    close(state.descriptor)
    state.descriptor = -1
  }

  /// Writes the pending blocks of all records when the program ends, and returns the paths of the
  /// records that can be used again.
  package static func flushAll() -> [String] {
    let records = patiently { open.withLockIfAvailable { $0.values.compactMap(\.record) } } ?? []
    return records.compactMap { record in
      let isKept = patiently {
        record.state.withLockIfAvailable { state in
          if !state.isOver, !state.pending.isEmpty { record.write(&state) }
          return state.descriptor >= 0 && state.size > 0
        }
      }
      return isKept ?? false ? record.path : nil
    }.sorted()
  }

  /// Makes a few attempts, because a thread without memory may hold a lock for ever.
  private static func patiently<Result>(_ attempt: () -> Result?) -> Result? {
    for _ in 0..<200 {
      if let result = attempt() { return result }
      _ = poll(nil, 0, 10)
    }
    return nil
  }

  /// Writes the pending blocks; returns false if none will follow.
  package func flush() -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      if !state.pending.isEmpty { write(&state) }
      return !state.isOver
    }
  }
}

// MARK: - Files

extension PartialRecord {
  /// Opens an existing record of some work, or of any if `key` is nil; nil if the file is not a
  /// record, or if another program holds it.
  private static func opened(
    _ path: String, of key: String?
  ) -> (state: State, blocks: EarlierBlocks?)? {
    let descriptor = System.openFile(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    guard Path.kind(of: path) == .file, hold(descriptor, at: path),
      let bytes = System.chunk(of: descriptor, at: 0),
      bytes.starts(with: BlockFile.mark.utf8) || BlockFile.mark.utf8.starts(with: bytes)
    else {
      close(descriptor)
      return nil
    }
    var state = State()
    state.descriptor = descriptor
    guard let key else { return (state, nil) }
    let head = BlockFile.head(key)
    state.head = head
    if bytes.starts(with: head) {
      let blocks = EarlierBlocks(in: descriptor)
      state.size = blocks?.end ?? head.count
      state.start = state.size > head.count ? .goingOn : .unrecorded
      if ftruncate(descriptor, off_t(state.size)) == 0, state.size > head.count {
        return (state, blocks)
      }
    } else {
      // A record with a torn head has nothing to lose.
      state.start = head.starts(with: bytes) ? .unrecorded : .other
    }
    state.size = 0
    guard ftruncate(descriptor, 0) == 0 else {
      close(descriptor)
      return nil
    }
    return (state, nil)
  }

  /// Locks a record; returns false if another program holds it, or has just removed it.
  private static func hold(_ descriptor: Int32, at path: String) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
    return System.isFile(descriptor, at: path)
  }

  /// Writes the pending blocks. If there is no room, the record is not continued, but stays valid.
  private func write(_ state: inout State) {
    guard let head = state.head else { return }
    if state.descriptor < 0 {
      let descriptor = System.createFile(path)
      guard descriptor >= 0 else { return give(up: &state) }
      guard Self.hold(descriptor, at: path) else {
        close(descriptor)
        return give(up: &state)
      }
      state.descriptor = descriptor
    }
    let bytes = (state.size == 0 ? head : []) + state.pending
    let isWritten = unsafe System.writeAll(bytes) { rest, done in
      unsafe System.writeBytes(state.descriptor, rest, at: state.size + done)
    }
    guard isWritten else {
      _ = ftruncate(state.descriptor, off_t(state.size))
      return state.size == 0 ? release(&state, removing: true) : give(up: &state)
    }
    state.size += bytes.count
    state.pending.removeAll(keepingCapacity: true)
  }

  private func give(up state: inout State) { (state.pending, state.isOver) = ([], true) }
}

/// The blocks of earlier work, which are requested roughly in order.
private struct EarlierBlocks {
  /// The end of the complete blocks.
  let end: Int
  private var reader: BlockReader
  /// The blocks that were read before they were requested.
  private var waiting: [Int: [UInt8]] = [:]

  /// The most blocks to keep, because runs that were computed at the same time are in any order.
  private static let mostWaiting = 4096

  /// Finds the blocks of an open file; nil if it has no head.
  init?(in descriptor: Int32) {
    let whole = try? BlockReader { System.chunk(of: descriptor, at: $0, atMost: $1) ?? [] }
    guard let whole else { return nil }
    var blocks = whole
    while let _ = try? blocks.next() {}
    end = blocks.offset
    reader = whole
  }

  mutating func block(of number: Int) -> [UInt8]? {
    if let block = waiting.removeValue(forKey: number) { return block }
    while waiting.count < Self.mostWaiting, reader.offset < end,
      let (found, block) = try? reader.next()
    {
      if found == number { return Array(block) }
      if found > number { waiting[found] = Array(block) }
    }
    return nil
  }
}
