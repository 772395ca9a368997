package import TerrariumPlanning
package import TerrariumPlayback
internal import TerrariumVocabulary

/// The pages of help, made from the vocabulary.
package struct Help {
  let catalogue: Catalogue

  package init(of catalogue: Catalogue) { self.catalogue = catalogue }

  /// The names, the usage lines and the flags of all commands, in the order in which they are listed.
  package var pages: [(name: String, usage: String, options: [CommandOption])] {
    Command.all(in: catalogue).map { ($0.name, $0.usage, $0.options) }
  }

  /// The first page.
  var general: String {
    """
    render: small worlds, turned into pictures

    Examples:
    \(catalogue.worlds.flatMap { $0.words.examples.prefix(2) }.map { "  \($0)\n" }.joined())
    Worlds:
    \(Self.table(catalogue.worlds.map { ($0.name, $0.words.summary) }))
    Commands:
    \(Self.table(commands))
    Short flags: -o is --out, -q is --quiet, -h is --help, -v is --version; --no-NAME turns a
    setting off, such as --no-grid; -- ends the flags.
    The ending of --out picks the format: \
    \(Setting.format.choices.map { "." + $0 }.joined(separator: ", ")).
    Without --out a film plays on the terminal.

    """
  }

  /// The commands and their summaries, as lists show them.
  var commands: [(String, String)] {
    [("render WORLD …", "run a world; 'render WORLD --help' lists its settings")]
      + Command.all(in: catalogue).map { ($0.usage, $0.summary) }
  }

  /// The page of a command or of a world.
  func page(named word: String) -> String? {
    Command.all(in: catalogue).first { $0.name == word }?.page ?? catalogue[word].map(page)
  }

  func page(of world: any WorldKind) -> String {
    """
    render \(world.name): \(world.words.summary)

    Examples:
    \(world.words.examples.map { "  \($0)\n" }.joined())
    \(groups(of: world).map { "\($0.title):\n\(Self.table($0.rows))" }.joined(separator: "\n"))
    """
  }

  /// The settings of a world under headings: first its own that no group names, and flags with what
  /// is about the run.
  private func groups(
    of world: any WorldKind
  ) -> [(title: String, rows: [(String, String)])] {
    let members = SettingGroup.all.map { $0.members(of: world.words.vocabulary) }
    let named = Set(members.joined().map(\.name))
    return zip(SettingGroup.all, members).enumerated().map { place, part in
      let own = place == 0 ? world.words.settings.filter { !named.contains($0.name) } : []
      let isLast = place == SettingGroup.all.count - 1
      let off = ("--no-NAME", "turn a setting off, such as --no-counters")
      let flags = isLast ? WorldCommand.options(in: catalogue).map(Self.row) + [off] : []
      return (part.0.title, (own + part.1).map { Self.row(of: $0, in: [world]) } + flags)
    }
  }
}

extension Help {
  static func row(of option: CommandOption) -> (String, String) {
    (flag(option.name) + (option.placeholder.map { " \($0)" } ?? ""), option.help)
  }

  /// A setting as a flag, with its values and its default in some worlds. That a switch is
  /// on or off, and off unless something else is said, goes without saying, and so do values that
  /// are all in the text or the default.
  static func row(
    of setting: any SettingDeclaration, in worlds: [any WorldKind]
  ) -> (String, String) {
    let value = setting.placeholder.isEmpty ? "" : " \(setting.placeholder)"
    let words = (worlds.count == 1 ? worlds[0].choices(of: setting) : setting.choices)
      .filter { $0 != "true" && $0 != "false" }
    let defaults = worlds.defaults(of: setting)
    let ending = ["", "false"].contains(defaults) ? "" : " (\(defaults))"
    let told = Set("\(setting.help) \(defaults)".split { !$0.isLetter })
    let choices =
      words.allSatisfy { told.contains($0[...]) } ? "" : ": " + words.joined(separator: ", ")
    return (flag(setting.name) + value, setting.help + choices + ending)
  }

  /// A flag, preceded by its letter if it has one.
  private static func flag(_ name: String) -> String {
    let letter = FlagReader.letters.first { $0.value == "--\(name)" }?.key
    return (letter.map { "\($0), " } ?? "") + "--\(name)"
  }

  /// Rows whose second column is wrapped.
  static func table(_ rows: [(String, String)]) -> String {
    let width = min(28, (rows.map(\.0.count).max() ?? 0) + 2)
    return rows.map { name, help in
      let gap = String(repeating: " ", count: max(2, width - name.count))
      let text = wrapped(help, width: 96 - max(width, name.count + gap.count))
      let indent = "\n" + String(repeating: " ", count: width + 2)
      return "  \(name)\(gap)\(text.joined(separator: indent))\n"
    }.joined()
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count >= width { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}
