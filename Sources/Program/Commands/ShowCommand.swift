internal import Planning
internal import Vocabulary

/// `render show PICTURE`: prints the recipe that a picture carries, as a scenario that makes it.
extension Command {
  static let show = Command(page: Help.show) { flags in
    guard let path = flags.words.first, flags.words.count == 1 else { throw Fault(.noPicture) }
    let (text, dropped) = try PictureRecipe.scenario(ofPictureAt: path, in: .offered)
    if !dropped.isEmpty {
      Printer.shared.say(
        "render: note: \(Notice.notOfRecipe(path: path, dropped).sentence.printable)")
    }
    return Printer.shared.result(text)
  }
}
