internal import TerrariumBasics

/// The folders that an untrusted scenario may use: files below one folder to read, and below one to
/// write.
///
/// Files are opened nowhere but here, so nothing gets round it, whatever setting a path stands in.
/// Links are followed before it is asked where they lead.
package struct Fence: Sendable {
  /// The one round the work that is begun here; nil if there is none.
  package static var current: Fence? { WorkContext.current[Fence.self] }

  private let readable: String
  private let writable: String

  /// A fence round two folders, which are there.
  package init(reading readable: String, writing writable: String) {
    (self.readable, self.writable) = (Self.root(readable), Self.root(writable))
  }

  /// The whole path of a folder, however it was written.
  package static func root(_ folder: String) -> String {
    // No name is asked for in it: a link of that name would lead elsewhere.
    Path.folder(of: Path.identity(of: Path.join(folder, ".")))
  }

  /// True if a file lies outside of the readable folders: then even its existence must not be
  /// revealed.
  package static func forbids(reading path: String) -> Bool { (try? check(reading: path)) == nil }

  /// Throws if a file lies outside of the readable folders.
  static func check(reading path: String) throws(FileError) {
    guard let fence = current else { return }
    guard path != "-", isBelow(fence.readable, path) else { throw .fenced(path: path) }
  }

  /// Throws if a file lies outside of the writable folders.
  static func check(writing path: String) throws(FileError) {
    guard let fence = current else { return }
    guard path != "-", isBelow(fence.writable, path) else { throw .fenced(path: path) }
  }

  /// True if a path leads to a place below a folder. If folders of the path are missing, the first
  /// missing one decides: else the answer would reveal what exists outside.
  private static func isBelow(_ root: String, _ path: String) -> Bool {
    var path = path
    while case let folder = Path.folder(of: path), Path.kind(of: folder) == .nothing,
      folder.utf8.count < path.utf8.count
    {
      // The way back out of a folder that is not there leads nobody knows where.
      if Path.name(of: path) == ".." { return false }
      path = folder
    }
    return Path.identity(of: path).utf8.starts(with: (root == "/" ? root : root + "/").utf8)
  }
}
