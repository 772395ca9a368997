internal import TerrariumPlayback
internal import TerrariumVocabulary

extension Scenario {
  /// True if its two runs are laid over each other.
  var isComparison: Bool { reader.given(.difference) ?? false }

  /// The scenario of one film that lays the two runs of `vary` over each other.
  func comparison() throws(Faults) -> Scenario {
    let outputs = [Setting.out.name, Setting.panels.name, Setting.difference.name]
    let variants = try Variants(with(outputs.reduce(written) { $0.without($1) }))
    let variations = variants.variations
    var reader = reader
    if variations.combinations != 2 {
      let count = variations.isEmpty ? 1 : variations.combinations
      reader.refuse(
        .said(
          "difference compares two runs, and there \(count == 1 ? "is one" : "are \(count)")",
          "give vary one setting with two values, such as 'seed=1,2'"),
        for: Setting.difference.name)
    } else if world.isScene {
      reader.refuse(
        .said("difference compares cells, and \(world.name) has none", "leave it out"),
        for: Setting.difference.name)
    }
    guard reader.faults.list.isEmpty else { throw reader.faults }
    let runs = (0..<2).map { variants.base.varied(by: variations, number: $0).written }
    let labels = variations.map { zip($0.values, $0.values).map($0.label) }
    // A recipe has the values, however they were written.
    let pairs = zip(variations, labels).map { variation, labels in
      let named = zip(labels, variation.values).map { Node.Pair(key: $0, value: $1) }
      let values: Node.Content = variation.isLabelled ? .map(named) : .list(named.map(\.value))
      return Node.Pair(key: variation.name, value: Node(values, at: variation.namePlace))
    }
    var settings = written
    if let seed = variants.base.written["seed"] { settings.set(seed) }
    if let vary = written[Setting.vary.name] {
      settings.set(vary.with(Node(.map(pairs), at: vary.value.place)))
    }
    let names = zip(variations, labels).filter { $1.count == 2 }.flatMap { variation, labels in
      labels.map { $0.allSatisfy(\.isNumber) ? "\(variation.name) \($0)" : $0 }
    }
    return with(settings).with(world: DifferenceKind(of: world, runs, labels: names))
  }
}
