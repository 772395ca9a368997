internal import TerrariumLibC

/// Checks of memory before it is taken: the language runtime ends the program if an allocation
/// fails.
package enum Allocation {
  /// Makes chosen requests of some work find no memory, for tests; the work's context holds it.
  package struct FailureInjection: Sendable {
    /// True if this request fails.
    package let fails: @Sendable () -> Bool

    /// An injection that some requests fail by.
    package init(_ fails: @escaping @Sendable () -> Bool) { self.fails = fails }
  }

  /// Throws if a number of bytes is above the limit, or the machine does not have it free.
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

  /// The same for a number of values of a size each; the product may be any number.
  package static func check(_ count: Int, of bytes: Int) throws(WorldError) {
    let (all, overflow) = count.multipliedReportingOverflow(by: bytes)
    try check(bytes: overflow ? .max : all)
  }

  /// Ends the program as a failed allocation does; the handler removes its files and prints the
  /// reason. Large requests are checked before; this is for the rest.
  package static func fail() -> Never { abort() }
}
