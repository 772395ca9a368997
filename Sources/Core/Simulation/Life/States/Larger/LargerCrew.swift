internal import CTerrariumKernels
internal import Synchronization
internal import TerrariumLibC

/// Steps one generation of Larger than Life with the kernels: finds the units that may change,
/// divides them into blocks, and distributes these to the workers of a pool.
struct LargerCrew {
  let code: LargerCode
  let wraps: Bool
  let parity: Int
  let kernel: Kernel
  let workers: WorkerPool

  /// Blocks are cut where a row of cells reaches this many columns.
  private static let mostUnits = Int(FAR_BLOCK) / LargerStore.unit

  /// For fewer cells, one thread is faster than two.
  private static let worthSharing = 1 << 15

  /// Steps the units of a store that may change, or all of it; returns false if there was nothing
  /// to step.
  func step(_ store: LargerStore, phase: Int, isWhole: Bool, memory: LargerMemory) -> Bool {
    let units = store.columns * store.rows
    let isFull = unsafe isWhole || memchr(store.changes, 0, units) == nil
    let active = isFull ? [] : reached(store)
    let activeCount = isFull ? units : active.count { $0 != 0 }
    if !isFull { unsafe memset(store.otherChanges, 0, units) }
    if activeCount == 0 { return false }
    let isShared =
      workers.count > 1 && activeCount * LargerStore.unit * LargerStore.band >= Self.worthSharing
    let height = mostBands(activeCount, store, parts: isShared ? workers.count : 1)
    let blocks =
      isFull ? wholeBlocks(store, height: height) : blocks(active, store, height: height)
    let step = unsafe code.step(store, phase: phase, wraps: wraps, parity: parity)
    unsafe run(blocks, step, isShared: isShared, memory)
    return true
  }

  /// The most bands of a block: enough that the extra rows to sum do not matter, and few enough
  /// that all threads have work.
  private func mostBands(_ active: Int, _ store: LargerStore, parts: Int) -> Int {
    if parts == 1 { return store.rows }
    let across = min(Self.mostUnits, store.columns)
    // A second block for threads that finish early, if it is cheap.
    let pieces = across * parts * (code.plan.range > 8 ? 1 : 2)
    return max((active + pieces - 1) / pieces, 1, 2 * code.plan.range / LargerStore.band)
  }

  /// The units with a change in their reach.
  private func reached(_ store: LargerStore) -> [UInt8] {
    let (columns, rows) = (store.columns, store.rows)
    func reach(_ cells: Int, _ side: Int, _ unit: Int) -> Int {
      (cells + unit - 1) / unit + (wraps && side % unit != 0 ? 1 : 0)
    }
    let across = reach(code.plan.across, store.size.columns, LargerStore.unit)
    let down = reach(code.plan.range, store.size.rows, LargerStore.band)
    func near(_ place: Int, _ reach: Int, _ count: Int) -> Range<Int> {
      if 2 * reach + 1 >= count { return 0..<count }
      return wraps
        ? place - reach..<place + reach + 1
        : max(0, place - reach)..<min(count, place + reach + 1)
    }
    var active = [UInt8](repeating: 0, count: columns * rows)
    var line = [UInt8](repeating: 0, count: columns)
    for row in 0..<rows {
      let flags = unsafe store.changes + row * columns
      guard unsafe memchr(flags, 1, columns) != nil else { continue }
      for column in 0..<columns { line[column] = 0 }
      for column in 0..<columns where unsafe flags[column] != 0 {
        for other in near(column, across, columns) { line[(other + columns) % columns] = 1 }
      }
      for other in near(row, down, rows) {
        let start = (other + rows) % rows * columns
        for column in 0..<columns { active[start + column] |= line[column] }
      }
    }
    return active
  }
}

extension LargerCrew {
  private func block(_ store: LargerStore, _ units: Range<Int>, _ bands: Range<Int>) -> FarBlock {
    FarBlock(
      x: Int32(units.lowerBound * LargerStore.unit), width: Int32(units.count * LargerStore.unit),
      top: Int32(bands.lowerBound * LargerStore.band),
      bottom: Int32(min(bands.upperBound * LargerStore.band, store.size.rows)))
  }

  private func wholeBlocks(_ store: LargerStore, height: Int) -> [FarBlock] {
    stride(from: 0, to: store.columns, by: Self.mostUnits).flatMap { column in
      stride(from: 0, to: store.rows, by: height).map { row in
        block(
          store, column..<min(column + Self.mostUnits, store.columns),
          row..<min(row + height, store.rows))
      }
    }
  }

  /// The given units as blocks: adjacent ones in a row, joined with equal ones below.
  private func blocks(_ active: [UInt8], _ store: LargerStore, height: Int) -> [FarBlock] {
    var blocks: [FarBlock] = []
    var open: [(units: Range<Int>, from: Int)] = []
    for row in 0...store.rows {
      let runs = row == store.rows ? [] : runs(active, row * store.columns, store.columns)
      var next: [(units: Range<Int>, from: Int)] = []
      for run in runs {
        let above = open.first { $0.units == run && row - $0.from < height }
        next.append(above ?? (run, row))
      }
      for above in open where !next.contains(where: { $0 == above }) {
        blocks.append(block(store, above.units, above.from..<row))
      }
      open = next
    }
    return blocks
  }

  /// The runs of set units in a row, cut if they are too long.
  private func runs(_ active: [UInt8], _ start: Int, _ count: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var column = 0
    while column < count {
      guard active[start + column] != 0 else {
        column += 1
        continue
      }
      var end = column + 1
      while end < count, active[start + end] != 0, end - column < Self.mostUnits { end += 1 }
      runs.append(column..<end)
      column = end
    }
    return runs
  }

  /// Steps blocks in parallel, each as soon as a thread is free.
  private func run(_ blocks: [FarBlock], _ step: FarStep, isShared: Bool, _ memory: LargerMemory) {
    var step = unsafe step
    let bytes = unsafe kernel_far_scratch(&step)
    guard isShared, blocks.count > 1 else {
      let scratch = unsafe memory.parts[0].bytes(bytes)
      for block in blocks { unsafe kernel.step(step, block, scratch) }
      return
    }
    while memory.parts.count < workers.count { memory.parts.append(LargerScratch()) }
    let next = Atomic(0)
    let kernel = kernel
    nonisolated(unsafe) let shared = unsafe step
    workers.perform { part in
      let scratch = unsafe memory.parts[part].bytes(bytes)
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < blocks.count else { return }
        unsafe kernel.step(shared, blocks[index], scratch)
      }
    }
  }
}

/// The memory in which threads keep sums between generations.
///
/// `@unchecked Sendable`: each part of the work has its own memory, and a field uses it only while
/// it is the only owner.
final class LargerMemory: @unchecked Sendable {
  var parts = [LargerScratch()]
}

/// The memory of one thread.
@safe final class LargerScratch {
  private var start: UnsafeMutableRawPointer?
  private var count = 0

  deinit { unsafe free(start) }

  /// Returns a number of bytes, initially zero.
  func bytes(_ wanted: Int) -> UnsafeMutablePointer<UInt8> {
    if count < wanted {
      unsafe free(start)
      unsafe start = aligned_alloc(64, (wanted + 63) & ~63)
      count = wanted
      if let start = unsafe start { unsafe memset(start, 0, wanted) }
    }
    guard let start = unsafe start else {
      preconditionFailure("no memory for a few rows of sums")
    }
    return unsafe start.assumingMemoryBound(to: UInt8.self)
  }
}
