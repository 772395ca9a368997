internal import Scenario

/// `render sea …`: one world, its settings given as flags.
enum WorldCommand {
  static let options: [CommandOption] = [.help, .json, .dryRun, .colour]

  /// The most faults of variants that are worth reading.
  private static let faultLimit = 10

  static func run(_ world: WorldEntry, _ words: [String]) async -> ExitCode {
    let flags = FlagReader(words, vocabulary: world.vocabulary, options: options)
    if flags.options["help"] != nil {
      return Printer.shared.result(Help.page(of: world))
    }
    flags.applyColour()
    var faults = flags.faults
    for word in flags.words {
      faults.append(Fault(.unknownWord(word, nearest: flagMeant(by: word, world)), at: .word(word)))
    }
    do throws(Faults) {
      let plans = try plans(of: world, flags.settings)
      guard faults.isEmpty else { return Printer.shared.refuse(faults) }
      if flags.options["dry-run"] != nil {
        return Printer.shared.result(plans.map { PlanText($0).text }.joined(separator: "\n"))
      }
      let work = plans.map { Studio.Job(plan: $0) }
      return await Studio(work, isReportingJSON: flags.options["json"] != nil).run().code
    } catch {
      // A path that was left out is one fault, not two.
      let isPathMissing = faults.contains { $0.place == .flag("--out") }
      let others = error.list.filter { !(isPathMissing && $0.problem == .noOutput) }
      return Printer.shared.refuse(faults + others)
    }
  }

  private static func plans(
    of world: WorldEntry, _ settings: WrittenSettings
  ) throws(Faults) -> [Plan] {
    var plans: [Plan] = []
    var faults = Faults()
    for variant in try Variants.expand(world: world, settings) {
      do throws(Faults) {
        plans.append(try Plan(world: world, written: variant))
      } catch {
        for fault in error.list { faults.add(fault.problem, at: fault.place) }
        if faults.list.count >= faultLimit { throw faults }
      }
    }
    guard faults.list.isEmpty else { throw faults }
    try Plan.refuseSharedOutputs(plans)
    return plans
  }

  private static func flagMeant(by word: String, _ world: WorldEntry) -> String? {
    let names = world.vocabulary.map(\.name)
    let name = word.split(separator: "=").first.map(String.init) ?? word
    return names.contains(name) ? "--\(word)" : NearestMatch.of(name, in: names).map { "--\($0)" }
  }
}
