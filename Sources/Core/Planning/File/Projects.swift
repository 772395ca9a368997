internal import Synchronization
internal import TerrariumFiles
package import TerrariumPlayback
package import TerrariumVocabulary

/// Finds the defaults for scenarios: the nearest `terrarium.yaml` beside or above them, up to the
/// root of the repository. Outside a repository, only one beside them counts. Each file is read
/// once.
package final class Projects: Sendable {
  private let known = Mutex<[String: ProjectDefaults]>([:])
  private let catalogue: Catalogue
  private let remember: @Sendable (SourceText) -> Void

  /// Creates a finder for these worlds; `remember` receives each file that is read.
  package init(
    in catalogue: Catalogue, remember: @escaping @Sendable (SourceText) -> Void = { _ in }
  ) {
    self.catalogue = catalogue
    self.remember = remember
  }

  /// The defaults for scenarios in a folder; nil if there are none. Under a fence, only the file in
  /// the folder itself counts.
  package func defaults(in folder: String) -> ProjectDefaults? {
    for path in Self.candidates(in: folder) {
      // A run also depends on missing files that may appear later.
      ReadLog.current?.note(path)
      guard Path.kind(of: path) != .nothing || Path.isLink(path) else { continue }
      let key = Path.join(Fence.root(Path.folder(of: path)), ProjectFile.name)
      if let known = known.withLock({ $0[key] }) { return known }
      let defaults = read(path)
      known.withLock { $0[key] = defaults }
      return defaults
    }
    return nil
  }

  private func read(_ path: String) -> ProjectDefaults {
    do throws(FileError) {
      let bytes = try FileReader.bytes(ofFile: path, limit: SourceText.limit)
      let source = SourceText(path: path, bytes: bytes)
      remember(source)
      return ProjectDefaults(source, in: catalogue)
    } catch {
      return ProjectDefaults(Faults([Fault(.file(error))]), in: catalogue)
    }
  }

  /// The possible paths of the file for a folder, the nearest first.
  private static func candidates(in folder: String) -> [String] {
    let folders = Fence.current == nil ? folders(from: folder) : nil
    return (folders ?? [folder]).map { Path.resolve(ProjectFile.name, in: $0) }
  }

  /// The root of the repository around a folder; nil if there is none.
  package static func root(above folder: String) -> String? { folders(from: folder)?.last }

  /// The folders from one up to the root of its repository; nil if there is none, or if the folder
  /// is gone.
  private static func folders(from folder: String) -> [String]? {
    var folders = [folder]
    while Path.kind(of: Path.resolve(".git", in: folders[folders.count - 1])) == .nothing {
      let whole = Fence.root(folders[folders.count - 1])
      guard whole.hasPrefix("/"), whole != "/" else { return nil }
      folders.append(above(folders[folders.count - 1]))
    }
    return folders
  }

  private static func above(_ folder: String) -> String {
    switch Path.name(of: folder) {
    case "..": Path.join(folder, "..")
    case "." where folder == ".": ".."
    default: Path.folder(of: folder)
    }
  }
}
