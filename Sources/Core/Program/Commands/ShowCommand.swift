internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

/// `render show PICTURE`: prints the recipe that a picture carries, as a scenario that makes it.
extension Command {
  static var show: Command {
    Command(
      name: "show", usage: "render show PICTURE",
      summary: "print the recipe inside a \(Format.withRecipes.choice)",
      examples: ["render show gun.gif", "render show gun.gif > gun.yaml && render run gun.yaml"],
      more: "What is printed is a scenario: running it makes the same bytes again.",
      options: [.thisPage, .colour], files: Format.withRecipes.map(\.ending)
    ) { flags, shell in
      guard let path = flags.words.first, flags.words.count == 1 else {
        throw Fault(.said("one picture is needed", "name a \(Format.withRecipes.choice)"))
      }
      let (text, dropped, files) = try PictureRecipe.scenario(
        ofPictureAt: path, in: shell.catalogue)
      if !dropped.isEmpty {
        let names = dropped.joined(separator: ", ")
        shell.printer.note(
          "'\(path)' contains settings that a recipe may not have; they are ignored: \(names)")
      }
      for file in files {
        shell.printer.note(
          "'\(path)' contains only the SHA-256 of '\(Path.name(of: file.name))'; "
            + "put that file beside the recipe to run it")
      }
      return shell.printer.result(text)
    }
  }
}
