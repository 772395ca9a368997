internal import TerrariumLibC

/// Allocates zeros, which take no memory of the system until they are written.
func zeros<Entry: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Entry> {
  guard let memory = unsafe calloc(count, MemoryLayout<Entry>.stride) else { Allocation.fail() }
  return unsafe memory.assumingMemoryBound(to: Entry.self)
}
