internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
internal import TerrariumVocabulary

extension Scenario {
  /// The scenario of one combination of varying values. They also replace their names in braces, in
  /// the rule and in paths.
  func varied(by variations: [Variation], number: Int) -> Scenario {
    guard !variations.isEmpty else { return self }
    var settings = written
    var texts: [String: String] = [:]
    for (variation, value) in zip(variations, variations.values(ofCombination: number)) {
      settings.set(.init(name: variation.name, namePlace: variation.namePlace, value: value))
      texts[variation.name] = value.text
    }
    if let rule = settings["rule"], texts["rule"] == nil {
      settings.set(rule.with(rule.value.mappingTexts { PathTemplate($0).text(texts) }))
    }
    let files = [Setting.out.name] + catalogue.namesOfPictures + catalogue.namesOfGrownFiles
    for file in files.compactMap({ settings[$0] }) {
      settings.set(file.with(file.value.mappingTexts { PathTemplate($0).path(with: texts) }))
    }
    if let steps = settings["steps"] {
      settings.set(steps.with(filled(steps.value, with: texts)))
    }
    return with(settings)
  }

  /// Steps with the values filled into the paths of files that they write or load.
  private func filled(_ node: Node, with values: [String: String]) -> Node {
    guard case .list(let items) = node.content else { return node }
    let steps = items.map { item in
      guard case .map(let pairs) = item.content else { return item }
      let filled = pairs.map { pair in
        // A step that repeats others has them under the same key as the scenario.
        if pair.key == "steps" { return pair.with(self.filled(pair.value, with: values)) }
        guard catalogue.pathKeysOfSteps.contains(pair.key) else { return pair }
        let paths = pair.value.mappingTexts { PathTemplate($0).path(with: values) }
        return pair.with(paths.filling(pair.value))
      }
      return Node(.map(filled), at: item.place)
    }
    return Node(.list(steps), at: node.place)
  }

  /// The names in braces in the paths of files, each with its path.
  var namesInPaths: [(name: String, path: Node)] {
    let own = (catalogue.namesOfPictures + catalogue.namesOfGrownFiles)
      .flatMap { written[$0]?.value.items ?? [] }
    let others = (own + (written["steps"].map { paths(ofSteps: $0.value) } ?? [])).filter { node in
      // A text may replace its file.
      node.file == nil && !(node.word ?? "\n").contains { "\n\"".contains($0) }
    }
    return ((written[Setting.out.name]?.value.items ?? []) + others).flatMap { node in
      PathTemplate(node.text).names.map { ($0, node) }
    }
  }

  /// The paths of files that steps write or load.
  private func paths(ofSteps steps: Node) -> [Node] {
    steps.items.flatMap { step in
      guard case .map(let pairs) = step.content else { return [Node]() }
      return pairs.flatMap { pair in
        if pair.key == "steps" { return paths(ofSteps: pair.value) }
        return catalogue.pathKeysOfSteps.contains(pair.key) ? pair.value.items : []
      }
    }
  }
}

extension WrittenSettings {
  /// The varying names in braces in the rule that are not settings.
  func holes(among variations: [Variation]) -> [String] {
    let names = PathTemplate(self["rule"]?.value.text ?? "").names
    return variations.map(\.name).filter(names.contains)
  }
}

extension Scenario {
  /// A value with commas that was read as several values; nil if there is none among the first
  /// ones.
  func valueWithCommas(of variation: Variation) -> String? {
    let (name, values) = (variation.name, variation.values)
    guard values.range == nil, values.count > 1,
      let first = values.prefix(64).firstIndex(where: { refuses($0, of: name) })
    else { return nil }
    let words = values[first...].prefix(16).prefix { !$0.text.isEmpty }.map(\.text)
    return words.indices.dropFirst().lazy.map { words[...$0].joined(separator: ",") }
      .first { !refuses(Node($0, at: values[first].place), of: name) }
  }

  /// True if a setting rejects a value, or its world such a rule.
  private func refuses(_ value: Node, of name: String) -> Bool {
    guard name == "rule", let kind = world as? any RuledKind, RuleWord(value.text) == nil else {
      return world.words.vocabulary[name]?.refusal(of: value) != nil
    }
    // A pattern may have a rule, but it cannot change a given one.
    var settings = written.without("pattern")
    settings.set(WrittenSettings.Entry(name: name, namePlace: value.place, value: value))
    var reader = with(settings).reader
    _ = kind.ruleFamily(&reader)
    return !reader.faults.list.isEmpty
  }

  /// The scenario of the first of the varying values, as far as readable.
  var firstVariant: Scenario {
    let vocabulary = world.words.vocabulary
    let readable = written.variations.map { $0.reading(as: vocabulary) }.filter { variation in
      guard let value = variation.values.first, !Variation.fixed.contains(variation.name),
        valueWithCommas(of: variation) == nil
      else { return false }
      return variation.name != "rule" || RuleWord(value.text) == nil
    }
    return self.varied(by: readable, number: 0)
  }
}
