#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file on its way: written beside its target, and put in its place when it is whole.
///
/// Until `commit()` the target stays as it was; if the owner goes away before, what was written is
/// removed. A target whose bytes would not change is not touched. A device or a pipe has no
/// "beside": it is written straight, and so is standard output, whose path is `-`.
///
/// It may also only be compared with what stands at the target: then nothing is written at all.
package final class OutputFile {
  /// What the bytes are made for.
  package enum Purpose: Sendable {
    case writing
    case comparing
  }

  /// The path it will have.
  package let path: String

  /// How many bytes were written.
  package private(set) var bytesWritten = 0

  /// Where it goes: the path, or the file that a link at the path stands for.
  private let target: String
  private let descriptor: Int32
  private let temporary: String?
  private var buffer: [UInt8] = []
  private var isOpen = true

  private var hash: SHA256?
  private let comparison: FileComparison?

  /// Whether the target has these bytes, where they are only compared; known after `commit()`.
  package var result: FileComparison.Result? { comparison?.result }

  /// The hash of what was written so far, where it was asked for and is known: of a file that was
  /// patched and only compared, it is if nothing differs.
  package var sha256: String? { hash?.finalized().hexadecimal }

  /// Whether its first bytes can be written over at the end: a pipe has let them go.
  package var canBePatched: Bool { comparison != nil || temporary != nil }

  /// The path under which a program of somebody else's can write the whole file, to be adopted
  /// then; nil where there is none.
  package var workPath: String? { temporary }

  /// Whether what was hashed is not what the file has.
  private var isHashOutdated = false

  /// The most bytes that it may have, and how much fits into them.
  private var room: SizeLimit?

  private static let bufferSize = 1 << 16

  /// Opens a file for writing, which tells at once whether it can be written.
  ///
  /// With `hashed` it also keeps the hash of all that is written; `limit` is the most bytes that
  /// `checkSize()` lets pass.
  package init(
    at path: String, hashed: Bool = false, purpose: Purpose = .writing, limit: Int? = nil
  ) throws(FileError) {
    self.path = path
    room = limit.map { SizeLimit(bytes: $0) }
    hash = hashed ? SHA256() : nil
    target = Path.target(of: path)
    comparison = purpose == .comparing ? try FileComparison(with: target) : nil
    guard comparison == nil else {
      (descriptor, temporary, isOpen) = (-1, nil, false)
      return
    }
    buffer.reserveCapacity(Self.bufferSize)
    if path == "-" {
      descriptor = dup(STDOUT_FILENO)
      temporary = nil
      guard descriptor >= 0 else { throw .last(path: path) }
      return
    }
    switch Path.kind(of: path) {
    case .folder: throw .isFolder(path: path)
    case .special:
      temporary = nil
      descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    case .file, .nothing:
      let beside = TemporaryFiles.name(for: target)
      TemporaryFiles.removeStale(in: Path.folder(of: target))
      TemporaryFiles.register(beside)
      temporary = beside
      descriptor = unsafe open(beside, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else {
      let error = FileError.last(path: path)
      if let temporary { TemporaryFiles.forget(temporary) }
      isOpen = false
      throw error
    }
  }

  deinit { discard() }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    bytesWritten += bytes.count
    hash?.update(bytes)
    if let comparison { return comparison.expect(bytes) }
    if buffer.count + bytes.count > Self.bufferSize { try flush() }
    if bytes.count >= Self.bufferSize {
      try writeThrough(bytes)
    } else {
      buffer += bytes
    }
  }

  /// Appends text.
  package func write(_ text: String) throws(FileError) {
    try write(Array(text.utf8))
  }

  /// Says that a frame was added, so that a file that gets too large can tell how many fit.
  package func countFrame() {
    room?.countFrame(bytesBefore: bytesWritten)
  }

  /// Tells whether all that was written is more than is allowed.
  package func checkSize() throws(FileError) {
    if let room { try room.check(bytesWritten, path: path) }
  }

  /// Writes over some of the first 256 bytes.
  package func patch(_ bytes: [UInt8], at offset: Int) throws(FileError) {
    precondition(canBePatched && offset + bytes.count <= FileComparison.headSize)
    isHashOutdated = true
    if let comparison { return comparison.patch(bytes, at: offset) }
    try flush()
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { all in
        unsafe pwrite(
          descriptor, all.baseAddress.map { unsafe $0 + done }, all.count - done, offset + done)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .last(path: path) }
      done += count
    }
  }

  /// Takes what a program has written at `workPath` as the file's bytes.
  package func adopt() throws(FileError) {
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else { throw .last(path: path) }
    bytesWritten = Int(info.st_size)
    isHashOutdated = true
  }

  /// Puts the whole file in its place. With `synced` it is on the disk before it gets its name.
  package func commit(synced: Bool = false) throws(FileError) {
    comparison?.expectEnd()
    if isHashOutdated, comparison != nil { hash = hashOfTarget() }
    guard isOpen else { return }
    try flush()
    guard let temporary else { return closeDescriptor() }
    if isHashOutdated, hash != nil { hash = hash(of: descriptor) }
    if Path.kind(of: target) == .file && isSameAsTarget() { return discard() }
    if synced && fsync(descriptor) != 0 { throw .last(path: path) }
    copyPermissions()
    guard unsafe rename(temporary, target) == 0 else { throw .last(path: path) }
    TemporaryFiles.forget(temporary)
    closeDescriptor()
  }

  /// Gives the file up: its target stays as it was.
  package func discard() {
    guard isOpen else { return }
    closeDescriptor()
    guard let temporary else { return }
    unsafe unlink(temporary)
    TemporaryFiles.forget(temporary)
  }
}

extension OutputFile {
  private func closeDescriptor() {
    close(descriptor)
    isOpen = false
  }

  private func flush() throws(FileError) {
    try writeThrough(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private func writeThrough(_ bytes: [UInt8]) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { all in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[done...])
        if temporary == nil { return unsafe writeQuietly(descriptor, rest) }
        return unsafe systemWrite(descriptor, rest)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .last(path: path) }
      done += count
    }
  }

  /// Whether what was written is, byte for byte, what stands at the target already.
  private func isSameAsTarget() -> Bool {
    let old = unsafe open(target, O_RDONLY | O_CLOEXEC)
    guard old >= 0 else { return false }
    defer { close(old) }
    var mine = stat()
    var theirs = stat()
    guard unsafe fstat(descriptor, &mine) == 0, unsafe fstat(old, &theirs) == 0,
      mine.st_size == theirs.st_size
    else { return false }
    var offset = 0
    while true {
      let left = chunk(of: descriptor, at: offset)
      guard left == chunk(of: old, at: offset) else { return false }
      guard !left.isEmpty else { return true }
      offset += left.count
    }
  }

  /// The target's hash, where that is known to be what was made.
  private func hashOfTarget() -> SHA256? {
    guard hash != nil, result == .same else { return nil }
    let file = unsafe open(target, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return hash(of: file)
  }

  private func hash(of descriptor: Int32) -> SHA256 {
    var hash = SHA256()
    var offset = 0
    while case let bytes = chunk(of: descriptor, at: offset), !bytes.isEmpty {
      hash.update(bytes)
      offset += bytes.count
    }
    return hash
  }

  private func chunk(of descriptor: Int32, at offset: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, unsafe pread(descriptor, buffer.baseAddress, buffer.count, offset))
    }
  }

  /// A replaced file keeps the rights that people gave it.
  private func copyPermissions() {
    var info = stat()
    guard unsafe stat(target, &info) == 0 else { return }
    fchmod(descriptor, info.st_mode & 0o7777)
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
