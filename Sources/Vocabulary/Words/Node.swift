/// A value as a person wrote it, with the place it came from. It may be wrong.
package struct Node: Hashable, Sendable {
  /// The content of a value.
  package indirect enum Content: Hashable, Sendable {
    case scalar(String)
    case list([Node])
    case map([Pair])
  }

  /// A key and its value.
  package struct Pair: Hashable, Sendable {
    package let key: String
    package let keyPlace: Place
    package let value: Node

    /// A pair; one that the program makes has no place.
    package init(key: String, keyPlace: Place = .word(""), value: Node) {
      self.key = key
      self.keyPlace = keyPlace
      self.value = value
    }
  }

  package let content: Content
  package let place: Place

  package init(_ content: Content, at place: Place) {
    self.content = content
    self.place = place
  }

  /// A word or number.
  package init(_ text: String, at place: Place) {
    self.init(.scalar(text), at: place)
  }

  /// A value without a place, made by the program.
  package init(_ content: Content) {
    self.init(content, at: .word(""))
  }

  /// A word without a place, made by the program.
  package init(made text: String) {
    self.init(.scalar(text))
  }

  /// A list of whole numbers without a place, made by the program.
  package init(made numbers: [Int]) {
    self.init(.list(numbers.map { Node(made: String($0)) }))
  }

  /// A list of numbers without a place, made by the program.
  package init(made numbers: [Double]) {
    self.init(.list(numbers.map { Node(made: $0.written) }))
  }

  /// The value as one line of text, as a message quotes it.
  package var text: String {
    switch content {
    case .scalar(let text): text
    case .list(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
    case .map(let pairs):
      "{" + pairs.map { "\($0.key): \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }

  /// The value's text as a message quotes it: not more of it than a line has room for.
  package var excerpt: String {
    let limit = 60
    let text = shortText(limit)
    return text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  /// The value of a key; nil if it has none, or is no mapping.
  package subscript(key: String) -> Node? {
    guard case .map(let pairs) = content else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  /// The text of a word or number; nil for a list or a mapping.
  package var word: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  /// The only value of a list, in lists of lists too; else the value itself.
  package var unwrapped: Node {
    if case .list(let items) = content, items.count == 1 { items[0].unwrapped } else { self }
  }

  /// True if nothing was written.
  package var isEmpty: Bool { content == .scalar("") }

  /// A beginning of the text, at least as long as the limit if there is so much.
  private func shortText(_ limit: Int) -> String {
    switch content {
    case .scalar(let text): return String(text.prefix(limit + 1))
    case .list(let items):
      let parts = items.prefix(limit).map { $0.shortText(limit) }
      return "[" + parts.joined(separator: ", ") + "]"
    case .map(let pairs):
      let parts = pairs.prefix(limit).map {
        "\($0.key.prefix(limit)): \($0.value.shortText(limit))"
      }
      return "{" + parts.joined(separator: ", ") + "}"
    }
  }
}
