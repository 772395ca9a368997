internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibraries
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// The list of the files in the user's library and in remotes.
struct ShelfList {
  private let call: LibraryCall

  init(_ call: LibraryCall) { self.call = call }

  /// The user's patterns, listed after the built-in ones; nil if there are none.
  func own() throws(Fault) -> (text: String, rows: [String])? {
    guard let shelf = try call.places.my.map(call.readable), !shelf.names(of: .pattern).isEmpty
    else { return nil }
    let own = Shelved(shelf, .my, in: call.catalogue)
    let heading = "Your own (\(Path.shown(shelf.folder)))".printable
    return ("\n\(heading)\n" + own.lines.map { "  \($0)" }.joined(), own.rows)
  }

  /// True if a word names a shelf: `my`, a remote, or anything after an `@`.
  func isShelf(_ word: String) -> Bool {
    word == KeptName.my || word.hasPrefix("@") || RemoteBook(call.places)[word] != nil
  }

  /// Lists patterns of the shelves named by the first words, and draws them if requested. Other
  /// words and flags choose among them.
  func list() async throws -> ExitCode {
    let shelves = Array(call.words.prefix(while: isShelf))
    let others = Array(call.words.dropFirst(shelves.count))
    let kept = try shelves.map { word in
      let name = word.hasPrefix("@") ? String(word.dropFirst()) : word
      let kept = try shelf(name, word)
      return Shelved(kept.shelf, kept.name, in: call.catalogue)
    }
    var reader = PatternsCommand.reader(call.settings)
    let choice = PatternChoice(
      words: others, from: &reader, among: kept.flatMap(\.patterns).compactMap(\.kept),
      in: call.catalogue)
    for flag in ["kind", "period", "markdown"] where call.flags.isGiven(flag) {
      reader.refuse(.needs("--\(flag)", "the built-in patterns"), for: flag)
    }
    guard reader.faults.list.isEmpty else { throw reader.faults }
    let chosen = kept.map { $0.chosen(choice) }
    if chosen.allSatisfy(\.patterns.isEmpty),
      let word = others.first(where: { word in !kept.contains { $0.speaks(of: word) } })
    {
      let nearest = NearestMatch.of(word, in: kept.flatMap(\.patterns).map(\.name))
      throw PatternChoice.fault(of: word, nearest: nearest.map { [$0] } ?? [])
    }
    if !call.isJSON, chosen.allSatisfy(\.patterns.isEmpty), !kept.allSatisfy(\.patterns.isEmpty) {
      throw PatternChoice.nothing
    }
    let code = call.printer.result(
      call.isJSON ? JSON.lines(chosen.flatMap(\.rows)) : chosen.flatMap(\.lines).joined())
    return try await Previews.draw(chosen.flatMap(\.names), for: call, after: code)
  }

  private func shelf(_ name: String, _ word: String) throws -> (shelf: Shelf, name: KeptName.Shelf)
  {
    if name == KeptName.my { return (try call.my(), .my) }
    let book = RemoteBook(call.places)
    guard book[name] != nil, let shelf = call.places.remote(name) else {
      let nearest = NearestMatch.of(name, in: book.all.map(\.name) + [KeptName.my])
      throw Fault(.library(.noRemote(name, nearest: nearest)), at: .word(word))
    }
    return (try call.readable(shelf), .remote(name))
  }

  /// A pattern of a library by its name; nil if no library has it.
  func shown(_ word: String) throws -> (name: String, text: String, json: String)? {
    let name: KeptName
    if let kept = KeptName(word) {
      name = kept
    } else if call.options["library"] != nil, let shelf = call.places.my, KeptName.isName(word),
      shelf.has(KeptKind.pattern.file(word))
    {
      name = KeptName(word, on: .my)
    } else {
      return nil
    }
    let (shelf, _) = try shelf(name.shelf.text, word)
    guard shelf.has(KeptKind.pattern.file(name.name)) else {
      let nearest = NearestMatch.of(name.name, in: shelf.names(of: .pattern))
      let problem: LibraryProblem =
        name.shelf == .my
        ? .notKept(name.text, .pattern, nearest: nearest)
        : .notPulled(name.text, nearest: nearest.map { KeptName($0, on: name.shelf).text })
      throw Fault(.library(problem), at: .word(word))
    }
    let pattern = try KeptPattern(name.name, on: shelf, in: call.catalogue)
    let bytes = try shelf.bytes(of: KeptKind.pattern.file(name.name))
    return (name.text, String(decoding: bytes, as: UTF8.self), pattern.json(name.text))
  }
}

/// Patterns of a shelf, sorted by name.
private struct Shelved {
  private let shelf: KeptName.Shelf
  /// Their names and contents; nil for unreadable files.
  private(set) var patterns: [(name: String, kept: KeptPattern?)]

  init(_ shelf: Shelf, _ name: KeptName.Shelf, in catalogue: Catalogue) {
    self.shelf = name
    patterns = shelf.names(of: .pattern).map {
      ($0, try? KeptPattern($0, on: shelf, in: catalogue))
    }
  }

  func chosen(_ choice: PatternChoice) -> Shelved {
    var chosen = self
    chosen.patterns.removeAll { !choice.includes($0.name, $0.kept) }
    return chosen
  }

  /// True if a word occurs in the name or author of any of them.
  func speaks(of word: String) -> Bool {
    patterns.contains { PatternChoice.speaks($0.name, $0.kept, of: word.lowercased()) }
  }

  /// One line for each.
  var lines: [String] {
    TextTable(patterns.map { [$0.name, $0.kept?.summary ?? "not a readable pattern"] }).lines
  }

  /// A JSON row for each readable one.
  var rows: [String] { patterns.compactMap { $0.kept?.json(KeptName($0.name, on: shelf).text) } }

  /// The full names of the readable ones.
  var names: [String] {
    patterns.filter { $0.kept != nil }.map { KeptName($0.name, on: shelf).text }
  }
}
