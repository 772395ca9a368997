/// A text in a picture, with placeholders for values that change from frame to frame.
package struct PictureText: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case words(String)
    case tick
    /// A number of the census, by its index.
    case count(Int)
    /// The value of a setting that only a finished plan knows, by its name.
    case late(String)
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
      case .late: ""
      case .count(let place): census.indices.contains(place) ? String(census[place]) : ""
      }
    }.joined()
  }

  /// True if it names a setting whose value is not filled in.
  package var isUnfilled: Bool { parts.contains { if case .late = $0 { true } else { false } } }

  /// The text with the values of settings filled in.
  package func filling(_ values: [String: String]) -> PictureText {
    PictureText(
      parts.map { part in
        guard case .late(let name) = part, let value = values[name] else { return part }
        return .words(value)
      })
  }
}
