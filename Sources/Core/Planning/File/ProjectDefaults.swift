package import TerrariumPlayback
package import TerrariumVocabulary

/// The defaults of a project: the settings in its `terrarium.yaml`, for all worlds or for one.
///
///     defaults:
///       theme: dark
///       life: {cell: 4}
///
/// Names, single values and exclusions are checked once, independently of the scenarios' worlds.
package struct ProjectDefaults: Sendable {
  package private(set) var faults = Faults()
  private let catalogue: Catalogue
  private var general: [WrittenSettings.Entry] = []
  /// The defaults for single worlds, by world.
  private var own: [String: [WrittenSettings.Entry]] = [:]

  private static let key = "defaults"
  /// The settings that are only allowed in a scenario.
  private static let refused = [
    Setting.out.name, Setting.format.name, Setting.vary.name, "steps", "world", Recipe.key,
  ]

  init(_ faults: Faults, in catalogue: Catalogue) {
    (self.faults, self.catalogue) = (faults, catalogue)
  }

  /// Parses a text; an empty one has no defaults.
  package init(_ source: SourceText, in catalogue: Catalogue) {
    self.catalogue = catalogue
    let (node, faults) = YAMLReader.read(source)
    self.faults = faults
    guard let node, !node.isEmpty else { return }
    guard case .map(let pairs) = node.content else {
      self.faults.add(.notDefaults(Self.key, text: node.excerpt), at: node.place)
      return
    }
    read(pairs)
    checkValues()
    self.faults = self.faults.sorted
  }

  /// Given settings over the defaults for a world: its own, and those for all worlds that it has a
  /// setting for and accepts.
  func settings(for world: WorldWords, below written: WrittenSettings) -> WrittenSettings {
    let names = Set(world.vocabulary.map(\.name))
    var settings = WrittenSettings(
      general.filter {
        names.contains($0.name) && world.choices[$0.name]?.contains($0.value.text) ?? true
      })
    settings.override(with: own[world.name] ?? [], in: world)
    settings.override(with: written.entries, in: world)
    return settings
  }
}

extension ProjectDefaults {
  private mutating func read(_ pairs: [Node.Pair]) {
    let hasKey = pairs.contains { $0.key == Self.key }
    for pair in pairs {
      switch pair.key {
      case Self.key: readDefaults(pair.value)
      case "world": return faults.add(.noScenarioButDefaults, at: pair.keyPlace)
      case _ where catalogue.vocabulary[pair.key] != nil || catalogue[pair.key] != nil:
        // Further faults would only follow from this one.
        let problem: Problem =
          hasKey
          ? .besideItsKey(pair.key, key: Self.key, isStep: false)
          : .said(
            "'\(pair.key)' is outside 'defaults'",
            "write a line 'defaults:' before, and indent it by two spaces")
        return faults.add(problem, at: pair.keyPlace)
      default: faults.add(.unknownKey(pair.key, nearest: Self.key), at: pair.keyPlace)
      }
    }
  }

  private mutating func readDefaults(_ node: Node) {
    for pair in pairs(of: node, called: Self.key) {
      guard let world = catalogue[pair.key] else {
        if let entry = entry(pair, in: nil) { general.append(entry) }
        continue
      }
      guard catalogue.vocabulary[pair.key] == nil else {
        faults.add(
          .said("'\(pair.key)' is both a world and a setting", "leave it out"), at: pair.keyPlace)
        continue
      }
      own[pair.key] = pairs(of: pair.value, called: pair.key).compactMap { entry($0, in: world) }
    }
  }

  /// The pairs of a mapping, which may be missing.
  private mutating func pairs(of node: Node, called name: String) -> [Node.Pair] {
    if case .map(let pairs) = node.content { return pairs }
    if !node.isEmpty { faults.add(.notDefaults(name, text: node.excerpt), at: node.place) }
    return []
  }

  /// A default of one world or of all; nil if there cannot be one of that name.
  private mutating func entry(
    _ pair: Node.Pair, in world: (any WorldKind)?
  ) -> WrittenSettings.Entry? {
    if Self.refused.contains(pair.key) {
      faults.add(
        .said("'\(pair.key)' cannot be a default", "write it in each scenario"), at: pair.keyPlace)
    } else if let problem = catalogue.problem(ofKey: pair.key, in: world) {
      faults.add(meant(problem, pair.key, in: world), at: pair.keyPlace)
    } else {
      return .init(
        name: pair.key, namePlace: pair.keyPlace, value: pair.value,
        rank: world == nil ? .general : .ofWorld)
    }
    return nil
  }

  /// The problem with an unknown name, suggesting a similar setting of a world.
  private func meant(_ problem: Problem, _ name: String, in world: (any WorldKind)?) -> Problem {
    guard case .unknownKey = problem, world == nil else { return problem }
    let names = catalogue.vocabulary.map(\.name).filter { !Self.refused.contains($0) }
    return .unknownKey(name, nearest: catalogue.keyMeant(by: name, in: names + catalogue.names))
  }

  /// Checks single values, and exclusions among a world's own. A value for all worlds must be right
  /// for at least one of them.
  private mutating func checkValues() {
    for world in catalogue.worlds {
      faults.add(faultsOfValues(own[world.name] ?? [], in: world.words))
    }
    for entry in general {
      let worlds = catalogue.having(setting: entry.name).map(\.words)
      // A world that reads every word of it gives the best advice.
      let open = worlds.filter { $0.choices[entry.name] == nil }
      let found = (open + worlds).map { faultsOfValues([entry], in: $0) }
      if let first = found.first, !found.contains(where: \.list.isEmpty) { faults.add(first) }
    }
  }

  private func faultsOfValues(_ entries: [WrittenSettings.Entry], in world: WorldWords) -> Faults {
    var reader = SettingsReader(world: world, written: WrittenSettings(entries))
    reader.checkAll()
    reader.refuseExclusions(among: entries)
    return reader.faults
  }
}

extension Problem {
  fileprivate static func notDefaults(_ name: String, text: String) -> Problem {
    .said("\(name) cannot be '\(text)'", "write a line 'key: value' below it for each setting")
  }

  /// The problem of a project's defaults that are run as a scenario.
  package static let noScenarioButDefaults = said(
    "\(ProjectFile.name) contains the defaults of a project, and is not a scenario",
    "give the scenario another name")
}
