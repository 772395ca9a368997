internal import TerrariumBasics

/// A value as the user wrote it, with its place; it may be invalid.
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

    /// Creates a pair; one made by the program has no place.
    package init(key: String, keyPlace: Place = .word(""), value: Node) {
      self.key = key
      self.keyPlace = keyPlace
      self.value = value
    }

    /// Creates a pair of words made by the program.
    package init(_ key: String, made text: String) { self.init(key: key, value: Node(made: text)) }

    /// The pair with another value.
    package func with(_ value: Node) -> Pair { Pair(key: key, keyPlace: keyPlace, value: value) }
  }

  package let content: Content
  package let place: Place
  /// The name of the file that it is the text of, or a path as written, before names in braces were
  /// replaced; nil for anything else.
  package private(set) var file: String?

  package init(_ content: Content, at place: Place) {
    self.content = content
    self.place = place
  }

  /// Creates a word or number.
  package init(_ text: String, at place: Place) { self.init(.scalar(text), at: place) }

  /// Creates a value made by the program, without a place.
  package init(_ content: Content) { self.init(content, at: .word("")) }

  /// Creates a word made by the program, without a place.
  package init(made text: String) { self.init(.scalar(text)) }

  /// Creates a list of whole numbers made by the program, without a place.
  package init(made numbers: [Int]) { self.init(.list(numbers.map { Node(made: String($0)) })) }

  /// Creates a list of numbers made by the program, without a place.
  package init(made numbers: [Double]) { self.init(.list(numbers.map { Node(made: $0.written) })) }

  /// The value as one line of text, for quoting in messages.
  package var text: String { text(.max) }

  /// The value's text for quoting, shortened to fit a line.
  package var excerpt: String {
    text(60).shortened()
  }

  /// The value of a key; nil if there is none, or if it is not a mapping.
  package subscript(key: String) -> Node? {
    guard case .map(let pairs) = content else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  /// The text of a word or number; nil for a list or a mapping.
  package var word: String? { if case .scalar(let text) = content { text } else { nil } }

  /// The values of a list; otherwise the value itself.
  package var items: [Node] { if case .list(let items) = content { items } else { [self] } }

  /// The only value of nested lists; otherwise the value itself.
  package var unwrapped: Node {
    if case .list(let items) = content, items.count == 1 { items[0].unwrapped } else { self }
  }

  /// True if two values are equal, wherever they were written.
  package func isWritten(as other: Node) -> Bool {
    switch (content, other.content) {
    case (.scalar(let one), .scalar(let two)): one == two
    case (.list(let one), .list(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.isWritten(as: $1) }
    case (.map(let one), .map(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.key == $1.key && $0.value.isWritten(as: $1.value) }
    default: false
    }
  }

  package var isEmpty: Bool { content == .scalar("") }

  /// The word or list of words, with each word changed; mappings stay the same.
  package func mappingTexts(_ change: (String) -> String) -> Node {
    switch content {
    case .scalar(let text): Node(change(text), at: place)
    case .list(let items): Node(.list(items.map { $0.mappingTexts(change) }), at: place)
    case .map: self
    }
  }

  /// The beginning of the text, at least as long as the limit if possible.
  private func text(_ limit: Int) -> String {
    switch content {
    case .scalar(let text): return limit == .max ? text : String(text.prefix(limit + 1))
    case .list(let items):
      return "[" + items.prefix(limit).map { $0.text(limit) }.joined(separator: ", ") + "]"
    case .map(let pairs):
      let parts = pairs.prefix(limit).map { "\($0.key.prefix(limit)): \($0.value.text(limit))" }
      return "{" + parts.joined(separator: ", ") + "}"
    }
  }
}

extension Node {
  /// The keys for the name and the text of a file in recipes.
  private static let keysOfFile = ["file", "text"]

  /// The keys for the name and the hash of a file in recipes, if its text is too long.
  private static let keysOfLongFile = ["file", "sha256"]

  /// Creates the text of a file with its name.
  package init(text: String, ofFile name: String) {
    self.init(made: text)
    file = name
  }

  /// Creates a file by its name and its hash.
  package init(_ file: HashedFile) { self.init(text: file.word, ofFile: file.name) }

  /// The file given by its name and its hash, if it is one.
  package var hashedFile: HashedFile? {
    file.flatMap { name in word.flatMap { HashedFile(name: name, word: $0) } }
  }

  /// The same path, remembering how it was written with names in braces.
  package func filling(_ template: Node) -> Node {
    guard let path = word, let written = template.word, path != written else { return self }
    var node = self
    node.file = written
    return node
  }

  /// The text of a file written with its name: `{file: dot.rle, text: o!}`, or its hash: `{file:
  /// big.rle, sha256: 9f86…}`; any other value unchanged.
  package var readingFile: Node {
    guard case .map(let pairs) = content, pairs.count == 2, let name = pairs[0].value.word,
      let value = pairs[1].value.word
    else { return self }
    var node: Node
    switch pairs.map(\.key) {
    case Self.keysOfFile: node = Node(value, at: pairs[1].value.place)
    case Self.keysOfLongFile:
      guard let file = HashedFile(name: name, sha256: value) else { return self }
      node = Node(file.word, at: pairs[0].value.place)
    default: return self
    }
    node.file = name
    return node
  }

  /// The text or the hash of a file, written with its name; any other value unchanged.
  package var writingFile: Node {
    guard let file else { return self }
    let parts =
      hashedFile.map { zip(Self.keysOfLongFile, [file, $0.sha256]) }
      ?? zip(Self.keysOfFile, [file, text])
    return Node(.map(parts.map { Pair(key: $0, value: Node(made: $1)) }))
  }
}
