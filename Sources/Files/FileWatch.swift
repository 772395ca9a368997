internal import LibC

/// Waits until one of some files is written, comes or goes.
///
/// The folders are watched and not the files: editors write a new file and give it the old one's
/// name.
package final class FileWatch {
  private let descriptor: Int32
  private var names: [Int32: Set<String>] = [:]

  /// The quiet time after a change, in milliseconds: editors write in several steps.
  private static let pause: Int32 = 100

  /// Starts watching files; nil if the system does not support it.
  package init?(_ paths: [String]) {
    #if canImport(Glibc)
      descriptor = inotify_init1(Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM)
      for (folder, paths) in Dictionary(grouping: paths, by: Path.folder) {
        let watch = unsafe inotify_add_watch(descriptor, Path.bytes(of: folder), events)
        if watch >= 0 { names[watch, default: []].formUnion(paths.map(Path.name)) }
      }
    #else
      descriptor = -1
      return nil
    #endif
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Waits for the next change, or only for its end if it has begun; false if there cannot be one.
  package func wait(isDue: Bool = false) -> Bool {
    guard !names.isEmpty else { return false }
    while true {
      guard isDue || poll(forever: true) else { return false }
      guard isDue || readEvents() else { continue }
      while poll(forever: false) { _ = readEvents() }
      return true
    }
  }

  private func poll(forever: Bool) -> Bool {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = unsafe LibC.poll(&watched, 1, forever ? -1 : Self.pause)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// Reads the pending events; true if one of them is about a watched file.
  private func readEvents() -> Bool {
    #if canImport(Glibc)
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe read(descriptor, &bytes, bytes.count)
      var (at, isMeant) = (0, false)
      let head = MemoryLayout<inotify_event>.size
      while at + head <= count {
        let watch = Int32(bitPattern: Self.word(bytes[at...]))
        let length = Int(Self.word(bytes[(at + 12)...]))
        let name = bytes[(at + head)..<min(bytes.count, at + head + length)].prefix { $0 != 0 }
        if names[watch]?.contains(Path.text(of: name)) ?? false { isMeant = true }
        at += head + length
      }
      return isMeant
    #else
      return false
    #endif
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
