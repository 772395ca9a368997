internal import Synchronization
internal import TerrariumLibC

/// The files that are being written, so that an interrupt can remove them.
///
/// Each is beside its target under an unguessable name, is created exclusively, readable only by
/// its owner, and locked while it is written. So an unlocked file was left by a process that has
/// ended, wherever it ran. Process numbers prove nothing if containers or machines share a folder.
package enum TemporaryFiles {
  private static let open = Mutex<[String]>([])
  private static let placing = Mutex<Void>(())
  private static let sweptFolders = Mutex<Set<String>>([])

  private static let mark = ".render-"
  private static let letters = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
  private static let letterCount = 16

  /// The longest file name in bytes, on every relevant file system.
  private static let longestName = 255

  /// The most attempts at an operation that another run may block.
  private static let mostTries = 100

  /// Removes every unfinished file, and ends the process.
  ///
  /// It waits for files that are getting their places, and no new file is begun.
  package static func removeAll(_ end: () -> Never) -> Never {
    placing.withLock { _ in
      open.withLock { paths in
        for path in paths { System.removeFile(path) }
        end()
      }
    }
  }

  /// Puts files in their places, while interrupts wait.
  static func whilePlacing(_ body: () throws(FileError) -> Void) throws(FileError) {
    try placing.withLock { _ throws(FileError) in try body() }
  }

  /// Creates a file beside a target and locks it. Before the first file in a folder, leftovers
  /// there are removed. Errors name the path as it was given.
  static func create(
    beside target: String, of asked: String? = nil
  ) throws(FileError) -> (path: String, descriptor: Int32) {
    removeLeftovers(in: Path.folder(of: target))
    for _ in 0..<mostTries {
      let made = try open.withLock {
        paths throws(FileError) -> (path: String, descriptor: Int32)? in
        let path = name(for: target)
        let descriptor = System.createFile(path)
        guard descriptor >= 0 else {
          if errno == EEXIST { return nil }
          throw .last(path: asked ?? target, target: target)
        }
        guard lock(descriptor) else {
          close(descriptor)
          return nil
        }
        paths.append(path)
        return (path, descriptor)
      }
      if let made { return made }
    }
    errno = EEXIST
    throw .last(path: asked ?? target, target: target)
  }

  /// Gives the file at a path a second name beside it, to restore it later.
  ///
  /// Returns nil if the file system or the owner does not allow it, or if others are always faster.
  static func setAside(_ target: String) throws(FileError) -> (path: String, descriptor: Int32)? {
    for _ in 0..<mostTries {
      let path = name(for: target)
      guard System.linkFile(target, to: path) == 0 else {
        switch errno {
        case EEXIST: continue
        // Another run replaced the file between the check and the link, so the new one is set
        // aside.
        case ENOENT:
          if Path.kind(of: target) != .nothing { continue }
          return nil
        case EPERM, ENOTSUP, EOPNOTSUPP, EMLINK, ENOSYS, EXDEV: return nil
        default: throw .last(path: target)
        }
      }
      open.withLock { $0.append(path) }
      let descriptor = System.openFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
      return (path, descriptor)
    }
    return nil
  }

  /// Forgets a file that is in its place or gone.
  static func forget(_ path: String) {
    open.withLock { paths in
      if let index = paths.lastIndex(of: path) { paths.remove(at: index) }
    }
  }
}

extension TemporaryFiles {
  /// Locks a new file; returns false if another program has already removed it as a leftover. A
  /// file system without locks has no such programs.
  private static func lock(_ descriptor: Int32) -> Bool {
    var info = stat()
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 { return errno != EWOULDBLOCK }
    return unsafe fstat(descriptor, &info) == 0 && info.st_nlink > 0
  }

  /// A name beside a target, shortened and completed with a hash if it would be too long.
  private static func name(for path: String) -> String {
    var generator = SystemRandomNumberGenerator()
    // Each of the twelve letters takes five bits of a random number.
    let numbers = (0..<(letterCount + 11) / 12).map { _ in generator.next() }
    let random = (0..<letterCount).map { place -> UInt8 in
      let bits = numbers[place / 12] >> UInt64(5 * (place % 12))
      return letters[Int(bits & 31)]
    }
    let end = mark + String(decoding: random, as: UTF8.self)
    var name = Path.name(of: path)
    let size = Path.bytes(of: name).count - 1
    if size <= longestName, 1 + size + end.utf8.count > longestName {
      let hash = SHA256(Array(name.utf8))
      while name.utf8.count + end.utf8.count > longestName - 20 { name.removeLast() }
      name += "~" + hash.finalized().prefix(8).hexadecimal
    }
    return Path.join(Path.folder(of: path), ".\(name)\(end)")
  }

  /// Removes the files in a folder that no process writes any more. Each folder is searched once
  /// per run.
  private static func removeLeftovers(in folder: String) {
    let place = Path.resolve(folder, in: Surroundings.current.folder ?? ".")
    guard (sweptFolders.withLock { $0.insert(place).inserted }) else { return }
    for name in Path.names(in: folder) where isTemporary(name) {
      removeLeftover(Path.join(folder, name))
    }
  }

  private static func isTemporary(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return bytes.first == UInt8(ascii: ".")
      && bytes.suffix(letterCount).allSatisfy(letters.contains)
      && bytes.dropLast(letterCount).suffix(mark.utf8.count).elementsEqual(mark.utf8)
  }

  private static func removeLeftover(_ path: String) {
    let descriptor = System.openFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG,
      flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      // Its writer may have put it in place between the two calls.
      System.isFile(descriptor, at: path)
    else { return }
    System.removeFile(path)
  }
}
