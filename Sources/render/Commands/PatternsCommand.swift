internal import Patterns
internal import Planning
internal import Playback
internal import Simulation
internal import Vocabulary

/// `render patterns list`, `render patterns show NAME`, `render patterns --out patterns.png`.
enum PatternsCommand {
  static let options: [CommandOption] = [.help, .json, .tables, .colour]
  static let words = ["list", "show"]
  static let vocabulary: [any SettingDeclaration] = [
    Setting.out, Setting.theme, Setting.listedKind, Setting.listedPeriod, Setting.listedRule,
    Setting.listedStates,
  ]

  static func run(_ words: [String]) -> ExitCode {
    let flags = FlagReader(words, vocabulary: vocabulary, options: options)
    if flags.options["help"] != nil { return Printer.shared.result(Help.patterns.text) }
    guard flags.faults.isEmpty else { return Printer.shared.refuse(flags.faults) }
    switch flags.words.first {
    case nil, "list": return list(Array(flags.words.dropFirst()), flags)
    case "show" where flags.words.count >= 2:
      return show(Array(flags.words.dropFirst()), flags.options["json"] != nil)
    case "show":
      return refuse(.flagNeedsValue("show", expected: "the name of a figure"), at: "show")
    case .some(let word):
      return refuse(
        .badValue(
          setting: "what to do with patterns", text: word, expected: "list or show NAME",
          nearest: NearestMatch.of(word, in: self.words)), at: word)
    }
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

  /// Lists or draws what the flags and words leave of the library.
  private static func list(_ words: [String], _ flags: FlagReader) -> ExitCode {
    var draft = draft(flags.settings)
    let choice = FigureChoice(words: words, from: &draft)
    guard draft.faults.list.isEmpty else { return Printer.shared.refuse(draft.faults.list) }
    let chosen = PatternLibrary.entries.filter(choice.includes)
    if chosen.isEmpty, let word = words.first(where: choice.isUnknown) {
      let nearest = PatternLibrary.nearest(to: words.joined(separator: "-"))
      return refuse(.unknownPattern(word, nearest: nearest), at: word)
    }
    if flags.settings["out"] != nil { return FigureSheet.draw(chosen, draft) }
    if flags.options["json"] != nil { return Printer.shared.result(FigureList.json(of: chosen)) }
    if flags.options["markdown"] != nil {
      return Printer.shared.result(FigureList.markdown(of: chosen))
    }
    let code = Printer.shared.result(FigureList.text(of: chosen))
    if Printer.talksToTerminal { Printer.shared.say(FigureList.footer(of: chosen)) }
    return code
  }

  private static func show(_ names: [String], _ isJSON: Bool) -> ExitCode {
    var entries: [LibraryEntry] = []
    var faults: [Fault] = []
    for name in names {
      if let entry = PatternLibrary.entry(named: name) {
        entries.append(entry)
      } else {
        let nearest = PatternLibrary.nearest(to: name)
        faults.append(Fault(.unknownPattern(name, nearest: nearest), at: .word(name)))
      }
    }
    guard faults.isEmpty else { return Printer.shared.refuse(faults) }
    if isJSON { return Printer.shared.result(FigureList.json(of: entries)) }
    return Printer.shared.result(entries.map(FigureList.file).joined(separator: "\n"))
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
