package import TerrariumVocabulary

/// The worlds that there are, and the extras beside the core.
package struct Catalogue: Sendable {
  package let worlds: [any WorldKind]
  package let extras: [any Extra]

  /// Every setting of any world, each name once.
  package let vocabulary: [any SettingDeclaration]

  package init(_ worlds: [any WorldKind], _ extras: [any Extra] = []) {
    self.worlds = worlds
    self.extras = extras
    var names: Set<String> = []
    vocabulary = (commonSettings + worlds.flatMap(\.words.settings))
      .filter { names.insert($0.name).inserted }
  }

  /// The same worlds with some extras.
  package func with(_ extras: [any Extra]) -> Catalogue { Catalogue(worlds, extras) }

  /// Their names, in the order in which help lists them.
  package var names: [String] { worlds.map(\.name) }

  /// The world of a name.
  package subscript(name: String) -> (any WorldKind)? { worlds.first { $0.name == name } }

  /// Every step of any world, each name once.
  package var steps: [StepKind] {
    var names: Set<String> = []
    return (StepKind.common + worlds.flatMap(\.steps)).filter { names.insert($0.name).inserted }
  }

  /// The name of the world that people call by a word elsewhere.
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
