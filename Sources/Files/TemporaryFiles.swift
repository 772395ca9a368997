internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The files that are half written now, so that an interrupt can remove them.
package enum TemporaryFiles {
  private static let open = Mutex<[String]>([])
  private static let sweptFolders = Mutex<Set<String>>([])
  private static let mark = ".render-"

  /// Removes every file that is half written; for a process that is about to end.
  package static func removeAll() {
    open.withLock { paths in
      for path in paths { unsafe unlink(path) }
      paths.removeAll()
    }
  }

  static func register(_ path: String) {
    open.withLock { $0.append(path) }
  }

  static func forget(_ path: String) {
    open.withLock { paths in
      if let index = paths.lastIndex(of: path) { paths.remove(at: index) }
    }
  }

  /// The name beside a target under which this process writes it.
  ///
  /// A name that would get too long by that is cut, and told apart by its hash.
  static func name(for path: String) -> String {
    let end = "\(mark)\(getpid())"
    var name = Path.name(of: path)
    if name.utf8.count <= longestName, 1 + name.utf8.count + end.utf8.count > longestName {
      var hash = SHA256()
      hash.update(Array(name.utf8))
      while name.utf8.count + end.utf8.count > longestName - 20 { name.removeLast() }
      name += "~" + hash.finalized().prefix(8).hexadecimal
    }
    return Path.join(Path.folder(of: path), ".\(name)\(end)")
  }

  /// The most bytes of a name, on every file system that matters here.
  private static let longestName = 255

  /// Removes what killed processes left in a folder: `.NAME.render-PID` whose process is gone.
  /// A folder is looked through once a run.
  static func removeStale(in folder: String) {
    guard (sweptFolders.withLock { $0.insert(folder).inserted }) else { return }
    for name in names(in: folder) where name.hasPrefix(".") {
      guard let process = processNumber(in: name),
        process > 0, process != getpid(), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unsafe unlink(Path.join(folder, name))
    }
  }

  /// The number after the last mark in a name.
  private static func processNumber(in name: String) -> pid_t? {
    let digits = name.reversed().prefix { $0.isNumber }.count
    guard digits > 0, name.dropLast(digits).hasSuffix(mark) else { return nil }
    return pid_t(name.suffix(digits))
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }
}
