/// A piece of a YAML stream: what it is, and from where to where it goes.
struct YAMLEvent {
  /// What a piece is.
  enum Kind {
    case documentStart
    case scalar(String)
    case listStart
    case listEnd
    case mapStart
    case mapEnd
    case alias(String)
    /// Starts and ends that say nothing.
    case other
  }

  /// A place in the text: line and column from 1, counted in characters.
  struct Mark: Hashable {
    let line: Int
    let column: Int
  }

  let kind: Kind
  let start: Mark
  let end: Mark
  /// The name by which the value could be meant again: `&name`.
  let anchor: String?
  /// The type that was written before the value: `!!str`.
  let tag: String?
}
