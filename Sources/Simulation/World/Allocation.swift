#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Memory that a person's request asks for: whether it is there is found out before it is taken,
/// because what the language takes by itself it takes or ends the program.
package enum Allocation {
  /// What every run needs beside what it asks for.
  private static let spare = 64 << 20

  /// Throws where the machine would not give so many bytes.
  package static func check(bytes: Int) throws(WorldError) {
    guard bytes >= 1 << 20 else { return }
    let (all, overflow) = bytes.addingReportingOverflow(spare)
    guard !overflow else { throw .noMemory(bytes: bytes) }
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    guard let room = unsafe mmap(nil, all, PROT_READ | PROT_WRITE, flags, -1, 0),
      unsafe room != MAP_FAILED
    else { throw .noMemory(bytes: bytes) }
    unsafe munmap(room, all)
  }
}
