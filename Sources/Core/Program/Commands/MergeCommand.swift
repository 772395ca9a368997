internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumRunning
internal import TerrariumVocabulary

/// `render merge FILE`: merges the parts made by the shards of a scenario.
enum MergeCommand {
  fileprivate static func run(_ flags: FlagReader, in shell: Shell) async throws(Faults) -> ExitCode
  {
    let command = RunCommand(flags, .writing, in: shell)
    let scenarios = command.scenarios(of: flags.scenarios)
    let items = try items(of: scenarios, command.command)
    let session = RunSession(
      items.filter { $0.parts != nil }, isReportingJSON: flags.isJSON, in: shell)
    let result = await session.run()
    guard result.code == .done else { return result.code }
    if flags.options["keep-parts"] == nil {
      for path in items.compactMap(\.parts).flatMap(\.paths) { Path.remove(path) }
    }
    // A block without a film keeps its link.
    let missing = items.filter { $0.parts == nil && !isMade($0.job) }
    let linked = items.filter { item in
      !missing.contains { $0.scenario == item.scenario && $0.block == item.block }
    }
    return command.followPages(scenarios.files) {
      PageLinks($0, of: items, counting: linked, result.reports)
    }.code
  }

  /// True if all planned pictures of a job exist.
  private static func isMade(_ job: Job) -> Bool {
    job.pictures(in: nil).joined().allSatisfy { Path.kind(of: $0) == .file }
  }

  /// The items of some scenarios; sheets divided among shards have all their parts.
  private static func items(
    of scenarios: RunCommand.Scenarios, _ command: (_ scenario: String, _ path: String) -> String
  ) throws(Faults) -> [RunSession.WorkItem] {
    var items: [RunSession.WorkItem] = []
    var faults = Faults()
    for source in scenarios.sources {
      for (number, block) in source.blocks.enumerated() {
        for job in try block.get().jobs() {
          do throws(Faults) {
            let whole = source.file.map { command($0, $0) } ?? ""
            let parts = try job.canBeDivided ? Parts(of: job, madeBy: whole) : nil
            items.append(
              RunSession.WorkItem(
                job: job, number: items.count, scenario: source.file, block: number, parts: parts))
          } catch {
            faults.add(error)
          }
        }
      }
    }
    guard faults.list.isEmpty else { throw faults }
    return items
  }
}

extension Command {
  static let merge = Command(
    name: "merge", usage: "render merge FILE…",
    summary: "join the parts that the shards of a scenario have made",
    examples: [
      "render run sweep.yaml --shard 1/2", "render run sweep.yaml --shard 2/2",
      "render merge sweep.yaml",
    ],
    more: """
      A sheet or a table of many runs is divided by runs: each shard writes OUT.K-of-N.part. Where all
      parts are there and alike, they become exactly the bytes of one run, and are removed. The links of
      a page of Markdown are written.
      """,
    options: [.thisPage, .keepParts, .set, .json, .colour], takesSettings: true,
    files: scenarioEndings,
    faults: { flags, _ in flags.faultsOfScenarios },
    work: MergeCommand.run)
}
