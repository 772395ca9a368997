internal import Files
internal import Planning
internal import Running
internal import Vocabulary

/// `render merge FILE`: merges the parts that the shards of a scenario have made.
enum MergeCommand {
  fileprivate static func run(_ flags: FlagReader) async throws(Faults) -> ExitCode {
    let orders = try orders(flags)
    let result = await RunSession(orders, isReportingJSON: flags.options["json"] != nil).run()
    if result.code == .done, flags.options["keep-parts"] == nil {
      for path in orders.compactMap(\.parts).flatMap(\.paths) { Path.remove(path) }
    }
    return result.code
  }

  /// The sheets that shards have parted, with all their parts.
  private static func orders(_ flags: FlagReader) throws(Faults) -> [RunSession.Order] {
    let command = RunCommand(flags, .writing)
    let scenarios = command.scenarios(of: flags.scenarios)
    var orders: [RunSession.Order] = []
    var faults = Faults()
    for (file, blocks) in zip(scenarios.files, scenarios.blocks) {
      for block in blocks {
        for job in try block.get().jobs() where job.canBeDivided {
          do throws(Faults) {
            let parts = try Parts(of: job, madeBy: command.mending(file))
            orders.append(RunSession.Order(job: job, scenario: file, parts: parts))
          } catch {
            faults.add(error)
          }
        }
      }
    }
    guard faults.list.isEmpty else { throw faults }
    return orders
  }
}

extension Command {
  static let merge = Command(
    name: "merge", usage: "render merge FILE…",
    summary: "put together what the shards of a scenario have made",
    examples: [
      "render run sweep.yaml --shard 1/2", "render run sweep.yaml --shard 2/2",
      "render merge sweep.yaml",
    ],
    more: """
      A sheet or a table of many runs is parted by its runs: each shard writes OUT.K-of-N.part. Where
      all parts are there and alike, they become the very bytes of one run, and are removed.
      """,
    options: [.thisPage, .keepParts, .set, .json, .colour], takesSettings: true,
    files: scenarioEndings,
    faults: \.faultsOfScenarios,
    work: MergeCommand.run)
}
