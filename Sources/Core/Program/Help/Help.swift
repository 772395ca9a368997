package import TerrariumPlanning
package import TerrariumPlayback
internal import TerrariumVocabulary

/// The pages of help, generated from the vocabulary.
package struct Help {
  let catalogue: Catalogue

  package init(of catalogue: Catalogue) { self.catalogue = catalogue }

  /// The names, usage lines and flags of all commands, in the order of help.
  package var pages: [(name: String, usage: String, options: [CommandOption])] {
    Command.all(in: catalogue).map { ($0.name, $0.usage, $0.options) }
  }

  /// The start page, with the most used features.
  var general: String {
    let settings = SettingGroup.usual.compactMap { catalogue.vocabulary[$0] }
    return """
      render: turns cellular automata and small simulations into pictures

      Examples:
      \(Self.lines(Self.examples))
      Worlds:
      \(Self.table(catalogue.worlds.map { ($0.name, $0.words.summary) }))
      Settings:
      \(shortTable(of: settings, in: catalogue.worlds))
      Commands:
      \(Self.table(usualCommands))
      'render WORLD --help' and 'render help TOPIC' tell more, 'render --help all' lists everything.

      """
  }

  /// The page of all worlds and commands.
  var whole: String {
    """
    render: turns cellular automata and small simulations into pictures

    Examples:
    \(Self.lines(catalogue.worlds.flatMap { $0.words.examples.prefix(2) }))
    Worlds:
    \(Self.table(catalogue.worlds.map { ($0.name, $0.words.summary) }))
    Commands:
    \(Self.table(commands))
    Short flags: -o is --out, -q is --quiet, -h is --help, -v is --version. --no-NAME turns a
    setting off, such as --no-grid. -- ends the flags.
    \(Self.wrapped(endings, width: Self.lineWidth).joined(separator: "\n"))
    Without --out a film plays on the terminal. 'render WORLD --help all' lists all settings,
    'render help TOPIC' explains a command, world, setting, step, measure or format.

    """
  }

  private var endings: String {
    "The ending of --out selects the format: "
      + Setting.format.choices.map { "." + $0 }.joined(separator: ", ") + "."
  }

  private static let examples = [
    "render sea --out sea.gif",
    "render life --pattern gosper-glider-gun --theme dark --shape circle --out gun.gif",
    "render wolfram --vary rule=0..255 --size 127x64 --out rules.png",
    "render run gun.yaml",
  ]

  /// The commands and their summaries, for lists.
  var commands: [(String, String)] {
    [("render WORLD …", "run a world; 'render WORLD --help' lists its settings")]
      + Command.all(in: catalogue).map { ($0.usage, $0.summary) }
  }

  private var usualCommands: [(String, String)] {
    ["run", "check", "show", "new", "patterns", "list", "help"].compactMap { name in
      Command.named(name, in: catalogue).map { ("render \(name)", $0.summary.beforeSemicolon) }
    }
  }

  /// The page of a command or a world, with all settings or the most used ones.
  func page(named word: String, isWhole: Bool) -> String? {
    Command.all(in: catalogue).first { $0.name == word }?.page
      ?? catalogue[word].map { page(of: $0, isWhole: isWhole) }
  }

  func page(of world: any WorldKind, isWhole: Bool) -> String {
    let head = "render \(world.name): \(world.words.summary)\n\nExamples:\n"
    guard !isWhole else {
      return head + Self.lines(world.words.examples) + "\n"
        + groups(of: world).map { "\($0.title):\n\(Self.table($0.rows))" }.joined(separator: "\n")
    }
    let usual = Set(SettingGroup.usual + world.words.usual)
    let tables = settings(of: world).compactMap { group -> String? in
      let shown = group.settings.filter { usual.contains($0.name) }
      return shown.isEmpty ? nil : "\(group.title):\n\(shortTable(of: shown, in: [world]))\n"
    }
    return head + Self.lines(Array(world.words.examples.prefix(4))) + "\n" + tables.joined()
      + "'render help NAME' explains a setting, 'render \(world.name) --help all' lists all "
      + "\(world.words.vocabulary.count).\n"
  }

  /// Settings, one line each.
  private func shortTable(
    of settings: [any SettingDeclaration], in worlds: [any WorldKind]
  ) -> String {
    Self.table(settings.map { Self.shortRow(of: $0, in: worlds) })
  }

  /// The settings of a world under headings, beginning with its own ungrouped ones.
  private func settings(
    of world: any WorldKind
  ) -> [(title: String, settings: [any SettingDeclaration])] {
    let members = SettingGroup.all.map { $0.members(of: world.words.vocabulary) }
    let named = Set(members.joined().map(\.name))
    return zip(SettingGroup.all, members).enumerated().map { place, part in
      let own = place == 0 ? world.words.settings.filter { !named.contains($0.name) } : []
      return (part.0.title, own + part.1)
    }
  }

  /// The same groups as rows, ending with the flags of the command.
  private func groups(of world: any WorldKind) -> [(title: String, rows: [(String, String)])] {
    var groups: [(title: String, rows: [(String, String)])] = settings(of: world).map {
      ($0.title, $0.settings.map { Self.row(of: $0, in: [world]) })
    }
    let off = ("--no-NAME", "turn a setting off, such as --no-counters")
    groups[groups.count - 1].rows += WorldCommand.options(in: catalogue).map(Self.row) + [off]
    return groups
  }
}

