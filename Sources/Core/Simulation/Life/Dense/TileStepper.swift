internal import CTerrariumKernels
internal import Synchronization

/// Steps the tiles of a store that may change, in parallel on the workers of a pool.
@safe struct TileStepper {
  let rule: RuleCode
  let kernel: Kernel
  let workers: WorkerPool

  /// The index of each tile's mask; nil if all tiles are full.
  let fits: UnsafePointer<UInt8>?

  /// The masks: 64 words each, from fit 1 on.
  let masks: UnsafePointer<UInt64>?

  /// True if tiles count as changed without a check.
  var restless = false

  /// The number of tiles that a worker takes at a time.
  private static let chunk = 16

  /// For fewer tiles, one thread is as fast as two.
  private static let worthSharing = 192

  /// Steps the tiles from 1 on, and returns the number stepped; 0 means that the store repeats with
  /// period two.
  func step(_ store: TileStore, tiles: Int, expecting active: Int) -> Int {
    let chunks = (tiles + Self.chunk - 1) / Self.chunk
    let parts = min(active, tiles) < Self.worthSharing ? 1 : min(workers.count, chunks)
    guard parts > 1 else {
      return unsafe withCall(store) { call in
        (0..<chunks).reduce(0) { unsafe $0 + step(call, store, chunk: $1, of: tiles) }
      }
    }
    // Each worker has its own span, so that a tile stays in one core's cache; workers that finish
    // early help the others.
    let cursors = (0..<parts).map { part in
      Cursor(from: chunks * part / parts, to: chunks * (part + 1) / parts)
    }
    let stepped = Atomic<Int>(0)
    nonisolated(unsafe) let shared = self
    workers.perform { part in
      guard part < parts else { return }
      let count = unsafe shared.withCall(store) { call in
        var count = 0
        for offset in 0..<parts {
          while let chunk = cursors[(part + offset) % parts].take() {
            unsafe count += shared.step(call, store, chunk: chunk, of: tiles)
          }
        }
        return count
      }
      stepped.add(count, ordering: .relaxed)
    }
    return stepped.load(ordering: .relaxed)
  }

  /// Calls a function with the arguments of the kernel, including this thread's scratch memory.
  private func withCall(_ store: TileStore, _ body: (TileStep) -> Int) -> Int {
    unsafe rule.withScratch { scratch in
      unsafe body(
        TileStep(
          rule, restless: restless, from: store.cells, into: store.otherCells,
          links: store.links, flags: store.otherFlags, scratch: scratch))
    }
  }

  /// Steps the tiles of a chunk that may change; returns their number.
  private func step(_ call: TileStep, _ store: TileStore, chunk: Int, of count: Int) -> Int {
    let first = 1 + chunk * Self.chunk
    let tiles = first..<min(first + Self.chunk, count + 1)
    let (before, used) = unsafe (store.flags, store.used)
    var lists = InlineArray<4, InlineArray<16, Int32>>(
      repeating: InlineArray<16, Int32>(repeating: 0))
    var counts = InlineArray<4, Int>(repeating: 0)
    var total = 0
    for tile in tiles {
      guard unsafe TileStore.mayChange(tile, before, call.links) else {
        unsafe call.flags[tile] = 0
        continue
      }
      let fit = unsafe fits.map { unsafe Int($0[tile]) } ?? 0
      lists[fit][counts[fit]] = Int32(truncatingIfNeeded: tile)
      counts[fit] += 1
      total += 1
    }
    if total == 0 { return 0 }
    for fit in 0..<4 where counts[fit] > 0 {
      let list = lists[fit]
      unsafe list.span.withUnsafeBufferPointer { list in
        guard let list = list.baseAddress else { return }
        let mask = unsafe fit == 0 ? nil : masks.map { unsafe $0 + (fit - 1) * TileStore.tileWords }
        unsafe kernel.step(call, list, count: counts[fit], mask: mask)
      }
    }
    for tile in tiles {
      if unsafe before[tile] >= TileStore.edited { unsafe call.flags[tile] = 31 }
      unsafe used[tile] |= call.flags[tile]
    }
    return total
  }
}

/// A span of chunks, each taken once.
private final class Cursor: Sendable {
  private let next: Atomic<Int>
  private let end: Int

  init(from start: Int, to end: Int) {
    next = Atomic(start)
    self.end = end
  }

  func take() -> Int? {
    if next.load(ordering: .relaxed) >= end { return nil }
    let chunk = next.add(1, ordering: .relaxed).oldValue
    return chunk < end ? chunk : nil
  }
}
