internal import Files
internal import Patterns
internal import Planning
internal import Playback
internal import Rendering
internal import Simulation
internal import Vocabulary
internal import Worlds

/// `render list worlds|themes|settings|steps|schema|limits|man [--json]`.
enum ListCommand {
  static let subjects = ["worlds", "themes", "settings", "steps", "schema", "limits", "man"]
  static let options: [CommandOption] = [.thisPage, .json, .markdown]

  static func run(_ words: [String]) -> ExitCode {
    let flags = FlagReader(words, vocabulary: [], options: options)
    if flags.options["help"] != nil { return Printer.shared.result(Help.list.text) }
    guard flags.faults.isEmpty else { return Printer.shared.refuse(flags.faults) }
    let isJSON = flags.options["json"] != nil
    let isMarkdown = flags.options["markdown"] != nil
    switch flags.words {
    case ["settings"] where isMarkdown:
      return Printer.shared.result(ScenarioTables.settings)
    case ["steps"] where isMarkdown:
      return Printer.shared.result(ScenarioTables.steps)
    case ["worlds"]:
      return list(
        Catalogue.builtIn.worlds.map { ["name": $0.name, "summary": $0.words.summary] }, isJSON)
    case ["themes"]:
      return Printer.shared.result(isJSON ? ThemeList.json : ThemeList.text)
    case ["settings"]:
      return isJSON
        ? Printer.shared.result(SettingsSchema.text) : list(SettingsSchema.rows, false)
    case ["steps"]:
      return list(steps, isJSON)
    case ["limits"]:
      return Printer.shared.result(LimitTable.text)
    case ["schema"]:
      return Printer.shared.result(ScenarioSchema.text)
    case ["man"]:
      return Printer.shared.result(ManPage.text)
    case []:
      let expected = "one of \(subjects.joined(separator: ", "))"
      return Printer.shared.refuse([Fault(.flagNeedsValue("list", expected: expected))])
    default:
      let word = flags.words.first { !subjects.contains($0) } ?? flags.words.last ?? ""
      return Printer.shared.refuse([
        Fault(
          .badValue(
            setting: "what to list", text: word,
            expected: "one of \(subjects.joined(separator: ", "))",
            nearest: NearestMatch.of(word, in: subjects)), at: .word(word))
      ])
    }
  }

  /// Every step, and the worlds that have it where not all do.
  private static var steps: [[String: String]] {
    var names: Set<String> = []
    return (StepKind.common + Catalogue.builtIn.worlds.flatMap(\.steps))
      .filter { names.insert($0.name).inserted }
      .map { kind in
        let worlds = Catalogue.builtIn.having(step: kind.name).map(\.name)
        let isOfAll = worlds.count == Catalogue.builtIn.worlds.count
        let ending = isOfAll ? "" : " (\(worlds.joined(separator: ", ")))"
        return ["name": kind.name, "summary": kind.main.help + ending]
      }
  }

  private static func list(_ rows: [[String: String]], _ isJSON: Bool) -> ExitCode {
    let keys = ["name", "worlds", "summary"]
    if isJSON {
      let objects = rows.map { row in
        let pairs = keys.compactMap { key in row[key].map { "\"\(key)\": \(JSON.quoted($0))" } }
        return "  {\(pairs.joined(separator: ", "))}"
      }
      return Printer.shared.result("[\n\(objects.joined(separator: ",\n"))\n]\n")
    }
    let width = (rows.compactMap { $0["name"]?.count }.max() ?? 0) + 2
    let lines = rows.map { row in
      let (name, summary) = (row["name"] ?? "", row["summary"] ?? "")
      return name + String(repeating: " ", count: width - name.count) + summary + "\n"
    }
    return Printer.shared.result(lines.joined())
  }
}

/// The vocabulary as programs read it.
private enum SettingsSchema {
  static var rows: [[String: String]] {
    all.map { ["name": $0.setting.name, "summary": $0.setting.help] }
  }

  /// An array of objects: name, help, worlds, how a value is written, its schema and defaults.
  static var text: String {
    let objects = all.map { setting, worlds in
      var pairs = [
        "\"name\": \(JSON.quoted(setting.name))", "\"help\": \(JSON.quoted(setting.help))",
        "\"worlds\": [\(worlds.map(JSON.quoted).joined(separator: ", "))]",
        "\"repeatable\": \(setting.isRepeatable)", "\"switch\": \(setting.isSwitch)",
        "\"value\": \(JSON.quoted(setting.placeholder))",
        "\"expected\": \(JSON.quoted(setting.expected))", "\"schema\": \(setting.schema)",
      ]
      if !setting.choices.isEmpty {
        pairs.append("\"choices\": [\(setting.choices.map(JSON.quoted).joined(separator: ", "))]")
      }
      let own = Catalogue.builtIn.worlds.compactMap { world in
        world.words.defaults[setting.name].map { "\(JSON.quoted(world.name)): \(JSON.quoted($0))" }
      }
      if !own.isEmpty { pairs.append("\"defaults\": {\(own.joined(separator: ", "))}") }
      if let fallback = setting.fallback { pairs.append("\"default\": \(JSON.quoted(fallback))") }
      return "  {\(pairs.joined(separator: ", "))}"
    }
    return "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }

  private static var all: [(setting: any SettingDeclaration, worlds: [String])] {
    var own: [(setting: any SettingDeclaration, worlds: [String])] = []
    for world in Catalogue.builtIn.worlds {
      for setting in world.words.settings {
        if let index = own.firstIndex(where: { $0.setting.name == setting.name }) {
          own[index].worlds.append(world.name)
        } else {
          own.append((setting, [world.name]))
        }
      }
    }
    return commonSettings.map { setting in
      (setting, Catalogue.builtIn.having(setting: setting.name).map(\.name))
    } + own
  }
}
