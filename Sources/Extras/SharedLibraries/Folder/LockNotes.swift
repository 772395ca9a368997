internal import Synchronization
internal import TerrariumFiles
internal import TerrariumLibC
internal import TerrariumLibraries

/// The locks that this program holds at a remote, recorded next to the library. The next program
/// can release the locks of one that was killed, and need not wait until they expire.
final class LockNotes: Sendable {
  /// A recorded lock.
  struct Lock: Hashable, Sendable {
    let file: String
    /// The token of a server's lock; nil for a folder that serves as a lock.
    let token: String?
    /// The time at which it was recorded, in seconds since 1970.
    private(set) var seconds = Int(time(nil))

    fileprivate var line: String { "\(seconds) \(token ?? "-") \(file)\n" }

    fileprivate init?(line: Substring) {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let seconds = Int(words[0]) else { return nil }
      (self.seconds, file) = (seconds, String(words[2]))
      token = words[1] == "-" ? nil : String(words[1])
    }

    init(file: String, token: String?) { (self.file, self.token) = (file, token) }
  }

  private struct State {
    var file: OwnedFile?
    var locks: Set<Lock> = []
    var hasLooked = false
  }

  private let shelf: Shelf
  private let mark: String
  private let state = Mutex(State())

  init(of shelf: Shelf, with remote: Remote) {
    self.shelf = shelf
    mark = ".locks-\(remote.name)-"
  }

  func note(_ lock: Lock) { change { $0.insert(lock) } }

  func forget(_ lock: Lock) { change { $0.remove(lock) } }

  /// Returns the locks of programs that have ended; empty on later calls.
  func takeLeftovers() -> [Lock] {
    guard state.withLock({ !$0.hasLooked }) else { return [] }
    state.withLock { $0.hasLooked = true }
    return Path.names(in: shelf.folder).filter { $0.hasPrefix(mark) }
      .compactMap { OwnedFile.take(shelf.path(of: $0)) }
      .flatMap { $0.split(separator: "\n").compactMap(Lock.init) }
  }

  private func change(_ body: (inout Set<Lock>) -> Void) {
    state.withLock { state in
      body(&state.locks)
      guard !state.locks.isEmpty else {
        state.file?.remove()
        return state.file = nil
      }
      let random = UInt64.random(in: 0...(.max))
      state.file = state.file ?? OwnedFile(creating: shelf.path(of: "\(mark)\(random)"))
      state.file?.write(state.locks.map(\.line).joined())
    }
  }
}
