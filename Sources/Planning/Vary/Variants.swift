internal import Encoding
internal import Files
internal import Patterns
internal import Playback
internal import Rendering
internal import Basics
internal import Vocabulary

/// The variations of a request, checked, and those that each output names.
struct Variants {
  /// The most films and tiles of one request.
  static let limit = 100_000
  /// The most runs of a table.
  static let rowsLimit = 1_000_000_000_000

  /// An output: its path as it was written, and which of the settings that vary it names.
  struct Output {
    let path: Node
    let named: [String]
    /// True if its ending tells its format.
    let tellsFormat: Bool
    /// True if it has rows, of which any number can be told one after the other.
    let isTable: Bool
  }

  private let world: any WorldKind
  private(set) var draft: Draft
  private(set) var variations: [Variation]
  private(set) var outputs: [Output] = []
  /// True if a seed was left to chance: it is one for all variants, so that what they differ in is
  /// what varies.
  private(set) var picksSeed = false

  /// Reads what varies.
  init(_ draft: Draft, of world: any WorldKind) throws(Faults) {
    (self.draft, self.world) = (draft, world)
    variations = self.draft.value(.vary) ?? []
    try throwFaults()
    checkNames()
    try throwFaults()
    nameRulesNearby()
    settleSeed()
    readOutputs()
    try throwFaults()
    for output in outputs {
      let named = variations.filter { output.named.contains($0.name) }
      refuse(named, beyond: Self.limit)
      refuse(variations, beyond: output.isTable ? Self.rowsLimit : Self.limit)
    }
    if outputs.isEmpty { refuse(variations, beyond: Self.limit) }
    try throwFaults()
  }

  private mutating func refuse(_ variations: [Variation], beyond limit: Int) {
    let count = variations.combinations
    guard count > limit, draft.faults.list.isEmpty else { return }
    draft.refuse(.tooManyVariants(count: count, limit: limit), for: "vary")
  }

  /// The settings as they were written, without `vary` and `out`.
  var base: WrittenSettings { draft.written.without("vary").without("out") }

  /// The names of all that varies.
  var names: [String] { variations.map(\.name) }

  /// The settings with some of the outputs alone; the format is left out where only others need
  /// it.
  func settings(with outputs: [Output]) -> WrittenSettings {
    guard let entry = draft.written["out"], !outputs.isEmpty else { return base }
    let isElsewhere =
      outputs.allSatisfy(\.tellsFormat) && !self.outputs.allSatisfy(\.tellsFormat)
    var settings = isElsewhere ? base.without("format") : base
    let list = Node(.list(outputs.map(\.path)), at: entry.value.place)
    settings.set(.init(name: entry.name, namePlace: entry.namePlace, value: list))
    return settings
  }

  private func throwFaults() throws(Faults) {
    guard draft.faults.list.isEmpty else { throw draft.faults }
  }
}

extension Variants {
  private mutating func checkNames() {
    let vocabulary = draft.world.vocabulary
    let fixed = ["out", "format", "vary", "jobs", "quiet"]
    var seen: Set<String> = []
    for variation in variations {
      guard let setting = vocabulary.first(where: { $0.name == variation.name }),
        !fixed.contains(setting.name)
      else {
        let names = vocabulary.map(\.name).filter { !fixed.contains($0) }
        let nearest = NearestMatch.of(variation.name, in: names)
        draft.refuse(.cannotVary(variation.name, nearest: nearest), at: variation.namePlace)
        continue
      }
      if !seen.insert(variation.name).inserted {
        draft.refuse(.given(twice: "vary \(variation.name)"), at: variation.namePlace)
      }
    }
  }

  /// `rule=near` stands for the rules next to the one that was asked for.
  private mutating func nameRulesNearby() {
    guard let kind = world as? any RuledKind,
      let index = variations.firstIndex(where: { $0.name == "rule" }),
      variations[index].values.contains(where: { $0.text == "near" })
    else { return }
    let old = variations[index]
    guard let rules = kind.rulesNearby(&draft) else { return }
    let values = old.values.flatMap { value in
      value.text == "near" ? rules.map { Node($0, at: value.place) } : [value]
    }
    variations[index] = Variation(
      name: old.name, namePlace: old.namePlace, values: VariedValues(values))
  }

  private mutating func settleSeed() {
    let seed = String(UInt64.random(in: 0...UInt64(UInt32.max)))
    for (index, variation) in variations.enumerated()
    where variation.name == "seed" && variation.values.range == nil {
      let values = VariedValues(
        variation.values.map { $0.text == "random" ? Node(seed, at: $0.place) : $0 })
      variations[index] = Variation(
        name: variation.name, namePlace: variation.namePlace, values: values)
      picksSeed = picksSeed || values != variation.values
    }
    guard !variations.isEmpty, let entry = draft.written["seed"], entry.value.text == "random"
    else { return }
    let number = Node(seed, at: entry.value.place)
    draft = draft.replacing([
      .init(name: entry.name, namePlace: entry.namePlace, value: number)
    ])
    picksSeed = true
  }

  /// Every name in a path must be that of something that varies; what cannot show several films
  /// must have all of them.
  private mutating func readOutputs() {
    guard let paths = draft.value(.out), let value = draft.written["out"]?.value else { return }
    let format = draft.value(.format).flatMap { Format(ending: $0) }
    var nodes = [value]
    if case .list(let items) = value.content { nodes = items }
    for (node, path) in zip(nodes, paths) {
      let names = PathTemplate(path).names
      for name in names where !self.names.contains(name) {
        draft.refuse(
          .placeholderUnknown(path: path, name: name, varied: self.names), at: node.place)
      }
      let missing = self.names.filter { !names.contains($0) }
      let ending = Format(ending: Path.wholeEnding(of: path))
      if !missing.isEmpty, let found = ending ?? format, !found.canBeSheet {
        draft.refuse(.placeholderMissing(path: path, names: missing), at: node.place)
      }
      outputs.append(
        Output(
          path: node, named: self.names.filter(names.contains), tellsFormat: ending != nil,
          isTable: (ending ?? format)?.hasRows ?? false))
    }
  }
}
