internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

// Reads and plans the scenarios of files.

extension RunCommand {
  /// The jobs of a file, or of each block of a page.
  typealias Planned = Result<[[Job]], Faults>

  /// Reads and plans the scenarios in parallel; the results are in the order of the files.
  func plans(of scenarios: Scenarios) async -> [Planned] {
    let files = scenarios.files
    return await withTaskGroup(of: (Int, Planned).self) { [bounds] group in
      for (index, blocks) in scenarios.blocks.enumerated() {
        let fence = bounds.fence(of: files[index])
        let makesFolders = makesFolders(of: files[index])
        let page = MarkdownPage.isPage(files[index]) ? files[index] : nil
        group.addTask {
          WorkContext.current.with(fence).with(scenarios.logs[index]).run {
            (index, Self.plans(of: blocks, isSafe: bounds.isSafe, page, makesFolders: makesFolders))
          }
        }
      }
      var planned: [Planned] = files.map { _ in .success([]) }
      for await (index, plans) in group { planned[index] = plans }
      return planned
    }
  }

  /// The scenarios of some files, which are read once.
  struct Scenarios {
    let files: [String]
    /// The files that each scenario file and its planning have read.
    let logs: [ReadLog]
    /// The scenario of each file, or those of its blocks.
    let blocks: [[Result<ScenarioFile, Faults>]]

    /// The only scenario of the only file; nil if there are more, or if it is unreadable.
    var only: (file: String, scenario: ScenarioFile)? {
      guard files.count == 1, blocks[0].count == 1 else { return nil }
      return (try? blocks[0][0].get()).map { (files[0], $0) }
    }
  }

  /// Reads the scenarios of some files; their limits apply from now on.
  func scenarios(of files: [String]) -> Scenarios {
    let logs = files.map { _ in ReadLog() }
    let blocks = zip(files, logs).map { file, log in
      WorkContext.current.with(log).run { scenarios(at: file) }.map(bounds.placed)
    }
    Memory.bound(to: blocks.joined().map { bounds.memory(of: $0) })
    bounds.beginTime()
    return Scenarios(files: files, logs: logs, blocks: blocks)
  }

  /// The scenario in a file, or those in the blocks of a page.
  private func scenarios(at file: String) -> [Result<ScenarioFile, Faults>] {
    do throws(FileError) {
      let source = try SourceText(at: file)
      Printer.shared.remember(source)
      let page = MarkdownPage.isPage(file) ? MarkdownPage(source) : nil
      let sources = page?.blocks.map(\.source) ?? [source]
      var fault = page?.fault
      if sources.isEmpty { fault = fault ?? Fault(.noScenarioInPage(file)) }
      let defaults = WorkContext.current.with(bounds.fence(of: file)).run {
        projects.defaults(forScenarioAt: file)
      }
      return sources.map {
        .success(
          ScenarioFile($0, overrides: flags.settings, defaults: defaults, in: flags.catalogue))
      } + (fault.map { [.failure(Faults([$0]))] } ?? [])
    } catch {
      return [.failure(Faults([Fault(.file(error))]))]
    }
  }

  /// True if missing folders for a file's pictures are made, as for a trusted page.
  private func makesFolders(of file: String) -> Bool {
    MarkdownPage.isPage(file) && !purpose.isComparing && !bounds.isSafe
      && flags.options["dry-run"] == nil
  }

  private static func plans(
    of blocks: [Result<ScenarioFile, Faults>], isSafe: Bool, _ page: String?, makesFolders: Bool
  ) -> Planned {
    var plans: [[Job]] = []
    var faults = Faults()
    for block in blocks {
      do throws(Faults) {
        let scenario = try block.get()
        plans.append(isSafe ? try scenario.safeJobs() : try scenario.jobs(of: page, makesFolders))
      } catch {
        faults.add(error)
      }
    }
    return faults.list.isEmpty ? .success(plans) : .failure(faults)
  }
}

extension ScenarioFile {
  /// The jobs of the scenario; missing folders are made first if they are the only fault. Running a
  /// page makes its folders, so that is the advice.
  fileprivate func jobs(of page: String?, _ makesFolders: Bool) throws(Faults) -> [Job] {
    do throws(Faults) {
      return try jobs()
    } catch {
      let missing = error.list.compactMap { fault -> String? in
        guard case .file(let problem) = fault.problem, problem.isOfMissingFolder,
          case .notFound(let path, _) = problem
        else { return nil }
        return Path.folder(of: path)
      }
      guard makesFolders, missing.count == error.list.count,
        missing.allSatisfy({ (try? Path.makeFolder($0)) != nil })
      else {
        guard let page else { throw error }
        throw error.advising(toRun: page)
      }
      return try jobs()
    }
  }
}

extension Faults {
  /// The faults, with the command that makes the missing folders of a page.
  fileprivate func advising(toRun page: String) -> Faults {
    Faults(
      list.map { fault in
        guard case .file(.notFound(let path, let missing)) = fault.problem, path != missing else {
          return fault
        }
        let command = "render run \(page.quotedForShell)".quotedAsCommand
        let what = "'\(path)': the folder '\(missing)' does not exist"
        return Fault(.said(what, "\(command) makes it", isOfFile: true), at: fault.place)
      })
  }
}
