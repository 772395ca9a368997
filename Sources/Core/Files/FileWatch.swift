internal import TerrariumLibC

/// Waits until one of some files is written, comes or goes.
///
/// The folders are watched and not the files: editors write a new file and give it the old one's
/// name.
package final class FileWatch {
  private let descriptor: Int32
  private var watched: [Int32: (folder: String, names: Set<String>)] = [:]

  /// The quiet time after a change, as editors write in several steps, and the longest wait for it.
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
        let watch = unsafe inotify_add_watch(descriptor, Path.bytes(of: folder), events)
        if watch >= 0 {
          watched[watch, default: (folder, [])].names.insert(Path.name(of: path))
        }
        // Folders come and go as well, and links are written where they lead.
        rest.append(folder)
        if let target = Path.link(at: path) { rest.append(Path.resolve(target, in: folder)) }
      }
    #endif
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Waits for the next change, or only for its end if it has begun; false if there cannot be one.
  package func wait(isDue: Bool = false) -> Bool {
    guard !watched.isEmpty else { return false }
    while !isDue {
      guard poll(until: nil) else { return false }
      if readEvents() { break }
    }
    // Only a change of what is watched puts the end off: others may write beside it all the time.
    let limit = ContinuousClock.now + Self.longestPause
    var end = ContinuousClock.now + Self.pause
    while ContinuousClock.now < end, poll(until: end) {
      if readEvents() { end = min(limit, ContinuousClock.now + Self.pause) }
    }
    return true
  }

  /// Waits for events, for ever or until some time; true if there are any.
  private func poll(until end: ContinuousClock.Instant?) -> Bool {
    var events = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let rest = end.map { Int32(max(0, ($0 - .now) / .milliseconds(1))) + 1 }
      let count = unsafe TerrariumLibC.poll(&events, 1, rest ?? -1)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// Reads the pending events; true if one of them is about a watched file.
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
        // Where there were too many events, some are lost, and none has a folder.
        if watch < 0 {
          isMeant = true
        } else if let (folder, names) = watched[watch], names.contains(name) {
          // A new file with nothing in it is yet to be written, and that is another event.
          isMeant = isMeant || !isNew || !Self.isEmpty(Path.join(folder, name))
        }
        at += head + length
      }
      return isMeant
    #endif
  }

  private static func isEmpty(_ path: String) -> Bool {
    var info = stat()
    return unsafe lstat(Path.bytes(of: path), &info) == 0 && info.st_mode & S_IFMT == S_IFREG
      && info.st_size == 0
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
