internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumLibraries
internal import TerrariumPatterns
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// `render patterns list`, `render patterns show NAME`, `render patterns --out patterns.png`, and
/// the actions on the user's library.
enum PatternsCommand {
  /// The actions, ending with those of extras.
  static func all(in catalogue: Catalogue) -> [Subcommand] {
    own + catalogue.extras.adding((any PatternActions).self).flatMap(\.actions)
  }

  private static let own: [Subcommand] = [
    Subcommand(
      name: "list",
      takes: ["kind", "period", "rule", "states", "json", "markdown", "out", "theme"],
      work: list),
    Subcommand(name: "show", takes: ["json", "out", "theme"], work: show),
    Subcommand(name: "add", takes: ["name", "author", "comment", "force"]) {
      try OwnPatterns($0).add()
    },
    Subcommand(name: "rename", takes: ["force"]) { try OwnPatterns($0).rename() },
    Subcommand(name: "remove") { try OwnPatterns($0).remove() },
  ]

  /// A reader of the command's own settings.
  static func reader(_ settings: WrittenSettings) -> SettingsReader {
    SettingsReader(world: WorldWords(name: "patterns"), written: settings)
  }

  /// Lists or draws the patterns chosen by flags and words, from the library or from some shelves.
  private static func list(_ call: LibraryCall) async throws -> ExitCode {
    try call.flags.expectOneForm()
    let shelves = ShelfList(call)
    if let first = call.words.first, shelves.isShelf(first) { return try await shelves.list() }
    var reader = reader(call.settings)
    let choice = PatternChoice(words: call.words, from: &reader, in: call.catalogue)
    guard reader.faults.list.isEmpty else { return call.printer.refuse(reader.faults.list) }
    let chosen = PatternLibrary.entries.filter(choice.includes)
    if chosen.isEmpty, let word = call.words.first(where: choice.isUnknown) {
      let nearest = PatternLibrary.nearest(to: call.words.joined(separator: "-"))
      throw PatternChoice.fault(of: word, nearest: nearest)
    }
    if chosen.isEmpty, !call.isJSON { throw PatternChoice.nothing }
    if call.settings["out"] != nil {
      return try PatternSheet.draw(chosen, &reader, call.shell)
    }
    // The user's patterns have no kind or period.
    let own = chosen.count == PatternLibrary.names.count ? try shelves.own() : nil
    if call.isJSON {
      return call.printer.result(
        PatternList.json(of: chosen, choice.rules, and: own?.rows ?? []))
    }
    if call.options["markdown"] != nil {
      return call.printer.result(PatternList.markdown(of: chosen))
    }
    return call.printer.result(PatternList.text(of: chosen) + (own?.text ?? ""))
  }

  /// The formats of its outputs: built-in patterns are drawn on a page, others are played, or
  /// written as they are.
  fileprivate static func formats(of call: LibraryCall) -> [Format] {
    if call.flags.words.first == "show" { return PictureOutputs.films + [.rle] }
    let isOfShelf = call.words.first.map(ShelfList(call).isShelf) ?? false
    let isPage = (call.flags.words.first ?? own[0].name) == own[0].name && !isOfShelf
    return isPage ? Format.ofSheets : PictureOutputs.films
  }

  private static func show(_ call: LibraryCall) async throws -> ExitCode {
    if call.words.isEmpty { throw Fault.lacking("the name of a pattern", after: "show") }
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
            call.isJSON ? PatternList.object(entry, rules).written() : PatternList.file(of: entry))
        } else if Apgcode.isMeant(name) {
          texts.append(PatternList.file(of: try Apgcode(name), isJSON: call.isJSON))
        } else if Path.kind(of: name) == .file {
          let saying = WorldMessage(
            "'\(name)' is a file, not a pattern in a library",
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
    guard faults.isEmpty else { return call.printer.refuse(faults) }
    let files = call.settings.texts(of: "out").filter { Format(ofPath: $0) == .rle }
    if !files.isEmpty {
      guard texts.count == 1, !call.isJSON else {
        throw Fault(
          .said("a pattern file has one pattern, as text", "give one name, without --json"),
          at: .flag("--out"))
      }
      _ = try PictureOutputs.write(to: files) { _ in Array(texts[0].utf8) }
    }
    let code = call.printer.result(
      call.isJSON ? JSON.lines(texts) : texts.joined(separator: "\n"))
    return try await Previews.draw(drawn, for: call, after: code)
  }
}

