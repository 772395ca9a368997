internal import TerrariumBasics
internal import TerrariumFiles
package import TerrariumPlayback
package import TerrariumVocabulary

/// A scenario as a person wrote it: a file with the settings of the command line over it, or flags alone.
package struct Scenario: Sendable {
  /// The folder to which its paths are relative.
  private let folder: String
  /// The place that is named for missing settings.
  private let home: Place?
  /// The faults of the file itself: its text, its world, its keys.
  private var faults: Faults
  private let catalogue: Catalogue
  private var world: (any WorldKind)?
  /// All of its settings, overridden by those of the command line.
  package private(set) var written = WrittenSettings()

  /// Parses a text. `overrides` replace settings of the file, which replace a project's defaults. A
  /// recipe is complete and takes no defaults.
  package init(
    _ source: SourceText, overrides: WrittenSettings = WrittenSettings(),
    defaults: ProjectDefaults? = nil, in catalogue: Catalogue
  ) {
    folder = Path.base(of: source.path)
    home = source.start
    self.catalogue = catalogue
    let (node, faults) = YAMLReader.read(source)
    self.faults = faults
    guard case .map(let pairs)? = node?.content else {
      if let problem = Problem.otherFile(source) {
        self.faults = Faults([Fault(problem, at: source.start)])
      } else if let node, !node.isEmpty {
        let what = "a scenario cannot be '\(node.excerpt)'"
        let advice = "write a line 'key: value' for each setting"
        self.faults.add(.said(what, advice), at: node.place)
      } else if node != nil || faults.list.isEmpty {
        self.faults.add(.emptyScenario, at: source.start)
      }
      return
    }
    readWorld(pairs)
    noteCutTexts(
      in: pairs, of: source, keys: Set(catalogue.vocabulary.filter(\.isFreeText).map(\.name)))
    let recipe = pairs.first { $0.key == Recipe.key }
    let isOld = recipe?.value.text == "1"
    readSettings(isOld ? pairs.map(\.withLettersForBraces) : pairs, isOld: isOld)
    if let defaults, recipe == nil { lay(defaults) }
    let flags = overrides.entries.filter { isKnown($0.name, at: $0.namePlace) }
    let rule = written["rule"]
    written.override(with: flags, in: world?.words)
    if !flags.isEmpty, written[Setting.vary.name] != nil {
      let paths = catalogue.vocabulary.filter { $0.writesPicture || $0.growsFile }.map(\.name)
      written.endVariations(by: flags, in: world?.words, of: rule, named: paths)
    }
    if world == nil { checkValues() }
  }

  /// A scenario of one world that flags give, over a project's defaults.
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
    (self.world, self.catalogue) = (world, catalogue)
    (folder, home) = (".", nil)
    self.faults = Faults(faults)
    if let defaults { lay(defaults) }
    written.override(with: flags.entries, in: world.words)
  }

  /// The memory limit that it sets; nil if it sets none, or none that can be read.
  package var memory: Int? { written.memory }

  /// The place of a setting's varying values.
  func placeOfVariation(of name: String) -> Place? {
    guard let value = written[Setting.vary.name]?.value else { return nil }
    return (try? Setting.vary.type.read(value))?.first { $0.name == name }?.namePlace
  }

  /// Moves the outputs of the scenario to another folder.
  package mutating func writeOutputs(into folder: String) {
    guard let entry = written["out"], !entry.value.place.isOnCommandLine else { return }
    let paths = entry.value.mappingTexts { $0 == "-" ? $0 : Path.resolve($0, in: folder) }
    written.set(entry.with(paths))
  }

  /// The jobs of the scenario.
  ///
  /// - Throws: All faults, in reading order.
  package func jobs() throws(Faults) -> [Job] {
    try planned { request throws(Faults) in try Job.all(request) }
  }

  /// The jobs for watching the scenario on a terminal.
  ///
  /// - Throws: All faults, in reading order.
  package func watched(in room: ScreenRoom) throws(Faults) -> [WatchedJob] {
    try planned { request throws(Faults) in try Job.watched(request, in: room) }
  }

  private func planned<Planned>(
    _ plan: (JobRequest) throws(Faults) -> [Planned]
  ) throws(Faults) -> [Planned] {
    guard let world else { throw faults.withoutEchoes.sorted }
    var faults = faults
    var jobs: [Planned] = []
    let request = JobRequest(
      world, in: catalogue, written: written, folder: folder, home: home)
    do throws(Faults) { jobs = try plan(request) } catch { faults.add(error) }
    guard faults.list.isEmpty else { throw faults.withoutEchoes.sorted }
    return jobs
  }
}

