internal import Libraries
internal import Playback
internal import Basics
internal import Vocabulary

/// `render states list`, `render states show NAME`, `render states remove NAME`: the states that
/// the step `save` keeps in one's own library.
enum StatesCommand {
  static let all: [Subcommand] = [
    Subcommand(name: "list") { call in
      if let word = call.words.first {
        throw Fault(.unknownWord(word, nearest: nil), at: .word(word))
      }
      return try await list(call.library, call.settings)
    },
    Subcommand(name: "show") { try await show($0.words, $0.library, $0.settings) },
    Subcommand(name: "remove") { try remove($0.words, $0.library) },
  ]

  /// A state with the facts in its file.
  private struct Item {
    let name: String
    let path: String
    let kept: KeptState?

    init(_ file: String, on shelf: Shelf) {
      name = KeptKind.of(file)?.name ?? file
      path = shelf.path(of: file)
      kept = (try? shelf.bytes(of: file)).flatMap { try? KeptState($0) }
    }

    var facts: String {
      guard let kept else { return "no state that can be read" }
      let size = kept.state.field.map { ", \($0.size)" } ?? ""
      return "\(kept.world.name), tick \(kept.state.tick)\(size)"
    }

    var json: JSON {
      let base: JSON = ["name": .text("\(name)@\(KeptName.my)")]
      let size = kept?.state.field?.size
      return
        base.with("world", kept.map { .text($0.world.name) })
        .with("tick", kept.map { .number($0.state.tick) })
        .with("width", size.map { .number($0.columns) })
        .with("height", size.map { .number($0.rows) })
    }
  }

  /// All of them, the newest first.
  private static func list(
    _ flags: LibraryFlags, _ settings: WrittenSettings
  ) async throws -> ExitCode {
    let shelf = try flags.my()
    return await tell(shelf.newestFirst(.state).map { Item($0, on: shelf) }, flags, settings)
  }

  /// Prints facts about some states, and draws them if pictures are asked for.
  private static func tell(
    _ items: [Item], _ flags: LibraryFlags, _ settings: WrittenSettings
  ) async -> ExitCode {
    let code = Printer.shared.result(text(of: items, flags))
    let paths = settings.texts(of: "out")
    return paths.isEmpty ? code : await StatePreviews.draw(items.map(\.path), paths, settings)
  }

  private static func text(of items: [Item], _ flags: LibraryFlags) -> String {
    if flags.isJSON { return JSON.lines(items.map(\.json)) }
    return TextTable(items.map { [$0.name.printable, $0.facts] }).text
  }

  private static func show(
    _ words: [String], _ flags: LibraryFlags, _ settings: WrittenSettings
  ) async throws -> ExitCode {
    let files = try files(of: words, flags, toBe: "show")
    return await tell(try files.map { Item($0, on: try flags.my()) }, flags, settings)
  }

  private static func remove(_ words: [String], _ flags: LibraryFlags) throws -> ExitCode {
    var code = ExitCode.done
    for file in try files(of: words, flags, toBe: "remove") {
      try flags.my().remove(file)
      let name = KeptKind.of(file)?.name ?? file
      code = max(code, Printer.shared.result("removed \(name)@\(KeptName.my)\n"))
    }
    return code
  }

  private static func files(
    of words: [String], _ flags: LibraryFlags, toBe done: String
  ) throws -> [String] {
    let shelf = try flags.my()
    if words.isEmpty {
      throw Fault(.flagNeedsValue(done, expected: "the name of a state"), at: .word(done))
    }
    return try words.map { try file(of: $0, shelf) }
  }

  /// The file of a state by its name, given with or without `@my`.
  private static func file(of word: String, _ shelf: Shelf) throws -> String {
    let name = word.hasSuffix("@\(KeptName.my)") ? String(word.dropLast(3)) : word
    if name == KeptName.latest, let file = shelf.latest(.state) { return file }
    let file = KeptKind.state.file(name)
    guard KeptName.isName(name), shelf.has(file) else {
      let nearest = NearestMatch.of(name, in: shelf.names(of: .state))
      throw Fault(.library(.notKept(name, .state, nearest: nearest)), at: .word(word))
    }
    return file
  }
}

extension Command {
  static let states = Command(page: Help.states, faults: { LibraryFlags($0).faults }) { flags in
    try await Subcommand.run(
      flags, among: StatesCommand.all, on: "states", expected: "list, show NAME or remove NAME")
  }
}
