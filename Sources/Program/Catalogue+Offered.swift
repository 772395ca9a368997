package import Playback
internal import Synchronization

extension Catalogue {
  /// The maker of the catalogue.
  ///
  /// (A lock that held the function itself would wrap it in another at each look.)
  private struct Source: Sendable { let worlds: @Sendable () -> Catalogue }

  private static let source = Mutex<Source?>(nil)

  /// The worlds that the program offers.
  static var offered: Catalogue {
    guard let source = source.withLock({ $0 }) else { preconditionFailure("no worlds are offered") }
    return source.worlds()
  }

  /// Sets what the program offers. Whoever starts it calls this first, so that it can be compiled beside
  /// the worlds; they are made when they are first needed.
  package static func offer(_ worlds: @autoclosure @escaping @Sendable () -> Catalogue) {
    source.withLock { $0 = Source(worlds: worlds) }
  }
}
