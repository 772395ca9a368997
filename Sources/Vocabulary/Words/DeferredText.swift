internal import Files
internal import Synchronization

/// A text that is made at its first use: the text of millions of cells takes longer than reading
/// them.
package final class DeferredText: Sendable {
  private let make: @Sendable () -> String
  private let made = Mutex<String?>(nil)
  /// The key under which it is shared; nil if it belongs to one film.
  private let key: String?
  /// The number of bytes of the file that is shared; else 0.
  package let size: Int

  private static let shared = Mutex<[String: Weak]>([:])

  private struct Weak: Sendable {
    weak let text: DeferredText?
    let identity: ObjectIdentifier
  }

  /// A text that is made so.
  package convenience init(_ make: @escaping @Sendable () -> String) {
    self.init(key: nil, size: 0, make)
  }

  private init(key: String?, size: Int, _ make: @escaping @Sendable () -> String) {
    (self.make, self.key, self.size) = (make, key, size)
  }

  deinit {
    guard let key else { return }
    let identity = ObjectIdentifier(self)
    Self.shared.withLock { if $0[key]?.identity == identity { $0[key] = nil } }
  }

  /// The text that is made of a file's bytes, in a way that the caller names: the same object for
  /// all films that read the same bytes.
  package static func shared(
    _ bytes: [UInt8], _ way: String, _ make: @escaping @Sendable () -> String
  ) -> DeferredText {
    let key = way + FileHash.of(bytes)
    return shared.withLock { shared in
      if let known = shared[key]?.text { return known }
      let text = DeferredText(key: key, size: bytes.count, make)
      shared[key] = Weak(text: text, identity: ObjectIdentifier(text))
      return text
    }
  }

  package var text: String {
    made.withLock { made in
      if let made { return made }
      let text = make()
      made = text
      return text
    }
  }

  /// The text, which is not kept.
  private var passing: String { made.withLock { $0 } ?? make() }
}

extension DeferredText: Hashable {
  /// Compares texts, without keeping them.
  package static func == (one: DeferredText, other: DeferredText) -> Bool {
    one === other || one.passing == other.passing
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
