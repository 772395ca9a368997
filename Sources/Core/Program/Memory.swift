internal import CTerrariumMemory
internal import TerrariumBasics
internal import TerrariumFiles

/// Settings of the allocator: memory kept for reuse, and its limit.
package enum Memory {
  /// Sets the memory limit of some runs to the largest of theirs; nil stands for the default.
  package static func bound(to runs: [Int?]) {
    var most = runs.isEmpty ? usual : 0
    for run in runs { most = max(most, run ?? usual) }
    Ceiling.set(most)
    keepBlocks()
  }

  /// The default limit: three quarters of the machine's memory, or less if limits of the system
  /// leave less.
  static let usual = min(
    Ceiling.usual, (ProcessMemory.addressLimit ?? .max) / 4 * 3,
    ProcessMemory.groupLimit.map(room) ?? .max)

  /// The memory that a control group of some bytes leaves for a run: without the program's own
  /// memory, and without page tables and file buffers.
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

  /// Lets threads share the arenas of glibc's allocator: as many arenas as processors, and fewer if
  /// the system limits addresses.
  ///
  /// Left alone, nearly each thread has some of its own: films of 4K took 30 MB more. And it takes
  /// 64 MB of addresses each; under `ulimit -v 300000` that left none for the next thread, and the
  /// runtime waits for one for ever.
  static func shareArenas() {
    let room = ProcessMemory.addressLimit.map { $0 >> 30 } ?? .max
    cmemory_share_arenas(Int32(max(1, min(WorkerPool.cores, room))))
  }
}
