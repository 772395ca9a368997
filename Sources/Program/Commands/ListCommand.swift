internal import Planning
internal import Playback
internal import Basics
internal import Vocabulary

/// `render list worlds|themes|settings|steps|rules|schema|limits|man [--json]`.
package enum ListCommand {
  package static let subjects = all.map(\.name)

  /// The subjects of lists, and their forms.
  private struct Subject {
    let name: String
    let text: @Sendable () -> String
    /// An array or an object; nil if there is no such form.
    var json: (@Sendable () -> String)?
    /// Tables for a document.
    var markdown: (@Sendable () -> String)?
  }

  private static let all = [
    Subject(
      name: "worlds", text: { TextTable(worlds).text },
      json: { JSON.lines(worlds.map { ["name": .text($0[0]), "summary": .text($0[1])] }) }),
    Subject(name: "themes", text: { ThemeList.text }, json: { ThemeList.json }),
    Subject(
      name: "settings", text: { TextTable(SettingsSchema.rows).text },
      json: { SettingsSchema.text }, markdown: { ScenarioTables(of: .offered).settings }),
    Subject(
      name: "steps", text: { TextTable(steps).text },
      json: { JSON.lines(steps.map { ["name": .text($0[0]), "summary": .text($0[1])] }) },
      markdown: { ScenarioTables(of: .offered).steps }),
    Subject(name: "rules", text: { RuleList.text }, json: { RuleList.json }),
    Subject(
      name: "schema", text: { ScenarioSchema.text(of: .offered) },
      json: { ScenarioSchema.text(of: .offered) }),
    Subject(
      name: "limits", text: { LimitTable(of: .offered).text },
      json: { LimitTable(of: .offered).json },
      markdown: { LimitTable(of: .offered).text }),
    Subject(name: "man", text: { ManPage.text }),
  ]

  fileprivate static func run(_ flags: FlagReader) throws -> ExitCode {
    let expected = "one of \(subjects.joined(separator: ", "))"
    if flags.words.isEmpty { throw Fault(.flagNeedsValue("list", expected: expected)) }
    guard flags.words.count == 1, let subject = all.first(where: { $0.name == flags.words[0] })
    else {
      let word = flags.words.first { !subjects.contains($0) } ?? flags.words.last ?? ""
      throw Fault(
        .badValue(
          setting: "what to list", text: word, expected: expected,
          nearest: NearestMatch.of(word, in: subjects)), at: .word(word))
    }
    return list(subject, flags.options)
  }

  /// Prints a subject in the requested form; a form that it does not have is a fault.
  private static func list(_ subject: Subject, _ options: [String: String]) -> ExitCode {
    var form: (@Sendable () -> String)? = subject.text
    for (flag, other) in [("markdown", subject.markdown), ("json", subject.json)]
    where options[flag] != nil {
      form = other
      guard other == nil else { continue }
      let problem = WorldMessage("'list \(subject.name)' has no --\(flag)", "leave it out")
      return Printer.shared.refuse([Fault(.said(problem), at: .flag("--\(flag)"))])
    }
    return Printer.shared.result(form?() ?? "")
  }

  private static var worlds: [[String]] {
    Catalogue.offered.worlds.map { [$0.name, $0.words.summary] }
  }

  /// Every step, and the worlds that have it where not all do.
  private static var steps: [[String]] {
    var names: Set<String> = []
    return (StepKind.common + Catalogue.offered.worlds.flatMap(\.steps))
      .filter { names.insert($0.name).inserted }
      .map { kind in
        let worlds = Catalogue.offered.having(step: kind.name).map(\.name)
        let isOfAll = worlds.count == Catalogue.offered.worlds.count
        let ending = isOfAll ? "" : " (\(worlds.joined(separator: ", ")))"
        return [kind.name, kind.main.help + ending]
      }
  }
}

/// The names of rules.
private enum RuleList {
  private static let all = Catalogue.offered.worlds
    .compactMap { $0.asRuled }.flatMap(\.namedRules)

  static var text: String {
    TextTable(
      all.map {
        [$0.name, $0.text] + ($0.spellings.isEmpty ? [] : [$0.spellings.joined(separator: ", ")])
      }
    ).text
  }

  static var json: String {
    JSON.lines(
      all.map {
        [
          "name": .text($0.name), "rule": .text($0.text), "spellings": .texts($0.spellings),
        ]
      })
  }
}

/// The vocabulary as programs read it.
private enum SettingsSchema {
  static var rows: [[String]] { all.map { [$0.setting.name, $0.setting.help] } }

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
      let own = Catalogue.offered.worlds.compactMap { world in
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
    for world in Catalogue.offered.worlds {
      for setting in world.words.settings {
        if let index = own.firstIndex(where: { $0.setting.name == setting.name }) {
          own[index].worlds.append(world.name)
        } else {
          own.append((setting, [world.name]))
        }
      }
    }
    return commonSettings.map { setting in
      (setting, Catalogue.offered.having(setting: setting.name).map(\.name))
    } + own
  }
}

extension Command {
  static let list = Command(page: Help.list, work: ListCommand.run)
}
