/// A file by its name and the hash of its bytes, which replaces a long text in a recipe.
package struct HashedFile: Hashable, Sendable {
  package let name: String
  /// The SHA-256 of the file, as 64 hexadecimal digits.
  package let sha256: String

  private static let head = "sha256:"

  /// Creates a file of a name; nil if the hash is invalid.
  package init?(name: String, sha256: String) {
    let digits = sha256.lowercased()
    guard digits.utf8.count == 64, digits.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
    else { return nil }
    (self.name, self.sha256) = (name, digits)
  }

  /// Creates a file of a name from the word for its hash; nil for any other word.
  package init?(name: String, word: String) {
    guard word.hasPrefix(Self.head) else { return nil }
    self.init(name: name, sha256: String(word.dropFirst(Self.head.count)))
  }

  /// The word that replaces it where the value is a text.
  package var word: String { Self.head + sha256 }

  /// True if a text is the word for the hash of a file.
  package static func isWord(_ text: String) -> Bool { HashedFile(name: "", word: text) != nil }
}
