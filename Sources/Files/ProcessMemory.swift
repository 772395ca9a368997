#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How much memory this process has for itself, as the system counts it.
package struct ProcessMemory: Sendable {
  private let statistics: Int32

  /// Begins to look; nil where the system does not tell.
  package init?() {
    statistics = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard statistics >= 0 else { return nil }
  }

  /// The bytes that it holds now and shares with no file; nil where nobody says.
  package var bytes: Int? {
    var text = [UInt8](repeating: 0, count: 128)
    let count = unsafe text.withUnsafeMutableBytes { buffer in
      unsafe pread(statistics, buffer.baseAddress, buffer.count, 0)
    }
    let pages = text.prefix(max(0, count)).split(separator: UInt8(ascii: " ")).prefix(3)
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard pages.count == 3 else { return nil }
    return max(0, pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE))
  }
}
