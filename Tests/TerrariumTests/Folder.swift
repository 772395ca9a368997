import Foundation
import Support

/// A folder of a test's own: files are named in it by whole paths, for tests run side by side.
struct Folder {
  /// The folder in which the command of the tests runs.
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var names: [String] { folder.names }

  func path(_ name: String) -> String { folder.path(name) }
  func bytes(_ name: String) throws -> [UInt8] { try folder.bytes(name) }
  func text(_ name: String) throws -> String { try folder.text(name) }
  func lines(_ name: String) throws -> [String] {
    try text(name).split(separator: "\n").map(String.init)
  }
  func gif(_ name: String) throws -> GIFReader { try GIFReader(bytes(name)) }
  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  /// Tells when files come and go in it.
  func watch() -> FolderWatch { FolderWatch(folder.path("")) }
}
