internal import CMemory
internal import Files
internal import Simulation

/// How the program keeps memory that it will soon want again, and how much it takes at most.
enum Memory {
  /// Says how much some runs may take together: as much as the one that may take most; nil is a run
  /// that says nothing.
  static func bound(to runs: [Int?]) {
    Ceiling.set(runs.map { $0 ?? usual }.max() ?? usual)
  }

  /// Three quarters of what the machine has, or of what it lets the program have.
  static let usual = min(Ceiling.usual, (ProcessMemory.allowed ?? .max) / 4 * 3)

  /// Keeps freed blocks of up to 32 MB, 128 MB of them in all, instead of handing them back.
  ///
  /// A film makes and drops pictures of a megabyte all the time. Left alone, glibc gives each back
  /// to the system, which then clears it page by page when it comes again: 200 PNG files met 36,000
  /// to 77,000 page faults and took 0.37 s, with this 3,000 and 0.21 s; the peak grows by 2 MB.
  static func keepBlocks() {
    cmemory_keep_blocks(32 << 20, 128 << 20)
  }

  /// Has threads share what glibc reserves of addresses, where the system bounds them.
  ///
  /// It takes 64 MB for each thread that asks for memory. Under `ulimit -v 300000` that left none for
  /// the next thread, and the runtime waits for one for ever.
  static func shareArenas() {
    guard let limit = ProcessMemory.addressLimit else { return }
    cmemory_share_arenas(Int32(max(1, min(1 << 10, limit >> 30))))
  }
}
