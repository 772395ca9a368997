/// A text in a picture, with placeholders for values that change from frame to frame.
package struct PictureText: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case words(String)
    case tick
    /// A number of the census, by its index.
    case count(Int)
  }

  package let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }

  /// Creates a text that is the same in all frames.
  package init(_ words: String) { parts = words.isEmpty ? [] : [.words(words)] }

  /// True if it is the same in all frames.
  package var isFixed: Bool { parts.allSatisfy { if case .words = $0 { true } else { false } } }

  /// Its words if they are the same in all frames.
  package var fixedWords: String? { isFixed ? words(tick: 0, census: []) : nil }

  /// Its words at a tick.
  package func words(tick: Int, census: [UInt128]) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .tick: String(tick)
      case .count(let place): census.indices.contains(place) ? String(census[place]) : ""
      }
    }.joined()
  }
}
