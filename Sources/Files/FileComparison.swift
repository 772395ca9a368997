internal import LibC

/// A comparison of a file with bytes that are made again.
///
/// The first bytes are kept and compared last: a writer may come back to them.
package final class FileComparison {
  /// The result: equal if the file has the expected bytes.
  package enum Result: Hashable, Sendable {
    case same
    case different
    case missing
  }

  private var descriptor: Int32
  /// The bytes that were read last; none before the first are read.
  private var chunk: [UInt8] = []
  /// The bytes at the beginning of the file, expected and actual.
  private var oldHead: [UInt8]?
  private var head: [UInt8] = []
  private(set) var result: Result
  /// The number of bytes after the first ones that were compared and are equal.
  private var sameBytes = 0
  /// The expected bytes from the first different chunk on, if they are kept.
  private var rest: [UInt8] = []
  private let keepsMade: Bool
  private let path: String

  /// The number of first bytes that can be overwritten.
  static let headSize = 256

  private static let chunkSize = 1 << 16

  /// Opens the file, if there is one. The made bytes can be read later if they are kept.
  init(with path: String, keepsMade: Bool = false) throws(FileError) {
    (self.path, self.keepsMade) = (path, keepsMade)
    (descriptor, result) = (-1, .same)
    do throws(FileError) {
      descriptor = try System.openPlainFile(path)
    } catch {
      switch error {
      case .notFound, .notAFolder: result = .missing
      default: throw error
      }
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Compares the next bytes.
  func expect(_ bytes: [UInt8]) {
    let toHead = min(bytes.count, Self.headSize - head.count)
    head += bytes[..<toHead]
    var done = toHead
    guard done < bytes.count else { return }
    readOldHead()
    defer { if keepsMade, result != .same { rest += bytes[done...] } }
    while result == .same, done < bytes.count {
      let wanted = min(Self.chunkSize, bytes.count - done)
      let count = readChunk(wanted)
      guard count > 0, chunk[..<count] == bytes[done..<done + count] else {
        result = .different
        return
      }
      done += count
      sameBytes += count
    }
  }

  /// All bytes that were made, if they are kept; those equal to the file's are read from it.
  var made: [UInt8]? {
    guard keepsMade else { return nil }
    guard sameBytes > 0 else { return head + rest }
    let file = System.openFile(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let same = unsafe [UInt8](unsafeUninitializedCapacity: sameBytes) { buffer, count in
      while count < buffer.count {
        let rest = unsafe UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let got = unsafe pread(file, rest.baseAddress, rest.count, off_t(Self.headSize + count))
        guard got > 0 else { break }
        count += got
      }
    }
    return same.count == sameBytes ? head + same + rest : nil
  }

  /// Writes over some of the first bytes.
  func patch(_ bytes: [UInt8], at offset: Int) {
    precondition(offset + bytes.count <= head.count, "only the first bytes can be written over")
    head.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }

  /// Nothing more comes: the file must end here.
  func expectEnd() {
    readOldHead()
    guard result == .same else { return }
    if oldHead != head || readChunk(1) != 0 { result = .different }
  }

  private func readOldHead() {
    guard oldHead == nil, result == .same else { return }
    var old: [UInt8] = []
    while old.count < head.count, case let count = readChunk(head.count - old.count), count > 0 {
      old += chunk[..<count]
    }
    oldHead = old
    if old.count < head.count { result = .different }
  }

  private func readChunk(_ wanted: Int) -> Int {
    if chunk.isEmpty { chunk = [UInt8](repeating: 0, count: Self.chunkSize) }
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
