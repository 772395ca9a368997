internal import Synchronization
internal import TerrariumFiles

/// A text that is made at its first use, because the text of millions of cells takes longer than
/// reading them.
package final class DeferredText: Sendable {
  private let make: @Sendable () -> String
  private let made = Mutex<String?>(nil)
  /// The key for sharing it; nil if it belongs to one film.
  private let key: String?
  /// The size of the shared file in bytes; otherwise 0.
  package let size: Int

  /// The file with the whole text, if there is one.
  private let source: HashedFile?

  /// The longest text in bytes that recipes contain in place of such a file.
  package static let longest = 1 << 16

  private static let shared = Mutex<[String: Weak]>([:])

  // Read with `map` instead of `?.`: without optimisation Swift 6.3 would copy the weak reference
  // of a missing entry.
  private struct Weak: Sendable {
    weak let text: DeferredText?
    let identity: ObjectIdentifier
  }

  /// Creates a text from its function, and the file that has it.
  package convenience init(
    of source: HashedFile? = nil, _ make: @escaping @Sendable () -> String
  ) {
    self.init(key: nil, size: 0, source, make)
  }

  private init(
    key: String?, size: Int, _ source: HashedFile?, _ make: @escaping @Sendable () -> String
  ) {
    self.make = make
    self.key = key
    self.size = size
    self.source = source
  }

  deinit {
    guard let key else { return }
    let identity = ObjectIdentifier(self)
    Self.shared.withLock { if $0[key].map(\.identity) == identity { $0[key] = nil } }
  }

  /// The text made from a file's bytes in a named way, shared by all films that read the same
  /// bytes.
  package static func shared(
    _ bytes: [UInt8], _ way: String, _ make: @escaping @Sendable () -> String
  ) -> DeferredText {
    let key = way + FileHash.of(bytes)
    return shared.withLock { shared in
      if let known = shared[key].flatMap(\.text) { return known }
      let text = DeferredText(key: key, size: bytes.count, nil, make)
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

  /// The text in a recipe, with the name of its file if given; for a long text of a file, its name
  /// and hash.
  package func node(ofFile name: String?) -> Node {
    let text = text
    if text.utf8.count > Self.longest, let source {
      return Node(HashedFile(name: name ?? source.name, sha256: source.sha256) ?? source)
    }
    return name.map { Node(text: text, ofFile: $0) } ?? Node(made: text)
  }

  /// The text, without keeping it in memory.
  private var passing: String { made.withLock { $0 } ?? make() }
}

extension DeferredText: Hashable {
  /// Compares texts, without keeping them in memory.
  package static func == (one: DeferredText, other: DeferredText) -> Bool {
    one === other || one.passing == other.passing
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
