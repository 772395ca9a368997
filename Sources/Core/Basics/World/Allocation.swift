internal import TerrariumLibC

/// Checks memory before it is allocated, because the language runtime ends the program if an
/// allocation fails.
package enum Allocation {
  /// Makes some requests for memory fail, for tests; the work's context holds it.
  package struct FailureInjection: Sendable {
    /// Returns true if the next request fails.
    package let fails: @Sendable () -> Bool

    /// Creates an injection from a condition for failing.
    package init(_ fails: @escaping @Sendable () -> Bool) { self.fails = fails }
  }

  /// Throws if a number of bytes exceeds the limit or the free memory of the machine.
  package static func check(bytes: Int) throws(WorldError) {
    if WorkContext.current[FailureInjection.self]?.fails() ?? false {
      throw .noMemory(bytes: bytes)
    }
    guard bytes >= 1 << 20 else { return }
    let limit = Ceiling.bytes
    guard bytes <= limit else { throw .overMemory(bytes: bytes, limit: limit) }
    let (all, overflow) = bytes.addingReportingOverflow(Ceiling.spare)
    guard !overflow else { throw .noMemory(bytes: bytes) }
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    guard let room = unsafe mmap(nil, all, PROT_READ | PROT_WRITE, flags, -1, 0),
      unsafe room != MAP_FAILED
    else { throw .noMemory(bytes: bytes) }
    unsafe munmap(room, all)
  }

  /// Checks a number of values of some size each; the product may overflow.
  package static func check(_ count: Int, of bytes: Int) throws(WorldError) {
    let (all, overflow) = count.multipliedReportingOverflow(by: bytes)
    try check(bytes: overflow ? .max : all)
  }

  /// Ends the program as a failed allocation does; the handler removes its files and prints the
  /// reason. Large requests are checked beforehand, so only small ones get here.
  package static func fail() -> Never { abort() }
}
