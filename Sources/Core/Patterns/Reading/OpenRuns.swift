// A kernel: cells as a text has them, one behind the other, become runs.
//
// A few hundred are gathered at a time, so that a builder's counts and its array are looked at for all
// of them at once. The caller asks for room before.

/// Runs that follow each other, the last of which may go on.
@safe struct OpenRuns: ~Copyable {
  private static let most = 512

  private var runs: UnsafeMutablePointer<CellRun>?
  /// The number of runs that are closed, and the most that may be.
  private var count = 0
  private var capacity = 0
  /// The cells that may be added, and those that could be in the beginning.
  private var room = 0
  private var wholeRoom = 0
  private var end = -1
  private var length = 0
  private var state: UInt8 = 0

  deinit { unsafe runs?.deallocate() }

  /// The cells that were added since the beginning.
  var population: Int { wholeRoom - room }

  /// Begins anew with so many cells and runs that may be added; an open run stays open.
  mutating func begin(room: Int, runs capacity: Int) {
    if unsafe runs == nil { unsafe runs = .allocate(capacity: Self.most) }
    (self.room, wholeRoom) = (room, room)
    self.capacity = min(Self.most, capacity)
  }

  /// True if there is room for some more cells in so many runs of their own.
  @inline(__always) func hasRoom(for length: Int, runs more: Int = 1) -> Bool {
    length <= room && count &+ more < capacity
  }

  /// Adds cells of a row behind all others: to the open run where they go on with it.
  @inline(__always)
  mutating func extend(x: Int, y: Int, length: Int, state: UInt8) {
    if end != x || self.state != state {
      close(y: y)
      self.state = state
      end = x
    }
    end &+= length
    self.length &+= length
    room &-= length
  }

  /// Closes the run that is open in a row, if there is one.
  @inline(__always) mutating func close(y: Int) {
    if length > 0 {
      unsafe runs.unsafelyUnwrapped[count] = CellRun(
        x: end &- length, y: y, length: length, state: state)
      count &+= 1
    }
    (end, length) = (-1, 0)
  }

  /// Gives the runs that are closed.
  @unsafe mutating func takeClosed(_ take: (UnsafeBufferPointer<CellRun>) -> Void) {
    unsafe take(UnsafeBufferPointer(start: runs, count: count))
    (count, room, wholeRoom) = (0, 0, 0)
  }
}
