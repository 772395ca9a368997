internal import Encoding
internal import Files
internal import Patterns
internal import Planning
internal import Playback
internal import Rendering
internal import Running
internal import Simulation
internal import Vocabulary

/// `render patterns list`, `render patterns show NAME`, `render patterns --out patterns.png`, and what
/// is done with one's own library and remotes.
enum PatternsCommand {
  static let options: [CommandOption] = [
    .help, .library, .name, .author, .comment, .replace, .pullInto, .conflicts, .timeout, .quiet,
    .json, .colour,
  ]
  static let words = [
    "list", "show", "add", "rename", "remove", "remote", "browse", "pull", "push", "sync",
  ]
  static let vocabulary: [any SettingDeclaration] = [
    Setting.out, Setting.theme, Setting.listedPeriod, Setting.listedKind,
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
    case nil where flags.settings["out"] != nil: return drawSheet(flags.settings)
    case nil: return await list([], flags.settings, library)
    case "list": return await list(rest, flags.settings, library)
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
    LibraryTalk.answer { body(try OwnFigures(flags)) }
  }

  private static func refuse(_ problem: Problem, at word: String) -> ExitCode {
    Printer.shared.refuse([Fault(problem, at: .word(word))])
  }

  /// What comes along and what is one's own, or what one shelf has.
  private static func list(
    _ shelves: [String], _ settings: WrittenSettings, _ flags: LibraryFlags
  ) async -> ExitCode {
    var draft = Draft(world: Self.words(of: "patterns"), written: settings)
    let kind = draft.value(.listedKind).flatMap(PatternCategory.init)
    let period = draft.value(.listedPeriod)
    guard draft.faults.list.isEmpty else { return Printer.shared.refuse(draft.faults.list) }
    if !shelves.isEmpty { return await ShelfList(flags).list(shelves, settings) }
    if settings["out"] != nil { return drawSheet(settings) }
    let listed = PatternLibrary.names.compactMap { PatternLibrary.entry(named: $0) }.filter {
      (kind == nil || $0.category == kind) && (period == nil || $0.facts.period == period)
    }
    let own = kind == nil && period == nil ? ShelfList(flags).own : nil
    if flags.isJSON {
      let rows = listed.map(json) + (own?.rows ?? [])
      return Printer.shared.result(
        rows.isEmpty ? "[]\n" : "[\n" + rows.map { "  \($0)" }.joined(separator: ",\n") + "\n]\n")
    }
    return Printer.shared.result(text(of: listed) + (own?.text ?? ""))
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

  private static func show(
    _ names: [String], _ settings: WrittenSettings, _ flags: LibraryFlags
  ) async -> ExitCode {
    var texts: [String] = []
    var faults: [Fault] = []
    for name in names {
      do {
        if let kept = try ShelfList(flags).shown(name) {
          texts.append(flags.isJSON ? kept.json : kept.text)
        } else if let entry = PatternLibrary.entry(named: name) {
          texts.append(flags.isJSON ? json(of: entry) : text(of: entry))
        } else {
          let nearest = PatternLibrary.nearest(to: name)
          faults.append(Fault(.unknownPattern(name, nearest: nearest), at: .word(name)))
        }
      } catch {
        faults.append(LibraryTalk.fault(of: error))
      }
    }
    guard faults.isEmpty else { return Printer.shared.refuse(faults) }
    let code = Printer.shared.result(
      flags.isJSON
        ? "[\n" + texts.map { "  \($0)" }.joined(separator: ",\n") + "\n]\n"
        : texts.joined(separator: "\n"))
    let paths = settings.texts(of: "out")
    return paths.isEmpty ? code : await Previews.draw(names, into: paths, settings)
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
