internal import Files
internal import Planning
internal import Running
internal import Vocabulary

/// `render merge FILE`: merges the parts that the shards of a scenario have made.
enum MergeCommand {
  static let options: [CommandOption] = [.thisPage, .keepParts, .set, .json, .colour]

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
    let projects = Projects(in: .offered, remember: Printer.shared.remember)
    let files = flags.scenarios
    var scenarios: [ScenarioFile] = []
    for file in files {
      scenarios.append(try scenario(at: file, flags.settings, in: projects))
    }
    Memory.bound(to: scenarios.map(\.memory))
    var orders: [RunSession.Order] = []
    for (file, scenario) in zip(files, scenarios) {
      for job in try scenario.jobs() where job.canBeDivided {
        do throws(Fault) {
          orders.append(RunSession.Order(job: job, scenario: file, parts: try Parts(of: job)))
        } catch {
          throw Faults([error])
        }
      }
    }
    return orders
  }

  private static func scenario(
    at file: String, _ settings: WrittenSettings, in projects: Projects
  ) throws(Faults) -> ScenarioFile {
    let source: SourceText
    do throws(FileError) {
      source = try SourceText(at: file)
    } catch {
      throw Faults([Fault(.file(error))])
    }
    Printer.shared.remember(source)
    return ScenarioFile(
      source, overrides: settings, defaults: projects.defaults(forScenarioAt: file),
      in: .offered)
  }
}

extension Command {
  static let merge = Command(
    page: Help.merge, faults: \.faultsOfScenarios,
    work: MergeCommand.run)
}
