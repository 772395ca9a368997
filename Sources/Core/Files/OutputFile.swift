internal import TerrariumLibC

/// An output file, written beside its target and moved to the target's path when complete.
///
/// Until `commit()` the target stays unchanged, and if the owner goes away before, the written
/// bytes are removed. A target whose bytes would not change is not touched. Devices, pipes, open
/// descriptors and standard output (the path `-`) are written directly.
///
/// Files of a ``FileGroup`` get their places together.
///
/// It may also be compared with the target only; nothing is then written.
package final class OutputFile {
  /// The purpose of the bytes.
  package enum Purpose: Sendable {
    case writing
    /// Comparing with the target as it is seen or read.
    case comparing
    /// Comparing byte by byte.
    case comparingBytes

    /// True if nothing is written.
    package var isComparing: Bool { self != .writing }
  }

  package private(set) var options: FileOptions

  /// The path of the output.
  package let path: String

  /// The number of bytes written.
  package private(set) var bytesWritten = 0

  /// The path of the target: the given path, or the target of a link there.
  let target: String
  private let temporary: String?
  private var descriptor: Int32
  private var isOpen = true

  /// The limit on writing; nil if there is none, and for standard output.
  private let writing: WritingLimit?
  private var buffer: [UInt8] = []

  /// True if standard output was closed, and that is no error.
  private var isReaderGone = false

  /// A receiver of an output's bytes in place of a file.
  package struct Receiver: Sendable {
    /// Receives the next bytes.
    let take: @Sendable (_ bytes: [UInt8]) throws(FileError) -> Void
    /// Patches earlier bytes; nil if that is impossible.
    let patch: (@Sendable (_ bytes: [UInt8], _ offset: Int) -> Void)?

    package init(
      patch: (@Sendable (_ bytes: [UInt8], _ offset: Int) -> Void)? = nil,
      take: @escaping @Sendable (_ bytes: [UInt8]) throws(FileError) -> Void
    ) { (self.take, self.patch) = (take, patch) }
  }

  /// The receiver in place of a file, if any.
  private let receiver: Receiver?

  private var hash: SHA256?
  private let comparison: FileComparison?

  /// The result of a comparison, known after `commit()`; nil if nothing is compared.
  package var result: FileComparison.Result? { comparison?.result }

  /// The expected bytes, if the file was compared and is not an endless stream of raw video.
  package var madeBytes: [UInt8]? { comparison?.made }

  /// The hash of the written bytes, if requested and known. For a file that was patched and only
  /// compared, it is known if nothing differs.
  package var sha256: String? { hash?.finalized().hexadecimal }

  /// True if its first bytes can be patched at the end, which a pipe does not allow.
  package var canBePatched: Bool { comparison != nil || temporary != nil || receiver?.patch != nil }

  /// The path where another program can write the whole file, to be adopted afterwards; nil if
  /// there is none.
  package var workPath: String? { temporary }

  /// True if the hashed bytes are outdated.
  private var isHashOutdated = false

  private static let bufferSize = 1 << 16

  /// Opens a file for writing, and throws at once if it cannot be written. The path `-` is standard
  /// output.
  package init(at path: String, _ options: FileOptions = FileOptions()) throws(FileError) {
    self.path = path
    self.options = options
    let isComparing = options.purpose.isComparing
    writing = path == "-" ? nil : WritingLimit.current
    hash = options.isHashed ? SHA256() : nil
    target = Path.target(of: path)
    let chosen = path == "-" ? options.stream : nil
    let stream = path == "-" && !isComparing ? Surroundings.current.output : nil
    receiver = chosen ?? stream
    if chosen == nil { try Fence.check(writing: path) }
    guard receiver == nil else {
      descriptor = -1
      temporary = nil
      comparison = nil
      return
    }
    comparison =
      isComparing ? try FileComparison(with: target, keepsMade: options.keepsMade) : nil
    guard comparison == nil else {
      descriptor = -1
      temporary = nil
      isOpen = false
      return
    }
    (temporary, descriptor) = try Self.open(path, target)
    buffer.reserveCapacity(Self.bufferSize)
  }

  private static func open(
    _ path: String, _ target: String
  ) throws(FileError) -> (temporary: String?, descriptor: Int32) {
    var descriptor: Int32
    if path == "-" {
      descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    } else if Path.isHidden(path) {
      throw .last(path: path)
    } else {
      switch Path.kind(of: path) {
      case .folder: throw .isFolder(path: path)
      case .special:
        // Opened anew, a file would be overwritten from its beginning.
        let own = Path.descriptor(at: path) ?? -1
        descriptor =
          own < 0 ? System.openFile(path, O_WRONLY | O_APPEND) : fcntl(own, F_DUPFD_CLOEXEC, 3)
      case .file, .nothing:
        let made = try TemporaryFiles.create(beside: target, of: path)
        return (made.path, made.descriptor)
      }
    }
    guard descriptor >= 0 else { throw .last(path: path) }
    return (nil, descriptor)
  }

  deinit { discard() }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    bytesWritten += bytes.count
    hash?.update(bytes)
    if let receiver { return try receiver.take(bytes) }
    if let comparison { return comparison.expect(bytes) }
    try writing?.count(bytes: bytes.count, of: path)
    if buffer.count + bytes.count > Self.bufferSize { try flush() }
    if bytes.count >= Self.bufferSize {
      try writeThrough(bytes)
    } else {
      buffer += bytes
    }
  }

  /// Appends text.
  package func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

  /// Throws if more bytes were written than the limit allows.
  package func checkSize() throws(FileError) {
    guard let limit = options.limit, bytesWritten > limit else { return }
    throw .overLimit(path: path, SizeExcess(bytes: bytesWritten, limit: limit))
  }

  /// Patches some of the first 256 bytes.
  package func patch(_ bytes: [UInt8], at offset: Int) throws(FileError) {
    precondition(canBePatched && offset + bytes.count <= FileComparison.headSize)
    isHashOutdated = true
    if let receiver { return receiver.patch?(bytes, offset) ?? () }
    if let comparison { return comparison.patch(bytes, at: offset) }
    try flush()
    let isWritten = unsafe System.writeAll(bytes) { rest, done in
      unsafe System.writeBytes(descriptor, rest, at: offset + done)
    }
    guard isWritten else { throw .last(path: path) }
  }

  /// Adopts the bytes that a program has written at `workPath`.
  package func adopt() throws(FileError) {
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else { throw .last(path: path) }
    bytesWritten = Int(info.st_size)
    try writing?.count(bytes: bytesWritten, of: path)
    isHashOutdated = true
  }

  /// Completes the file and puts it in its place, or leaves that to its group.
  package func commit() throws(FileError) {
    comparison?.expectEnd()
    if isHashOutdated, comparison != nil { hash = hashOfMade() }
    guard isOpen else { return }
    try writing?.countFile(path)
    try flush()
    guard temporary != nil else { return closeDescriptor() }
    if isHashOutdated, hash != nil {
      guard let sum = FileHash.sum(of: descriptor) else { throw .last(path: path) }
      hash = sum
    }
    if Path.kind(of: target) == .file, System.isFile(at: target, sameAs: descriptor) {
      return discard()
    }
    if options.isSynced || options.group != nil, System.syncFile(descriptor) != 0 {
      throw .last(path: path)
    }
    let (joined, alone) = (options.group, FileGroup())
    // From here on the group owns the file, and not the other way round, to avoid a cycle.
    options.group = nil
    (joined ?? alone).add(self)
    try alone.place()
  }

  /// Discards the file; its target stays unchanged.
  package func discard() {
    guard isOpen else { return }
    closeDescriptor()
    guard let temporary else { return }
    System.removeFile(temporary)
    TemporaryFiles.forget(temporary)
  }
}

