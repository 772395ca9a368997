package import Playback
internal import Synchronization

extension Catalogue {
  private static let source = Mutex<(@Sendable () -> Catalogue)?>(nil)

  /// The worlds that the program offers.
  static var offered: Catalogue {
    guard let source = source.withLock({ $0 }) else { preconditionFailure("no worlds are offered") }
    return source()
  }

  /// Sets what the program offers. Whoever starts it calls this first, so that it can be compiled beside
  /// the worlds; they are made when they are first needed.
  package static func offer(_ worlds: @autoclosure @escaping @Sendable () -> Catalogue) {
    source.withLock { $0 = worlds }
  }
}
