internal import TerrariumBasics

/// The folders that an untrusted scenario may use: one to read below, and one to write below.
///
/// All files are opened through it, so no setting can bypass it. Links are resolved before the
/// check.
package struct Fence: Sendable {
  /// The fence of the current work; nil if there is none.
  package static var current: Fence? { WorkContext.current[Fence.self] }

  private let readable: String
  private let writable: String

  /// Creates a fence around two existing folders.
  package init(reading readable: String, writing writable: String) {
    (self.readable, self.writable) = (Self.root(readable), Self.root(writable))
  }

  /// The absolute path of a folder.
  package static func root(_ folder: String) -> String {
    // A file name could be a link to elsewhere, so the last component is `.`.
    Path.folder(of: Path.identity(of: Path.join(folder, ".")))
  }

  /// True if a file is outside the readable folders; not even its existence may then be revealed.
  package static func forbids(reading path: String) -> Bool { (try? check(reading: path)) == nil }

  /// Throws if a file is outside the readable folders.
  static func check(reading path: String) throws(FileError) {
    guard let fence = current else { return }
    guard path != "-", isBelow(fence.readable, path) else { throw .fenced(path: path) }
  }

  /// Throws if a file is outside the writable folders.
  static func check(writing path: String) throws(FileError) {
    guard let fence = current else { return }
    guard path != "-", isBelow(fence.writable, path) else { throw .fenced(path: path) }
  }

  /// True if a path leads below a folder. If folders of the path are missing, the first missing one
  /// decides; otherwise the answer would reveal what exists outside.
  static func isBelow(_ root: String, _ path: String) -> Bool {
    var path = path
    while case let folder = Path.folder(of: path), Path.kind(of: folder) == .nothing,
      folder.utf8.count < path.utf8.count
    {
      // Below a missing folder, `..` could lead anywhere.
      if Path.name(of: path) == ".." { return false }
      path = folder
    }
    return Path.identity(of: path).utf8.starts(with: (root == "/" ? root : root + "/").utf8)
  }
}
