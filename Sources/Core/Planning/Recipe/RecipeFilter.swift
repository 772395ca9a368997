internal import TerrariumLibraries
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// Filters a recipe for the parts that a picture may carry, and lists the others.
///
/// Even if a stranger made the picture, running the output of `show` only writes its `out`, only
/// reads states beside it, and only uses the resources of the film itself.
struct RecipeFilter {
  private let world: any WorldKind
  private let vocabulary: [any SettingDeclaration]
  /// The patterns that steps keep under names, which later steps place.
  private var kept: Set<String> = []
  /// The names in braces of the rule, which stand for varying numbers.
  private var holes: [String] = []
  /// Descriptions of the parts that were left out.
  private(set) var dropped: [String] = []

  /// The keys of recipes besides the settings declared for them.
  private static let others = ["vary", "frame", "rules"] + Recipe.namesOfPages

  init(for world: any WorldKind) {
    self.world = world
    vocabulary = world.words.vocabulary
  }

  /// The allowed pairs of the recipe.
  mutating func sift(_ pairs: [Node.Pair]) -> [Node.Pair] {
    holes = PathTemplate(pairs.first { $0.key == "rule" }?.value.text ?? "").names
    return pairs.compactMap { pair in
      switch pair.key {
      case Recipe.key, "world": return pair
      case "out": return nil
      case "steps": return pair.with(steps(pair.value))
      default: return setting(pair)
      }
    }
  }

  private mutating func setting(_ pair: Node.Pair) -> Node.Pair? {
    if isOwnName(pair) { return pair }
    guard let setting = vocabulary[pair.key],
      setting.isOfRecipe || setting.isOfOrigin || Self.others.contains(pair.key)
    else { return drop(pair.key) }
    if pair.key == Setting.vary.name { return variations(pair.value).map(pair.with) }
    return readsFile(pair.value, setting) ? drop("\(pair.key): FILE") : pair
  }

  /// True if a setting writes the picture itself beside its film.
  func isOwnName(_ pair: Node.Pair) -> Bool {
    pair.value.word == Recipe.ownName && vocabulary[pair.key]?.writesPicture ?? false
  }

  private func readsFile(_ value: Node, _ setting: any SettingDeclaration) -> Bool {
    switch setting.reading(value).content {
    case .scalar(let text): setting.readsFile(text)
    case .list(let items): items.contains { readsFile($0, setting) }
    case .map(let pairs): pairs.contains { readsFile($0.value, setting) }
    }
  }

  /// The variations without files and without use of more resources than films; nil if nothing is
  /// left.
  private mutating func variations(_ value: Node) -> Node? {
    guard case .map(let pairs) = value.content else { return drop("vary") }
    let kept = pairs.compactMap { pair -> Node.Pair? in
      holes.contains(pair.key) || mayVary(pair) ? pair : drop("vary: \(pair.key.prefix(40))")
    }
    return kept.isEmpty ? nil : Node(.map(kept), at: value.place)
  }

  private func mayVary(_ pair: Node.Pair) -> Bool {
    guard let setting = vocabulary[pair.key], !Variation.fixed.contains(pair.key) else {
      return false
    }
    // For other settings, all values are paths.
    guard setting.takesFiles else { return !["FILE", "FOLDER"].contains(setting.placeholder) }
    let variation = try? Setting.vary.type.read(Node(.map([pair]))).first
    guard let values = variation?.values, values.range == nil else { return false }
    return !values.contains { readsFile($0, setting) }
  }

  private mutating func drop<Value>(_ what: String) -> Value? {
    if !dropped.contains(what), dropped.count < 20 { dropped.append(what) }
    return nil
  }
}

// MARK: - Steps

extension RecipeFilter {
  private mutating func steps(_ value: Node) -> Node {
    guard case .list(let items) = value.content else { return Node(.list([]), at: value.place) }
    return Node(.list(items.compactMap { step($0) }), at: value.place)
  }

  private mutating func step(_ node: Node) -> Node? {
    switch node.content {
    case .list: return drop("a step that is none")
    case .scalar(let word):
      return world.script.contains { $0.name == word } ? node : drop("a step '\(word.prefix(40))'")
    case .map(let pairs):
      // A key of one step may be an option of another one: the step that accepts all keys is meant.
      let kinds = world.script.filter { kind in pairs.contains { $0.key == kind.name } }
      guard let kind = kinds.first(where: { $0.takes(pairs) }) ?? kinds.first
      else { return drop("a step that is none") }
      return step(kind, pairs).map { Node(.map($0), at: node.place) }
    }
  }

  private mutating func step(_ kind: StepKind, _ pairs: [Node.Pair]) -> [Node.Pair]? {
    let known = [kind.main] + kind.companions
    var kept: [Node.Pair] = []
    for pair in pairs {
      guard let key = known[pair.key], key.isOfRecipe else {
        let _: Node? = drop("\(kind.name) … \(pair.key.prefix(40))")
        continue
      }
      if key.name == kind.name, isOfFile(kind, pair.value) { return drop("\(kind.name): FILE") }
      let value =
        switch key.name {
        case "set": settings(pair.value)
        case "steps": steps(pair.value)
        default: pair.value
        }
      kept.append(pair.with(value))
    }
    if kind.name == "keep", let name = pairs.first(where: { $0.key == "keep" })?.value.text {
      self.kept.insert(name)
    }
    return kept
  }

  /// True if a step's value is a file, except states that the film passes on to itself or that are
  /// beside the recipe, and patterns that it keeps.
  private func isOfFile(_ kind: StepKind, _ value: Node) -> Bool {
    guard case .scalar(let text) = value.content else { return kind.writesFile }
    if text.isEmpty || PassedState.number(of: text) != nil { return false }
    if kind.name == StepKind.still.name, text == StillStep.hiddenName { return false }
    if kind.name == StepKind.load.name, Self.isBeside(text) { return false }
    return kind.writesFile || !kept.contains(text) && kind.main.readsFile(text)
  }

  /// True if a text names a file in the folder of the recipe, whatever replaces names in braces.
  private static func isBeside(_ text: String) -> Bool {
    let template = PathTemplate(text)
    let fixed = template.path(with: Dictionary(template.names.map { ($0, "") }) { one, _ in one })
    return KeptName.isName(text) && fixed.contains { $0.isLetter || $0.isNumber }
  }

  private mutating func settings(_ value: Node) -> Node {
    guard case .map(let pairs) = value.content else { return value }
    return Node(.map(pairs.compactMap { setting($0) }), at: value.place)
  }
}

extension StepKind {
  /// True if a step accepts all its keys.
  fileprivate func takes(_ pairs: [Node.Pair]) -> Bool {
    let names = ([main] + companions).map(\.name)
    return pairs.allSatisfy { names.contains($0.key) }
  }
}
