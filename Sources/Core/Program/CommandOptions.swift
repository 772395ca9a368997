internal import TerrariumFiles
package import TerrariumPlanning
package import TerrariumVocabulary

extension FlagReader {
  /// The files with scenarios that words name, themselves or by a folder; a shell's pattern may also
  /// match a project's defaults.
  var scenarios: [String] {
    words.flatMap { word in
      guard Path.kind(of: word) == .folder else { return [word] }
      return ScenarioFolder.files(below: word).filter { !words.contains($0) }
    }.filter { !ProjectFile.isOne($0) }
  }

  var faultsOfScenarios: [Fault] {
    guard scenarios.isEmpty else { return [] }
    if let folder = words.first(where: { Path.kind(of: $0) == .folder }) {
      let what = "there is no scenario in '\(folder)' or below"
      return [Fault(.said(what, "write one, or name its file", isOfFile: true), at: .word(folder))]
    }
    guard let word = words.first else {
      return [Fault(.said("no scenario is named", "give a file, or - for standard input"))]
    }
    return [Fault(.noScenarioButDefaults, at: .word(word))]
  }

  /// Throws if there are more words than a command accepts.
  package func expectWords(atMost count: Int) throws(Fault) {
    guard let word = words.dropFirst(count).first else { return }
    throw Fault(.unknownWord(word, nearest: nil), at: .word(word))
  }

  /// Throws if two output forms are requested.
  func expectOneForm() throws(Fault) {
    guard isGiven("json"), isGiven("markdown") else { return }
    throw Fault(.excludes("--json", "--markdown"), at: .flag("--json"))
  }

  /// True if a flag of the command or of a setting is given.
  package func isGiven(_ name: String) -> Bool { options[name] != nil || settings[name] != nil }

  package var isJSON: Bool { options["json"] != nil }

  /// The value of an option; nil if it is not given; throws if it is invalid.
  package func value<Value>(
    of option: CommandOption, _ faults: inout [Fault], _ read: (String) -> Value?
  ) -> Value? {
    guard let text = options[option.name] else { return nil }
    let value = read(text)
    if value == nil {
      faults.append(
        Fault(
          .badValue(setting: option.name, text: text, expected: option.expected, nearest: nil),
          at: .flag("--\(option.name)")))
    }
    return value
  }
}

extension CommandOption {
  package static let thisPage = CommandOption(
    name: "help", help: "help; all lists every setting", choices: ["all"], placeholder: "[all]",
    expected: "all, or no value", isValueOptional: true)
  package static let set = CommandOption(
    name: "set", help: "a setting that overrides the file's; repeatable",
    placeholder: "NAME=VALUE")
  static let safe = CommandOption(
    name: "safe",
    help: "for strangers' scenarios: they write nothing but 'out', in their folder or that of "
      + "--into, read nothing outside of theirs, and take no more than 1GB and 5m")
  static let into = CommandOption(
    name: "into", help: "the folder for the outputs that scenarios name", placeholder: "DIR",
    expected: "a folder")
  static let time = CommandOption(
    name: "time", help: "the most time for everything, such as 30s or 10m",
    placeholder: "TIME", expected: "a time above 0 with its unit, such as 30s or 10m")
  static let maxFiles = CommandOption(
    name: "max-files",
    help: "the most files that all scenarios together may write; with --safe 10000 by default",
    placeholder: "N", expected: Bounds.fileCount.expected)
  static let maxBytes = CommandOption(
    name: "max-bytes",
    help: "how many bytes all their files may have at most, such as 20GB; with --safe 10GB by "
      + "default",
    placeholder: "SIZE", expected: ValueType.bytes.expected)
  package static let json = CommandOption(
    name: "json", help: "print the result as JSON on standard output")
  static let all = CommandOption(
    name: "all",
    help: "also check scenarios that have not changed since they were run or checked")
  static let committed = CommandOption(
    name: "committed",
    help: "also report files that git does not track; leave out files that it is told to ignore")
  static let staged = CommandOption(
    name: "staged",
    help: "check what is staged for the next commit instead of the files on the disk")
  static let bytes = CommandOption(name: "bytes", help: "compare bytes instead of pixels")
  static let orphans = CommandOption(
    name: "orphans",
    help: "also find pictures in a folder that no given scenario makes",
    placeholder: "DIR")
  static let diff = CommandOption(
    name: "diff",
    help: "write the expected picture, the actual one and the difference side by side",
    placeholder: "DIR")
  static let junit = CommandOption(
    name: "junit", help: "write a report as JUnit XML",
    placeholder: "FILE", expected: "a file")
  static let sarif = CommandOption(
    name: "sarif", help: "write a report as SARIF, for code scanning",
    placeholder: "FILE", expected: "a file")
  static let shard = CommandOption(
    name: "shard",
    help: "do one part of the work, such as 2/5; auto or auto/N where the system numbers its tasks",
    placeholder: "K/N")
  static let keepParts = CommandOption(name: "keep-parts", help: "keep the parts")
  static let force = CommandOption(name: "force", help: "also run what is up to date")
  static let explain = CommandOption(
    name: "explain", help: "print for each scenario why it is run or not")
  static let watch = CommandOption(
    name: "watch", help: "run again whenever a scenario or a file that it reads changes")
  static let markdown = CommandOption(
    name: "markdown", help: "settings, steps and limits as a table for a document")
  static let dryRun = CommandOption(name: "dry-run", help: "print the plan, and stop")
  package static let colour = CommandOption(
    name: "color", help: "colours in messages", choices: ["auto", "always", "never"])
}
