internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPatterns
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// `render list SUBJECT [--json|--markdown]`.
package enum ListCommand {
  package static let subjects = [
    "worlds", "settings", "steps", "measures", "formats", "themes", "languages", "rules",
    "patterns", "limits", "schema", "man",
  ]

  /// The subject of a list, and its forms.
  private struct Subject {
    let name: String
    let text: @Sendable () -> String
    /// A JSON array or object; nil if there is no such form.
    var json: (@Sendable () -> String)?
    /// Tables for a document.
    var markdown: (@Sendable () -> String)?
  }

  /// A subject with a row of words and an object for each item.
  private static func things(
    _ name: String, rows: @escaping @Sendable () -> [[String]],
    objects: @escaping @Sendable () -> [JSON], markdown: (@Sendable () -> String)? = nil
  ) -> Subject {
    Subject(
      name: name, text: { TextTable(rows()).text }, json: { JSON.lines(objects()) },
      markdown: markdown)
  }

  private static func subject(_ name: String, in catalogue: Catalogue) -> Subject? {
    switch name {
    case "worlds":
      let worlds = catalogue.worlds.map { [$0.name, $0.words.summary] }
      return things(name, rows: { worlds }, objects: { summaries(of: worlds) })
    case "themes":
      return things(
        name, rows: { Theme.all.map(row) }, objects: { Theme.all.map(object) })
    case "settings":
      return things(
        name, rows: { catalogue.vocabulary.map { [$0.name, $0.help] } },
        objects: { catalogue.vocabulary.map { object(of: $0, in: catalogue) } },
        markdown: { ScenarioTables(of: catalogue).settings })
    case "steps":
      return things(
        name, rows: { steps(in: catalogue) }, objects: { summaries(of: steps(in: catalogue)) },
        markdown: { ScenarioTables(of: catalogue).steps })
    case "measures":
      let rows = catalogue.measures.map { [$0.name, $0.help + catalogue.ending(for: $0.worlds)] }
      return things(
        name, rows: { rows }, objects: { catalogue.measures.map(object) },
        markdown: { ScenarioTables(of: catalogue).measures })
    case "formats":
      return things(
        name, rows: { Format.all.map { [$0.ending, $0.about] } },
        objects: { summaries(of: Format.all.map { [$0.ending, $0.about] }) })
    case "languages":
      let rows = Language.allCases.map { [$0.rawValue, $0.nativeName] }
      return things(name, rows: { rows }, objects: { summaries(of: rows) })
    case "patterns":
      let patterns = PatternLibrary.entries
      return Subject(
        name: name, text: { PatternList.text(of: patterns) },
        json: { PatternList.json(of: patterns, LibraryRules(in: catalogue), and: []) },
        markdown: { PatternList.markdown(of: patterns) })
    case "rules":
      let rules = catalogue.worlds.compactMap { $0 as? any RuledKind }.flatMap(\.namedRules)
      return things(name, rows: { rules.map(row) }, objects: { rules.map(object) })
    case "schema":
      let schema = { @Sendable in ScenarioSchema.text(of: catalogue) }
      return Subject(name: name, text: schema, json: schema)
    case "limits":
      return Subject(
        name: name, text: { catalogue.limitsAsTable }, json: { catalogue.limitsAsJSON },
        markdown: { catalogue.limitsAsTable })
    case "man": return Subject(name: name, text: { ManPage(of: catalogue).text })
    default: return nil
    }
  }

  fileprivate static func run(_ flags: FlagReader, in shell: Shell) throws -> ExitCode {
    let expected = "one of \(subjects.joined(separator: ", "))"
    if flags.words.isEmpty { throw Fault.lacking(expected, after: "list") }
    let word = flags.words[0]
    guard let subject = subject(word, in: shell.catalogue) else {
      throw Fault.unknown(word, for: "the subject of the list", of: subjects, expected: expected)
    }
    try flags.expectWords(atMost: 1)
    try flags.expectOneForm()
    return list(subject, flags.options, shell.printer)
  }

  /// Prints a subject in the requested form; an unavailable form is a fault.
  private static func list(_ subject: Subject, _ options: [String: String], _ printer: Printer)
    -> ExitCode
  {
    var form: (@Sendable () -> String)? = subject.text
    for (flag, other) in [("markdown", subject.markdown), ("json", subject.json)]
    where options[flag] != nil {
      form = other
      guard other == nil else { continue }
      let problem = WorldMessage("'list \(subject.name)' has no --\(flag)", "leave it out")
      return printer.refuse([Fault(.said(problem), at: .flag("--\(flag)"))])
    }
    return printer.result(form?() ?? "")
  }
}

