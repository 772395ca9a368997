/// The name, author and comments of a figure, which are passed on to the files that are written.
package struct PatternNotes: Hashable, Sendable {
  package var name: String?
  package var author: String?
  package var comments: [String] = []

  /// No notes.
  package init() {}

  /// The same without the words of a script.
  package var withoutScript: PatternNotes {
    var notes = self
    notes.name = name.flatMap { ViewerScript.stripped([$0]).first }
    notes.author = author.flatMap { ViewerScript.stripped([$0]).first }
    notes.comments = ViewerScript.stripped(comments)
    return notes
  }

  /// The comments of an RLE or macrocell file, with their letters.
  package var lines: [String] {
    let heads = [name.map { "N \($0)" }, author.map { "O \($0)" }].compactMap { $0 }
    return heads + comments.map { "C \($0)" }
  }

  /// The comments of a plaintext file after its name; a blank keeps one from being read as a fact.
  package var plainLines: [String] {
    let facts = ["name:", "author:", "generation:"]
    return (author.map { ["Author: \($0)"] } ?? [])
      + comments.map { facts.contains(where: $0.lowercased().hasPrefix) ? " \($0)" : $0 }
  }
}
