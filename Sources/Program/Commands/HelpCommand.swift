internal import Planning
internal import Playback
internal import Vocabulary

/// `render --help`, `render help COMMAND`, `render help WORLD`.
extension Command {
  static let help = Command(page: Help.help, aliases: ["--help", "-h"]) { flags in
    try flags.expectWords(atMost: 1)
    guard let word = flags.words.first else { return Printer.shared.result(Help.general) }
    if let page = Help.page(named: word) { return Printer.shared.result(page) }
    let worlds = Catalogue.offered.names
    let nearest = NearestMatch.of(word, in: worlds + Help.pages.map(\.name))
    throw Fault(.unknownWorld(word, nearest: nearest, worlds: worlds), at: .word(word))
  }

  static let version = Command(page: Help.version, aliases: ["--version", "-v", "-V"]) { flags in
    try flags.expectWords(atMost: 0)
    return Printer.shared.result("render \(Render.version)\n")
  }
}
