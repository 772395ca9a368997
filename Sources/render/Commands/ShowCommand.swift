internal import Encoding
internal import Files
internal import Patterns
internal import Planning
internal import Playback
internal import Simulation
internal import Vocabulary

/// `render show PICTURE`: prints the recipe that a picture carries, as a scenario that makes it.
enum ShowCommand {
  static let options: [CommandOption] = [.thisPage, .colour]

  static func run(_ words: [String]) -> ExitCode {
    let flags = FlagReader(words, vocabulary: [], options: options)
    flags.applyColour()
    if flags.options["help"] != nil { return Printer.shared.result(Help.show.text) }
    guard flags.faults.isEmpty else { return Printer.shared.refuse(flags.faults) }
    guard let path = flags.words.first, flags.words.count == 1 else {
      return Printer.shared.refuse([Fault(.noPicture)])
    }
    do throws(Fault) {
      let (text, dropped) = try PictureRecipe.scenario(ofPictureAt: path)
      if !dropped.isEmpty {
        Printer.shared.say(
          "render: note: \(Notice.notOfRecipe(path: path, dropped).sentence.printable)")
      }
      return Printer.shared.result(text)
    } catch {
      return Printer.shared.refuse([error])
    }
  }
}
