/// Writes JSON incrementally: one line of a table at a time, or a whole document.
///
///     var json = JSONWriter()
///     json.object {
///       $0.field("tick", 3)
///       $0.field("event", "born")
///     }
///     json.endLine()  // {"tick":3,"event":"born"}
package struct JSONWriter: Hashable, Sendable {
  /// The layout.
  package enum Style: Hashable, Sendable {
    /// No spaces.
    case compact
    /// A space after each comma and colon.
    case spaced
  }

  package private(set) var text = TextBytes()
  private let style: Style
  /// True if the next value needs a comma before it.
  private var hasBefore = false

  package init(_ style: Style = .compact) { self.style = style }

  /// The bytes written so far.
  package var bytes: [UInt8] { text.bytes }

  /// Reserves room for a number of further bytes.
  package mutating func reserve(_ count: Int) { text.reserve(count) }

  /// Writes an object; `body` writes its fields.
  package mutating func object<E: Error>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
    separate()
    text.add(UInt8(ascii: "{"))
    hasBefore = false
    try body(&self)
    text.add(UInt8(ascii: "}"))
    hasBefore = true
  }

  /// Writes a list; `body` writes its values.
  package mutating func list<E: Error>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
    separate()
    text.add(UInt8(ascii: "["))
    hasBefore = false
    try body(&self)
    text.add(UInt8(ascii: "]"))
    hasBefore = true
  }

  /// Writes the name of the next field.
  package mutating func key(_ name: StaticString) {
    separate()
    text.add(UInt8(ascii: "\""))
    text.add(name)
    text.add(UInt8(ascii: "\""))
    endKey()
  }

  /// Writes the name of the next field.
  package mutating func key(_ name: String) {
    separate()
    text.add(JSON.quoted(name))
    endKey()
  }

  private mutating func endKey() {
    text.add(UInt8(ascii: ":"))
    if style == .spaced { text.add(UInt8(ascii: " ")) }
    hasBefore = false
  }

  /// Writes a number.
  package mutating func value(_ number: Int) {
    separate()
    text.add(number)
    hasBefore = true
  }

  /// Writes a text.
  package mutating func value(_ words: String) { value(bare: JSON.quoted(words)) }

  /// Writes a word that needs no escapes.
  package mutating func value(word: StaticString) {
    separate()
    text.add(UInt8(ascii: "\""))
    text.add(word)
    text.add(UInt8(ascii: "\""))
    hasBefore = true
  }

  /// Writes a token as it is: a number as text, `true`, `false` or `null`.
  mutating func value(bare token: String) {
    separate()
    text.add(token)
    hasBefore = true
  }

  /// Writes a complete value.
  package mutating func value(_ json: JSON) {
    switch json {
    case .text(let words): value(words)
    case .number(let number): value(bare: number)
    case .truth(let isTrue): value(bare: isTrue ? "true" : "false")
    case .null: value(bare: "null")
    case .list(let items): list { writer in for item in items { writer.value(item) } }
    case .object(let fields):
      object { writer in
        for field in fields {
          writer.key(field.name)
          writer.value(field.value)
        }
      }
    }
  }

  /// Writes a field with a number.
  package mutating func field(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  /// Writes a field with a text.
  package mutating func field(_ name: StaticString, _ words: String) {
    key(name)
    value(words)
  }

  /// Ends a line; the next value starts a new document.
  package mutating func endLine() {
    text.add(UInt8(ascii: "\n"))
    hasBefore = false
  }

  private mutating func separate() {
    guard hasBefore else { return }
    text.add(UInt8(ascii: ","))
    if style == .spaced { text.add(UInt8(ascii: " ")) }
  }
}
