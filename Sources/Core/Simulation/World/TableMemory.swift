internal import CTerrariumMemory

/// Memory for random-access tables; large ones use large pages if the system has them.
package enum TableMemory {
  /// Allocates a number of values with all bits 0.
  package static func zeros<Entry: BitwiseCopyable>(
    _ count: Int, of _: Entry.Type
  ) -> UnsafeMutablePointer<Entry> {
    guard let room = unsafe cmemory_table(bytes(count, of: Entry.self)) else { Allocation.fail() }
    return unsafe room.bindMemory(to: Entry.self, capacity: count)
  }

  /// Grows a table.
  package static func grown<Entry: BitwiseCopyable>(
    _ table: UnsafeMutablePointer<Entry>, from count: Int, to newCount: Int
  ) -> UnsafeMutablePointer<Entry> {
    guard
      let room = unsafe cmemory_grow_table(
        table, bytes(count, of: Entry.self), bytes(newCount, of: Entry.self))
    else { Allocation.fail() }
    return unsafe room.bindMemory(to: Entry.self, capacity: newCount)
  }

  /// Frees a table.
  package static func drop<Entry: BitwiseCopyable>(
    _ table: UnsafeMutablePointer<Entry>, _ count: Int
  ) {
    unsafe cmemory_drop_table(table, bytes(count, of: Entry.self))
  }

  private static func bytes<Entry>(_ count: Int, of _: Entry.Type) -> Int {
    max(1, count) * MemoryLayout<Entry>.stride
  }
}
