internal import Synchronization
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

/// The files that git tracks, and that a fresh clone contains.
final class TrackedFiles: Sendable {
  /// The tracked files of each requested folder.
  private let folders = Mutex<[String: OutputRegister]>([:])

  /// True if git tracks a file, or any file of a numbered path.
  func tracks(_ path: String) throws(Fault) -> Bool {
    let names = try names(in: Path.folder(of: path))
    let name = Path.name(of: path)
    return names.contains(name) || NumberedPath(name).map { names.containsAny(of: $0) } ?? false
  }

  private func names(in folder: String) throws(Fault) -> OutputRegister {
    if let known = folders.withLock({ $0[folder] }) { return known }
    let tracked = Path.kind(of: folder) == .folder ? try Self.trackedFiles(in: folder) : []
    let names = OutputRegister(tracked.filter { !$0.utf8.contains(UInt8(ascii: "/")) }.sorted())
    folders.withLock { $0[folder] = names }
    return names
  }

  private static func trackedFiles(in folder: String) throws(Fault) -> [String] {
    guard let git = Program.path(of: "git"), let env = Program.path(of: "env") else {
      throw Fault(.gitMissing)
    }
    let list = [git, "-C", folder, "ls-files", "-z", "--", Path.identity(of: folder)]
    // Relative paths in them are relative to the current folder.
    let places = ["GIT_DIR", "GIT_WORK_TREE"].compactMap { name in
      environment(name).map { "\(name)=\(Path.identity(of: $0))" }
    }
    do throws(Program.Failure) {
      guard environment("GIT_DIR") != nil, environment("GIT_WORK_TREE") == nil else {
        return try answers(of: env, places + list)
      }
      // In hooks of a linked work tree, git sets only its own folder, and then takes the current
      // folder as the top of the tree. Elsewhere, only that variable leads to the repository.
      if let names = try? answers(of: env, ["-u", "GIT_DIR"] + list) { return names }
      let top = try answers(of: git, ["rev-parse", "--show-toplevel"]).joined()
      return try answers(of: env, places + ["GIT_WORK_TREE=\(top.dropLast())"] + list)
    } catch {
      if case .noTemporaryFile = error.ending { throw Fault(.program(error, path: folder)) }
      throw Fault(.notInRepository(folder: folder, words: error.complaint))
    }
  }

  /// The texts that a program writes, separated by zeros.
  private static func answers(
    of program: String, _ words: [String]
  ) throws(Program.Failure) -> [String] {
    let program = try Program(at: program, arguments: words, keepsOutput: true)
    try program.finish()
    return program.output.split(separator: 0).map { Path.text(of: $0) }
  }
}
