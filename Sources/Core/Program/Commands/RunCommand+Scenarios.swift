internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

// Reads and plans scenarios.

extension RunCommand {
  /// Plans scenarios in parallel: the jobs of each, or of each block of a page.
  func jobs(of scenarios: Scenarios) async -> [Result<[[Job]], Faults>] {
    await withTaskGroup(of: (Int, Result<[[Job]], Faults>).self) { [bounds, makesFolders] group in
      for (index, source) in scenarios.sources.enumerated() {
        group.addTask {
          WorkContext.current.with(bounds.fence(of: source.file)).with(source.log).run {
            (index, source.jobs(isSafe: bounds.isSafe, makesFolders: makesFolders))
          }
        }
      }
      var jobs = scenarios.sources.map { _ in Result<[[Job]], Faults>.success([]) }
      for await (index, own) in group { jobs[index] = own }
      return jobs
    }
  }

  /// The scenarios of some files, which are read once, or the one that flags give.
  struct Scenarios {
    /// A file with its scenario, or those of its blocks; no file where flags give the scenario.
    struct Source {
      let file: String?
      /// The files that reading and planning have read.
      let log: ReadLog
      let blocks: [Result<Scenario, Faults>]

      /// The jobs of each block; `makesFolders` is true if a page may make missing folders.
      fileprivate func jobs(isSafe: Bool, makesFolders: Bool) -> Result<[[Job]], Faults> {
        let page = file.flatMap { MarkdownPage.isPage($0) ? $0 : nil }
        var jobs: [[Job]] = []
        var faults = Faults()
        for block in blocks {
          do throws(Faults) {
            let scenario = try block.get()
            if isSafe {
              jobs.append(try scenario.safeJobs())
            } else if let page {
              jobs.append(try scenario.jobs(ofPage: page, makesFolders: makesFolders))
            } else {
              jobs.append(try scenario.jobs())
            }
          } catch {
            faults.add(error)
          }
        }
        return faults.list.isEmpty ? .success(jobs) : .failure(faults)
      }
    }

    let sources: [Source]

    /// The files, each with the log of what it reads.
    var files: [(path: String, log: ReadLog)] {
      sources.compactMap { source in source.file.map { ($0, source.log) } }
    }

    /// The only scenario; nil if there are more, or it cannot be read.
    var only: (file: String?, scenario: Scenario)? {
      guard sources.count == 1, sources[0].blocks.count == 1 else { return nil }
      return (try? sources[0].blocks[0].get()).map { (sources[0].file, $0) }
    }
  }

  /// The scenario that flags give; its limits apply from now on.
  func scenarios(_ one: Scenario) -> Scenarios {
    bounded([Scenarios.Source(file: nil, log: ReadLog(), blocks: [.success(one)])])
  }

  /// Reads the scenarios of some files; their limits apply from now on.
  func scenarios(of files: [String]) -> Scenarios {
    bounded(
      files.map { file in
        let log = ReadLog()
        let blocks = WorkContext.current.with(log).run { scenarios(at: file) }
        return Scenarios.Source(file: file, log: log, blocks: blocks.map(bounds.placed))
      })
  }

  private func bounded(_ sources: [Scenarios.Source]) -> Scenarios {
    shell.limitMemory(to: sources.flatMap(\.blocks).map { bounds.memory(of: $0) })
    return Scenarios(sources: sources)
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
        projects.defaults(in: Path.base(of: file))
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
}

extension Scenario {
  /// The jobs of the scenario in a page; missing folders are made first if they are the only fault.
  /// Running a page makes its folders, so that is the advice.
  fileprivate func jobs(ofPage page: String, makesFolders: Bool) throws(Faults) -> [Job] {
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
      else { throw error.advising(toRun: page) }
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
