internal import TerrariumBasics
internal import TerrariumFiles
package import TerrariumLibraries
package import TerrariumPlanning
package import TerrariumPlayback
package import TerrariumVocabulary

extension CommandOption {
  static let library = CommandOption(
    name: "library", help: "the folder of your library, instead of the usual one",
    placeholder: "DIR", expected: "a folder")
  static let patternName = CommandOption(
    name: "name", help: "the name for 'add'", placeholder: "NAME", expected: "a name")
  static let author = CommandOption(
    name: "author", help: "the discoverer of the added pattern", placeholder: "WHO",
    expected: "a name")
  static let comment = CommandOption(
    name: "comment", help: "a sentence about the added pattern", placeholder: "TEXT",
    expected: "a sentence")
  package static let quiet = CommandOption(name: "quiet", help: "no progress")
  static let replace = CommandOption(name: "force", help: "replace what has the name already")
}

/// The words and flags of a library command.
package struct LibraryCall {
  /// The words after the action.
  package let words: [String]
  package let flags: FlagReader
  package let places: LibraryPlaces
  package let shell: Shell

  init(_ flags: FlagReader, in shell: Shell) {
    self.flags = flags
    self.shell = shell
    words = Array(flags.words.dropFirst())
    places = LibraryPlaces(library: flags.options["library"])
  }

  /// The fault of an unusable folder of the library.
  var faults: [Fault] {
    guard let obstacle = flags.options["library"].flatMap({ Shelf(folder: $0).obstacle }) else {
      return []
    }
    return [Fault(.file(obstacle), at: .flag("--library"))]
  }

  package var catalogue: Catalogue { shell.catalogue }
  package var printer: Printer { shell.printer }
  package var settings: WrittenSettings { flags.settings }
  package var options: [String: String] { flags.options }
  package var isJSON: Bool { flags.isJSON }
  package var isForced: Bool { options["force"] != nil }

  /// Throws if the number of words differs from what an action expects; the first one may be the
  /// action's name.
  package func expectWords(_ count: Int, _ meaning: String, after action: String) throws(Fault) {
    guard words.count >= count else { throw Fault.lacking(meaning, after: action) }
    try flags.expectWords(atMost: count + 1)
  }

  /// Removes files of the user's library, each once.
  func remove(_ files: [String]) throws -> ExitCode {
    var code = ExitCode.done
    for file in files.unique {
      try my().remove(file)
      let name = KeptKind.of(file)?.name ?? file
      code = max(code, printer.result("removed \(name)@\(KeptName.my)\n"))
    }
    return code
  }

  /// The user's library.
  package func my() throws(Fault) -> Shelf {
    guard let shelf = places.my else { throw Fault(.library(.noHome)) }
    return try readable(shelf)
  }

  /// A shelf, checked to be readable.
  package func readable(_ shelf: Shelf) throws(Fault) -> Shelf {
    if let obstacle = shelf.obstacle { throw Fault(.file(obstacle)) }
    return shelf
  }
}
