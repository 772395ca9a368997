internal import Files
internal import Planning
internal import Playback
internal import Rendering
internal import Running
internal import Simulation
internal import Vocabulary
internal import Worlds

/// `render run FILE…` and `render check FILE…`: scenarios, side by side. One that fails does not
/// stop the others.
struct RunCommand {
  static let options: [CommandOption] = [.help, .set, .json, .dryRun, .safe, .into, .time, .colour]

  private let flags: FlagReader
  private let purpose: OutputFile.Purpose
  private let bounds: Bounds

  /// Runs the scenarios that some words name, or compares what they make with what is there.
  static func run(_ words: [String], purpose: OutputFile.Purpose) async -> ExitCode {
    let flags = FlagReader(words, vocabulary: Catalogue.builtIn.vocabulary, options: options)
    flags.applyColour()
    if flags.options["help"] != nil {
      return Printer.shared.result(purpose == .writing ? Help.run : Help.check)
    }
    let bounds = Bounds(flags)
    var faults = flags.faults + bounds.faults
    if flags.words.isEmpty { faults.append(Fault(.noScenario)) }
    guard faults.isEmpty else { return Printer.shared.refuse(faults) }
    return await RunCommand(flags: flags, purpose: purpose, bounds: bounds).run()
  }

  private func run() async -> ExitCode {
    let files = flags.words
    var code = ExitCode.done
    var failed: [String] = []
    var work: [Studio.Order] = []
    var told: Set<Fault> = []
    for (file, plans) in zip(files, refusingShared(await plans(of: files))) {
      switch plans {
      case .success(let plans):
        let fence = bounds.fence(of: file)
        work += plans.map { Studio.Order(job: $0, scenario: file, fence: fence) }
      case .failure(let faults):
        failed.append(file)
        // What a flag has wrong is wrong for every file; it is told once.
        let news = faults.list.filter { told.insert($0).inserted }
        code = max(code, Printer.shared.refuse(news))
      }
    }
    if flags.options["dry-run"] != nil {
      let texts = work.map(\.job.text)
      return max(code, Printer.shared.result(Path.shown(texts.joined(separator: "\n"))))
    }
    let isReportingJSON = flags.options["json"] != nil
    let result = await Studio(work, isReportingJSON: isReportingJSON, purpose: purpose).run()
    failed += result.failed
    if files.count > 1, !failed.isEmpty {
      Printer.shared.say(
        "render: \(failed.count) of \(files.count) scenarios failed: "
          + failed.map(\.printable).joined(separator: ", "))
    }
    return max(code, result.code)
  }
}

extension RunCommand {
  private typealias Planned = Result<[Job], Faults>

  /// Reads and plans the scenarios side by side; the results are in the order of the files.
  private func plans(of files: [String]) async -> [Planned] {
    let scenarios = files.map { bounds.placed(Self.scenario(at: $0, flags.settings)) }
    Memory.bound(to: scenarios.map { bounds.memory(of: $0) })
    bounds.beginTime()
    return await withTaskGroup(of: (Int, Planned).self) { [bounds] group in
      for (index, scenario) in scenarios.enumerated() {
        let fence = bounds.fence(of: files[index])
        group.addTask {
          Fence.$current.withValue(fence) {
            (index, scenario.flatMap { Self.plans(of: $0, isSafe: bounds.isSafe) })
          }
        }
      }
      var planned: [Planned] = files.map { _ in .success([]) }
      for await (index, plans) in group { planned[index] = plans }
      return planned
    }
  }

  private static func scenario(
    at file: String, _ overrides: WrittenSettings
  ) -> Result<ScenarioFile, Faults> {
    do throws(FileError) {
      return .success(ScenarioFile(try SourceText(at: file), overrides: overrides))
    } catch {
      return .failure(Faults([Fault(.file(error))]))
    }
  }

  private static func plans(of scenario: ScenarioFile, isSafe: Bool) -> Planned {
    do throws(Faults) {
      return .success(isSafe ? try scenario.safeJobs() : try scenario.jobs())
    } catch {
      Printer.shared.remember(scenario.source)
      return .failure(error)
    }
  }

  /// Of two scenarios that would write one file, the later one fails.
  private func refusingShared(_ planned: [Planned]) -> [Planned] {
    var before: [Job] = []
    return planned.map { result in
      guard purpose == .writing, case .success(let plans) = result else { return result }
      do throws(Faults) {
        try Job.refuseSharedOutputs(before + plans)
        before += plans
        return result
      } catch {
        return .failure(error)
      }
    }
  }
}
