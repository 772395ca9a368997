internal import CTerrariumMemory
internal import TerrariumBasics
internal import TerrariumFiles

/// Settings of the allocator: memory kept for reuse, and its limit.
package enum Memory {
  /// Sets the memory limit to the largest of some runs' limits; nil stands for the default.
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

  /// The memory that a control group leaves for a run, without the program itself, page tables and
  /// file buffers.
  private static func room(in group: Int) -> Int {
    max(group / 4, group - group / 16 - Ceiling.spare)
  }

  /// Keeps freed blocks of up to 8 MB, and up to 32 MB in total, for reuse; less if the limit is
  /// lower.
  ///
  /// A film constantly makes and drops pictures of a megabyte. By default, glibc returns each to
  /// the system, which clears it again page by page. 200 PNG files took 36,000 to 77,000 page
  /// faults and 0.37 s, and with this 3,000 and 0.21 s; the peak grows by 2 MB.
  static func keepBlocks() {
    let all = min(32 << 20, Ceiling.bytes / 16)
    cmemory_keep_blocks(Int32(clamping: min(8 << 20, all)), Int32(clamping: all))
  }

  /// Makes threads share the arenas of glibc's allocator: one for each processor, or fewer if the
  /// system limits addresses.
  ///
  /// By default, nearly each thread has its own: films of 4K took 30 MB more. And each takes 64 MB
  /// of addresses; under `ulimit -v 300000` none were left for the next thread, and the runtime
  /// waited for it for ever.
  static func shareArenas() {
    let room = ProcessMemory.addressLimit.map { $0 >> 30 } ?? .max
    cmemory_share_arenas(Int32(max(1, min(WorkerPool.cores, room))))
  }
}
