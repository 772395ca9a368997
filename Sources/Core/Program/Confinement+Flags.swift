internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

extension Confinement {
  /// Confines a program that runs what strangers have written. The kernel confines threads, so this
  /// is done while there is only one.
  static func begin(for words: [String], in catalogue: Catalogue) {
    guard words.contains("--safe"), let command = Command.named(words[0], in: catalogue) else {
      return
    }
    let flags = command.flags(words.dropFirst(), in: catalogue)
    guard flags.options["safe"] != nil, flags.options["help"] == nil else { return }
    Confinement(by: flags).begin()
  }

  /// Allows what scenarios and flags may use.
  private init(by flags: FlagReader) {
    self.init()
    let options = flags.options
    let named = flags.words.filter { Path.kind(of: $0) == .folder }
    let folders = named + flags.words.filter { !named.contains($0) }.map(Path.base)
    let outputs = options["into"].map { [$0] } ?? folders
    reading += folders + flags.words.filter { $0 != "-" } + [options["orphans"]].compactMap(\.self)
    writing += outputs + ["junit", "sarif"].compactMap { options[$0].map(Path.folder) }
    writing += [environment("GITHUB_STEP_SUMMARY")].compactMap(\.self)
    if let diff = options["diff"] {
      // Only what exists can be allowed.
      try? Path.makeFolder(diff)
      writing.append(diff)
    }
    running += [Program.path(of: "ffmpeg")].compactMap(\.self)
    if options["committed"] != nil || options["staged"] != nil || !named.isEmpty {
      running += [Program.path(of: "git")].compactMap(\.self)
      reading += outputs.flatMap(Self.repository) + Self.settingsOfGit
    }
    if !running.isEmpty { writing.append(environment("TMPDIR") ?? "/tmp") }
  }

  /// The files with which git knows the tracked, the staged and the ignored files of a folder.
  private static func repository(around folder: String) -> [String] {
    let ofVariables = ["GIT_DIR", "GIT_COMMON_DIR", "GIT_INDEX_FILE"].compactMap(environment)
    guard let root = Projects.root(above: folder) else { return ofVariables }
    let mark = Path.resolve(".git", in: root)
    let ignoring = Self.folders(from: folder, to: root).map { Path.join($0, ".gitignore") }
    // In a linked work tree and in a submodule, it is a file that names the folder.
    guard let named = line(of: mark, after: "gitdir: ") else {
      return ofVariables + ignoring + [mark]
    }
    let own = Path.resolve(named, in: root)
    let common = line(of: Path.join(own, "commondir")).map { Path.resolve($0, in: own) } ?? own
    let names = [
      "HEAD", "commondir", "config", "config.worktree", "gitdir", "index", "info", "lfs", "objects",
    ]
    return ofVariables + ignoring + [mark]
      + [own, common].flatMap { folder in names.map { "\(folder)/\($0)" } }
  }

  /// A folder and all that it is in, up to a root.
  private static func folders(from folder: String, to root: String) -> [String] {
    let folder = Path.identity(of: folder)
    guard folder != root, folder.hasPrefix(root), folder.count > 1 else { return [folder] }
    return [folder] + folders(from: Path.folder(of: folder), to: root)
  }

  /// The only line of a small file, without a first word.
  private static func line(of file: String, after word: String = "") -> String? {
    guard let bytes = try? FileReader.bytes(ofFile: file, limit: 1 << 12),
      bytes.starts(with: word.utf8)
    else { return nil }
    return Path.text(of: bytes.dropFirst(word.utf8.count).filter { $0 != 10 })
  }

  /// The files with a person's settings of git.
  private static var settingsOfGit: [String] {
    let home = environment("HOME") ?? "/"
    let folder = environment("XDG_CONFIG_HOME") ?? Path.join(home, ".config")
    return ["/etc/gitconfig", Path.join(home, ".gitconfig"), Path.join(folder, "git")]
  }
}
