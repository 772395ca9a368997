internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// The reference of single topics, generated from their declarations.
extension Help {
  /// The word for listing everything.
  static let everything = "all"

  /// Every word with a page, each once.
  package var topics: [String] {
    let words =
      Command.all(in: catalogue).map(\.name) + catalogue.names + catalogue.vocabulary.map(\.name)
      + catalogue.steps.map(\.name) + catalogue.measures.map(\.name) + Format.endings
    return ([Self.everything, CommandOption.safe.name] + words).unique
  }

  /// The topic that an unknown word probably means.
  func topicMeant(by word: String) -> String? {
    let word = String(word.drop { $0 == "-" || $0 == "." })
    return topics.contains(word)
      ? word : catalogue.name(calledElsewhere: word) ?? catalogue.nameMeant(by: word, in: topics)
  }

  /// The page of a setting, step, measure or format, or of all with that name; nil if there is
  /// none.
  func reference(of word: String) -> String? {
    let setting = catalogue.vocabulary[word].map { page(of: $0) }
    let step = catalogue.steps.first { $0.name == word }.map { page(of: $0) }
    let measure = catalogue.measures.first { $0.name == word }.map { page(of: $0) }
    let format = Format.all.first { $0.ending == word }.map { page(of: $0) }
    let safe = word == CommandOption.safe.name ? pageOfSafe : nil
    let pages = [setting, step, measure, format, safe].compactMap(\.self)
    return pages.isEmpty ? nil : pages.joined(separator: "\n")
  }

  private func page(of setting: any SettingDeclaration) -> String {
    let worlds = catalogue.having(setting: setting.name)
    let choices = worlds.flatMap { $0.choices(of: setting) }.unique
    let others = worlds.flatMap { $0.words.excluded(by: setting.name) }.unique
    // Words are listed with other kinds of values, such as `random` with numbers.
    let isMixed = choices.isEmpty || setting.schema.contains("\"oneOf\"")
    let ways = Self.row(of: setting, in: []).0
    return Self.page(
      "setting \(setting.name)", helps(of: setting),
      [
        ("flag", setting.isSwitch ? "\(ways), --no-\(setting.name)" : ways),
        ("values", isMixed ? setting.expected : choices.joined(separator: ", ")),
        ("default", worlds.defaults(of: setting)),
        ("worlds", worlds.count == catalogue.worlds.count ? "all" : worlds.map(\.name).listed),
        ("excludes", others.listed),
        (
          "changes",
          worlds.contains { $0.changeable[setting.name] != nil } ? "with the step set" : ""
        ),
      ], example: setting.example)
  }

  /// The help of a setting, by world if it differs.
  private func helps(of setting: any SettingDeclaration) -> String {
    let worlds = catalogue.having(setting: setting.name)
    let helps = worlds.map { $0.words.vocabulary[setting.name]?.help ?? setting.help }
    guard helps.unique.count > 1 else { return setting.help }
    return helps.unique.map { help in
      let names = zip(worlds, helps).filter { $0.1 == help }.map(\.0.name)
      return "\(help) (\(names.joined(separator: ", ")))"
    }.joined(separator: "; ")
  }

  private func page(of step: StepKind) -> String {
    let keys = step.companions.map { key in
      (key.name + (step.needed.contains(key.name) ? ", required" : ""), key.help)
    }
    let example = step.example.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n  ")
    let isCommand = step.example.hasPrefix("render ")
    return Self.page(
      "step \(step.name)", step.main.help,
      [
        ("value", step.main.placeholder + (step.isValueOptional ? " or none" : "")),
        ("worlds", names(catalogue.having(step: step.name))),
      ] + keys,
      example: isCommand ? "- \(step.name): \(step.main.placeholder)" : "steps:\n  " + example)
  }

  private func page(of measure: MeasureRow) -> String {
    let world = measure.worlds.first?.name ?? ""
    return Self.page(
      "measure \(measure.name)", measure.help, [("worlds", names(measure.worlds))],
      example: "render \(world) --vary seed=1..9 --rows runs --measures \(measure.example)"
        + " --out runs.csv")
  }

  private func page(of format: Format) -> String {
    let world = catalogue.worlds.first { $0.canWrite(format, hasRunRows: false) }?.name ?? ""
    return Self.page(
      "format \(format.ending)", format.about, [("needs", format.program ?? "")],
      example: "render \(world) --frames 20 --out \(world).\(format.ending)")
  }

  /// The page of `--safe`, with what the kernel enforces here.
  private var pageOfSafe: String {
    let version = Confinement.landlockVersion.map { "version \($0): " }
    let isMissing = "this kernel has none: only the program itself "
    return Self.page(
      "flag safe", CommandOption.safe.help,
      [
        ("commands", "run, check"),
        ("Landlock", (version.map { $0 + "the kernel too " } ?? isMissing) + "forbids other files"),
        ("seccomp", Confinement.hasSeccomp ? "the kernel forbids sockets" : "this kernel has none"),
      ], example: "render run --safe stranger.yaml --into pictures")
  }

  private func names(_ worlds: [any WorldKind]) -> String {
    worlds.count == catalogue.worlds.count ? "all" : worlds.map(\.name).listed
  }

  /// A heading, nonempty rows, and an example.
  private static func page(
    _ title: String, _ help: String, _ rows: [(String, String)], example: String
  ) -> String {
    let head = wrapped("\(title): \(help)", width: lineWidth).joined(separator: "\n")
    let table = table(rows.filter { !$0.1.isEmpty })
    let sections = [head + "\n", table, example.isEmpty ? "" : "Example:\n  \(example)\n"]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
