internal import TerrariumLibC

/// The private memory of this process, as the system counts it.
package struct ProcessMemory: Sendable {
  private let statistics: Int32

  /// Opens the system's statistics; nil if there are none.
  package init?() {
    statistics = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard statistics >= 0 else { return nil }
  }

  /// The memory held now.
  package struct Held: Sendable {
    /// All of it, including pages of the program's file and its libraries.
    package let all: Int
    /// The bytes not backed by a file.
    package let own: Int
  }

  /// The memory that the process holds now; nil if it cannot be read.
  package var held: Held? {
    var text = [UInt8](repeating: 0, count: 128)
    let count = unsafe text.withUnsafeMutableBytes { buffer in
      unsafe pread(statistics, buffer.baseAddress, buffer.count, 0)
    }
    let pages = text.prefix(max(0, count)).split(separator: UInt8(ascii: " ")).prefix(3)
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard pages.count == 3 else { return nil }
    let page = sysconf(Int32(_SC_PAGESIZE))
    return Held(all: pages[1] * page, own: max(0, pages[1] - pages[2]) * page)
  }
}

extension ProcessMemory {
  /// The memory limit of the process's control groups in bytes; nil if there is none.
  package static let groupLimit = groupFiles.compactMap(number).min()

  /// The limit of the process's address space in bytes (`ulimit -v`); nil if there is none.
  package static var addressLimit: Int? {
    var limit = rlimit()
    #if canImport(Darwin)
      let code = unsafe getrlimit(RLIMIT_AS, &limit)
    #else
      let code = unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #endif
    return code == 0 && limit.rlim_cur < UInt64(Int.max) ? Int(limit.rlim_cur) : nil
  }

  /// The files with the memory limits of this process's control groups.
  private static var groupFiles: [String] {
    guard let bytes = try? FileReader.bytes(of: "/proc/self/cgroup", limit: 1 << 16) else {
      return []
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").flatMap { line in
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return [String]() }
      let isNew = parts[1].isEmpty
      guard isNew || parts[1].split(separator: ",").contains("memory") else { return [] }
      let root = isNew ? "/sys/fs/cgroup" : "/sys/fs/cgroup/memory"
      let file = isNew ? "memory.max" : "memory.limit_in_bytes"
      let folders = parts[2].split(separator: "/")
      return (0...folders.count).map { count in
        folders.prefix(count).reduce(root) { "\($0)/\($1)" } + "/\(file)"
      }
    }
  }

  private static func number(in file: String) -> Int? {
    guard let bytes = try? FileReader.bytes(of: file, limit: 1 << 10) else { return nil }
    return Int(String(decoding: bytes.filter { $0 != 10 }, as: UTF8.self))
  }
}
