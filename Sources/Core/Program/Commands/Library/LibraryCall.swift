internal import Basics
internal import Files
internal import Libraries
internal import Planning
internal import Playback
internal import Remotes
internal import Vocabulary

extension CommandOption {
  static let library = CommandOption(
    name: "library", help: "the folder of your library, instead of the usual one",
    placeholder: "DIR", expected: "a folder")
  static let figureName = CommandOption(
    name: "name", help: "what 'add' calls the figure", placeholder: "NAME", expected: "a name")
  static let author = CommandOption(
    name: "author", help: "who found the figure that is added", placeholder: "WHO",
    expected: "a name")
  static let comment = CommandOption(
    name: "comment", help: "a sentence about the figure that is added", placeholder: "TEXT",
    expected: "a sentence")
  static let replace = CommandOption(name: "force", help: "replace what has the name already")
  static let pullInto = CommandOption(
    name: "into", help: "the folder that 'pull' puts figures into, for a repository to keep",
    placeholder: "DIR", expected: "a folder")
  static let conflicts = CommandOption(
    name: "conflicts", help: "what 'sync' keeps of a file that was changed on both sides",
    choices: ConflictAnswer.allCases.map(\.rawValue) + ["ask"])
  static let timeout = CommandOption(
    name: "timeout", help: "how many seconds a server may say nothing (30)",
    placeholder: "SECONDS", expected: "a whole number of seconds, from 1 to 3600")
  static let quiet = CommandOption(name: "quiet", help: "no progress")
}

/// The words and flags of a call that concerns libraries.
struct LibraryCall {
  /// The words after the action.
  let words: [String]
  let flags: FlagReader
  let places: LibraryPlaces
  let timeout: Timeout
  private(set) var faults: [Fault] = []

  init(_ flags: FlagReader) {
    self.flags = flags
    words = Array(flags.words.dropFirst())
    let library = flags.options["library"]
    places = LibraryPlaces(library: library)
    timeout =
      flags.value(of: .timeout, &faults) { text in
        Int(text).flatMap { 1...3600 ~= $0 && !text.hasPrefix("+") ? Timeout(seconds: $0) : nil }
      } ?? .init()
    if let obstacle = library.flatMap({ Shelf(folder: $0).obstacle }) {
      faults.append(Fault(.file(obstacle), at: .flag("--library")))
    }
  }

  var catalogue: Catalogue { flags.catalogue }
  var settings: WrittenSettings { flags.settings }
  var options: [String: String] { flags.options }
  var isJSON: Bool { flags.isJSON }
  var isForced: Bool { options["force"] != nil }

  /// Throws if there are fewer or more words than an action takes, whose first one may be its name.
  func expectWords(_ count: Int, _ meaning: String, after action: String) throws(Fault) {
    guard words.count >= count else { throw Fault.lacking(meaning, after: action) }
    try flags.expectWords(atMost: count + 1)
  }

  /// Removes files of one's own library, each once.
  func remove(_ files: [String]) throws -> ExitCode {
    var code = ExitCode.done
    for file in files.unique {
      try my().remove(file)
      let name = KeptKind.of(file)?.name ?? file
      code = max(code, Printer.shared.result("removed \(name)@\(KeptName.my)\n"))
    }
    return code
  }

  /// One's own library.
  func my() throws(Fault) -> Shelf {
    guard let shelf = places.my else { throw Fault(.library(.noHome)) }
    return try readable(shelf)
  }

  /// A shelf whose files can be listed.
  func readable(_ shelf: Shelf) throws(Fault) -> Shelf {
    if let obstacle = shelf.obstacle { throw Fault(.file(obstacle)) }
    return shelf
  }
}
