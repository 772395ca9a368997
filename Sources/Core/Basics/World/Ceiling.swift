internal import Synchronization
internal import TerrariumLibC

/// The limit of the memory that the process may take for its runs.
///
/// It is one number for the whole process, because that is what a machine knows: whoever is about to
/// take much asks `Allocation` first, and the program watches what all of it comes to.
package enum Ceiling {
  /// The memory of the program itself, which is not charged.
  package static let spare = 64 << 20

  /// Three quarters of the machine's memory, the default limit.
  package static let usual = max(256 << 20, machine / 4 * 3)

  private static let bound = Atomic(usual)
  private static let lent = Atomic(0)

  /// The bytes that may be taken, beside the program's own and those of its child programs.
  package static var bytes: Int {
    max(0, bound.load(ordering: .relaxed) - lent.load(ordering: .relaxed))
  }

  /// Counts the bytes of a program that runs beside this one, until they are given back.
  package static func lend(_ bytes: Int) { lent.add(bytes, ordering: .relaxed) }

  /// Gives back the bytes of a program that has ended.
  package static func giveBack(_ bytes: Int) { lent.subtract(bytes, ordering: .relaxed) }

  /// Says how many they are from now on.
  package static func set(_ bytes: Int) { bound.store(bytes, ordering: .relaxed) }

  private static var machine: Int {
    let (pages, size) = (sysconf(Int32(_SC_PHYS_PAGES)), sysconf(Int32(_SC_PAGESIZE)))
    return pages > 0 && size > 0 ? pages * size : 4 << 30
  }
}
