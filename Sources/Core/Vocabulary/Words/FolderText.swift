/// The texts of a folder's files in sequence, each below a line with its name, which replace the
/// folder in recipes.
package struct FolderText {
  private static let head = "@FILE "
  private static let sign = UInt8(ascii: "@")
  private static let newline = UInt8(ascii: "\n")

  private let text: String
  private let lines: [Substring.UTF8View]

  /// Parses the files of a text; nil for the path of a folder.
  package init?(_ text: String) {
    guard Self.isOne(text) else { return nil }
    self.text = text
    lines = text[...].utf8.split(separator: Self.newline, omittingEmptySubsequences: false)
  }

  /// True if a text contains files, instead of a path.
  package static func isOne(_ text: String) -> Bool {
    text.hasPrefix(head) && text.utf8.contains(newline)
  }

  /// The text of the file of a name.
  package subscript(name: String) -> String? {
    let head = Self.head + name
    guard let start = lines.firstIndex(where: { $0.elementsEqual(head.utf8) }) else { return nil }
    let file = lines[(start + 1)...].prefix { !$0.starts(with: Self.head.utf8) }
    guard file.contains(where: Self.isLikeHead) else {
      guard let first = file.first, let last = file.last else { return "" }
      return String(text[first.startIndex..<last.endIndex])
    }
    return file.map { Substring(Self.isLikeHead($0) ? $0.dropFirst() : $0) }.joined(separator: "\n")
  }

  /// The files of which it has only the hash, by their names with an ending.
  package func hashedFiles(ending: String) -> [HashedFile] {
    zip(lines, lines.dropFirst()).compactMap { head, line in
      guard head.starts(with: Self.head.utf8) else { return nil }
      let name = String(Substring(head.dropFirst(Self.head.utf8.count)))
      return HashedFile(name: name + ending, word: String(Substring(line)))
    }
  }

  /// The text of some files by name. A content line that looks like a name gets an extra sign.
  package static func text(of files: [String: String]) -> String {
    files.sorted { $0.key < $1.key }.map { name, text in
      // Lines may end with any system's newline, as for readers of such files.
      let lines = text.split(omittingEmptySubsequences: false) {
        $0 == "\n" || $0 == "\r\n" || $0 == "\r"
      }
      return ([head + name] + lines.map { isLikeHead($0.utf8) ? "@\($0)" : String($0) })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// True for a line with a name after any number of signs.
  private static func isLikeHead(_ line: Substring.UTF8View) -> Bool {
    line.first == sign && line.drop { $0 == sign }.starts(with: head.utf8.dropFirst())
  }
}
