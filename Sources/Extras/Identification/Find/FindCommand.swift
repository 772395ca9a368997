internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumProgram
internal import TerrariumVocabulary

/// `render find KIND`: tries many seeds or rules, and shows the best as a table and a sheet.
enum FindCommand {
  /// The formats of its sheet and its table.
  fileprivate static var formats: [Format] {
    PictureOutputs.films.filter { $0.content != .letters } + [.csv]
  }

  /// The candidates that are tried before progress is shown.
  private static let atOnce = 64

  fileprivate static func run(
    _ flags: FlagReader, in shell: Shell
  ) async throws(Faults) -> ExitCode {
    var faults: [Fault] = []
    let options = FindOptions(flags, &faults)
    if let options { faults += idle(flags.settings, of: options, world(of: options, flags)) }
    guard let options, faults.isEmpty else { throw Faults(faults) }
    shell.limitMemory(to: [flags.settings.memory])
    let isQuiet = flags.settings["quiet"] != nil
    let candidates = try candidates(of: options.search, options, flags)
    let all: [Finding]
    let count = min(candidates.runs.count, options.runs ?? .max)
    do throws(Fault) {
      all = try findings(among: candidates, count, options, isQuiet ? nil : shell.printer)
    } catch {
      throw Faults([error])
    }
    let found = Array(all.prefix(options.top))
    guard !found.isEmpty else {
      let problem = Problem.said(
        "none of \(count) is what was asked for",
        "try more of them with --runs, or others with --seed", isOfFile: true)
      throw Faults([Fault(problem, at: .word(options.kind.rawValue))])
    }
    let pictures = try sheet(of: found, options, flags)
    let drawn = pictures.isEmpty ? .done : await RunSession.make(pictures, in: shell)
    guard drawn == .done else { return drawn }
    let table = FoundTable(found)
    try table.write(to: flags.settings.texts(of: "out").filter(FoundTable.isMeant))
    if !isQuiet {
      shell.printer.say("\(count) tried, \(all.count) found, \(found.count) shown")
    }
    return shell.printer.result(flags.isJSON ? table.json : table.text)
  }

  /// The faults of settings that the kind does not have, or that the command gives itself.
  private static func idle(
    _ settings: WrittenSettings, of options: FindOptions, _ world: any WorldKind
  ) -> [Fault] {
    let given =
      ["vary", "rows", "measures", "sort", "distinct", "pattern", "steps", "panels"]
      + (options.kind == .gliders ? ["rule"] : [])
    return settings.entries.compactMap { entry in
      if given.contains(entry.name) {
        return Fault(
          .said("find gives '\(entry.name)' itself", "leave it out"), at: entry.namePlace)
      }
      guard world.words.vocabulary[entry.name] == nil else { return nil }
      return Fault(
        .needs(entry.name, "a kind other than \(options.kind.rawValue)"), at: entry.namePlace)
    }
  }

  /// The candidates, as the runs of a table.
  private static func candidates(
    of search: any Search, _ options: FindOptions, _ flags: FlagReader
  ) throws(Faults) -> Job {
    let world = world(of: options, flags)
    let own = world.words.settings.map(\.name) + ["size", "edges", "jobs", "memory"]
    var written = WrittenSettings(flags.settings.entries.filter { own.contains($0.name) })
    for entry in search.candidates where written[entry.name] == nil { written.set(entry) }
    let table = [("seed", "\(options.seed)"), ("rows", "runs"), ("out", "-"), ("format", "csv")]
    for (name, value) in table { written.set(.init(adding: name, value)) }
    let jobs = try Scenario(world, in: flags.catalogue, written: written).jobs()
    return jobs[0]
  }

  private static func world(of options: FindOptions, _ flags: FlagReader) -> any WorldKind {
    let name = options.kind == .seas ? "sea" : "life"
    guard let world = flags.catalogue.worlds.first(where: { $0.name == name }) else {
      preconditionFailure("there is a world \(name)")
    }
    return world
  }

