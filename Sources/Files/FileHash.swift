#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What a file has, in few letters.
package enum FileHash {
  /// The SHA-256 of a file's bytes; nil where there is none that can be read.
  package static func of(_ path: String) -> String? {
    guard (try? Fence.check(reading: path)) != nil, let file = try? System.openPlainFile(path)
    else {
      return nil
    }
    defer { close(file) }
    var hash = SHA256()
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe System.readBytes(file, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      guard count > 0 else { return hash.finalized().hexadecimal }
      hash.update(count == chunk.count ? chunk : Array(chunk[..<count]))
    }
  }

  package static func of(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finalized().hexadecimal
  }

  /// What tells a file from others without reading it: where it lies on the disk, its size, and when
  /// it was written.
  package static func stamp(of path: String) -> String? {
    var info = stat()
    guard unsafe stat(Path.bytes(of: path), &info) == 0 else { return nil }
    #if canImport(Glibc)
      let time = info.st_mtim
    #else
      let time = info.st_mtimespec
    #endif
    return "\(info.st_dev)-\(info.st_ino)-\(info.st_size)-\(time.tv_sec)-\(time.tv_nsec)"
  }
}
