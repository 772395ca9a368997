internal import CTerrariumKernels
internal import Synchronization

/// A small torus of two states under a rule that counts its neighbours: at most 64 columns, so that a
/// row is a word. It keeps all states of a run, and is used again for the next.
///
/// It is for tables of many runs: a run of 64×64 cells costs what its ticks cost.
package final class SmallTorus {
  package let size: GridSize
  private let kernel: Kernel
  private var births = KernelList([UInt64](repeating: 0, count: 10))
  private var survivals = KernelList([UInt64](repeating: 0, count: 10))
  private var states: [UInt64] = []
  /// The number of live cells at each tick, and of those that changed in it.
  package private(set) var alive: [UInt32] = []
  package private(set) var changed: [UInt32] = []
  /// The ticks that were played.
  package private(set) var ticks = 0

  /// The most rows.
  package static let mostRows = Int(RING_MOST_ROWS)
  /// The most words of states.
  private static let room = 1 << 19

  /// A torus of a size; nil if that is too large.
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
  /// Begins a run: each cell lives with the same probability, as a world of that seed has it.
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

  /// Begins again at tick 0, with one cell flipped.
  package func restart(flipping cell: Cell) {
    states[cell.y] ^= 1 << UInt64(cell.x)
    ticks = 0
    alive[0] = UInt32(states[..<size.rows].reduce(0) { $0 + $1.nonzeroBitCount })
  }

  /// Plays on to a tick.
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

  /// Makes room for the states up to a tick, and a vector more.
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

// MARK: - Where it repeats

extension SmallTorus {
  /// From where on the run repeats, if it does by its last tick: states are compared up to a move.
  package func repetition() -> Repetition? {
    let last = ticks
    // What changed on the way to the first state that repeats was another number of cells.
    for early in stride(from: last - 1, through: 0, by: -1) where alive[early] == alive[last] {
      guard let move = move(from: early, to: last) else { continue }
      let period = last - early
      // Once it repeats it does so for ever: the first tick is found by halving.
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

  /// The shortest move that makes the state at one tick that at another.
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

/// Small tori that wait for the next run, so that each thread has one.
package final class SmallTori: Sendable {
  private struct Idle: @unchecked Sendable {
    // A torus lies here only while nobody uses it; the lock hands it to one thread at a time.
    var all: [SmallTorus] = []
  }

  private let size: GridSize
  private let idle = Mutex(Idle())

  /// The tori of the size that was used last: runs of different rules share them.
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

  /// Lends a torus; false if the size is too large for one.
  package func lend(to body: (SmallTorus) -> Void) -> Bool {
    guard let torus = idle.withLock({ $0.all.popLast() }) ?? SmallTorus(size) else { return false }
    defer { idle.withLock { $0.all.append(torus) } }
    body(torus)
    return true
  }
}
