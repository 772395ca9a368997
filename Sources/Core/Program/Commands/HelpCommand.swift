internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// `render --help`, `render --help all`, `render help TOPIC`.
extension Command {
  static func help(in catalogue: Catalogue) -> Command {
    Command(
      name: "help", usage: "render help [TOPIC]",
      summary: "explain a command, world, setting, step, measure or format",
      examples: ["render help check", "render help theme", "render --help all"]
        + catalogue.names.prefix(1).map { "render help \($0)" },
      options: [.thisPage, .colour], words: { Help(of: catalogue).topics },
      aliases: ["--help", "-h"]
    ) { flags, shell in
      try flags.expectWords(atMost: 2)
      let help = Help(of: shell.catalogue)
      guard let word = flags.words.first else { return shell.printer.result(help.general) }
      let isWhole = flags.words.count == 2
      if isWhole, flags.words[1] != Help.everything || shell.catalogue[word] == nil {
        throw Fault(.unknownWord(flags.words[1], nearest: nil), at: .word(flags.words[1]))
      }
      if word == Help.everything { return shell.printer.result(help.whole) }
      if let page = help.page(named: word, isWhole: isWhole) { return shell.printer.result(page) }
      if let page = help.reference(of: word) { return shell.printer.result(page) }
      let advice =
        ListCommand.subjects.contains(word)
        ? "'render list \(word)' lists them"
        : Problem.meant(help.topicMeant(by: word)) ?? "'render --help all' lists the topics"
      throw Fault(.said("there is no help on '\(word)'", advice), at: .word(word))
    }
  }

  static let version = Command(
    name: "version", usage: "render version", summary: "the version; so do -v and --version",
    examples: ["render version"],
    options: [.thisPage, .colour], aliases: ["--version", "-v", "-V"]
  ) { flags, shell in
    try flags.expectWords(atMost: 0)
    return shell.printer.result("render \(Render.version)\n")
  }
}
