internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

extension Command {
  static func run(in catalogue: Catalogue) -> Command {
    Command(
      name: "run", usage: "render run FILE…",
      summary: "run scenarios in parallel; - is standard input",
      examples: [
        "render run gun.yaml",
        "render run examples/*.yaml --jobs 2",
        "render run gun.yaml --theme dark --set cell=12 --out dark.gif",
        "render run README.md",
        "render run - < gun.yaml",
      ],
      more: """
        A folder means the scenarios and pages in and below it that git lists, or all of them.
        Of a page of Markdown the blocks marked 'yaml render' are run, and the link to each picture is
        kept below its block. What is up to date is not run again. A terrarium.yaml beside or above the
        files, up to the root of the repository, has defaults: 'defaults: {theme: dark, life: {cell: 4}}'.
        """,
      options: [.thisPage] + Screening.options(in: catalogue) + [
        .force, .explain, .watch, .shard, .set, .json, .dryRun, .safe, .into,
        .time, .maxFiles, .maxBytes, .colour,
      ], takesSettings: true, files: scenarioEndings,
      faults: RunCommand.faults
    ) { flags, shell in
      try await RunCommand(flags, .writing, in: shell).begin { command in
        flags.options["watch"] == nil ? try await command.run() : try await command.watch()
      }
    }
  }

  static let check = Command(
    name: "check", usage: "render check FILE…",
    summary: "compare scenarios with their files; writes nothing",
    examples: [
      "render check examples/*.yaml", "render check --committed --diff diffs .",
      "render check --staged .",
      "render check --orphans docs/images docs/*.yaml", "render check examples/*.yaml --json",
      "render check docs/*.yaml --junit checked.xml --sarif checked.sarif",
    ],
    more: """
      A folder means the scenarios and pages in and below it that git lists, or all of them.
      Prints a line for each file that is out of date or missing, with the first frame that differs
      and the command that corrects it, and exits with 1 if there is one. GIF, PNG, APNG, WebP and
      HTML are compared by their pictures and delays, all others by their bytes. Nothing is written
      but the files of --diff, --junit and --sarif.
      """,
    options: [
      .thisPage, .all, .committed, .staged, .bytes, .orphans, .diff, .junit, .sarif, .shard, .set,
      .json,
      .dryRun, .safe, .into, .time, .colour,
    ], takesSettings: true, files: scenarioEndings,
    faults: RunCommand.faults
  ) { flags, shell in
    try await RunCommand(flags, .comparing, in: shell).begin { command in
      guard flags.options["staged"] != nil else { return try await command.run() }
      return try await StagedFiles.check(flags, in: shell) { flags in
        guard !flags.scenarios.isEmpty else {
          shell.printer.note("no scenario and no page with one is staged")
          return .done
        }
        return try await RunCommand(flags, .comparing, in: shell).begin { try await $0.run() }
      }
    }
  }
}

extension RunCommand {
  fileprivate static func faults(_ flags: FlagReader, in shell: Shell) -> [Fault] {
    let isStaged = flags.options["staged"] != nil
    let both = isStaged && flags.options["into"] != nil
    // What is staged may be missing on the disk.
    return (both ? [Fault(.excludes("--into", "--staged"), at: .flag("--into"))] : [])
      + Bounds(flags).faults + CheckReports(flags).faults
      + (isStaged && !flags.words.isEmpty ? [] : flags.faultsOfScenarios)
  }

  /// Does some work with the command. If it may be about a stranger's files, no program is looked
  /// up among them.
  fileprivate func begin(
    _ work: (RunCommand) async throws -> ExitCode
  ) async throws -> ExitCode {
    guard purpose.isComparing || bounds.isSafe else { return try await work(self) }
    let foreign = files.map { Projects.root(above: Path.base(of: $0)) ?? Path.base(of: $0) }
    return try await WorkContext.current.with(Program.ForeignFolders(foreign)).run {
      try await work(self)
    }
  }

  /// Runs the scenarios, and again whenever one of them or a file that it reads has changed, until
  /// interrupted.
  fileprivate func watch() async throws(Fault) -> ExitCode {
    var inputs = Set(files.filter { $0 != "-" })
    while true {
      let read = ReadLog()
      // Each command reads a project's file once.
      let code = try await RunCommand(flags, purpose, in: shell).run(reading: read)
      inputs.formUnion(read.paths)
      guard let watch = FileWatch(inputs.sorted()) else {
        throw Fault(
          .said(
            "this system cannot report changes of files", "run it again by hand", isOfFile: true))
      }
      shell.printer.say("render: waiting for changes; Ctrl-C stops")
      guard watch.wait(isDue: !read.changed.isEmpty) else { return code }
    }
  }
}
