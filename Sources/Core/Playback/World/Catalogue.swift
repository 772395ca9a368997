package import TerrariumVocabulary

/// The available worlds and extras.
package struct Catalogue: Sendable {
  package let worlds: [any WorldKind]
  package let extras: [any Extra]

  /// The settings of all worlds, each name once.
  package let vocabulary: [any SettingDeclaration]
  /// The steps of all worlds, each name once.
  package let steps: [StepKind]
  /// The keys of steps that name files.
  package let pathKeysOfSteps: [String]
  /// The settings, besides `out`, that name pictures to write.
  package let namesOfPictures: [String]
  /// The settings that name files which films extend, and therefore read first.
  package let namesOfGrownFiles: [String]

  package init(_ worlds: [any WorldKind], _ extras: [any Extra] = []) {
    self.worlds = worlds
    self.extras = extras
    var names: Set<String> = []
    vocabulary = (commonSettings + worlds.flatMap(\.words.settings))
      .filter { names.insert($0.name).inserted }
    names = []
    steps = (StepKind.common + worlds.flatMap(\.steps)).filter { names.insert($0.name).inserted }
    pathKeysOfSteps = steps.flatMap(\.pathKeys)
    namesOfPictures = vocabulary.filter(\.writesPicture).map(\.name)
    namesOfGrownFiles = vocabulary.filter(\.growsFile).map(\.name)
  }

  /// Returns the catalogue with some extras.
  package func with(_ extras: [any Extra]) -> Catalogue { Catalogue(worlds, extras) }

  /// The names of the worlds, in the order of help.
  package var names: [String] { worlds.map(\.name) }

  /// The world of a name.
  package subscript(name: String) -> (any WorldKind)? { worlds.first { $0.name == name } }

  /// The name of the world that has another name elsewhere.
  package func name(calledElsewhere word: String) -> String? {
    worlds.first { $0.words.synonyms.contains(word.lowercased()) }?.name
  }

  /// The settings that a word from elsewhere means, the likeliest first: those of a world's own
  /// words, and those of all.
  package func meanings(of word: String, in names: [String]) -> [Synonyms.Meaning] {
    let own = worlds.compactMap { $0.words.meanings[word.lowercased()] }.filter(names.contains)
    return own.map { Synonyms.Meaning($0) } + Synonyms.meanings(of: word, in: names)
  }

  /// The setting that a flag with a value means, by synonym or by the most similar spelling.
  package func flagMeant(by word: String, _ value: String?, _ names: [String]) -> String? {
    meanings(of: word, in: names).first?.flag(value) ?? NearestMatch.of(word, in: names)
  }

  /// The setting that a key means, by synonym or by the most similar spelling, as a key.
  package func keyMeant(by word: String, in names: [String]) -> String? {
    meanings(of: word, in: names).first?.key ?? NearestMatch.of(word, in: names)
  }

  /// The name of the setting that a word means, by synonym or by the most similar spelling.
  package func nameMeant(by word: String, in names: [String]) -> String? {
    meanings(of: word, in: names).first?.name ?? NearestMatch.of(word, in: names)
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
