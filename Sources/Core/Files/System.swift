internal import CTerrariumFiles
internal import TerrariumBasics
internal import TerrariumLibC

/// The system calls that read and change files. Each may fail, and tests choose which one does.
package enum SystemCall: Hashable, Sendable {
  case open
  case read
  case write
  case sync
  case rename
  case link
  case remove

  /// Makes some system calls fail, for tests. Before each call, the injection in the work's context
  /// decides if it fails instead, and with which error number.
  package struct FailureInjection: Sendable {
    /// The error number of a call that should fail; nil to make the call.
    package let error: @Sendable (SystemCall) -> Int32?

    /// Creates an injection of errors.
    package init(_ error: @escaping @Sendable (SystemCall) -> Int32?) { self.error = error }
  }

  fileprivate var fails: Bool {
    guard let code = WorkContext.current[FailureInjection.self]?.error(self) else { return false }
    errno = code
    return true
  }
}

/// The system calls, for paths as texts. As in C, a negative result means that `errno` has the
/// error.
enum System {
  /// Creates a file that must not exist, readable only by its owner.
  static func createFile(_ path: String) -> Int32 {
    guard !SystemCall.open.fails else { return -1 }
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    return unsafe open(Path.located(path), flags, 0o600)
  }

  /// Opens an existing file.
  static func openFile(_ path: String, _ flags: Int32) -> Int32 {
    guard !SystemCall.open.fails else { return -1 }
    return unsafe open(Path.located(path), flags | O_CLOEXEC)
  }

  /// Opens a plain file for reading; opening a pipe would block until it has a writer.
  static func openPlainFile(_ path: String) throws(FileError) -> Int32 {
    let descriptor = openFile(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last(path: path) }
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      let isFolder = info.st_mode & S_IFMT == S_IFDIR
      close(descriptor)
      throw isFolder ? .isFolder(path: path) : .noPlainFile(path: path)
    }
    return descriptor
  }

  /// Reads the available bytes, as far as there is room for them.
  static func readBytes(_ descriptor: Int32, _ room: UnsafeMutableRawBufferPointer) -> Int {
    guard !SystemCall.read.fails else { return -1 }
    return unsafe read(descriptor, room.baseAddress, room.count)
  }

  /// The bytes of a file from an offset on, as many as one read returns; none at its end, nil if
  /// they cannot be read.
  static func chunk(of descriptor: Int32, at offset: Int, atMost count: Int = 1 << 16) -> [UInt8]? {
    while true {
      guard !SystemCall.read.fails else { return nil }
      var result = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: min(count, 1 << 16)) {
        buffer, count in
        result = unsafe pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
        count = max(0, result)
      }
      if result < 0 && errno == EINTR { continue }
      return result < 0 ? nil : bytes
    }
  }

  /// Writes as many of the bytes as possible.
  static func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    guard !SystemCall.write.fails else { return -1 }
    return unsafe write(descriptor, bytes.baseAddress, bytes.count)
  }

  /// Writes as many of the bytes as possible at an offset.
  static func writeBytes(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, at offset: Int
  ) -> Int {
    guard !SystemCall.write.fails else { return -1 }
    return unsafe pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset))
  }

  /// Writes all bytes; returns false if that fails.
  ///
  /// - Parameters:
  ///   - bytes: All bytes.
  ///   - write: Writes as many of the remaining bytes as it can, and returns their number; it
  ///     receives the number already written.
  /// - Returns: True if all are written.
  static func writeAll(
    _ bytes: [UInt8], by write: (_ rest: UnsafeRawBufferPointer, _ done: Int) -> Int
  ) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { all in
        unsafe write(UnsafeRawBufferPointer(rebasing: all[done...]), done)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  /// True if a file has the same bytes as an open one.
  static func isFile(at path: String, sameAs descriptor: Int32) -> Bool {
    let old = openFile(path, O_RDONLY)
    guard old >= 0 else { return false }
    defer { close(old) }
    var mine = stat()
    var theirs = stat()
    guard unsafe fstat(descriptor, &mine) == 0, unsafe fstat(old, &theirs) == 0,
      mine.st_size == theirs.st_size
    else { return false }
    var (offset, isSame) = (0, true)
    let isRead = readAll(descriptor) { bytes in
      isSame = isSame && bytes == chunk(of: old, at: offset)
      offset += bytes.count
    }
    return isRead && isSame
  }

  /// Passes on all bytes of an open file in pieces; returns false if they cannot be read.
  static func readAll(_ descriptor: Int32, _ take: ([UInt8]) -> Void) -> Bool {
    var offset = 0
    while let bytes = chunk(of: descriptor, at: offset) {
      guard !bytes.isEmpty else { return true }
      take(bytes)
      offset += bytes.count
    }
    return false
  }

  /// True if an open file is still the one of a name.
  static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var (mine, there) = (stat(), stat())
    return unsafe fstat(descriptor, &mine) == 0 && lstat(Path.located(path), &there) == 0
      && mine.st_ino == there.st_ino && mine.st_dev == there.st_dev
  }

  /// The time when a file was written.
  static func writingTime(_ info: stat) -> timespec {
    #if canImport(Darwin)
      info.st_mtimespec
    #else
      info.st_mtim
    #endif
  }

  /// Waits until the written bytes are on the disk. Descriptors that cannot be synced, such as
  /// pipes, do not fail.
  static func syncFile(_ descriptor: Int32) -> Int32 {
    guard !SystemCall.sync.fails else { return -1 }
    while true {
      guard fsync(descriptor) != 0 else { return 0 }
      switch errno {
      case EINTR: continue
      case EINVAL, ENOTSUP, EROFS: return 0
      default: return -1
      }
    }
  }

  /// Waits until the names in a folder are on the disk. The files are already in place, so a
  /// failure is ignored.
  static func syncFolder(_ path: String) {
    let folder = openFile(path, O_RDONLY | O_DIRECTORY)
    guard folder >= 0 else { return }
    _ = syncFile(folder)
    close(folder)
  }

  /// Renames a file, replacing any file of the new name.
  static func renameFile(_ path: String, to other: String) -> Int32 {
    guard !SystemCall.rename.fails else { return -1 }
    return unsafe rename(Path.located(path), Path.located(other))
  }

  /// Exchanges the names of two files.
  static func exchangeFiles(_ path: String, _ other: String) -> Int32 {
    guard !SystemCall.rename.fails else { return -1 }
    return unsafe cfiles_exchange(Path.located(path), Path.located(other))
  }

  /// Gives a file another, free name.
  static func linkFile(_ path: String, to other: String) -> Int32 {
    guard !SystemCall.link.fails else { return -1 }
    return unsafe link(Path.located(path), Path.located(other))
  }

  /// The system's text for an error number.
  static func words(for code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }

  /// Removes a name.
  @discardableResult
  static func removeFile(_ path: String) -> Int32 {
    guard !SystemCall.remove.fails else { return -1 }
    return unsafe unlink(Path.located(path))
  }
}
