internal import CTerrariumKernels
internal import Synchronization

/// A small torus of two states under a rule that counts neighbours. It has at most 64 columns, so
/// that a row is a word. It keeps all states of a run, and is reused for the next.
///
/// It is for tables of many runs: a run of 64×64 cells costs only its ticks.
package final class SmallTorus {
  package let size: GridSize
  private let kernel: Kernel
  private var births = KernelList([UInt64](repeating: 0, count: 10))
  private var survivals = KernelList([UInt64](repeating: 0, count: 10))
  private var states: [UInt64] = []
  /// The numbers of live cells and of changed cells at each tick.
  package private(set) var alive: [UInt32] = []
  package private(set) var changed: [UInt32] = []
  /// The number of ticks so far.
  package private(set) var ticks = 0

  /// The most rows.
  package static let mostRows = Int(RING_MOST_ROWS)
  /// The most words of states.
  private static let room = 1 << 19

  /// Creates a torus of a size; nil if that is too large.
  package init?(_ size: GridSize, kernel: Kernel = .best) {
    guard 1...64 ~= size.columns, 1...Self.mostRows ~= size.rows else { return nil }
    (self.size, self.kernel) = (size, kernel)
  }

  /// The neighbour counts of a rule; nil if it depends on anything else.
  package static func counts(of rule: CellRule) -> NeighbourCounts? {
    guard rule.topology == nil || rule.topology?.edges == .wrap else { return nil }
    return rule.bitTable?.counts
  }
}

extension SmallTorus {
  /// Starts a run: each cell is alive with the same probability, as in a world of that seed.
  package func begin(
    _ rule: NeighbourCounts, thousandthsOfPercent share: Int, using stream: RandomStream
  ) {
    // The kernel counts the cell itself among the nine.
    births = KernelList((0..<10).map { rule.births >> UInt16($0) & 1 != 0 && $0 < 9 ? .max : 0 })
    survivals = KernelList(
      (0..<10).map { $0 > 0 && rule.survivals >> UInt16($0 - 1) & 1 != 0 ? .max : 0 })
    reserve(64)
    ticks = 0
    let row = size.columns == 64 ? UInt64.max : 1 << UInt64(size.columns) - 1
    if share > 0, share < 100_000 {
      var stream = stream
      unsafe states.withUnsafeMutableBufferPointer { states in
        guard let first = states.baseAddress else { return }
        unsafe kernel.draw(
          from: &stream, below: RandomStream.limit(thousandthsOfPercent: share),
          columns: size.columns, rows: size.rows, into: first)
      }
    } else {
      for y in 0..<size.rows { states[y] = share > 0 ? row : 0 }
    }
    alive[0] = UInt32(states[..<size.rows].reduce(0) { $0 + $1.nonzeroBitCount })
    changed[0] = 0
  }

  /// Restarts at tick 0, with one cell flipped.
  package func restart(flipping cell: Cell) {
    states[cell.y] ^= 1 << UInt64(cell.x)
    ticks = 0
    alive[0] = UInt32(states[..<size.rows].reduce(0) { $0 + $1.nonzeroBitCount })
  }

  /// Advances to a tick.
  package func play(to tick: Int) {
    guard tick > ticks else { return }
    reserve(tick)
    unsafe states.withUnsafeMutableBufferPointer { states in
      unsafe alive.withUnsafeMutableBufferPointer { alive in
        unsafe changed.withUnsafeMutableBufferPointer { changed in
          // The buffers have room for the last tick, and none of them is empty.
          guard let own = states.baseAddress, let living = alive.baseAddress,
            let changes = changed.baseAddress
          else { return }
          unsafe kernel.play(
            RingRun(
              births: births.start, survivals: survivals.start, states: own,
              rows: Int32(size.rows), columns: Int32(size.columns), first: Int64(ticks),
              last: Int64(tick), alive: living, changed: changes))
        }
      }
    }
    ticks = tick
  }

