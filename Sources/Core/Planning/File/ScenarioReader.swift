internal import TerrariumFiles
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// Reads the text of a scenario, and collects its faults.
struct ScenarioReader {
  let catalogue: Catalogue
  /// The place that is named for missing settings.
  let home: Place
  private(set) var world: (any WorldKind)?
  private(set) var written = WrittenSettings()
  /// The faults of the text, of its world and of its keys.
  private(set) var faults: Faults

  /// Reads a text. `overrides` replace settings of the file, which replace a project's defaults. A
  /// recipe is complete and takes no defaults.
  init(
    _ source: SourceText, overrides: WrittenSettings, defaults: ProjectDefaults?,
    in catalogue: Catalogue
  ) {
    home = source.start
    self.catalogue = catalogue
    let (node, faults) = YAMLReader.read(source)
    self.faults = faults
    guard case .map(let pairs)? = node?.content else {
      refuse(node, source)
      return
    }
    readWorld(pairs)
    let texts = catalogue.vocabulary.filter { $0.placeholder == "TEXT" }
    noteCutTexts(in: pairs, of: source, keys: Set(texts.map(\.name)))
    let recipe = pairs.first { $0.key == Recipe.key }
    let isOld = recipe?.value.text == "1"
    readSettings(isOld ? pairs.map(\.withLettersForBraces) : pairs, isOld: isOld)
    if let defaults, recipe == nil {
      self.faults.add(defaults.faults)
      if let world { written = defaults.settings(for: world.words, below: written) }
    }
    let flags = overrides.entries.filter { isKnown($0.name, at: $0.namePlace) }
    let rule = written["rule"]
    written.override(with: flags, in: world?.words)
    if !flags.isEmpty, written[Setting.vary.name] != nil {
      let paths = catalogue.vocabulary.filter { $0.writesPicture || $0.growsFile }.map(\.name)
      written.endVariations(by: flags, in: world?.words, of: rule, named: paths)
    }
    if world == nil { checkValues() }
  }

  /// Refuses a text that has no settings.
  private mutating func refuse(_ node: Node?, _ source: SourceText) {
    if let problem = Problem.otherFile(source) {
      faults = Faults([Fault(problem, at: home)])
    } else if let node, !node.isEmpty {
      let what = "a scenario cannot be '\(node.excerpt)'"
      let advice = "write a line 'key: value' for each setting"
      faults.add(.said(what, advice), at: node.place)
    } else if node != nil || faults.list.isEmpty {
      faults.add(
        .said("the scenario is empty", "'render new sea' prints one to start from"), at: home)
    }
  }

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

  /// Checks single values, if there is no world to check them.
  private mutating func checkValues() {
    var reader = SettingsReader(world: catalogue.worlds[0].words, written: written)
    for setting in catalogue.vocabulary
    where catalogue.worlds.allSatisfy({ $0.words.choices[setting.name] == nil }) {
      setting.check(in: &reader)
    }
    faults.add(reader.faults)
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
