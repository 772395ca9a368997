internal import TerrariumBasics
internal import TerrariumFiles
package import TerrariumPlayback
package import TerrariumVocabulary

/// A world and settings as a person wrote them, each with its place. They may be wrong.
package struct Scenario: Sendable {
  package private(set) var world: any WorldKind
  /// The worlds for steps and advice.
  let catalogue: Catalogue
  package private(set) var written: WrittenSettings
  /// The folder that paths in a file are relative to.
  let folder: String
  /// The place to report for missing settings.
  let home: Place?
  /// The faults of its text, which are reported together with those of its plans.
  private(set) var faults = Faults()

  package init(
    _ world: any WorldKind, in catalogue: Catalogue, written: WrittenSettings,
    folder: String = ".", home: Place? = nil
  ) {
    self.world = world
    self.catalogue = catalogue
    self.written = written
    self.folder = folder
    self.home = home
  }

  /// Reads a text. `overrides` replace settings of the file, which replace a project's defaults. A
  /// recipe is complete and takes no defaults.
  ///
  /// - Throws: All faults of the text if it names no world.
  package init(
    _ source: SourceText, overrides: WrittenSettings = WrittenSettings(),
    defaults: ProjectDefaults? = nil, in catalogue: Catalogue
  ) throws(Faults) {
    let reader = ScenarioReader(source, overrides: overrides, defaults: defaults, in: catalogue)
    guard let world = reader.world else { throw reader.faults.withoutEchoes.sorted }
    self.init(
      world, in: catalogue, written: reader.written, folder: Path.base(of: source.path),
      home: reader.home)
    faults = reader.faults
  }

  /// Creates the scenario of one world that flags give, over a project's defaults.
  ///
  /// - Parameters:
  ///   - world: The world.
  ///   - flags: The settings that were given.
  ///   - defaults: The defaults of the project, if there are some.
  ///   - faults: The faults of the words.
  ///   - catalogue: The worlds that there are.
  package init(
    of world: any WorldKind, _ flags: WrittenSettings, defaults: ProjectDefaults?,
    faults: [Fault], in catalogue: Catalogue
  ) {
    let written = defaults?.settings(for: world.words, below: flags) ?? flags
    self.init(world, in: catalogue, written: written)
    self.faults = Faults(faults)
    if let defaults { self.faults.add(defaults.faults) }
  }

  func with(_ settings: WrittenSettings) -> Scenario {
    var scenario = self
    scenario.written = settings
    return scenario
  }

  func with(world: any WorldKind) -> Scenario {
    var scenario = self
    scenario.world = world
    return scenario
  }

  var reader: SettingsReader {
    SettingsReader(
      world: world.words, written: written, folder: folder, home: home, extras: catalogue.extras)
  }

  /// Moves the outputs of the scenario to another folder.
  package mutating func writeOutputs(into folder: String) {
    guard let entry = written["out"], !entry.value.place.isOnCommandLine else { return }
    let paths = entry.value.mappingTexts { $0 == "-" ? $0 : Path.resolve($0, in: folder) }
    written.set(entry.with(paths))
  }
}

extension WrittenSettings {
  /// The varying settings, as far as readable.
  var variations: [Variation] {
    self[Setting.vary.name].flatMap { try? Setting.vary.type.read($0.value) } ?? []
  }

  /// The memory limit in the settings; nil if there is none, or if it is invalid, which is reported
  /// later.
  package var memory: Int? {
    guard let value = self[Setting.memory.name]?.value else { return nil }
    return (try? Setting.memory.type.read(value))?.bytes
  }
}

extension Catalogue {
  /// The problem if a world has no setting of a name; nil if it has. Without a world, all settings
  /// are allowed.
  package func problem(ofKey key: String, in world: (any WorldKind)?) -> Problem? {
    let vocabulary = world?.words.vocabulary ?? self.vocabulary
    if vocabulary[key] != nil { return nil }
    let others = having(setting: key).map(\.name)
    if let world, !others.isEmpty {
      return .settingOfOtherWorlds(key, world: world.name, worlds: others)
    }
    let nearest = keyMeant(by: key, in: vocabulary.map(\.name) + ["world", "steps"])
    return .unknownKey(key, nearest: nearest)
  }
}
