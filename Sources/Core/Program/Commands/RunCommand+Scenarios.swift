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
    await withTaskGroup(of: (Int, Planned).self) { [bounds] group in
      for (index, part) in scenarios.parts.enumerated() {
        let fence = bounds.fence(of: part.file)
        let page = part.file.flatMap { MarkdownPage.isPage($0) ? $0 : nil }
        let makesFolders = page != nil && makesFolders
        group.addTask {
          WorkContext.current.with(fence).with(part.log).run {
            let plans = Self.plans(
              of: part.blocks, isSafe: bounds.isSafe, page, makesFolders: makesFolders)
            return (index, plans)
          }
        }
      }
      var planned: [Planned] = scenarios.parts.map { _ in .success([]) }
      for await (index, plans) in group { planned[index] = plans }
      return planned
    }
  }

  /// The scenarios of some files, which are read once, or the one that flags give.
  struct Scenarios {
    /// A file with its scenario, or those of its blocks; no file where flags give the scenario.
    struct Part {
      let file: String?
      /// The files that reading and planning have read.
      let log: ReadLog
      let blocks: [Result<Scenario, Faults>]
    }

    let parts: [Part]

    /// The files, each with the log of what it reads.
    var files: [(path: String, log: ReadLog)] {
      parts.compactMap { part in part.file.map { ($0, part.log) } }
    }

    /// The only scenario; nil if there are more, or it cannot be read.
    var only: (file: String?, scenario: Scenario)? {
      guard parts.count == 1, parts[0].blocks.count == 1 else { return nil }
      return (try? parts[0].blocks[0].get()).map { (parts[0].file, $0) }
    }
  }

  /// The scenario that flags give; its limits apply from now on.
  func scenarios(_ given: Scenario) -> Scenarios {
    bounded([Scenarios.Part(file: nil, log: ReadLog(), blocks: [.success(given)])])
  }

  /// Reads the scenarios of some files; their limits apply from now on.
  func scenarios(of files: [String]) -> Scenarios {
    bounded(
      files.map { file in
        let log = ReadLog()
        let blocks = WorkContext.current.with(log).run { scenarios(at: file) }
        return Scenarios.Part(file: file, log: log, blocks: blocks.map(bounds.placed))
      })
  }

  private func bounded(_ parts: [Scenarios.Part]) -> Scenarios {
    shell.limitMemory(to: parts.flatMap(\.blocks).map { bounds.memory(of: $0) })
    return Scenarios(parts: parts)
  }

  /// The scenario in a file, or those in the blocks of a page.
  private func scenarios(at file: String) -> [Result<Scenario, Faults>] {
    do throws(FileError) {
      let source = try SourceText(at: file)
      shell.printer.remember(source)
      let page = MarkdownPage.isPage(file) ? MarkdownPage(source) : nil
      let sources = page?.blocks.map(\.source) ?? [source]
      var fault = page?.fault
      if sources.isEmpty, fault == nil {
        fault = Fault(
          .said(
            "'\(file)' has no block marked 'yaml render'", "begin one with ```yaml render",
            isOfFile: true))
      }
      let defaults = WorkContext.current.with(bounds.fence(of: file)).run {
        projects.defaults(forScenarioAt: file)
      }
      return sources.map { source in
        Result { () throws(Faults) in
          try Scenario(
            source, overrides: flags.settings, defaults: defaults, in: shell.catalogue)
        }
      } + (fault.map { [.failure(Faults([$0]))] } ?? [])
    } catch {
      let made: Problem? = if case .tooLarge = error { .otherFile(at: file) } else { nil }
      let place = Place.file(path: file, line: 1, column: 1, length: 1)
      return [.failure(Faults([made.map { Fault($0, at: place) } ?? Fault(.file(error))]))]
    }
  }

  /// True if folders that the pictures of one's own page lack are made.
  private var makesFolders: Bool {
    !purpose.isComparing && !bounds.isSafe && flags.options["dry-run"] == nil
  }

  private static func plans(
    of blocks: [Result<Scenario, Faults>], isSafe: Bool, _ page: String?, makesFolders: Bool
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

extension Scenario {
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
