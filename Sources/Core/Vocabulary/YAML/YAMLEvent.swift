/// A piece of a YAML stream: its kind, and its beginning and end.
package struct YAMLEvent {
  /// The kind of an event.
  package enum Kind {
    case documentStart
    /// A word, a number or a text; plain without quotation marks or a block sign.
    case scalar(String, isPlain: Bool)
    case listStart
    case listEnd
    case mapStart
    case mapEnd
    case alias(String)
    /// Starts and ends without content.
    case other
  }

  /// A place in the text: line and column from 1, counted in characters.
  package struct Mark: Hashable {
    package let line: Int
    package let column: Int
  }

  package let kind: Kind
  package let start: Mark
  package let end: Mark
  /// The anchor for repeating the value by an alias: `&name`.
  let anchor: String?
  /// The type written before the value: `!!str`.
  package let tag: String?
}
