#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that exists for a while and for nobody else: it goes away with its owner, or when the
/// program is interrupted.
package final class ScratchFile {
  /// Where it lies.
  package let path: String
  private let descriptor: Int32

  /// An empty file in the folder for such things.
  package init() throws(FileError) {
    let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    // mkstemp puts letters of its own in the place of the last six.
    var name = Array(Path.join(folder, ".scratch.render-XXXXXX").utf8CString)
    let file = unsafe mkstemp(&name)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard file >= 0 else { throw .last(path: path) }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    descriptor = file
    TemporaryFiles.register(path)
  }

  deinit {
    close(descriptor)
    unsafe unlink(path)
    TemporaryFiles.forget(path)
  }

  /// The bytes from an offset on, at most 64 KB; none at the end.
  package func bytes(from offset: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, unsafe pread(descriptor, buffer.baseAddress, buffer.count, offset))
    }
  }
}
