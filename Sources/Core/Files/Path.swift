internal import TerrariumBasics
internal import TerrariumLibC

/// Functions on paths and their components.
package enum Path {
  /// The kind of a file.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A device, a pipe, a socket, or an open descriptor of a process: written directly, never
    /// replaced.
    case special
    case nothing
  }

  /// The kind of the file at a path, following links.
  package static func kind(of path: String) -> Kind {
    var info = stat()
    guard unsafe stat(located(path), &info) == 0 else {
      return descriptor(at: path) == nil ? .nothing : .special
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return descriptor(at: path) == nil ? .file : .special
    case S_IFDIR: return .folder
    default: return .special
    }
  }

  /// True if the system hides what is at a path, because a folder cannot be searched or links form
  /// a cycle.
  package static func isHidden(_ path: String) -> Bool {
    var info = stat()
    return unsafe stat(located(path), &info) != 0 && [EACCES, ELOOP].contains(errno)
  }

  /// True if a folder has been removed and is only kept open by processes in it.
  private static func isGone(_ folder: String) -> Bool {
    var info = stat()
    return unsafe stat(located(folder), &info) == 0 && info.st_nlink == 0
  }

  // Slashes are searched among bytes: a combining accent after one would make it another character.

  private static let slash = UInt8(ascii: "/")

  /// The last part of a path: `b.gif` of `a/b.gif`.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The last part of a path without its ending: `b` of `a/b.gif`.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point > name.startIndex else {
      return name
    }
    return String(name[..<point])
  }

  /// The folder of a path: `a` of `a/b.gif`, `.` of `b.gif`.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The ending, together with the one before it if the last one is for compression: `rle.gz`.
  package static func wholeEnding(of path: String) -> String {
    let last = ending(of: path)
    guard last == "gz" else { return last }
    let inner = ending(of: String(name(of: path).dropLast(3)))
    return inner.isEmpty ? last : "\(inner).\(last)"
  }

  /// The letters after the last dot of a file name, in lower case; none for `gun` or `.gif`.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point != name.startIndex else {
      return ""
    }
    return name[name.utf8.index(after: point)...].lowercased()
  }

  /// A path relative to a folder; absolute paths stay.
  package static func resolve(_ path: String, in folder: String) -> String {
    path.utf8.first == slash || folder == "." ? path : join(folder, path)
  }

  /// The path of a name in a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// The path without `.` and pairs `a/..`.
  package static func collapsed(_ path: String) -> String {
    var parts: [Substring] = []
    for (index, part) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      // A slash after a removed part does not mean the root.
      if index > 0, parts.isEmpty, part.isEmpty { continue }
      if part == "..", let last = parts.last, last != "..", last != "", last != "." {
        parts.removeLast()
      } else if part != "." {
        parts.append(part)
      }
    }
    if parts.isEmpty { return "." }
    return parts == [""] && !path.isEmpty ? "/" : parts.joined(separator: "/")
  }

  /// The path without pairs `a/..`; unchanged if an `a` is a link, because `..` then leads
  /// elsewhere.
  package static func withoutParentPairs(_ path: String) -> String {
    guard path.utf8.contains(Array("/../".utf8)) else { return path }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() where part == ".." && index > 0 {
      if isLink(parts[..<index].joined(separator: "/")) { return path }
    }
    return collapsed(path)
  }

  /// The path of this program's file; nil if the system does not provide it.
  package static var ofThisProgram: String? {
    #if canImport(Darwin)
      nil
    #else
      real("/proc/self/exe")
    #endif
  }

  /// A path as written in a file in a folder.
  package static func relative(_ path: String, to folder: String) -> String {
    let parts = identity(of: path).split(separator: "/")
    let start = identity(of: join(folder, ".")).split(separator: "/").dropLast()
    let common = zip(parts, start).prefix { $0 == $1 }.count
    let ways = Array(repeating: "..", count: start.count - common)
    return (ways + parts.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// Removes a file.
  package static func remove(_ path: String) { System.removeFile(path) }

  /// Makes a folder and its missing parents.
  package static func makeFolder(_ path: String) throws(FileError) {
    guard path.utf8.count < Int(PATH_MAX) else { throw .nameTooLong(path: path) }
    guard kind(of: path) != .folder else { return }
    let above = folder(of: path)
    if above != path { try makeFolder(above) }
    guard unsafe mkdir(located(path), 0o777) == 0 || errno == EEXIST else {
      throw .last(path: path)
    }
  }

  /// True if a path is a link to something else.
  package static func isLink(_ path: String) -> Bool {
    var info = stat()
    return unsafe lstat(located(path), &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// A canonical path, equal for all paths of one file, existing or not.
  package static func identity(of path: String) -> String {
    let target = target(of: path)
    let folder = folder(of: target)
    return join(real(folder) ?? folder, name(of: target))
  }

  /// The reason why no file can be written at a path, as far as known without trying: the folder is
  /// missing, or the path is a folder itself.
  package static func obstacle(toWriting path: String) -> FileError? {
    // Files of others beside the scenario are refused later, with the reason.
    if Fence.forbids(reading: path) {
      do throws(FileError) { try Fence.check(writing: path) } catch { return error }
    }
    let folder = folder(of: path)
    if isHidden(path) { return .last(path: path) }
    if isGone(folder) { return .notFound(path: path, missing: folder) }
    switch kind(of: folder) {
    case .folder: return kind(of: path) == .folder ? .isFolder(path: path) : nil
    case .nothing: return .notFound(path: path, missing: firstMissingPart(of: folder))
    case .file, .special: return .notAFolder(path: path, part: firstPartThatIsNoFolder(of: folder))
    }
  }

  /// The reason why a path is not a usable folder; nil if it is.
  package static func obstacle(toUsingFolder path: String) -> FileError? {
    if Fence.forbids(reading: join(path, ".")) { return .fenced(path: path) }
    switch kind(of: path) {
    case .folder: return unsafe access(located(path), X_OK) == 0 ? nil : .last(path: path)
    case .nothing: return obstacle(toWriting: path) ?? .notFound(path: path, missing: path)
    case .file, .special: return .notAFolder(path: path, part: path)
    }
  }

  /// The file at a path, following links.
  static func target(of path: String) -> String {
    let way = way(from: path)
    return way.count > mostLinks ? path : way[way.count - 1]
  }

  /// The most links in a row that Linux follows.
  private static let mostLinks = 40

  /// A path and the targets of its chain of links, which a limit ends if it is a cycle.
  private static func way(from path: String) -> [String] {
    var way = [path]
    while way.count <= mostLinks, let next = link(at: way[way.count - 1]) {
      way.append(resolve(next, in: folder(of: way[way.count - 1])))
    }
    return way
  }

  /// The folder that paths in a file are relative to: the current one for standard input and other
  /// open streams, such as `/dev/stdin`.
  package static func base(of file: String) -> String {
    file == "-" || descriptor(at: file) != nil ? "." : folder(of: file)
  }

  /// The descriptor of a path, such as 1 for `/dev/stdout`, or −1 for one of another process; nil
  /// if it is none.
  static func descriptor(at path: String) -> Int32? {
    for path in way(from: path) {
      let folder = real(folder(of: path)) ?? ""
      if folder == "/dev/fd" || folder.hasPrefix("/proc/") && folder.hasSuffix("/fd") {
        return folder == real("/dev/fd") ? Int32(name(of: path)) : -1
      }
    }
    return nil
  }

  /// The target of a link; nil if there is none.
  static func link(at path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(located(path), &bytes, bytes.count)
    guard count >= 0 else { return nil }
    return text(of: bytes.prefix(count).map { UInt8(bitPattern: $0) })
  }

  private static func real(_ path: String) -> String? {
    guard let real = unsafe realpath(located(path), nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe text(ofWord: real)
  }

  /// The names in a folder; none if it cannot be read.
  package static func names(in folder: String) -> [String] { (try? content(of: folder)) ?? [] }

  /// The names in a folder.
  package static func content(of folder: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(located(folder)) else { throw .last(path: folder) }
    defer { unsafe closedir(stream) }
    // Without the right to search the folder, its files would seem to be missing.
    guard unsafe access(located(folder), X_OK) == 0 else { throw .last(path: folder) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      names.append(text(of: name))
    }
    return names
  }

  /// The first part of a path that does not exist.
  static func firstMissingPart(of path: String) -> String {
    firstPart(of: path) { kind(of: $0) == .nothing }
  }

  /// The first part of a path that exists and is not a folder.
  static func firstPartThatIsNoFolder(of path: String) -> String {
    firstPart(of: path) { kind(of: $0) != .folder }
  }

  private static func firstPart(of path: String, where fails: (String) -> Bool) -> String {
    var end = path.startIndex
    while end < path.endIndex {
      end = path.utf8[path.utf8.index(after: end)...].firstIndex(of: slash) ?? path.endIndex
      let part = String(path[..<end])
      if fails(part) { return part }
    }
    return path
  }
}

extension Path {
  /// The time when a file was written, since a fixed moment; nil if it does not exist.
  package static func writingTime(of path: String) -> Duration? {
    var info = stat()
    guard unsafe stat(located(path), &info) == 0 else { return nil }
    let time = System.writingTime(info)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Removes a file permanently, also from the disk.
  package static func takeAway(_ path: String) throws(FileError) {
    guard unsafe unlink(located(path)) == 0 else { throw .last(path: path) }
    System.syncFolder(folder(of: path))
  }

  /// Removes a folder and all files in it; throws if it contains folders.
  package static func takeAwayFolder(_ folder: String) throws(FileError) {
    for name in names(in: folder) where name != "." && name != ".." {
      try takeAway(join(folder, name))
    }
    guard unsafe rmdir(located(folder)) == 0 else { throw .last(path: folder) }
  }
}
