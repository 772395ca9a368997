internal import TerrariumBasics

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

    /// A pair of words that the program makes.
    package init(_ key: String, made text: String) { self.init(key: key, value: Node(made: text)) }
  }

  package let content: Content
  package let place: Place
  /// The name of the file whose text it is, or a path as it was written before values took the place
  /// of names in braces; nil for what is neither.
  package private(set) var file: String?

  package init(_ content: Content, at place: Place) {
    self.content = content
    self.place = place
  }

  /// A word or number.
  package init(_ text: String, at place: Place) { self.init(.scalar(text), at: place) }

  /// A value without a place, made by the program.
  package init(_ content: Content) { self.init(content, at: .word("")) }

  /// A word without a place, made by the program.
  package init(made text: String) { self.init(.scalar(text)) }

  /// A list of whole numbers without a place, made by the program.
  package init(made numbers: [Int]) { self.init(.list(numbers.map { Node(made: String($0)) })) }

  /// A list of numbers without a place, made by the program.
  package init(made numbers: [Double]) { self.init(.list(numbers.map { Node(made: $0.written) })) }

  /// The value as one line of text, as a message quotes it.
  package var text: String { text(.max) }

  /// The value's text as a message quotes it: not more of it than a line has room for.
  package var excerpt: String {
    text(60).shortened()
  }

  /// The value of a key; nil if it has none, or is no mapping.
  package subscript(key: String) -> Node? {
    guard case .map(let pairs) = content else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  /// The text of a word or number; nil for a list or a mapping.
  package var word: String? { if case .scalar(let text) = content { text } else { nil } }

  /// The values of a list; else the value itself.
  package var items: [Node] { if case .list(let items) = content { items } else { [self] } }

  /// The only value of a list, in lists of lists too; else the value itself.
  package var unwrapped: Node {
    if case .list(let items) = content, items.count == 1 { items[0].unwrapped } else { self }
  }

  /// True if nothing was written.
  package var isEmpty: Bool { content == .scalar("") }

  /// A beginning of the text, at least as long as the limit if there is so much.
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
  /// The keys under which recipes have the name and the text of a file.
  private static let keysOfFile = ["file", "text"]

  /// The keys under which recipes have the name and the hash of a file whose text is too long.
  private static let keysOfLongFile = ["file", "sha256"]

  /// The text of a file with its name.
  package init(text: String, ofFile name: String) {
    self.init(made: text)
    file = name
  }

  /// A file by its name and its hash.
  package init(_ file: HashedFile) { self.init(text: file.word, ofFile: file.name) }

  /// The file that the value gives by its name and its hash, if it does.
  package var hashedFile: HashedFile? {
    file.flatMap { name in word.flatMap { HashedFile(name: name, word: $0) } }
  }

  /// The same path, which knows how it was written where names in braces were in it.
  package func filling(_ template: Node) -> Node {
    guard let path = word, let written = template.word, path != written else { return self }
    var node = self
    node.file = written
    return node
  }

  /// The text of a file, if it is written with its name: `{file: dot.rle, text: o!}`, or the hash in
  /// the place of the text: `{file: big.rle, sha256: 9f86…}`; any other value as it is.
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

  /// The text or the hash of a file as it is written with its name; any other value as it is.
  package var writingFile: Node {
    guard let file else { return self }
    let parts =
      hashedFile.map { zip(Self.keysOfLongFile, [file, $0.sha256]) }
      ?? zip(Self.keysOfFile, [file, text])
    return Node(.map(parts.map { Pair(key: $0, value: Node(made: $1)) }))
  }
}
