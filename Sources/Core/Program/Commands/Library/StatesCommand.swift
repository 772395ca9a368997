internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumLibraries
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// `render states list`, `render states show NAME`, `render states remove NAME`: the states that
/// the step `save` keeps in the user's library.
enum StatesCommand {
  static let all: [Subcommand] = [
    Subcommand(name: "list", takes: ["json", "out", "theme"]) { call in
      try call.flags.expectWords(atMost: 1)
      let shelf = try call.my()
      return try tell(
        shelf.newestFirst(.state).map { Item($0, on: shelf, in: call.catalogue) }, call)
    },
    Subcommand(name: "show", takes: ["json", "out", "theme"]) { call in
      let shelf = try call.my()
      return try tell(
        try files(toBe: "show", call).map { Item($0, on: shelf, in: call.catalogue) }, call)
    },
    Subcommand(name: "remove") { try $0.remove(files(toBe: "remove", $0)) },
  ]

  /// A state with the facts in its file.
  private struct Item {
    let name: String
    let path: String
    let kept: KeptState?

    init(_ file: String, on shelf: Shelf, in catalogue: Catalogue) {
      name = KeptKind.of(file)?.name ?? file
      path = shelf.path(of: file)
      kept = (try? shelf.bytes(of: file)).flatMap { try? KeptState($0, in: catalogue) }
    }

    var facts: String {
      guard let kept else { return "not a readable state" }
      let size = kept.state.field.map { ", \($0.size)" } ?? ""
      return "\(kept.world.name), tick \(kept.state.tick)\(size)"
    }

    var json: JSON {
      let base: JSON = ["name": .text("\(name)@\(KeptName.my)")]
      let size = kept?.state.field?.size
      return base.with("world", kept?.world.name.json).with("tick", kept?.state.tick.json)
        .with("width", size?.columns.json).with("height", size?.rows.json)
    }
  }

  /// Prints facts about some states, and draws them if requested.
  private static func tell(_ items: [Item], _ call: LibraryCall) throws -> ExitCode {
    let code = call.printer.result(
      call.isJSON
        ? JSON.lines(items.map(\.json))
        : TextTable(items.map { [$0.name.printable, $0.facts] }).text)
    let paths = call.settings.texts(of: "out")
    return paths.isEmpty ? code : try StatePreviews.draw(items.map(\.path), paths, call)
  }

  private static func files(toBe done: String, _ call: LibraryCall) throws -> [String] {
    let shelf = try call.my()
    if call.words.isEmpty { throw Fault.lacking("the name of a state", after: done) }
    return try call.words.map { try file(of: $0, shelf) }
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
  static let states = Command(
    name: "states", usage: "render states [list|show NAME|remove NAME]",
    summary: "list, show or remove your kept states",
    examples: [
      "render states list --out states.png", "render states show start --json",
      "render states remove start",
    ],
    more: """
      'list' prints them, the newest first; with --out it draws them on a sheet. Scenarios go on from
      one with 'load: NAME@my', and from the newest with 'load: latest@my'. 'render patterns sync'
      carries them to a remote and back, too.
      """,
    options: [.thisPage, .library, .json, .colour],
    settings: [PictureOutputs.setting, Setting.theme],
    words: { StatesCommand.all.map(\.name) },
    wordsAfter: { StatesCommand.all.map { ($0.name, [], []) } },
    faults: { LibraryCall($0, in: $1).faults + PictureOutputs.faults(of: $0.settings, in: [.png]) }
  ) { flags, shell in
    try await Subcommand.run(
      flags, in: shell, among: StatesCommand.all, on: "states",
      expected: "list, show NAME or remove NAME")
  }
}
