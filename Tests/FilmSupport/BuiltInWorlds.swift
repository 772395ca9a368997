import TerrariumPlanning
import TerrariumPlayback
import TerrariumVocabulary
import TerrariumWorlds

// Tests plan with the built-in worlds if they name no others.

extension Scenario {
  package init(
    _ source: SourceText, overrides: WrittenSettings = WrittenSettings(),
    defaults: ProjectDefaults? = nil
  ) throws(Faults) {
    try self.init(source, overrides: overrides, defaults: defaults, in: .tested)
  }
}

extension ProjectDefaults {
  package init(_ source: SourceText) { self.init(source, in: .tested) }
}

extension FlagReader {
  package init(_ words: [String], vocabulary: [any SettingDeclaration], options: [CommandOption]) {
    self.init(words, vocabulary: vocabulary, options: options, in: .tested)
  }
}

extension Plan {
  package init(
    world: any WorldKind, written: WrittenSettings, folder: String = "."
  ) throws(Faults) {
    try self.init(Scenario(world, in: .tested, written: written, folder: folder))
  }
}

extension Job {
  package static func all(
    world: any WorldKind, written: WrittenSettings, folder: String = "."
  ) throws(Faults) -> [Job] {
    try Scenario(world, in: .tested, written: written, folder: folder).jobs()
  }
}

extension PictureRecipe {
  package static func scenario(
    ofPictureAt path: String
  ) throws(Fault) -> (text: String, dropped: [String]) {
    let (text, dropped, _) = try scenario(ofPictureAt: path, in: .tested)
    return (text, dropped)
  }
}

extension ScriptedScenario {
  package static func text(
    ofPatternAt path: String
  ) throws(Faults) -> (text: String, notices: [Notice]) {
    try text(ofPatternAt: path, in: .tested)
  }
}