extension Scenario {
  private mutating func readWorld(_ pairs: [Node.Pair]) {
    let worlds = catalogue.names
    guard let pair = pairs.first(where: { $0.key == "world" }) else {
      faults.add(.noWorld(worlds: worlds), at: home)
      return
    }
    if case .scalar(let name) = pair.value.content { world = catalogue[name] }
    if world == nil {
      let word = pair.value.excerpt
      let nearest =
        catalogue.name(calledElsewhere: word) ?? NearestMatch.of(word, in: worlds)
      faults.add(.unknownWorldValue(word, nearest: nearest, worlds: worlds), at: pair.value.place)
    }
  }

  private mutating func readSettings(_ pairs: [Node.Pair], isOld: Bool) {
    for (index, pair) in pairs.enumerated() where pair.key != "world" && !faults.isFull {
      if pair.key == Recipe.key {
        if !Recipe.versionsRead.contains(pair.value.text) {
          faults.add(.recipeOfOtherVersion(text: pair.value.excerpt), at: pair.value.place)
        }
        continue
      }
      if pair.value.isEmpty, takesMore(pair.key), let next = pairs.dropFirst(index + 1).first,
        !isNamed(next.key)
      {
        // It belongs below the key, so further faults would only follow from it.
        let isStep = pair.key == "steps"
        faults.add(.besideItsKey(next.key, key: pair.key, isStep: isStep), at: next.keyPlace)
        return
      }
      guard pair.key == "steps" || isKnown(pair.key, at: pair.keyPlace) else { continue }
      let vocabulary = world?.words.vocabulary ?? catalogue.vocabulary
      let setting = vocabulary[pair.key]
      let value = setting?.reading(pair.value) ?? pair.value
      written.set(.init(name: pair.key, namePlace: pair.keyPlace, value: value))
    }
    // In the first recipes, letters did not grow with `fit`.
    if isOld, written["text"] == nil, let fit = written["fit"] {
      written.set(
        .init(name: "text", namePlace: fit.namePlace, value: Node("14px", at: fit.value.place)))
    }
  }

  /// True if a key takes a list or a mapping.
  private func takesMore(_ key: String) -> Bool {
    key == "steps" || catalogue.vocabulary[key]?.schema.contains(#""type": "object""#) ?? false
  }

  /// True if a key has a meaning of its own.
  private func isNamed(_ key: String) -> Bool {
    ["steps", "world", Recipe.key].contains(key) || catalogue.vocabulary[key] != nil
  }

  /// Adds notices for texts that are cut off by a comment sign which seems to belong to them.
  private mutating func noteCutTexts(
    in pairs: [Node.Pair], of source: SourceText, keys: Set<String>
  ) {
    for pair in pairs {
      switch pair.value.content {
      case .map(let inner): noteCutTexts(in: inner, of: source, keys: keys)
      case .list(let items):
        for case .map(let inner) in items.map(\.content) {
          noteCutTexts(in: inner, of: source, keys: keys)
        }
      case .scalar:
        guard keys.contains(pair.key), let comment = source.comment(behind: pair.value.place)
        else { continue }
        faults.add(
          .said(
            "\(pair.key) ends here: '\(comment)' is a comment",
            "put the whole text in quotation marks, or a space behind the #"), at: pair.value.place)
      }
    }
  }

  /// Adds a project's defaults below the settings of the file.
  private mutating func lay(_ defaults: ProjectDefaults) {
    faults.add(defaults.faults)
    guard let world else { return }
    var settings = defaults.settings(for: world.words)
    settings.override(with: written.entries, in: world.words)
    written = settings
  }

  /// Checks single values, if there is no world to check them.
  private mutating func checkValues() {
    var draft = Draft(world: catalogue.worlds[0].words, written: written)
    for setting in catalogue.vocabulary
    where catalogue.worlds.allSatisfy({ $0.words.choices[setting.name] == nil }) {
      setting.check(in: &draft)
    }
    faults.add(draft.faults)
  }

  /// True if the world has a setting; otherwise records a fault.
  private mutating func isKnown(_ key: String, at place: Place) -> Bool {
    guard let problem = catalogue.problem(ofKey: key, in: world) else { return true }
    faults.add(problem, at: place)
    return false
  }
}

extension Node.Pair {
  /// The pair as in recipes of version 1, where braces are letters.
  fileprivate var withLettersForBraces: Node.Pair {
    let isText = [Setting.title.name, Setting.caption.name].contains(key)
    return with(
      isText
        ? value.mappingTexts { $0.replacing("{", with: "{{") }
        : value.mapped(\.withLettersForBraces))
  }
}

extension Node {
  /// The node with the pairs of all its mappings changed.
  fileprivate func mapped(_ change: (Pair) -> Pair) -> Node {
    switch content {
    case .scalar: self
    case .list(let items): Node(.list(items.map { $0.mapped(change) }), at: place)
    case .map(let pairs): Node(.map(pairs.map(change)), at: place)
    }
  }
}

extension WrittenSettings {
  /// The memory limit in the settings; nil if it is invalid, which is reported later.
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
