internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// `render --help`, `render help COMMAND`, `render help WORLD`.
extension Command {
  static func help(in catalogue: Catalogue) -> Command {
    Command(
      name: "help", usage: "render help [COMMAND|WORLD]", summary: "a page of help",
      examples: ["render help check"] + catalogue.names.prefix(1).map { "render help \($0)" },
      options: [.thisPage, .colour], words: { all(in: catalogue).map(\.name) + catalogue.names },
      aliases: ["--help", "-h"]
    ) { flags in
      try flags.expectWords(atMost: 1)
      guard let word = flags.words.first else {
        return Printer.shared.result(Help(of: catalogue).general)
      }
      if let page = Help(of: catalogue).page(named: word) { return Printer.shared.result(page) }
      let worlds = catalogue.names
      let nearest = NearestMatch.of(word, in: worlds + all(in: catalogue).map(\.name))
      throw Fault(.unknownWorld(word, nearest: nearest, worlds: worlds), at: .word(word))
    }
  }

  static let version = Command(
    name: "version", usage: "render version", summary: "the version; so do -v and --version",
    examples: ["render version"],
    options: [.thisPage, .colour], aliases: ["--version", "-v", "-V"]
  ) { flags in
    try flags.expectWords(atMost: 0)
    return Printer.shared.result("render \(Render.version)\n")
  }
}
