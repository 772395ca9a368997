internal import Files
internal import Patterns
internal import Planning
internal import Playback
internal import Simulation
internal import Vocabulary

/// `render patterns list`, `render patterns show NAME`, `render patterns --out patterns.png`, and what
/// is done with one's own library and remotes.
enum PatternsCommand {
  static let options: [CommandOption] = [
    .thisPage, .library, .figureName, .author, .comment, .replace, .pullInto, .conflicts, .timeout,
    .quiet,
    .json, .tables, .colour,
  ]
  static let words = [
    "list", "show", "add", "rename", "remove", "remote", "browse", "pull", "push", "sync",
  ]
  static let vocabulary: [any SettingDeclaration] = [
    Setting.out, Setting.theme, Setting.listedKind, Setting.listedPeriod, Setting.listedRule,
    Setting.listedStates,
  ]

  static func run(_ words: [String]) async -> ExitCode {
    let flags = FlagReader(words, vocabulary: vocabulary, options: options)
    if flags.options["help"] != nil { return Printer.shared.result(Help.patterns.text) }
    flags.applyColour()
    let library = LibraryFlags(flags)
    let faults = flags.faults + library.faults
    guard faults.isEmpty else { return Printer.shared.refuse(faults) }
    let rest = Array(flags.words.dropFirst())
    switch flags.words.first {
    case nil, "list": return await list(rest, flags, library)
    case "show" where rest.isEmpty:
      return refuse(.flagNeedsValue("show", expected: "the name of a figure"), at: "show")
    case "show": return await show(rest, flags.settings, library)
    case "add": return own(library) { $0.add(rest, flags.options) }
    case "rename": return own(library) { $0.rename(rest) }
    case "remove": return own(library) { $0.remove(rest) }
    case "remote": return RemoteFigures(library).remote(rest)
    case "browse": return await RemoteFigures(library).browse(rest, flags.settings)
    case "pull": return RemoteFigures(library).pull(rest, into: flags.options["into"])
    case "push": return RemoteFigures(library).push(rest)
    case "sync":
      return await RemoteFigures(library).sync(rest, flags.options["conflicts"], flags.settings)
    case .some(let word):
      return refuse(
        .badValue(
          setting: "what to do with patterns", text: word,
          expected: "one of \(Self.words.joined(separator: ", "))",
          nearest: NearestMatch.of(word, in: Self.words)), at: word)
    }
  }

  /// Does something with one's own library.
  private static func own(
    _ flags: LibraryFlags, _ body: (OwnFigures) -> ExitCode
  ) -> ExitCode {
    LibraryMessages.answer { body(try OwnFigures(flags)) }
  }

  private static func refuse(_ problem: Problem, at word: String) -> ExitCode {
    Printer.shared.refuse([Fault(problem, at: .word(word))])
  }

  /// A draft of the command's own settings.
  static func draft(_ settings: WrittenSettings) -> Draft {
    Draft(
      world: WorldWords(name: "patterns", summary: "the figures that come with the program"),
      written: settings)
  }

  /// Lists or draws what the flags and words leave of the library, or what is on some shelves.
  private static func list(
    _ words: [String], _ flags: FlagReader, _ library: LibraryFlags
  ) async -> ExitCode {
    let shelves = ShelfList(library)
    if !words.isEmpty, words.allSatisfy(shelves.isShelf) {
      return await shelves.list(words, flags.settings)
    }
    var draft = draft(flags.settings)
    let choice = FigureChoice(words: words, from: &draft)
    guard draft.faults.list.isEmpty else { return Printer.shared.refuse(draft.faults.list) }
    let chosen = PatternLibrary.entries.filter(choice.includes)
    if chosen.isEmpty, let word = words.first(where: choice.isUnknown) {
      let nearest = PatternLibrary.nearest(to: words.joined(separator: "-"))
      return refuse(.unknownPattern(word, nearest: nearest), at: word)
    }
    if flags.settings["out"] != nil { return FigureSheet.draw(chosen, draft) }
    // One's own are not known by kind or period.
    let own = chosen.count == PatternLibrary.names.count ? shelves.own : nil
    if library.isJSON {
      return Printer.shared.result(FigureList.json(of: chosen, and: own?.rows ?? []))
    }
    if flags.options["markdown"] != nil {
      return Printer.shared.result(FigureList.markdown(of: chosen))
    }
    let code = Printer.shared.result(FigureList.text(of: chosen) + (own?.text ?? ""))
    if Printer.talksToTerminal { Printer.shared.say(FigureList.footer(of: chosen)) }
    return code
  }

  private static func show(
    _ names: [String], _ settings: WrittenSettings, _ library: LibraryFlags
  ) async -> ExitCode {
    var texts: [String] = []
    var faults: [Fault] = []
    for name in names {
      do {
        if let kept = try ShelfList(library).shown(name) {
          texts.append(library.isJSON ? kept.json : kept.text)
        } else if let entry = PatternLibrary.entry(named: name) {
          texts.append(
            library.isJSON ? FigureList.object(entry).written() : FigureList.file(of: entry))
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
      library.isJSON ? JSON.lines(texts) : texts.joined(separator: "\n"))
    let paths = settings.texts(of: "out")
    return paths.isEmpty ? code : await Previews.draw(names, into: paths, settings)
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
