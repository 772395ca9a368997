internal import Synchronization

/// A text that is made at its first use: the text of millions of cells takes longer than reading
/// them.
package final class LaterText: Sendable {
  private let make: @Sendable () -> String
  private let made = Mutex<String?>(nil)

  /// A text that is made so.
  package init(_ make: @escaping @Sendable () -> String) { self.make = make }

  package var text: String {
    made.withLock { made in
      if let made { return made }
      let text = make()
      made = text
      return text
    }
  }
}

extension LaterText: Hashable {
  package static func == (one: LaterText, other: LaterText) -> Bool { one.text == other.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
