internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

/// The program git in a folder, asked so that nothing in a repository can start another program.
struct Git {
  /// The folder that contains the work tree.
  private(set) var top = ""

  private let path: String
  private let folder: String
  /// The flag that needs git.
  private let flag: String
  private var variables: [String: String?] = [
    // No other machine is asked for objects, and no file of the repository is written.
    "GIT_ALLOW_PROTOCOL": "", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0",
  ]

  /// No monitor of files, no hook, and no repository whose files are committed in another one. For
  /// git before 2.36, any word but an empty one would be the name of a monitor.
  private static let settings = [
    "--no-pager", "-c", "core.fsmonitor=", "-c", "core.hooksPath=/dev/null",
    "-c", "safe.bareRepository=explicit",
  ]

  /// Finds the repository of a folder, which must exist.
  init(in folder: String, for flag: String) throws(Fault) {
    let root = Projects.root(above: folder) ?? folder
    guard let path = Program.path(of: "git", outside: root) else {
      throw Fault(.gitMissing(flag: flag))
    }
    self.path = path
    self.folder = folder
    self.flag = flag
    // Relative paths in them are relative to the current folder.
    for name in ["GIT_DIR", "GIT_WORK_TREE"] {
      if let value = environment(name) { variables[name] = Path.identity(of: value) }
    }
    let question = ["rev-parse", "--show-toplevel"]
    if let own = variables["GIT_DIR"], environment("GIT_WORK_TREE") == nil {
      // In hooks of a linked work tree, git sets only its own folder, and then takes the current
      // folder as the top of the tree. Elsewhere, only that variable leads to the repository.
      variables.updateValue(nil, forKey: "GIT_DIR")
      if let top = try? answer(question) {
        self.top = top
        return
      }
      variables["GIT_DIR"] = own
      variables["GIT_WORK_TREE"] = try answer(question, in: ".")
    }
    top = try answer(question)
  }

  /// The line that git writes.
  func answer(_ words: [String], in folder: String? = nil) throws(Fault) -> String {
    let line = try output(words, in: folder).split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    return Path.text(of: line.first ?? [])
  }

  /// The texts that git writes, separated by zeros.
  func list(_ words: [String]) throws(Fault) -> [String] {
    try output(words).split(separator: 0).map { Path.text(of: $0) }
  }

  /// The names in the folder that git is told to ignore, among some that it does not track.
  func ignored(among names: [String]) throws(Fault) -> Set<String> {
    guard !names.isEmpty else { return [] }
    do throws(Program.Failure) {
      let program = try start(["check-ignore", "-z", "--stdin"])
      // A colon at the start of a name would have a meaning.
      let paths = names.map { "./\($0)" }
      try program.write(paths.flatMap { Path.bytes(of: $0).map(UInt8.init(bitPattern:)) })
      try program.finish()
      return Set(program.output().split(separator: 0).map { Path.text(of: $0.dropFirst(2)) })
    } catch {
      // So it reports that it ignores none of them.
      if error.ending == .exit(code: 1) { return [] }
      throw fault(of: error)
    }
  }

  /// Starts git, which keeps its output.
  func start(_ words: [String], in folder: String? = nil) throws(Program.Failure) -> Program {
    try Program(
      at: path, arguments: ["-C", folder ?? self.folder] + Self.settings + words,
      variables: variables, keepsOutput: true)
  }

  /// The fault of a question that git does not answer.
  func fault(of failure: Program.Failure) -> Fault {
    if case .noTemporaryFile = failure.ending { return Fault(.program(failure, path: folder)) }
    return Fault(.notInRepository(folder: folder, words: failure.complaint, flag: flag))
  }

  private func output(_ words: [String], in folder: String? = nil) throws(Fault) -> [UInt8] {
    do throws(Program.Failure) {
      let program = try start(words, in: folder)
      try program.finish()
      return program.output()
    } catch {
      throw fault(of: error)
    }
  }
}
