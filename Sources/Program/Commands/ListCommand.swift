internal import Planning
internal import Playback
internal import Rendering
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
    if flags.words.isEmpty { throw Fault.lacking(expected, after: "list") }
    let word = flags.words[0]
    guard let subject = all.first(where: { $0.name == word }) else {
      throw Fault.unknown(word, for: "what to list", of: subjects, expected: expected)
    }
    try flags.expectWords(atMost: 1)
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
    Catalogue.offered.steps.map { kind in
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

/// The names of themes.
private enum ThemeList {
  /// A line a theme, the columns under one another.
  static var text: String {
    TextTable(
      Theme.all.map { theme in
        let ending = theme.isSafeForColourBlind ? "; safe for the colour-blind" : ""
        return [theme.name, theme.isDark ? "dark" : "light", theme.about + ending]
      }
    ).text
  }

  /// An array of objects: name, dark and colorblind as booleans, and the summary.
  static var json: String {
    JSON.lines(
      Theme.all.map { theme in
        [
          "name": .text(theme.name), "dark": .truth(theme.isDark),
          "colorblind": .truth(theme.isSafeForColourBlind), "summary": .text(theme.about),
        ]
      })
  }
}

/// The vocabulary as programs read it.
private enum SettingsSchema {
  static var rows: [[String]] { Catalogue.offered.vocabulary.map { [$0.name, $0.help] } }

  /// An array of objects: name, help, worlds, how a value is written, its schema and defaults.
  static var text: String { JSON.lines(Catalogue.offered.vocabulary.map(object)) }

  private static func object(_ setting: any SettingDeclaration) -> JSON {
    let own = Catalogue.offered.worlds.compactMap { world in
      world.words.defaults[setting.name].map { JSON.Field(world.name, .text($0)) }
    }
    let object: JSON = [
      "name": .text(setting.name), "help": .text(setting.help),
      "worlds": .texts(Catalogue.offered.having(setting: setting.name).map(\.name)),
      "repeatable": .truth(setting.isRepeatable), "switch": .truth(setting.isSwitch),
      "value": .text(setting.placeholder), "expected": .text(setting.expected),
      "schema": .number(setting.schema),
    ]
    return object.with("choices", setting.choices.isEmpty ? nil : .texts(setting.choices))
      .with("defaults", own.isEmpty ? nil : .object(own))
      .with("default", setting.fallback.map(JSON.text))
  }
}

extension Command {
  static let list = Command(page: Help.list, work: ListCommand.run)
}
