internal import Encoding
internal import Files
internal import Synchronization
internal import Vocabulary

/// The files that git tracks: those that a fresh clone has.
final class Committed: Sendable {
  /// The tracked files of each folder that was asked for, by their names.
  private let folders = Mutex<[String: Set<String>]>([:])

  /// Whether git tracks a file, or of numbered ones any.
  func tracks(_ path: String) throws(Fault) -> Bool {
    let names = try names(in: Path.folder(of: path))
    if names.contains(Path.name(of: path)) { return true }
    guard let numbered = NumberedPath(path) else { return false }
    return names.contains {
      numbered.number(of: Path.join(Path.folder(of: path), $0)) != nil
        || numbered.number(of: $0) != nil
    }
  }

  private func names(in folder: String) throws(Fault) -> Set<String> {
    if let known = folders.withLock({ $0[folder] }) { return known }
    let names = Path.kind(of: folder) == .folder ? try Self.ask(folder) : []
    folders.withLock { $0[folder] = names }
    return names
  }

  private static func ask(_ folder: String) throws(Fault) -> Set<String> {
    guard let git = Program.path(of: "git") else { throw Fault(.gitMissing) }
    do throws(Program.Failure) {
      let program = try Program(
        at: git, arguments: ["-C", folder, "ls-files", "-z", "--", "."], keepsOutput: true)
      try program.finish()
      let names = program.output.split(separator: 0).map { Path.text(of: $0) }
      return Set(names.filter { !$0.utf8.contains(UInt8(ascii: "/")) })
    } catch {
      throw Fault(.notInRepository(folder: folder, words: error.complaint))
    }
  }
}
