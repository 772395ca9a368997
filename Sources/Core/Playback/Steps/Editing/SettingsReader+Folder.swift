package import TerrariumFiles
package import TerrariumVocabulary

extension Setting where Value == String {
  package static let library = Setting(
    "library", .path(placeholder: "FOLDER"),
    "a folder of your own patterns; the names of its .rle files are pattern names, and keep adds to it",
    example: "render life --library patterns --pattern mine --out mine.gif",
    isOfRecipe: false)
}

extension SettingsReader {
  /// The path of a folder named by a setting.
  package mutating func folder(_ setting: Setting<String>) -> String? {
    path(ofFolder: setting)
      .flatMap { Fence.forbids(reading: Path.join($0, ".")) ? nil : $0 }
  }

  /// The path; nil for the texts of files, which replace a folder in recipes.
  private mutating func path(ofFolder setting: Setting<String>) -> String? {
    guard let text = value(setting), !text.contains("\n") else { return nil }
    return path(text, of: setting)
  }

  /// The reason why a folder named by a setting cannot be used: it is missing, or forbidden for
  /// untrusted scenarios.
  package mutating func obstacle(toUsing setting: Setting<String>) -> FileError? {
    path(ofFolder: setting).flatMap(Path.obstacle(toUsingFolder:))
  }

  /// Records that a folder named by a setting cannot be used.
  package mutating func refuseMissing(_ setting: Setting<String>) {
    if let obstacle = obstacle(toUsing: setting) { refuse(.file(obstacle), for: setting.name) }
  }
}
