internal import Encoding
internal import Files
internal import Planning
internal import Synchronization
internal import Vocabulary

/// The files that git tracks: those that a fresh clone has.
final class Committed: Sendable {
  /// The tracked files of each requested folder.
  private let folders = Mutex<[String: OutputRegister]>([:])

  /// True if git tracks a file, or of numbered ones any.
  func tracks(_ path: String) throws(Fault) -> Bool {
    let names = try names(in: Path.folder(of: path))
    let name = Path.name(of: path)
    return names.contains(name) || NumberedPath(name).map { names.containsAny(of: $0) } ?? false
  }

  private func names(in folder: String) throws(Fault) -> OutputRegister {
    if let known = folders.withLock({ $0[folder] }) { return known }
    let names = OutputRegister(Path.kind(of: folder) == .folder ? try Self.ask(folder) : [])
    folders.withLock { $0[folder] = names }
    return names
  }

  private static func ask(_ folder: String) throws(Fault) -> [String] {
    guard let git = Program.path(of: "git"), let env = Program.path(of: "env") else {
      throw Fault(.gitMissing)
    }
    // For hooks of a linked work tree git names its own folder alone, and then takes each folder that
    // it is started in for the top of the tree.
    let dropped = environment("GIT_WORK_TREE") == nil ? ["-u", "GIT_DIR"] : []
    do throws(Program.Failure) {
      let program = try Program(
        at: env, arguments: dropped + [git, "-C", folder, "ls-files", "-z", "--", "."],
        keepsOutput: true)
      try program.finish()
      let names = program.output.split(separator: 0).map { Path.text(of: $0) }
      return names.filter { !$0.utf8.contains(UInt8(ascii: "/")) }.sorted()
    } catch {
      throw Fault(.notInRepository(folder: folder, words: error.complaint))
    }
  }
}