extension Command {
  static func patterns(in catalogue: Catalogue) -> Command {
    let extras = catalogue.extras.adding((any PatternActions).self)
    let all = PatternsCommand.all(in: catalogue)
    return Command(
      name: "patterns", usage: "render patterns [list|show|add|…] …",
      summary: "list, draw and keep patterns; also your own",
      examples: [
        "render patterns list --kind oscillator --period 15",
        "render patterns list eater", "render patterns list --rule highlife",
        "render patterns show weekender --out weekender.rle",
        "render patterns --kind gun --theme dark --out guns.png",
        "render patterns add found.cells --name eater-9 --author 'Ada L.'",
        "render patterns list my --out mine.gif",
      ] + extras.flatMap(\.examples),
      more: ([
        """
        'list' prints the names of all patterns by kind and rule. With words it prints those whose name,
        or whose finder's name, contains all of them. 'show' prints the facts and the cells of some.
        --json is for programs. With --out 'list' draws a sheet of previews, as .png, .svg or .pdf, and
        'show' a picture, a film or a pattern file.

        Your own library is a folder of RLE files. 'add', 'rename' and 'remove' change it; 'list my' and
        'show NAME@my' show it, with --out as pictures, which move as .gif, .apng, .webp or video.
        """
      ] + extras.map(\.help)).joined(separator: "\n\n"),
      options: [.thisPage, .library, .patternName, .author, .comment, .replace]
        + extras.flatMap(\.options) + [.json, .tables, .colour],
      settings: [
        PictureOutputs.setting, Setting.theme, Setting.listedKind, Setting.listedPeriod,
        Setting.listedRule, Setting.listedStates,
      ],
      words: { all.map(\.name) },
      wordsAfter: {
        let names = PatternLibrary.names
        let own: [WordsAfter] = [
          ("add", names, Command.patternEndings), ("list", [KeptName.my] + names, []),
          ("show", names, []),
        ]
        return own + extras.flatMap(\.wordsAfter)
      },
      faults: { flags, shell in
        let call = LibraryCall(flags, in: shell)
        let formats = PatternsCommand.formats(of: call)
        return call.faults + extras.flatMap { $0.faults(of: call) }
          + PictureOutputs.faults(of: flags.settings, in: formats)
      }
    ) { flags, shell in
      if let word = flags.words.first, PatternLibrary.entry(named: word) != nil,
        !all.contains(where: { $0.name == word })
      {
        throw Fault(
          .said(
            "patterns takes an action before '\(word)'", "'render patterns show \(word)' shows it"),
          at: .word(word))
      }
      return try await Subcommand.run(
        flags, in: shell, among: all, on: "patterns",
        expected: "one of \(all.map(\.name).joined(separator: ", "))")
    }
  }
}

extension CommandOption {
  fileprivate static let tables = CommandOption(
    name: "markdown", help: "the list as tables for a document")
}

extension Setting where Value == Int {
  static let listedPeriod = Setting(
    "period", .whole(1...1_000_000_000), "only patterns of this period", isOfRecipe: false)
  static let listedStates = Setting(
    "states", .whole(2...256), "only patterns whose rule has N states", isOfRecipe: false)
}

extension Setting where Value == String {
  static let listedKind = Setting(
    "kind", .choice(PatternCategory.allCases.map(\.rawValue), placeholder: "KIND"),
    "only patterns of this kind", isOfRecipe: false)
  static let listedRule = Setting(
    "rule", .text(placeholder: "RULE"), "only patterns of this rule: B36/S23, or highlife",
    isOfRecipe: false)
}