extension ListCommand {
  /// All steps, with their worlds unless all have them.
  private static func steps(in catalogue: Catalogue) -> [[String]] {
    catalogue.steps.map { kind in
      [kind.name, kind.main.help + catalogue.ending(for: catalogue.having(step: kind.name))]
    }
  }

  private static func summaries(of rows: [[String]]) -> [JSON] {
    rows.map { ["name": .text($0[0]), "summary": .text($0[1])] }
  }

  private typealias NamedRule = (name: String, text: String, spellings: [String])

  private static func row(of rule: NamedRule) -> [String] {
    [rule.name, rule.text]
      + (rule.spellings.isEmpty ? [] : [rule.spellings.joined(separator: ", ")])
  }

  private static func object(of rule: NamedRule) -> JSON {
    ["name": .text(rule.name), "rule": .text(rule.text), "spellings": .texts(rule.spellings)]
  }

  private static func object(of measure: MeasureRow) -> JSON {
    [
      "name": .text(measure.name), "summary": .text(measure.help),
      "worlds": .texts(measure.worlds.map(\.name)),
    ]
  }

  private static func row(of theme: Theme) -> [String] {
    let ending = theme.isSafeForColourBlind ? "; safe for the colour-blind" : ""
    return [theme.name, theme.isDark ? "dark" : "light", theme.about + ending]
  }

  private static func object(of theme: Theme) -> JSON {
    [
      "name": .text(theme.name), "dark": .truth(theme.isDark),
      "colorblind": .truth(theme.isSafeForColourBlind), "summary": .text(theme.about),
    ]
  }

  /// A setting as JSON: name, help, worlds, value syntax, schema and defaults.
  private static func object(
    of setting: any SettingDeclaration, in catalogue: Catalogue
  ) -> JSON {
    let own = catalogue.worlds.compactMap { world in
      world.words.defaults[setting.name].map { JSON.Field(world.name, .text($0)) }
    }
    let object: JSON = [
      "name": .text(setting.name), "help": .text(setting.help),
      "worlds": .texts(catalogue.having(setting: setting.name).map(\.name)),
      "repeatable": .truth(setting.isRepeatable), "switch": .truth(setting.isSwitch),
      "value": .text(setting.placeholder), "expected": .text(setting.expected),
      "schema": .number(ScenarioSchema.withTextOfFile(setting.schema, for: setting)),
    ]
    return object.with("choices", setting.choices.isEmpty ? nil : .texts(setting.choices))
      .with("defaults", own.isEmpty ? nil : .object(own))
      .with("default", setting.fallback?.json)
  }
}

extension Command {
  static let list = Command(
    name: "list", usage: "render list SUBJECT",
    summary: "list worlds, settings, steps, measures, formats and more",
    examples: [
      "render list themes", "render list settings --json", "render list settings --markdown",
      "render list schema > terrarium.schema.json", "render list man > render.1",
    ],
    more: """
      The subjects are worlds, settings, steps, measures, formats, themes, languages, rules, patterns,
      limits, schema and man. 'schema' is the JSON Schema of scenarios, for editors, and 'man' the
      manual page. 'patterns' are the built-in ones: 'render patterns list' also has your own and
      chooses among them.
      """,
    options: [.thisPage, .json, .markdown, .colour], words: { ListCommand.subjects },
    work: ListCommand.run)
}
