// A kernel that turns cells in text order into runs.
//
// It gathers a few hundred runs at a time, so that a builder checks its counts and its array once
// for all of them. The caller requests room before.

/// Consecutive runs, the last of which may still grow.
@safe struct OpenRuns: ~Copyable {
  private static let most = 512

  private var runs: UnsafeMutablePointer<CellRun>?
  /// The number of closed runs, and the most allowed.
  private var count = 0
  private var capacity = 0
  /// The number of cells that may still be added, and at the start.
  private var room = 0
  private var wholeRoom = 0
  private var end = -1
  private var length = 0
  private var state: UInt8 = 0

  deinit { unsafe runs?.deallocate() }

  /// The number of cells added since the start.
  var population: Int { wholeRoom - room }

  /// Starts again with room for a number of cells and runs; an open run stays open.
  mutating func begin(room: Int, runs capacity: Int) {
    if unsafe runs == nil { unsafe runs = .allocate(capacity: Self.most) }
    (self.room, wholeRoom) = (room, room)
    self.capacity = min(Self.most, capacity)
  }

  /// True if there is room for more cells in runs of their own.
  @inline(__always) func hasRoom(for length: Int, runs more: Int = 1) -> Bool {
    length <= room && count &+ more < capacity
  }

  /// Appends cells of a row: to the open run if they continue it.
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

  /// Closes the open run in a row, if there is one.
  @inline(__always) mutating func close(y: Int) {
    if length > 0 {
      unsafe runs.unsafelyUnwrapped[count] = CellRun(
        x: end &- length, y: y, length: length, state: state)
      count &+= 1
    }
    (end, length) = (-1, 0)
  }

  /// Passes on the closed runs.
  @unsafe mutating func takeClosed(_ take: (UnsafeBufferPointer<CellRun>) -> Void) {
    unsafe take(UnsafeBufferPointer(start: runs, count: count))
    count = 0
    room = 0
    wholeRoom = 0
  }
}
