internal import TerrariumLibC

/// Waits until one of some files is written, created or removed.
///
/// It watches the folders instead of the files, because editors write a new file and rename it.
package final class FileWatch {
  private let descriptor: Int32
  private var watched: [Int32: (folder: String, names: Set<String>)] = [:]

  /// The quiet time to wait for after a change, as editors write in several steps, and its limit.
  private static let pause = Duration.milliseconds(100)
  private static let longestPause = Duration.seconds(2)

  /// Starts watching files; nil if the system does not support it.
  package init?(_ paths: [String]) {
    #if canImport(Darwin)
      descriptor = -1
      return nil
    #else
      descriptor = inotify_init1(Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let events = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
      var (rest, known) = (paths, Set([".", "/"]))
      while let path = rest.popLast() {
        guard known.insert(path).inserted else { continue }
        let folder = Path.folder(of: path)
        let watch = unsafe inotify_add_watch(descriptor, Path.located(folder), events)
        if watch >= 0 {
          watched[watch, default: (folder, [])].names.insert(Path.name(of: path))
        }
        // Folders may also be created and removed, and links are written at their targets.
        rest.append(folder)
        if let target = Path.link(at: path) { rest.append(Path.resolve(target, in: folder)) }
      }
    #endif
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Waits for the next change, or if one has begun, for its end; returns false if waiting is
  /// impossible.
  package func wait(isDue: Bool = false) -> Bool {
    guard !watched.isEmpty else { return false }
    while !isDue {
      guard poll(until: nil) else { return false }
      if readEvents() { break }
    }
    // Only changes of watched files extend the wait, as others may write beside them all the time.
    let limit = ContinuousClock.now + Self.longestPause
    var end = ContinuousClock.now + Self.pause
    while ContinuousClock.now < end, poll(until: end) {
      if readEvents() { end = min(limit, ContinuousClock.now + Self.pause) }
    }
    return true
  }

  /// Waits for events until some time, or for ever; returns true if there are any.
  private func poll(until end: ContinuousClock.Instant?) -> Bool {
    var events = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let rest = end.map { Int32(max(0, ($0 - .now) / .milliseconds(1))) + 1 }
      let count = unsafe TerrariumLibC.poll(&events, 1, rest ?? -1)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// Reads the pending events; returns true if one concerns a watched file.
  private func readEvents() -> Bool {
    #if canImport(Darwin)
      return false
    #else
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe read(descriptor, &bytes, bytes.count)
      var (at, isMeant) = (0, false)
      let head = MemoryLayout<inotify_event>.size
      while at + head <= count {
        let watch = Int32(bitPattern: Self.word(bytes[at...]))
        let length = Int(Self.word(bytes[(at + 12)...]))
        let bytesOfName = bytes[(at + head)..<min(bytes.count, at + head + length)]
        let name = Path.text(of: bytesOfName.prefix { $0 != 0 })
        let isNew = Self.word(bytes[(at + 4)...]) & UInt32(IN_CREATE) != 0
        // If there were too many events, some are lost, and this one has no folder.
        if watch < 0 {
          isMeant = true
        } else if let (folder, names) = watched[watch], names.contains(name) {
          // An empty new file will be written soon, which is another event.
          isMeant = isMeant || !isNew || !Self.isEmpty(Path.join(folder, name))
        }
        at += head + length
      }
      return isMeant
    #endif
  }

  private static func isEmpty(_ path: String) -> Bool {
    var info = stat()
    return unsafe lstat(Path.located(path), &info) == 0 && info.st_mode & S_IFMT == S_IFREG
      && info.st_size == 0
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
