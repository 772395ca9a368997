internal import CMemory
internal import Files
internal import Simulation

/// Settings of the allocator: memory kept for reuse, and its limit.
enum Memory {
  /// Says how much some runs may take together: as much as the one that may take most; nil is a run
  /// that says nothing.
  static func bound(to runs: [Int?]) {
    Ceiling.set(runs.map { $0 ?? usual }.max() ?? usual)
    keepBlocks()
  }

  /// Three quarters of what the machine has, or what its limits leave the program.
  static let usual = min(
    Ceiling.usual, (ProcessMemory.addressLimit ?? .max) / 4 * 3,
    ProcessMemory.groupLimit.map(room) ?? .max)

  /// The memory that a control group of some bytes leaves for a run: not the program's own, nor what
  /// the system counts with it (tables of pages, buffers of files).
  private static func room(in group: Int) -> Int {
    max(group / 4, group - group / 16 - Ceiling.spare)
  }

  /// Keeps freed blocks of up to 8 MB, 32 MB of them in all, instead of handing them back; less
  /// where less may be taken.
  ///
  /// A film makes and drops pictures of a megabyte all the time. Left alone, glibc gives each back
  /// to the system, which then clears it page by page when it comes again: 200 PNG files met 36,000
  /// to 77,000 page faults and took 0.37 s, with this 3,000 and 0.21 s; the peak grows by 2 MB.
  static func keepBlocks() {
    let all = min(32 << 20, Ceiling.bytes / 16)
    cmemory_keep_blocks(Int32(clamping: min(8 << 20, all)), Int32(clamping: all))
  }

  /// Has threads share what glibc reserves of addresses and of freed blocks: as many have some as
  /// there are processors, and fewer where the system bounds addresses.
  ///
  /// Left alone, nearly each thread has some of its own: films of 4K took 30 MB more. And it takes
  /// 64 MB of addresses each; under `ulimit -v 300000` that left none for the next thread, and the
  /// runtime waits for one for ever.
  static func shareArenas() {
    let room = ProcessMemory.addressLimit.map { $0 >> 30 } ?? .max
    cmemory_share_arenas(Int32(max(1, min(WorkerPool.cores, room))))
  }
}
