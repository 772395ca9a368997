internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// `render sea …`: runs one world, with its settings as flags.
enum WorldCommand {
  static func options(in catalogue: Catalogue) -> [CommandOption] {
    [.thisPage] + Screening.options(in: catalogue) + [.json, .dryRun, .colour]
  }

  static func run(
    _ world: any WorldKind, _ words: [String], in catalogue: Catalogue
  ) async -> ExitCode {
    let flags = FlagReader(
      words, vocabulary: world.words.vocabulary, options: options(in: catalogue), in: catalogue,
      takesWords: false)
    if let words = flags.options["help"] {
      let help = Help(of: catalogue)
      return Printer.shared.result(help.page(of: world, isWhole: words == Help.everything))
    }
    flags.applyColour()
    var faults = flags.faults
    for word in flags.words {
      faults.append(Fault(.unknownWord(word, nearest: flagMeant(by: word, world)), at: .word(word)))
    }
    let defaults = Projects(in: catalogue, remember: Printer.shared.remember).defaults(in: ".")
    if let defaults { faults += defaults.faults.list }
    var settings = defaults?.settings(for: world.words) ?? WrittenSettings()
    settings.override(with: flags.settings.entries, in: world.words)
    Memory.bound(to: [settings.memory])
    let request = JobRequest(world, in: catalogue, written: settings)
    let screening = Screening(flags)
    func played(instead isInstead: Bool) async -> ExitCode? {
      await screening.play(instead: isInstead) { room throws(Faults) in
        try Job.watched(request, in: room)
      }
    }
    if faults.isEmpty, screening.replaces(outputsOf: settings),
      let code = await played(instead: true)
    {
      return code
    }
    do throws(Faults) {
      let log = ReadLog()
      let jobs = try WorkContext.current.with(log).run {
        Result { () throws(Faults) in try Job.all(request) }
      }.get()
      guard faults.isEmpty else { return Printer.shared.refuse(faults) }
      if flags.options["dry-run"] != nil {
        return Printer.shared.result(PlanText.all(jobs, isJSON: flags.isJSON))
      }
      let work = jobs.map { RunSession.Order(job: $0, log: log) }
      let code = await RunSession(work, isReportingJSON: flags.isJSON).run().code
      guard code == .done, screening.isAsked else { return code }
      return await played(instead: false) ?? code
    } catch {
      // A missing path is one fault, not two.
      let isPathMissing =
        screening.replaces(outputsOf: settings)
        || faults.contains {
          if case .unknownFlag(_, nearest: "--out"?) = $0.problem { return true }
          if case .unknownWord(_, let meant?) = $0.problem, meant.hasPrefix("--out ") {
            return true
          }
          return $0.place == .flag("--out")
        }
      var all = Faults(faults)
      all.add(Faults(error.list.filter { !(isPathMissing && $0.problem == .noOutput) }))
      return Printer.shared.refuse(all.list)
    }
  }

  private static func flagMeant(by word: String, _ world: any WorldKind) -> String? {
    guard !word.hasPrefix("-") else { return nil }
    if Format(ofPath: word) != nil { return "--out \(word)" }
    let names = world.words.vocabulary.map(\.name)
    let name = word.split(separator: "=").first.map(String.init) ?? word
    return names.contains(name) ? "--\(word)" : NearestMatch.of(name, in: names).map { "--\($0)" }
  }
}
