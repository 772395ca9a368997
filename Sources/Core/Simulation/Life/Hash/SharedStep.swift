internal import CTerrariumMemory

/// The tables of the threads that compute a step together.
///
/// All threads compute the future of the same square, each in its own order, and find results of
/// the others in the nodes. Nodes and slots stay in place meanwhile: there is neither growth nor
/// collection, and the step ends early for all if no entries are left.
///
/// Ownership: the memory belongs to the store of the step (`HashStore.board`). It is not an object,
/// because counting references to one would make the threads wait for each other.
@safe struct SharedStep: @unchecked Sendable {
  private let board: Board
  private let capacity: Int
  private let rootLevel: Int
  private let threads: Int

  /// The memory of the shared numbers.
  @safe struct Board {
    fileprivate let words = unsafe TableMemory.zeros(2 * Board.line, of: UInt64.self)

    /// The words of a cache line; frequently written numbers have their own.
    fileprivate static let line = 8

    func drop() { unsafe TableMemory.drop(words, 2 * Board.line) }

    fileprivate subscript(_ word: Word) -> UInt64 {
      get { unsafe cmemory_read(words + word.rawValue) }
      nonmutating set { unsafe cmemory_write(words + word.rawValue, newValue) }
    }

    /// Adds to a word, and returns its old value.
    fileprivate func add(_ number: UInt64, to word: Word) -> UInt64 {
      unsafe cmemory_add(words + word.rawValue, number)
    }
  }

  /// The shared numbers: the first free entry; 1 when the step is over; and the future of the
  /// square plus 1 when known.
  fileprivate enum Word: Int {
    case next = 0
    case over = 8
    case future
  }

  /// The number of entries that a thread takes at once.
  static let part = 512

  /// Begins a step of a number of threads from a square of a level, with the entries from one on.
  init(on board: Board, from first: Int, to capacity: Int, rootLevel: Int, threads: Int) {
    (self.board, self.capacity) = (board, capacity)
    (self.rootLevel, self.threads) = (rootLevel, threads)
    board[.next] = UInt64(first)
    (board[.over], board[.future]) = (0, 0)
  }

  /// Takes entries for a thread; nil if none are left, which ends the step.
  func takeEntries() -> Range<Int>? {
    let first = Int(board.add(UInt64(Self.part), to: .next))
    if first < capacity { return first..<min(first + Self.part, capacity) }
    board[.over] = 1
    return nil
  }

  /// The number of entries that are or were in use.
  var used: Int { min(Int(board[.next]), capacity) }

  /// True if no thread needs to continue.
  @inline(__always)
  var isOver: Bool { board[.over] != 0 }

  /// Ends the step, with the future if a thread has it.
  func end(_ future: UInt32?) {
    if let future { board[.future] = UInt64(future) + 1 }
    board[.over] = 1
  }

  /// The future, if a thread has computed it.
  var future: UInt32? {
    let future = board[.future]
    return future == 0 ? nil : UInt32(truncatingIfNeeded: future - 1)
  }

  /// The size of the parts of a list of squares at a level. The lists of the uppermost levels are
  /// short, so each thread gets its own part. Lower ones are long, and smaller parts would look up
  /// fewer squares together.
  func size(ofPartsOf count: Int, level: Int, most: Int) -> Int {
    level < rootLevel - 3 ? most : min(most, max(1, (count + threads - 1) / threads))
  }

  /// The index that a thread takes at its turn from a list. Of two threads one goes forwards and
  /// one backwards; with more, pairs do the same.
  @inline(__always)
  func number(_ turn: Int, of count: Int, thread: Int) -> Int {
    if thread & 1 == 0 {
      let number = count * thread / threads + turn
      return number < count ? number : number - count
    }
    let number = count * (thread + 1) / threads - 1 - turn
    return number < 0 ? number + count : number
  }
}