  /// Reserves room for the states up to a tick, plus a vector.
  private func reserve(_ tick: Int) {
    let words = (tick + 2) * size.rows + 16
    if states.count < words {
      states += [UInt64](repeating: 0, count: max(words, 2 * states.count) - states.count)
    }
    if alive.count <= tick {
      let more = [UInt32](repeating: 0, count: max(tick + 1, 2 * alive.count) - alive.count)
      alive += more
      changed += more
    }
  }

  /// The cells at a tick.
  package func grid(at tick: Int) -> StateGrid {
    var grid = StateGrid(size: size)
    for y in 0..<size.rows {
      grid.set(bits: states[tick * size.rows + y], count: size.columns, x: 0, y: y)
    }
    return grid
  }
}

extension SmallTorus: QuickRun {
  package var cellCount: Int { size.area }

  package var mostTicks: Int { Self.room / size.rows - 2 }
}

// MARK: - Repetition

extension SmallTorus {
  /// The repetition of the run, if it repeats by its last tick, up to translation.
  package func repetition() -> Repetition? {
    let last = ticks
    // The first repeating state may have been reached from a different number of changes.
    for early in stride(from: last - 1, through: 0, by: -1) where alive[early] == alive[last] {
      guard let move = move(from: early, to: last) else { continue }
      let period = last - early
      // Once it repeats, it does so for ever, so the first tick is found by bisection.
      let rest = (0..<early).partition { isMoved(from: $0, to: $0 + period, by: move) }
      return Repetition(rest: rest, period: period, move: move)
    }
    return nil
  }

  private func turned(_ word: UInt64, _ turn: Int) -> UInt64 {
    guard turn != 0 else { return word }
    let columns = size.columns
    let mask = columns == 64 ? ~0 : UInt64(1) << UInt64(columns) - 1
    return (word << UInt64(turn) | word >> UInt64(columns - turn)) & mask
  }

  private func isMoved(from early: Int, to late: Int, by move: Cell) -> Bool {
    let (columns, rows) = (size.columns, size.rows)
    let turn = (move.x + columns) % columns
    for y in 0..<rows {
      let other = (y + move.y + rows) % rows
      if turned(states[early * rows + y], turn) != states[late * rows + other] { return false }
    }
    return true
  }

  /// The shortest translation from the state at one tick to that at another.
  private func move(from early: Int, to late: Int) -> Cell? {
    let (columns, rows) = (size.columns, size.rows)
    guard let first = (0..<rows).first(where: { states[early * rows + $0] != 0 }) else {
      return (0..<rows).allSatisfy { states[late * rows + $0] == 0 } ? Cell(0, 0) : nil
    }
    let word = states[early * rows + first]
    var best: Cell?
    for down in 0..<rows {
      let other = states[late * rows + (first + down) % rows]
      guard other.nonzeroBitCount == word.nonzeroBitCount else { continue }
      for right in 0..<columns where turned(word, right) == other {
        let move = Cell(
          2 * right > columns ? right - columns : right, 2 * down > rows ? down - rows : down)
        if let best, !Moment.isShorter(move, best) { continue }
        if isMoved(from: early, to: late, by: move) { best = move }
      }
    }
    return best
  }
}

/// Small tori that wait for the next run, one for each thread.
package final class SmallTori: Sendable {
  private struct Idle: @unchecked Sendable {
    // A torus is here only while unused, and the lock passes it to one thread at a time.
    var all: [SmallTorus] = []
  }

  private let size: GridSize
  private let idle = Mutex(Idle())

  /// The tori of the last used size, which runs of different rules share.
  private static let latest = Mutex<SmallTori?>(nil)

  private init(_ size: GridSize) { self.size = size }

  /// The tori of a size.
  package static func of(_ size: GridSize) -> SmallTori {
    latest.withLock { latest in
      if let latest, latest.size == size { return latest }
      let tori = SmallTori(size)
      latest = tori
      return tori
    }
  }

  /// Lends a torus; returns false if the size is too large.
  package func lend(to body: (SmallTorus) -> Void) -> Bool {
    guard let torus = idle.withLock({ $0.all.popLast() }) ?? SmallTorus(size) else { return false }
    defer { idle.withLock { $0.all.append(torus) } }
    body(torus)
    return true
  }
}
