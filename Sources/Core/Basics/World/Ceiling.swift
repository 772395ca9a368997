internal import Synchronization
internal import TerrariumLibC

/// The limit of the memory that the process may use for its runs.
///
/// It is one number for the whole process, like the memory of the machine. Large requests are
/// checked by `Allocation` first, and the program watches the total.
package enum Ceiling {
  /// The memory of the program itself, which does not count.
  package static let spare = 64 << 20

  /// The default limit: three quarters of the machine's memory.
  package static let usual = max(256 << 20, machine / 4 * 3)

  private static let bound = Atomic(usual)
  private static let lent = Atomic(0)

  /// The limit in bytes, without the program itself and its child programs.
  package static var bytes: Int {
    max(0, bound.load(ordering: .relaxed) - lent.load(ordering: .relaxed))
  }

  /// Reserves memory for a child program until it is given back.
  package static func lend(_ bytes: Int) { lent.add(bytes, ordering: .relaxed) }

  /// Returns the memory of a child program that has ended.
  package static func giveBack(_ bytes: Int) { lent.subtract(bytes, ordering: .relaxed) }

  /// Sets the limit.
  package static func set(_ bytes: Int) { bound.store(bytes, ordering: .relaxed) }

  private static var machine: Int {
    let (pages, size) = (sysconf(Int32(_SC_PHYS_PAGES)), sysconf(Int32(_SC_PAGESIZE)))
    return pages > 0 && size > 0 ? pages * size : 4 << 30
  }
}
