internal import TerrariumLibC

/// Hashes of files.
package enum FileHash {
  /// The SHA-256 of a file's bytes; nil if it cannot be read.
  package static func of(_ path: String) -> String? {
    guard (try? Fence.check(reading: path)) != nil, let file = try? System.openPlainFile(path)
    else { return nil }
    defer { close(file) }
    return sum(of: file)?.finalized().hexadecimal
  }

  /// The size and the SHA-256 of a file's bytes; nil if it cannot be read. If the size differs from
  /// that of an earlier mark, the bytes are not read.
  package static func mark(of path: String, after earlier: String? = nil) -> String? {
    guard let size = try? FileReader.size(ofFile: path) else { return nil }
    if let earlier, !earlier.hasPrefix("\(size)-") { return "\(size)-" }
    return of(path).map { "\(size)-\($0)" }
  }

  /// The SHA-256 of an open file's bytes; nil if they cannot be read.
  static func sum(of descriptor: Int32) -> SHA256? {
    var hash = SHA256()
    return System.readAll(descriptor) { hash.update($0) } ? hash : nil
  }

  /// A fast checksum for large files that need no protection against forgery: some gigabytes per
  /// second, where SHA-256 reads a quarter of one, for which the record of a run of half a second
  /// would come too late. Nil if the file cannot be read.
  package static func quick(of path: String) -> UInt64? {
    guard let file = try? System.openPlainFile(path) else { return nil }
    defer { close(file) }
    var (hash, count) = (UInt64(0x9e37_79b9_7f4a_7c15), 0)
    let isRead = System.readAll(file) { bytes in
      count += bytes.count
      unsafe bytes.withUnsafeBytes { bytes in
        var place = 0
        while place < bytes.count {
          var word: UInt64 = 0
          if place + 8 <= bytes.count {
            word = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          } else {
            for late in place..<bytes.count { word = unsafe word << 8 | UInt64(bytes[late]) }
          }
          hash = (hash ^ word) &* 0x0000_0100_0000_01b3
          hash ^= hash >> 29
          place += 8
        }
      }
    }
    return isRead ? hash ^ UInt64(count) : nil
  }

  /// The SHA-256 of some bytes.
  package static func of(_ bytes: [UInt8]) -> String { SHA256(bytes).finalized().hexadecimal }

  /// Identifies a file's content without reading it, by its place on the disk, size and time of
  /// change.
  package static func stamp(of path: String) -> String? {
    var info = stat()
    guard unsafe stat(Path.located(path), &info) == 0 else { return nil }
    let time = System.writingTime(info)
    return "\(info.st_dev)-\(info.st_ino)-\(info.st_size)-\(time.tv_sec)-\(time.tv_nsec)"
  }
}