  /// The findings among the first candidates, the best first, each once.
  private static func findings(
    among candidates: Job, _ count: Int, _ options: FindOptions, _ printer: Printer?
  ) throws(Fault) -> [Finding] {
    let runs = candidates.runs
    @Sendable func candidate(_ number: Int) throws(Fault) -> Candidate {
      let plan = try runs.plan(number)
      return Candidate(
        plan: plan, values: candidates.columns(ofRun: number, plan),
        measures: candidates.table?.measures ?? [])
    }
    let search = try options.search.prepared(by: candidate(0))
    let pool = WorkerPool(threads: candidates.threads ?? WorkerPool.cores)
    var found: [Finding] = []
    for start in stride(from: 0, to: count, by: atOnce) {
      if let printer, printer.talksToTerminal {
        printer.show(progress: "\(start) of \(count) tried, \(found.count) found")
      }
      let some = try pool.results(min(atOnce, count - start)) { place throws(Fault) in
        try search.finding(candidate(start + place))
      }
      found += some.compactMap(\.self)
    }
    printer?.show(progress: "")
    var seen: Set<String> = []
    return found.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.map(\.element).filter { seen.insert($0.value).inserted }
  }

  /// The jobs that draw the findings; none if no picture is asked for.
  private static func sheet(
    of found: [Finding], _ options: FindOptions, _ flags: FlagReader
  ) throws(Faults) -> [Job] {
    let search = options.search
    let paths = (flags.settings["out"]?.value.items ?? []).filter {
      !FoundTable.isMeant($0.text)
    }
    guard !paths.isEmpty, let out = flags.settings["out"] else { return [] }
    var written = flags.settings
    for name in ["seed", "top", "vary"] + search.ofCandidates { written = written.without(name) }
    written.set(out.with(Node(.list(paths), at: out.value.place)))
    let formats = paths.compactMap { Format(ofPath: $0.text) }
    let moves = formats.contains { $0.content == .motion }
    var added = search.sheet(of: found, moves: moves)
    if let side = found.compactMap(\.side).max(), written["fit"] == nil {
      added.append(.init(adding: "cell", "\(max(2, min(24, tileSide / side)))"))
    }
    if moves, added.contains(where: { $0.name == "frames" }),
      formats.contains(where: { $0.content == .picture })
    {
      added.append(.init(adding: "frame", "0"))
    }
    for entry in added where written[entry.name] == nil { written.set(entry) }
    let values = found.map { Node.Pair($0.label, made: $0.value) }
    let varied = Node(.map([Node.Pair(key: search.varied, value: Node(.map(values)))]))
    written.set(.init(name: "vary", namePlace: .word("vary"), value: varied))
    let world = world(of: options, flags)
    return try Scenario(world, in: flags.catalogue, written: written).jobs()
  }

  /// The side of a tile in pixels, about: labels have room beside each other.
  private static let tileSide = 240
}

extension Command {
  static let find = Command(
    name: "find",
    usage: "render find \(FindOptions.Kind.allCases.map(\.rawValue).joined(separator: "|"))",
    summary: "try many seeds or rules, and show the best with the reason",
    examples: [
      "render find methuselahs --out found.png", "render find loops --period 6 --out loops.gif",
      "render find seas --orcas 8% --out seas.png --out seas.csv",
      "render find gliders --near B36/S23 --out near.png",
    ],
    more: """
      seas: both species survive, and the scarcer one never gets too scarce. methuselahs: small random fields
      that come to rest late. loops: random fields that repeat with a period. gliders: rules that differ in at most
      two results from one (--near, B3/S23) and keep its commonest spaceship.
      The best come first, in the table, as .csv or --json, and on the sheet of --out. The same number of
      runs finds the same.
      """,
    options: [.thisPage, .runs, .ticks, .period, .near, .json, .colour],
    takesSettings: true,
    words: { FindOptions.Kind.allCases.map(\.rawValue) },
    faults: { flags, _ in
      PictureOutputs.faults(of: flags.settings, in: FindCommand.formats)
    },
    work: FindCommand.run)
}