extension OutputFile {
  /// Writes a whole file.
  ///
  /// - Throws: The error of a file that cannot be written; an older file then stays unchanged.
  package static func write(
    _ bytes: [UInt8], to path: String, synced: Bool = false
  ) throws(FileError) {
    let file = try OutputFile(at: path, FileOptions(synced: synced))
    try file.write(bytes)
    try file.commit()
  }

  /// Appends bytes to an existing file.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = System.openFile(path, O_WRONLY | O_APPEND)
    guard file >= 0 else { throw .last(path: path) }
    defer { close(file) }
    let isWritten = unsafe System.writeAll(bytes) { rest, _ in unsafe System.writeBytes(file, rest)
    }
    guard isWritten else { throw .last(path: path) }
  }

  /// Writes a whole file of text.
  package static func write(
    _ text: String, to path: String, synced: Bool = false
  ) throws(FileError) {
    try write(Array(text.utf8), to: path, synced: synced)
  }
}

extension OutputFile {
  private func closeDescriptor() {
    letGo()
    isOpen = false
  }

  private func flush() throws(FileError) {
    try writeThrough(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private func writeThrough(_ bytes: [UInt8]) throws(FileError) {
    guard !isReaderGone else { return }
    let isWritten = unsafe System.writeAll(bytes) { rest, _ in
      if temporary == nil { return unsafe writeQuietly(descriptor, rest) }
      return unsafe System.writeBytes(descriptor, rest)
    }
    guard !isWritten else { return }
    guard errno == EPIPE, path == "-", options.outlivesReader else { throw .last(path: path) }
    isReaderGone = true
  }

  /// The hash of the expected bytes: the target's, if both are equal.
  private func hashOfMade() -> SHA256? {
    guard hash != nil else { return nil }
    guard result == .same else { return comparison?.made.map { SHA256($0) } }
    let file = System.openFile(target, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return FileHash.sum(of: file)
  }
}

// MARK: - Getting its place

extension OutputFile {
  /// Closes the descriptor early, because there are many files. Without its lock the file could be
  /// mistaken for a leftover and removed; it then does not get its place, and nothing is lost.
  func letGo() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
  }

  /// Takes the owner and permissions of the replaced file, or those of a new file.
  func takeRights() {
    if let temporary { FileRights.copy(from: target, to: temporary, descriptor) }
  }

  /// Renames the file to the target.
  func takePlace() throws(FileError) {
    guard let temporary, System.renameFile(temporary, to: target) == 0 else {
      throw .last(path: path)
    }
  }

  /// Marks the file as done: nothing of it is left to be removed.
  func end() {
    if let temporary { TemporaryFiles.forget(temporary) }
    letGo()
    isOpen = false
  }
}
