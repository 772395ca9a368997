internal import Files
internal import Libraries
internal import Basics
internal import Vocabulary

/// The list of the files in one's own library and in remotes.
struct ShelfList {
  private let flags: LibraryFlags

  init(_ flags: LibraryFlags) { self.flags = flags }

  /// One's own figures, listed after the built-in ones; nil if there are none.
  var own: (text: String, rows: [String])? {
    guard let shelf = flags.places.my, !shelf.names(of: .figure).isEmpty else { return nil }
    let own = read(shelf, .my)
    let heading = "Your own (\(Path.shown(shelf.folder)))".printable
    return ("\n\(heading)\n" + own.lines.map { "  \($0)" }.joined(), own.rows)
  }

  /// True if a word of a list names a shelf: `my`, a remote, or anything after an `@`.
  func isShelf(_ word: String) -> Bool {
    word == KeptName.my || word.hasPrefix("@") || RemoteBook(flags.places)[word] != nil
  }

  /// Lists some shelves by their names, and draws their figures if pictures are asked for.
  func list(_ words: [String], _ settings: WrittenSettings) async throws -> ExitCode {
    var lines: [String] = []
    var rows: [String] = []
    var names: [String] = []
    for word in words {
      let name = word.hasPrefix("@") ? String(word.dropFirst()) : word
      let kept = try shelf(name, word)
      let own = read(kept.shelf, kept.name)
      lines += own.lines
      rows += own.rows
      names += own.names
    }
    let code = Printer.shared.result(
      flags.isJSON ? JSON.lines(rows) : lines.joined())
    let paths = settings.texts(of: "out")
    return paths.isEmpty ? code : await Previews.draw(names, into: paths, settings)
  }

  private func shelf(_ name: String, _ word: String) throws -> (shelf: Shelf, name: KeptName.Shelf)
  {
    if name == KeptName.my { return (try flags.my(), .my) }
    let book = RemoteBook(flags.places)
    guard book[name] != nil, let shelf = flags.places.remote(name) else {
      let nearest = NearestMatch.of(name, in: book.all.map(\.name) + [KeptName.my])
      throw Fault(.library(.noRemote(name, nearest: nearest)), at: .word(word))
    }
    return (shelf, .remote(name))
  }

  /// A line for each figure of a shelf; rows and names for those that can be read.
  private func read(
    _ shelf: Shelf, _ name: KeptName.Shelf
  ) -> (lines: [String], rows: [String], names: [String]) {
    let names = shelf.names(of: .figure)
    var lines: [[String]] = []
    var rows: [String] = []
    var readable: [String] = []
    for figure in names {
      let kept = try? KeptFigure(figure, on: shelf)
      lines.append([figure, kept?.summary ?? "no figure that can be read"])
      guard let kept else { continue }
      readable.append(KeptName(figure, on: name).text)
      rows.append(kept.json(KeptName(figure, on: name).text))
    }
    return (TextTable(lines).lines, rows, readable)
  }

  /// A figure of a library by its name; nil if no library has it.
  func shown(_ word: String) throws -> (text: String, json: String)? {
    let name: KeptName
    if let kept = KeptName(word) {
      name = kept
    } else if flags.isOfLibrary, let shelf = flags.places.my, KeptName.isName(word),
      shelf.has(KeptKind.figure.file(word))
    {
      name = KeptName(word, on: .my)
    } else {
      return nil
    }
    let (shelf, _) = try shelf(name.shelf.text, word)
    guard shelf.has(KeptKind.figure.file(name.name)) else {
      let nearest = NearestMatch.of(name.name, in: shelf.names(of: .figure))
      let problem: LibraryProblem =
        name.shelf == .my
        ? .notKept(name.text, .figure, nearest: nearest)
        : .notPulled(
          name.text, nearest: nearest.map { KeptName($0, on: name.shelf).text })
      throw Fault(.library(problem), at: .word(word))
    }
    let figure = try KeptFigure(name.name, on: shelf)
    let bytes = try shelf.bytes(of: KeptKind.figure.file(name.name))
    return (String(decoding: bytes, as: UTF8.self), figure.json(name.text))
  }
}
