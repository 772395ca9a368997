internal import TerrariumEncoding
internal import TerrariumPlanning
internal import TerrariumVocabulary

/// `render show PICTURE`: prints the recipe that a picture carries, as a scenario that makes it.
extension Command {
  static let show = Command(
    name: "show", usage: "render show PICTURE",
    summary: "print the recipe inside a \(Format.withRecipes.choice)",
    examples: ["render show gun.gif", "render show gun.gif > gun.yaml && render run gun.yaml"],
    more: "What is printed is a scenario: running it makes the same bytes again.",
    options: [.thisPage, .colour], files: Format.withRecipes.map(\.ending)
  ) { flags in
    guard let path = flags.words.first, flags.words.count == 1 else { throw Fault(.noPicture) }
    let (text, dropped, files) = try PictureRecipe.scenario(ofPictureAt: path, in: flags.catalogue)
    if !dropped.isEmpty { Printer.shared.note(Notice.notOfRecipe(path: path, dropped).sentence) }
    for file in files { Printer.shared.note(Notice.hashOfFile(path: path, file).sentence) }
    return Printer.shared.result(text)
  }
}
