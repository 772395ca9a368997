package import TerrariumVocabulary

/// The available worlds and extras.
package struct Catalogue: Sendable {
  package let worlds: [any WorldKind]
  package let extras: [any Extra]

  /// The settings of all worlds, each name once.
  package let vocabulary: [any SettingDeclaration]

  package init(_ worlds: [any WorldKind], _ extras: [any Extra] = []) {
    self.worlds = worlds
    self.extras = extras
    var names: Set<String> = []
    vocabulary = (commonSettings + worlds.flatMap(\.words.settings))
      .filter { names.insert($0.name).inserted }
  }

  /// Returns the catalogue with some extras.
  package func with(_ extras: [any Extra]) -> Catalogue { Catalogue(worlds, extras) }

  /// The names of the worlds, in the order of help.
  package var names: [String] { worlds.map(\.name) }

  /// The world of a name.
  package subscript(name: String) -> (any WorldKind)? { worlds.first { $0.name == name } }

  /// The steps of all worlds, each name once.
  package var steps: [StepKind] {
    var names: Set<String> = []
    return (StepKind.common + worlds.flatMap(\.steps)).filter { names.insert($0.name).inserted }
  }

  /// The name of the world that has another name elsewhere.
  package func name(calledElsewhere word: String) -> String? {
    worlds.first { $0.words.synonyms.contains(word.lowercased()) }?.name
  }

  /// The worlds that have a setting.
  package func having(setting name: String) -> [any WorldKind] {
    worlds.filter { world in world.words.vocabulary[name] != nil }
  }

  /// The worlds that have a step.
  package func having(step name: String) -> [any WorldKind] {
    worlds.filter { world in world.script.contains { $0.name == name } }
  }
}
