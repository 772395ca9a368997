internal import TerrariumLibC

/// An output file: written beside its target, and moved to the target's path when it is complete.
///
/// Until `commit()` the target stays as it was; if the owner goes away before, what was written is
/// removed. A target whose bytes would not change is not touched. A device, a pipe or an open file by
/// its descriptor has no "beside": it is written straight, and so is standard output, whose path is `-`.
///
/// Files of a ``FileGroup`` get their places together.
///
/// It may also only be compared with what stands at the target: then nothing is written at all.
package final class OutputFile {
  /// The purpose of the bytes.
  package enum Purpose: Sendable {
    case writing
    /// With what stands at the target, as it is seen or read.
    case comparing
    /// Byte by byte.
    case comparingBytes

    /// True if nothing is written.
    package var isComparing: Bool { self != .writing }
  }

  /// The purpose of the file.
  package let purpose: Purpose

  /// True if a picture of a difference is wanted.
  package let drawsDifference: Bool

  /// The path it will have.
  package let path: String

  /// The number of bytes that were written.
  package private(set) var bytesWritten = 0

  /// The path of the target: the given path, or the file to which a link at that path leads.
  let target: String
  let temporary: String?
  var descriptor: Int32
  var isOpen = true
  private(set) var syncsFolder = false

  /// The limit of what is written; nil if there is none, and for standard output.
  private let writing: WritingLimit?
  private var group: FileGroup?
  private var buffer: [UInt8] = []

  /// True if a reader of standard output that goes away is no fault, and whether it has gone.
  private let outlivesReader: Bool
  private var isReaderGone = false

  /// Takes the bytes of a file that is none.
  package struct Receiver: Sendable {
    /// Takes the next bytes.
    let take: @Sendable (_ bytes: [UInt8]) throws(FileError) -> Void
    /// Writes over earlier bytes; nil if these are gone.
    let patch: (@Sendable (_ bytes: [UInt8], _ offset: Int) -> Void)?

    package init(
      patch: (@Sendable (_ bytes: [UInt8], _ offset: Int) -> Void)? = nil,
      take: @escaping @Sendable (_ bytes: [UInt8]) throws(FileError) -> Void
    ) { (self.take, self.patch) = (take, patch) }
  }

  /// The receiver in the place of standard output, if there is one.
  private let receiver: Receiver?

  private var hash: SHA256?
  private let comparison: FileComparison?

  /// True if the target has these bytes, where they are only compared; known after `commit()`.
  package var result: FileComparison.Result? { comparison?.result }

  /// The expected bytes, if the file was compared and is not an endless stream of raw video.
  package var madeBytes: [UInt8]? { comparison?.made }

  /// The hash of the written bytes, if it was requested and is known: for a file that was patched
  /// and only compared, it is known if nothing differs.
  package var sha256: String? { hash?.finalized().hexadecimal }

  /// True if its first bytes can be written over at the end: a pipe has let them go.
  package var canBePatched: Bool { comparison != nil || temporary != nil || receiver?.patch != nil }

  /// The path at which another program can write the whole file, to be adopted then; nil if there
  /// is none.
  package var workPath: String? { temporary }

  /// True if the hashed bytes are no longer those of the file.
  private var isHashOutdated = false

  /// The most bytes that it may have.
  private let room: SizeLimit?

  private static let bufferSize = 1 << 16

  /// Opens a file for writing, and fails at once if it cannot be written.
  ///
  /// - Parameters:
  ///   - path: The path of the target; `-` is standard output.
  ///   - hashed: True to compute the hash of the written bytes.
  ///   - purpose: Writing, or one of the ways of comparing.
  ///   - limit: The most bytes that `checkSize()` allows.
  ///   - group: The group with which the file is placed.
  ///   - outlivesReader: True if a closed standard output is no error; later bytes are dropped.
  ///   - keepsMade: True to keep bytes that are only compared.
  ///   - drawsDifference: True if a picture of a difference is wanted.
  ///   - receiver: Receives the bytes in place of a file.
  /// - Throws: The error of a file that cannot be written.
  package init(
    at path: String, hashed: Bool = false, purpose: Purpose = .writing, limit: Int? = nil,
    group: FileGroup? = nil, outlivesReader: Bool = false, keepsMade: Bool = true,
    drawsDifference: Bool = false, receiver: Receiver? = nil
  ) throws(FileError) {
    (self.path, self.purpose, self.drawsDifference) = (path, purpose, drawsDifference)
    (self.group, self.outlivesReader) = (group, outlivesReader && path == "-")
    self.receiver = receiver
    writing = path == "-" ? nil : WritingLimit.current
    room = limit.map { SizeLimit(bytes: $0) }
    hash = hashed ? SHA256() : nil
    target = Path.target(of: path)
    guard receiver == nil else {
      (descriptor, temporary, comparison) = (-1, nil, nil)
      return
    }
    try Fence.check(writing: path)
    comparison = purpose.isComparing ? try FileComparison(with: target, keepsMade: keepsMade) : nil
    guard comparison == nil else {
      (descriptor, temporary, isOpen) = (-1, nil, false)
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
        // Opened anew, a file would be written over from its beginning.
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
    if let room { try room.check(bytesWritten, path: path) }
  }

  /// Writes over some of the first 256 bytes.
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

  /// Makes the file whole and puts it in its place, or has that done with its group. With `synced`
  /// it is on the disk before it gets its name, as every file of a group is, and its name is there
  /// when all is done.
  package func commit(synced: Bool = false) throws(FileError) {
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
    if Path.kind(of: target) == .file && isSameAsTarget() { return discard() }
    if synced || group != nil, System.syncFile(descriptor) != 0 { throw .last(path: path) }
    syncsFolder = synced
    let (joined, alone) = (group, FileGroup())
    // From here on the group has the file, and not the file the group: they go together.
    group = nil
    (joined ?? alone).add(self)
    try alone.place()
  }

  /// Gives the file up: its target stays as it was.
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
  /// - Throws: The error of a file that cannot be written; an older one is then as it was.
  package static func write(
    _ bytes: [UInt8], to path: String, synced: Bool = false
  ) throws(FileError) {
    let file = try OutputFile(at: path)
    try file.write(bytes)
    try file.commit(synced: synced)
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
    guard errno == EPIPE, outlivesReader else { throw .last(path: path) }
    isReaderGone = true
  }

  /// The hash of the made bytes: the target's, if both are known to be equal.
  private func hashOfMade() -> SHA256? {
    guard hash != nil else { return nil }
    guard result == .same else { return comparison?.made.map { SHA256($0) } }
    let file = System.openFile(target, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return FileHash.sum(of: file)
  }
}