extension Help {
  static func row(of option: CommandOption) -> (String, String) {
    (flag(option.name) + (option.placeholder.map { " \($0)" } ?? ""), option.help)
  }

  /// A setting as a flag, with its values and its defaults in some worlds. It leaves out the values
  /// of a switch, that it is off by default, and values that the text or the default contains.
  static func row(
    of setting: any SettingDeclaration, in worlds: [any WorldKind]
  ) -> (String, String) {
    let value = setting.placeholder.isEmpty ? "" : " \(setting.placeholder)"
    let words = values(of: setting, in: worlds)
    let choices = words.isEmpty ? "" : ": " + words.joined(separator: ", ")
    return (
      flag(setting.name) + value, setting.help + choices + ending(of: setting, in: worlds)
    )
  }

  /// The setting in one line: the essential part of the help, and the values if there is room.
  private static func shortRow(
    of setting: any SettingDeclaration, in worlds: [any WorldKind]
  ) -> (String, String) {
    let value = setting.placeholder.prefix { $0 != "|" }
    let words = values(of: setting, in: worlds)
    let ending = worlds.count == 1 ? ending(of: setting, in: worlds) : ""
    let endings = (words.isEmpty ? [] : [": " + words.joined(separator: ", ") + ending]) + [ending]
    let room = lineWidth - column - setting.shortHelp.count
    let rest = endings.first { $0.count <= room }
    return (
      flag(setting.name) + (value.isEmpty ? "" : " \(value)"),
      setting.shortHelp + (rest ?? "")
    )
  }

  /// The values of a setting that its help and its default do not mention.
  private static func values(
    of setting: any SettingDeclaration, in worlds: [any WorldKind]
  ) -> [String] {
    let words = (worlds.count == 1 ? worlds[0].choices(of: setting) : setting.choices)
      .filter { $0 != "true" && $0 != "false" }
    let told = Set("\(setting.help) \(worlds.defaults(of: setting))".split { !$0.isLetter })
    return words.allSatisfy { told.contains($0[...]) } ? [] : words
  }

  /// The default of a setting in parentheses.
  private static func ending(
    of setting: any SettingDeclaration, in worlds: [any WorldKind]
  ) -> String {
    let defaults = worlds.defaults(of: setting)
    return ["", "false"].contains(defaults) ? "" : " (\(defaults))"
  }

  /// A flag, with its short form if it has one.
  private static func flag(_ name: String) -> String {
    let letter = FlagReader.letters.first { $0.value == "--\(name)" }?.key
    return (letter.map { "\($0), " } ?? "") + "--\(name)"
  }

  static let lineWidth = 96
  /// The widest first column of a table.
  private static let column = 28

  private static func lines(_ examples: [String]) -> String {
    examples.map { "  \($0)\n" }.joined()
  }

  /// Rows with the second column wrapped.
  static func table(_ rows: [(String, String)]) -> String {
    let width = min(column, (rows.map(\.0.count).max() ?? 0) + 2)
    return rows.map { name, help in
      let gap = String(repeating: " ", count: max(2, width - name.count))
      let text = wrapped(help, width: lineWidth - max(width, name.count + gap.count))
      let indent = "\n" + String(repeating: " ", count: width + 2)
      return "  \(name)\(gap)\(text.joined(separator: indent))\n"
    }.joined()
  }

  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count >= width { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}

extension String {
  /// The part before the first semicolon.
  fileprivate var beforeSemicolon: String { String(prefix { $0 != ";" }) }
}
