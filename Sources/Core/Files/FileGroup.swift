internal import TerrariumLibC

/// A group of files that get their places together: all of them, or none.
///
/// Committing a file of a group completes it and writes it to the disk; `place()` then names all
/// files. If that fails for one, the files before it are restored, provided that the file system
/// supports hard links; otherwise they keep the new content. Whenever the process ends, each place
/// has a complete file, the old or the new one.
package final class FileGroup {
  private var files: [OutputFile] = []

  /// True if files of another job will join the group, so that placing it now does nothing.
  package var waitsForOthers = false

  /// The most files that stay open until they are placed, as the number of open files is limited
  /// (`ulimit -n`).
  private static let mostOpen = {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    return limit < 0 ? 256 : min(256, limit / 4)
  }()

  /// Creates an empty group.
  package init() {}

  func add(_ file: OutputFile) {
    files.append(file)
    if files.count > Self.mostOpen { file.letGo() }
  }

  /// Puts the committed files in their places.
  package func place() throws(FileError) {
    guard !waitsForOthers else { return }
    let placed = files
    files = []
    guard !placed.isEmpty else { return }
    try TemporaryFiles.whilePlacing { () throws(FileError) in try Self.place(placed) }
    for folder in Set(placed.filter(\.options.isSynced).map { Path.folder(of: $0.target) }) {
      System.syncFolder(folder)
    }
  }

  private static func place(_ files: [OutputFile]) throws(FileError) {
    var moves = files.map { Move(file: $0) }
    var done = 0
    do throws(FileError) {
      for file in files { file.takeRights() }
      // The last one needs no undo: it either gets its place or changes nothing.
      for number in moves.indices where files.count > 1 { try moves[number].prepareWayBack() }
      moves = moves.filter(\.hasWayBack) + moves.filter { !$0.hasWayBack }
      for move in moves {
        try move.file.takePlace()
        done += 1
      }
    } catch {
      for move in moves[..<done].reversed() { move.undo() }
      for move in moves[done...] { move.forgetWayBack() }
      throw error
    }
    for move in moves {
      move.forgetWayBack()
      move.file.end()
    }
  }
}

/// The move of a file to its place, with an undo.
private struct Move {
  let file: OutputFile
  var old: (path: String, descriptor: Int32)?
  var wasNothing = false

  var hasWayBack: Bool { wasNothing || old != nil }

  /// Keeps the old file under another name.
  mutating func prepareWayBack() throws(FileError) {
    guard Path.kind(of: file.target) != .nothing else {
      wasNothing = true
      return
    }
    old = try TemporaryFiles.setAside(file.target)
  }

  /// Restores the old file.
  func undo() {
    if let old {
      // If even this fails, the new file stays, which is complete.
      _ = System.renameFile(old.path, to: file.target)
      release(old)
    } else if wasNothing {
      System.removeFile(file.target)
    }
    file.end()
  }

  /// Removes the copy of the replaced file.
  func forgetWayBack() {
    guard let old else { return }
    System.removeFile(old.path)
    release(old)
  }

  private func release(_ old: (path: String, descriptor: Int32)) {
    TemporaryFiles.forget(old.path)
    if old.descriptor >= 0 { close(old.descriptor) }
  }
}
