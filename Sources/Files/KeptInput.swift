internal import Basics
internal import Synchronization

/// The bytes of what can be read only once: standard input, pipes and devices.
///
/// A film may be planned more than once, and each plan reads its files.
package final class KeptInput: Sendable {
  /// The input of the work that runs now.
  static var current: KeptInput? { WorkContext.current[KeptInput.self] }

  private let known = Mutex<[String: [UInt8]]>([:])

  package init() {}

  /// The bytes of a path, which are read at the first call.
  func bytes(
    of path: String, reading read: () throws(FileError) -> [UInt8]
  ) throws(FileError) -> [UInt8] {
    try known.withLock { known throws(FileError) in
      if let bytes = known[path] { return bytes }
      let bytes = try read()
      known[path] = bytes
      return bytes
    }
  }
}
