package import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
package import TerrariumVocabulary

/// The pictures that a command draws besides its answer on standard output.
package enum PictureOutputs {
  package static let setting = Setting.out.meaning(
    "where its pictures go; the ending picks the format")

  /// The formats of pictures that a film is drawn in.
  package static var films: [Format] {
    Format.all.filter { [.motion, .picture, .letters].contains($0.content) }
  }

  /// The faults of settings that pictures of some formats do not support.
  package static func faults(of settings: WrittenSettings, in formats: [Format]) -> [Fault] {
    var reader = SettingsReader(world: WorldWords(name: ""), written: settings)
    let looks: [any SettingDeclaration] = [Setting.theme, Setting.cell, Setting.fit]
    for setting in looks { setting.check(in: &reader) }
    for path in settings.texts(of: "out") {
      if let problem = problem(of: path, formats.map(\.ending)) {
        reader.refuse(problem, for: "out")
      }
    }
    return reader.faults.list
  }

  /// The fault of an empty sheet.
  static func nothing(_ thing: String) -> Fault {
    Fault(.said("there is no \(thing) to draw", "leave out --out", isOfFile: true))
  }

  /// Draws a picture into some files, each in its format; they get their places together.
  package static func write(to paths: [String], _ bytes: (Format) throws -> [UInt8]) throws
    -> ExitCode
  {
    let group = FileGroup()
    for path in paths {
      let file = try OutputFile(at: path, FileOptions(group: group))
      try file.write(bytes(Format(ending: Path.ending(of: path)) ?? .png))
      try file.commit()
    }
    try group.place()
    return .done
  }

  private static func problem(of path: String, _ known: [String]) -> Problem? {
    if path == "-" {
      return .said(
        "a picture of this command goes into a file", "give its name, such as --out picture.png")
    }
    let ending = Path.ending(of: path)
    if known.contains(ending) { return Path.obstacle(toWriting: path).map(Problem.file) }
    if Format(ending: ending) != nil { return .notAPicture(path: path, known: known) }
    return .unknownEnding(path: path, nearest: Synonyms.meant(by: ending, in: known), known: known)
  }
}
