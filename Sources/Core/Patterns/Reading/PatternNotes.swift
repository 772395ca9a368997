package import TerrariumBasics

/// The name, author and comments of a pattern, which are copied to the files that are written.
package struct PatternNotes: Hashable, Sendable {
  package var name: String?
  package var author: String?
  package var comments: [String] = []
  /// The file's coordinates of the cell [0, 0] of a plane that begins with it.
  package var origin = Cell(0, 0)

  /// Creates empty notes.
  package init() {}

  /// The notes without the words of a script.
  package var withoutScript: PatternNotes {
    var notes = self
    notes.name = name.flatMap { Self.stripped([$0]).first }
    notes.author = author.flatMap { Self.stripped([$0]).first }
    notes.comments = Self.stripped(comments)
    return notes
  }

  /// The comments of an RLE or macrocell file, with their letters.
  package var lines: [String] {
    let heads = [name.map { "N \($0)" }, author.map { "O \($0)" }].compactMap { $0 }
    return heads + comments.map { "C \($0)" }
  }

  /// The comments of a plaintext file after its name; a space keeps one from being read as a fact.
  package var plainLines: [String] {
    let facts = ["name:", "author:", "generation:"]
    return (author.map { ["Author: \($0)"] } ?? [])
      + comments.map { facts.contains(where: $0.lowercased().hasPrefix) ? " \($0)" : $0 }
  }

  /// The comments without the blocks of scripts. Lines that become empty are left out.
  private static func stripped(_ comments: [String]) -> [String] {
    var (isInBlock, isInString) = (false, false)
    return comments.compactMap { line in
      guard isInBlock || line.contains("[[") else { return line }
      var (rest, hasBlock) = ([Substring](), isInBlock)
      for word in line.split(whereSeparator: { " \t{}".contains($0) }) {
        if isInString {
          isInString = !word.hasSuffix("\"")
        } else if !isInBlock {
          isInBlock = word == "[["
          hasBlock = hasBlock || isInBlock
          if !isInBlock { rest.append(word) }
        } else if word == "]]" {
          isInBlock = false
        } else if word.hasPrefix("\"") {
          isInString = word.count > 1 && !word.hasSuffix("\"")
        }
      }
      guard hasBlock else { return line }
      return rest.isEmpty ? nil : rest.joined(separator: " ")
    }
  }
}
