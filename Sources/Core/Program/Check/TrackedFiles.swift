internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

/// The files of a check that git tracks, and that a fresh clone contains, and those that it is told
/// to ignore.
struct TrackedFiles {
  /// The names of the tracked files in each folder.
  private var folders: [String: OutputRegister] = [:]
  private var ignored: Set<String> = []

  /// Asks git about some files, which may be missing.
  init(among paths: [String]) throws(Fault) {
    for (folder, paths) in Dictionary(grouping: paths, by: Path.folder(of:))
    where Path.kind(of: folder) == .folder {
      let git = try Git(in: folder, for: "--committed")
      let names = try git.list(["ls-files", "-z"]).filter { !$0.utf8.contains(UInt8(ascii: "/")) }
      folders[folder] = OutputRegister(names.sorted())
      let others = paths.filter { !tracks($0) }
      let first = others.map { NumberedPath(Path.name(of: $0))?.path(of: 0) ?? Path.name(of: $0) }
      let unwanted = try git.ignored(among: first)
      for (path, name) in zip(others, first) where unwanted.contains(name) { ignored.insert(path) }
    }
  }

  /// True if git tracks a file, or any file of a numbered path.
  func tracks(_ path: String) -> Bool {
    guard let names = folders[Path.folder(of: path)] else { return false }
    let name = Path.name(of: path)
    return names.contains(name) || NumberedPath(name).map { names.containsAny(of: $0) } ?? false
  }

  /// True unless git is told to ignore a file; a numbered path counts as its first file.
  func counts(_ path: String) -> Bool { !ignored.contains(path) }
}
