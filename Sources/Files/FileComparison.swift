#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that is read along while its bytes are made anew, to find out whether they are the same.
public final class FileComparison {
  /// Whether a file is what it should be.
  public enum Result: Hashable, Sendable {
    case same
    case different
    case missing
  }

  private var descriptor: Int32
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private(set) var result: Result

  /// Opens the file, if there is one.
  init(with path: String) throws(FileError) {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    result = .same
    guard descriptor < 0 else { return }
    guard errno == ENOENT || errno == ENOTDIR else { throw .last(path: path) }
    result = .missing
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Compares what comes next.
  func expect(_ bytes: [UInt8]) {
    var done = 0
    while result == .same, done < bytes.count {
      let wanted = min(chunk.count, bytes.count - done)
      let count = readChunk(wanted)
      guard count > 0, chunk[..<count] == bytes[done..<done + count] else {
        result = .different
        return
      }
      done += count
    }
  }

  /// Nothing more comes: the file must end here.
  func expectEnd() {
    if result == .same, readChunk(1) != 0 { result = .different }
  }

  private func readChunk(_ wanted: Int) -> Int {
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe systemRead(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
      }
      if count >= 0 || errno != EINTR { return count }
    }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}
