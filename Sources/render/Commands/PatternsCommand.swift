internal import Encoding
internal import Files
internal import Patterns
internal import Planning
internal import Playback
internal import Rendering
internal import Running
internal import Simulation
internal import Vocabulary

/// `render patterns list`, `render patterns show NAME`, `render patterns --out patterns.png`.
enum PatternsCommand {
  static let options: [CommandOption] = [.help, .json, .colour]
  static let words = ["list", "show"]
  static let vocabulary: [any SettingDeclaration] = [
    Setting.out, Setting.theme, Setting.listedPeriod, Setting.listedKind,
  ]

  static func run(_ words: [String]) -> ExitCode {
    let flags = FlagReader(words, vocabulary: vocabulary, options: options)
    if flags.options["help"] != nil { return Printer.shared.result(Help.patterns.text) }
    guard flags.faults.isEmpty else { return Printer.shared.refuse(flags.faults) }
    let isJSON = flags.options["json"] != nil
    switch flags.words.first {
    case nil where flags.settings["out"] != nil: return drawSheet(flags.settings)
    case nil: return list(flags.settings, isJSON)
    case "list" where flags.words.count == 1: return list(flags.settings, isJSON)
    case "show" where flags.words.count >= 2:
      return show(Array(flags.words.dropFirst()), isJSON)
    case "show":
      return refuse(.flagNeedsValue("show", expected: "the name of a figure"), at: "show")
    case .some(let word):
      return refuse(
        .badValue(
          setting: "what to do with patterns", text: word, expected: "list or show NAME",
          nearest: NearestMatch.of(word, in: words)), at: word)
    }
  }

  private static func refuse(_ problem: Problem, at word: String) -> ExitCode {
    Printer.shared.refuse([Fault(problem, at: .word(word))])
  }

  private static func list(_ settings: WrittenSettings, _ isJSON: Bool) -> ExitCode {
    var draft = Draft(world: Self.words(of: "patterns"), written: settings)
    let kind = draft.value(.listedKind).flatMap(PatternCategory.init)
    let period = draft.value(.listedPeriod)
    guard draft.faults.list.isEmpty else { return Printer.shared.refuse(draft.faults.list) }
    let listed = PatternLibrary.names.compactMap { PatternLibrary.entry(named: $0) }.filter {
      (kind == nil || $0.category == kind) && (period == nil || $0.facts.period == period)
    }
    if isJSON {
      return Printer.shared.result(
        listed.isEmpty
          ? "[]\n" : "[\n" + listed.map { "  \(json(of: $0))" }.joined(separator: ",\n") + "\n]\n")
    }
    return Printer.shared.result(text(of: listed))
  }

  /// Names and what they are, by category.
  private static func text(of listed: [LibraryEntry]) -> String {
    var text = ""
    for category in PatternCategory.allCases {
      let entries = listed.filter { $0.category == category }
      guard !entries.isEmpty else { continue }
      let width = (entries.map(\.name.count).max() ?? 0) + 2
      text += "\(text.isEmpty ? "" : "\n")\(category.heading)\n"
      for entry in entries {
        text += "  \(entry.name)\(String(repeating: " ", count: width - entry.name.count))"
        text += "\(entry.summary)\n"
      }
    }
    return text
  }

  private static func words(of name: String) -> WorldWords {
    WorldWords(name: name, summary: "the figures that come with the program")
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
    if isJSON {
      return Printer.shared.result(
        "[\n" + entries.map { "  \(json(of: $0))" }.joined(separator: ",\n") + "\n]\n")
    }
    return Printer.shared.result(entries.map(text).joined(separator: "\n"))
  }

  /// A figure as an RLE file whose comments tell what is known: it can be saved and used as it is.
  private static func text(of entry: LibraryEntry) -> String {
    var comments = ["N \(entry.name)"]
    let found = [entry.author, entry.year.map(String.init)].compactMap { $0 }
    if !found.isEmpty { comments.append("O \(found.joined(separator: ", "))") }
    comments += ["C \(entry.summary)", "C \(entry.category.rawValue)\(facts(of: entry))"]
    return String(
      decoding: entry.figure.rle(rule: entry.rule, comments: comments), as: UTF8.self)
  }

