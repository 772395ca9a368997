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
    var varied = self
    var texts: [String: String] = [:]
    for (variation, value) in zip(variations, variations.values(ofCombination: number)) {
      let own = [variation.name: value.text]
      varied.fill("rule", besides: variation.name) { PathTemplate($0).text(own) }
      for name in catalogue.namesOfGrownFiles {
        varied.fill(name, besides: variation.name) { PathTemplate($0).path(with: own) }
      }
      varied.set(.init(name: variation.name, namePlace: variation.namePlace, value: value))
      texts[variation.name] = value.text
    }
    for name in [Setting.out.name] + catalogue.namesOfPictures {
      varied.fill(name) { PathTemplate($0).path(with: texts) }
    }
    if let steps = varied.written["steps"] {
      varied.set(steps.with(filled(steps.value, with: texts)))
    }
    return varied
  }

  /// Changes the words of a setting, unless it is another one that varies.
  private mutating func fill(
    _ name: String, besides varied: String? = nil, _ change: (String) -> String
  ) {
    guard name != varied, let entry = written[name] else { return }
    set(entry.with(entry.value.mappingTexts(change)))
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

  /// True if paths in its steps name varying settings, so that each variant has its own steps.
  func hasOwnSteps(varied variations: [Variation]) -> Bool {
    varied(by: variations, number: 0).written["steps"] != written["steps"]
  }

  /// The rule as written if it names varying numbers; otherwise nil.
  func rule(varied variations: [Variation]) -> Node? {
    written.holes(among: variations).isEmpty ? nil : written["rule"]?.value
  }

  /// The names in braces in the paths of files besides `out`, each with its path.
  var namesInPaths: [(name: String, path: Node)] {
    let own = (catalogue.namesOfPictures + catalogue.namesOfGrownFiles)
      .flatMap { written[$0]?.value.items ?? [] }
    return (own + (written["steps"].map { paths(ofSteps: $0.value) } ?? [])).flatMap { node in
      // A text may replace its file.
      guard node.file == nil, let path = node.word, !path.contains(where: { "\n\"".contains($0) })
      else { return [(name: String, path: Node)]() }
      return PathTemplate(path).names.map { ($0, node) }
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
  /// The scenario divided into stills of a pattern's start and the rest, if it has both. Both have
  /// the same seed, even if it is random.
  var startAndRest: [Scenario] {
    let reader = reader
    guard reader.showsStarts(of: world), let out = written[Setting.out.name] else { return [self] }
    let divided = reader.stillsFirst(out.value.items, path: \.text)
    guard divided.count > 1 else { return [self] }
    var settings = written
    if reader.given(.seed) == .random, let seed = written[Setting.seed.name] {
      settings.set(seed.with(Node(made: String(UInt64.random(in: 0...UInt64(UInt32.max))))))
    }
    return divided.map { outputs in
      // A format is for outputs whose endings name none.
      let haveEndings = outputs.allSatisfy { Format(ending: Path.wholeEnding(of: $0.text)) != nil }
      var own = haveEndings ? settings.without(Setting.format.name) : settings
      own.set(out.with(Node(.list(outputs), at: out.value.place)))
      return with(own)
    }
  }
}

extension Variants {
  /// The outputs divided into stills of a pattern's start and the rest, if there are both.
  func startAndRest(of outputs: [Output], varied: [String] = []) -> [[Output]] {
    let variesPattern = names.contains("pattern")
    return reader.showsStarts(of: world, varied: varied, variesPattern: variesPattern)
      ? reader.stillsFirst(outputs, path: \.path.text) : [outputs]
  }
}

extension SettingsReader {
  /// Outputs divided into stills and the rest, if there are both.
  fileprivate func stillsFirst<Output>(
    _ outputs: [Output], path: (Output) -> String
  ) -> [[Output]] {
    let divided = [true, false].map { isStill in
      outputs.filter { self.isStill(path($0)) == isStill }
    }
    return divided.contains(where: \.isEmpty) ? [outputs] : divided
  }
}
