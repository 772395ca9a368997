internal import Encoding
internal import Files
internal import Libraries
internal import Patterns
internal import Planning
internal import Playback
internal import Basics
internal import Vocabulary

/// `render patterns list`, `render patterns show NAME`, `render patterns --out patterns.png`, and
/// the actions on one's own library and remotes.
enum PatternsCommand {
  static let all: [Subcommand] = [
    Subcommand(
      name: "list",
      takes: ["kind", "period", "rule", "states", "json", "markdown", "out", "theme"],
      work: list),
    Subcommand(name: "show", takes: ["json", "out", "theme"], work: show),
    Subcommand(name: "add", takes: ["name", "author", "comment", "force"]) {
      try OwnFigures($0).add()
    },
    Subcommand(name: "rename", takes: ["force"]) { try OwnFigures($0).rename() },
    Subcommand(name: "remove") { try OwnFigures($0).remove() },
    Subcommand(name: "remote", takes: ["force", "json"]) { try RemoteFigures($0).remote() },
    Subcommand(name: "browse", takes: ["json", "out", "theme", "timeout"]) {
      try await RemoteFigures($0).browse()
    },
    Subcommand(name: "pull", takes: ["into", "json", "timeout"]) { try RemoteFigures($0).pull() },
    Subcommand(name: "push", takes: ["json", "timeout"]) { try RemoteFigures($0).push() },
    Subcommand(name: "sync", takes: ["conflicts", "json", "out", "theme", "timeout"]) {
      try await RemoteFigures($0).sync()
    },
  ]

  /// A draft of the command's own settings.
  static func draft(_ settings: WrittenSettings) -> Draft {
    Draft(world: WorldWords(name: "patterns"), written: settings)
  }

  /// Lists or draws the figures that flags and words choose, from the library or from some shelves.
  private static func list(_ call: LibraryCall) async throws -> ExitCode {
    try call.flags.expectOneForm()
    let shelves = ShelfList(call)
    if let first = call.words.first, shelves.isShelf(first) { return try await shelves.list() }
    var draft = draft(call.settings)
    let choice = FigureChoice(words: call.words, from: &draft, in: call.catalogue)
    guard draft.faults.list.isEmpty else { return Printer.shared.refuse(draft.faults.list) }
    let chosen = PatternLibrary.entries.filter(choice.includes)
    if chosen.isEmpty, let word = call.words.first(where: choice.isUnknown) {
      let nearest = PatternLibrary.nearest(to: call.words.joined(separator: "-"))
      throw FigureChoice.fault(of: word, nearest: nearest)
    }
    if chosen.isEmpty, !call.isJSON { throw FigureChoice.nothing }
    if call.settings["out"] != nil { return try FigureSheet.draw(chosen, &draft) }
    // One's own are not known by kind or period.
    let own = chosen.count == PatternLibrary.names.count ? try shelves.own() : nil
    if call.isJSON {
      return Printer.shared.result(FigureList.json(of: chosen, choice.rules, and: own?.rows ?? []))
    }
    if call.options["markdown"] != nil {
      return Printer.shared.result(FigureList.markdown(of: chosen))
    }
    let code = Printer.shared.result(FigureList.text(of: chosen) + (own?.text ?? ""))
    if Printer.talksToTerminal { Printer.shared.say(FigureList.footer(of: chosen)) }
    return code
  }

  /// The formats of its pictures: the program's own figures are drawn on a page, others are played.
  fileprivate static func formats(of call: LibraryCall) -> [Format] {
    let isOfShelf = call.words.first.map(ShelfList(call).isShelf) ?? false
    let isPage = (call.flags.words.first ?? all[0].name) == all[0].name && !isOfShelf
    return isPage ? Format.ofSheets : PictureOutputs.films
  }