  private static func facts(of entry: LibraryEntry) -> String {
    let facts = entry.facts
    var parts: [String] = []
    if let period = facts.period, period > 1 { parts.append("period \(period)") }
    if let moves = facts.moves { parts.append("moves \(moves.x),\(moves.y)") }
    if let lifespan = facts.lifespan { parts.append("rests at generation \(lifespan)") }
    if let population = facts.population { parts.append("with \(population) cells") }
    return parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
  }

  private static func json(of entry: LibraryEntry) -> String {
    var pairs = [
      "\"name\": \(JSON.quoted(entry.name))",
      "\"category\": \(JSON.quoted(entry.category.rawValue))",
      "\"rule\": \(JSON.quoted(entry.rule))", "\"summary\": \(JSON.quoted(entry.summary))",
      "\"width\": \(entry.figure.size.columns)", "\"height\": \(entry.figure.size.rows)",
      "\"cells\": \(entry.figure.population)",
    ]
    let aliases = PatternLibrary.aliases(of: entry.name).map(JSON.quoted)
    if !aliases.isEmpty { pairs.append("\"aliases\": [\(aliases.joined(separator: ", "))]") }
    if let author = entry.author { pairs.append("\"author\": \(JSON.quoted(author))") }
    if let year = entry.year { pairs.append("\"year\": \(year)") }
    if let period = entry.facts.period { pairs.append("\"period\": \(period)") }
    pairs.append("\"rle\": \(JSON.quoted(entry.figure.rleBody))")
    return "{\(pairs.joined(separator: ", "))}"
  }
}

extension PatternsCommand {
  /// The largest side of a figure that is drawn cell by cell in memory.
  private static let largestSide = 4096
  /// The pixels across a sheet.
  private static let sheetWidth = 1600

  private static func drawSheet(_ settings: WrittenSettings) -> ExitCode {
    var draft = Draft(world: words(of: "patterns"), written: settings)
    let theme = draft.value(.theme)
    let paths = draft.value(.out) ?? []
    let known = Format.ofSheets.map(\.ending)
    for path in paths where !known.contains(Path.ending(of: path)) {
      draft.refuse(.unknownEnding(path: path, nearest: "png", known: known), for: "out")
    }
    guard draft.faults.list.isEmpty, let theme else {
      return Printer.shared.refuse(draft.faults.list)
    }
    let sheet = PreviewSheet(theme: theme, .lines(width: sheetWidth))
    let previews = PatternCategory.allCases.map(group)
    do {
      let group = FileGroup()
      for path in paths {
        let format = Format(ending: Path.ending(of: path)) ?? .png
        let file = try OutputFile(at: path, group: group)
        try file.write(format.bytes(of: previews, on: sheet))
        try file.commit()
      }
      try group.place()
      return .done
    } catch let error as FileError {
      return Printer.shared.refuse([Fault(.file(error))])
    } catch {
      return Printer.shared.refuse([Fault(.outOfMemory)])
    }
  }

  private static func group(_ category: PatternCategory) -> PreviewSheet.Group {
    let entries = PatternLibrary.names(in: category).compactMap { PatternLibrary.entry(named: $0) }
    let previews = entries.compactMap { entry -> PreviewSheet.Preview? in
      let size = entry.figure.size
      guard max(size.columns, size.rows) <= largestSide else { return nil }
      var cells = StateGrid(size: size)
      for cell in entry.figure.cells { cells[cell.x, cell.y] = 1 }
      return PreviewSheet.Preview(name: entry.name, cells: cells)
    }
    return PreviewSheet.Group(heading: category.heading, previews: previews)
  }
}

extension PatternCategory {
  /// The category's name over several figures.
  fileprivate var heading: String {
    switch self {
    case .stillLife: "Still lifes"
    case .oscillator: "Oscillators"
    case .spaceship: "Spaceships"
    case .gun: "Guns"
    case .puffer: "Puffers"
    case .rake: "Rakes"
    case .breeder: "Breeders"
    case .growth: "Endless growth"
    case .methuselah: "Methuselahs"
    case .fuse: "Fuses"
    case .replicator: "Replicators"
    }
  }
}

extension Setting where Value == Int {
  fileprivate static let listedPeriod = Setting(
    "period", .whole(1...1_000_000_000), "only figures of this period", isOfRecipe: false)
}

extension Setting where Value == String {
  fileprivate static let listedKind = Setting(
    "kind", .choice(PatternCategory.allCases.map(\.rawValue), placeholder: "KIND"),
    "only figures of this kind", isOfRecipe: false)
}
