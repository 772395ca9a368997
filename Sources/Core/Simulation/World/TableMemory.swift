internal import CTerrariumMemory

/// Memory for tables of which any place may be read next: large ones lie on large pages where the
/// system has them.
package enum TableMemory {
  /// A number of values, all bits of which are 0.
  package static func zeros<Entry: BitwiseCopyable>(
    _ count: Int, of _: Entry.Type
  ) -> UnsafeMutablePointer<Entry> {
    guard let room = unsafe cmemory_table(bytes(count, of: Entry.self)) else { Allocation.fail() }
    return unsafe room.bindMemory(to: Entry.self, capacity: count)
  }

  /// A table with room for more things, in the stead of the old one.
  package static func grown<Entry: BitwiseCopyable>(
    _ table: UnsafeMutablePointer<Entry>, from count: Int, to newCount: Int
  ) -> UnsafeMutablePointer<Entry> {
    guard
      let room = unsafe cmemory_grow_table(
        table, bytes(count, of: Entry.self), bytes(newCount, of: Entry.self))
    else { Allocation.fail() }
    return unsafe room.bindMemory(to: Entry.self, capacity: newCount)
  }

  /// Gives a table back.
  package static func drop<Entry: BitwiseCopyable>(
    _ table: UnsafeMutablePointer<Entry>, _ count: Int
  ) {
    unsafe cmemory_drop_table(table, bytes(count, of: Entry.self))
  }

  private static func bytes<Entry>(_ count: Int, of _: Entry.Type) -> Int {
    max(1, count) * MemoryLayout<Entry>.stride
  }
}
