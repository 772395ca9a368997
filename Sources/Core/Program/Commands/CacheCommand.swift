internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

extension Command {
  /// `render cache`: shows the records of finished work; `clean` removes them.
  static let cache = Command(
    name: "cache", usage: "render cache [clean]",
    summary: "show or remove the records of finished scenarios",
    examples: ["render cache", "render cache clean"],
    more: """
      'run' and 'check' skip scenarios that have not changed since they were done. Without the records
      each is done once more.
      """,
    options: [.thisPage, .colour], words: { ["clean"] }
  ) { flags, shell in
    try flags.expectWords(atMost: 1)
    let isCleaned = flags.words.first == "clean"
    if let word = flags.words.first, !isCleaned {
      throw Fault.unknown(
        word, for: "the action on the cache", of: ["clean"], expected: "'clean', or no word")
    }
    guard let folder = Records.usualFolder else {
      return shell.printer.result("there is no cache: HOME is not set\n")
    }
    let paths = Records.paths(in: folder)
    let bytes = paths.reduce(0) { $0 + ((try? FileReader.size(ofFile: $1)) ?? 0) }
    if isCleaned { paths.forEach(Path.remove) }
    let count = "\(paths.count.counted("file")), \(ByteCount.text(bytes))"
    return shell.printer.result(
      isCleaned ? "removed \(count)\n" : "\(folder.printable)  \(count)\n")
  }
}