  private static func show(_ call: LibraryCall) async throws -> ExitCode {
    if call.words.isEmpty { throw Fault.lacking("the name of a figure", after: "show") }
    let rules = LibraryRules(in: call.catalogue)
    var texts: [String] = []
    var drawn: [String] = []
    var faults: [Fault] = []
    for name in call.words {
      do {
        let kept = try ShelfList(call).shown(name)
        drawn.append(kept?.name ?? name)
        if let kept {
          texts.append(call.isJSON ? kept.json : kept.text)
        } else if let entry = PatternLibrary.entry(named: name) {
          texts.append(
            call.isJSON ? FigureList.object(entry, rules).written() : FigureList.file(of: entry))
        } else if Apgcode.isMeant(name) {
          texts.append(FigureList.file(of: try Apgcode(name), isJSON: call.isJSON))
        } else if Path.kind(of: name) == .file {
          let saying = WorldMessage(
            "'\(name)' is a file, no figure of a library",
            "'render patterns add \(name)' adds it to yours", isOfFile: true)
          faults.append(Fault(.said(saying), at: .word(name)))
        } else {
          let nearest = PatternLibrary.nearest(to: name)
          faults.append(Fault(.unknownPattern(name, nearest: nearest), at: .word(name)))
        }
      } catch {
        faults.append(LibraryMessages.fault(of: error))
      }
    }
    guard faults.isEmpty else { return Printer.shared.refuse(faults) }
    let code = Printer.shared.result(
      call.isJSON ? JSON.lines(texts) : texts.joined(separator: "\n"))
    return try await Previews.draw(drawn, for: call, after: code)
  }
}

extension Command {
  static let patterns = Command(
    name: "patterns", usage: "render patterns [list|show|add|sync|…] …",
    summary: "list, draw and keep figures, also your own",
    examples: [
      "render patterns list --kind oscillator --period 15",
      "render patterns list eater", "render patterns list --rule highlife",
      "render patterns show gosper-glider-gun",
      "render patterns --kind gun --theme dark --out guns.png",
      "render patterns add found.cells --name eater-9 --author 'Ada L.'",
      "render patterns list my --out mine.gif",
      "render patterns remote add team https://example.org/patterns/",
      "render patterns browse team --out team.png", "render patterns pull eater-9@team",
      "render patterns sync team --conflicts both",
    ],
    more: """
      'list' prints the names of all figures by kind and rule; words choose those in whose names, or
      whose finder's name, all of them stand. 'show' prints the facts and the cells of some.
      --json is for programs. With --out both draw a sheet of previews, as .png, .svg or .pdf.

      Your own library is a folder of RLE files. 'add', 'rename' and 'remove' change it; 'list my' and
      'show NAME@my' show it, with --out as pictures, which move as .gif, .apng, .webp or video.

      A remote is a WebDAV folder: 'remote add NAME URL' names it, 'browse' lists it, 'pull' fetches
      from it, 'push' sends to it, 'sync' brings both to the same. Scenarios name figures as
      NAME@my and NAME@REMOTE, and never ask the network. Who you are is told by the variables
      TERRARIUM_REMOTE_USER and TERRARIUM_REMOTE_PASSWORD, or TERRARIUM_REMOTE_TOKEN, with the
      remote's name in capitals for REMOTE, by ~/.netrc, or at a prompt.
      """,
    options: [
      .thisPage, .library, .figureName, .author, .comment, .replace, .pullInto, .conflicts,
      .timeout, .quiet, .json, .tables, .colour,
    ],
    settings: [
      PictureOutputs.setting, Setting.theme, Setting.listedKind, Setting.listedPeriod,
      Setting.listedRule, Setting.listedStates,
    ],
    words: { PatternsCommand.all.map(\.name) },
    wordsAfter: {
      let names = PatternLibrary.names
      return [
        ("add", names, Command.figureEndings), ("list", [KeptName.my] + names, []),
        ("remote", ["add", "list", "remove"], []), ("show", names, []),
      ]
    },
    faults: { flags in
      let call = LibraryCall(flags)
      let formats = PatternsCommand.formats(of: call)
      return call.faults + PictureOutputs.faults(of: flags.settings, in: formats)
    }
  ) { flags in
    try await Subcommand.run(
      flags, among: PatternsCommand.all, on: "patterns",
      expected: "one of \(PatternsCommand.all.map(\.name).joined(separator: ", "))")
  }
}

extension CommandOption {
  fileprivate static let tables = CommandOption(
    name: "markdown", help: "the list as tables for a document")
}

extension Setting where Value == Int {
  static let listedPeriod = Setting(
    "period", .whole(1...1_000_000_000), "only figures of this period", isOfRecipe: false)
  static let listedStates = Setting(
    "states", .whole(2...256), "only figures whose rule has so many states", isOfRecipe: false)
}

extension Setting where Value == String {
  static let listedKind = Setting(
    "kind", .choice(PatternCategory.allCases.map(\.rawValue), placeholder: "KIND"),
    "only figures of this kind", isOfRecipe: false)
  static let listedRule = Setting(
    "rule", .text(placeholder: "RULE"), "only figures of this rule: B36/S23, or highlife",
    isOfRecipe: false)
}
