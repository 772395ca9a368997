internal import TerrariumLibC

/// A comparison of a file with newly made bytes.
///
/// The first bytes are kept and compared last, as the writer may patch them.
package final class FileComparison {
  /// The result: equal if the file has exactly these bytes.
  package enum Result: Hashable, Sendable {
    case same
    case different
    case missing
  }

  private var descriptor: Int32
  /// The number of bytes read.
  private var offset = 0
  /// The first bytes of the file, expected and actual.
  private var oldHead: [UInt8]?
  private var head: [UInt8] = []
  private(set) var result: Result
  /// The number of equal bytes after the first ones.
  private var sameBytes = 0
  /// The expected bytes from the first different chunk on, if they are kept.
  private var rest: [UInt8] = []
  private let keepsMade: Bool

  /// The number of first bytes that can be patched.
  static let headSize = 256

  /// Opens the file if it exists. With `keepsMade`, the expected bytes can be read later.
  init(with path: String, keepsMade: Bool = false) throws(FileError) {
    self.keepsMade = keepsMade
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
      guard let chunk = next(bytes.count - done), !chunk.isEmpty,
        chunk[...] == bytes[done..<done + chunk.count]
      else {
        result = .different
        return
      }
      done += chunk.count
      sameBytes += chunk.count
    }
  }

  /// All expected bytes, if they are kept; those equal to the file's are read from it.
  var made: [UInt8]? {
    guard keepsMade else { return nil }
    var same: [UInt8] = []
    same.reserveCapacity(sameBytes)
    while same.count < sameBytes {
      let chunk = System.chunk(
        of: descriptor, at: Self.headSize + same.count, atMost: sameBytes - same.count)
      guard let chunk, !chunk.isEmpty else { return nil }
      same += chunk
    }
    return head + same + rest
  }

  /// Patches some of the first bytes.
  func patch(_ bytes: [UInt8], at offset: Int) {
    precondition(offset + bytes.count <= head.count, "only the first bytes can be written over")
    head.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }

  /// Ends the comparison; the file must end here as well.
  func expectEnd() {
    readOldHead()
    guard result == .same else { return }
    if oldHead != head || next(1) != [] { result = .different }
  }

  private func readOldHead() {
    guard oldHead == nil, result == .same else { return }
    var old: [UInt8] = []
    while old.count < head.count, let chunk = next(head.count - old.count), !chunk.isEmpty {
      old += chunk
    }
    oldHead = old
    if old.count < head.count { result = .different }
  }

  /// Returns the next bytes of the file, up to a number; nil if they cannot be read.
  private func next(_ wanted: Int) -> [UInt8]? {
    let bytes = System.chunk(of: descriptor, at: offset, atMost: wanted)
    offset += bytes?.count ?? 0
    return bytes
  }
}
