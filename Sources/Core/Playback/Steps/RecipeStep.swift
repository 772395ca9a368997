package import TerrariumEncoding
internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibraries
package import TerrariumVocabulary

/// A step in a recipe.
package enum RecipeStep: Hashable, Sendable {
  indirect case step(Node)
  /// A still by its place; nil for a moment without a picture. The step is only in the still's own
  /// recipe; other recipes contain the moment if it matters to them.
  case still(StillPlace?, counts: Bool)
  /// A state saved into a file, by the file's number; it matters if a later step loads it.
  case save(Int)
  case load(Int)

  /// The recipe steps for a step of a kind; empty if it only writes a file.
  package static func of(_ step: Step, _ kind: StepKind, _ keys: SettingsReader) -> [RecipeStep] {
    if let own = step.recipe { return [own] }
    guard !kind.writesFile else { return [] }
    let pairs = ([kind.main] + kind.companions).filter(\.isOfRecipe).compactMap { key in
      keys.written[key.name].map { entry in
        let standIn = keys.standIns[key.name]?.node(ofFile: entry.value.writtenName)
        let hashed = standIn.flatMap { $0.hashedFile == nil ? nil : $0.writingFile }
        let value = hashed ?? standIn ?? key.canonical(entry.value)
        return Node.Pair(key: key.name, value: value.canonicalSettings(of: keys.world))
      }
    }
    guard pairs.first?.key == kind.name else {
      guard !pairs.isEmpty else { return [.step(Node(made: kind.name))] }
      let main = Node.Pair(key: kind.name, value: Node(made: ""))
      return [.step(Node(.map([main] + pairs)))]
    }
    return [.step(Node(.map(pairs)))]
  }

  /// The steps with states renumbered, and without saved states that are never loaded, so that a
  /// picture made from a recipe has the same recipe.
  package static func numbered(_ steps: [RecipeStep]) -> [RecipeStep] {
    let saved = steps.compactMap { if case .save(let file) = $0 { file } else { nil } }
    let loaded = Set(steps.compactMap { if case .load(let file) = $0 { file } else { nil } })
    let used = saved.filter(loaded.contains)
    let places = Dictionary(zip(used, used.indices)) { first, _ in first }
    return steps.compactMap { step in
      switch step {
      case .save(let file): places[file].map(RecipeStep.save)
      case .load(let file): places[file].map(RecipeStep.load)
      default: step
      }
    }
  }
}

extension RecipeStep {
  /// The step with the names of the files that it loads in place of their texts, if these names
  /// contain what varies.
  package var namingFiles: RecipeStep {
    if case .step(let node) = self { .step(node.namingLoadedFiles) } else { self }
  }

  /// True if it changes colours during the film.
  package var changesColours: Bool {
    guard case .step(let node) = self, case .map(let pairs) = node.content else { return false }
    return pairs.contains { pair in
      guard case .map(let settings) = pair.value.content else { return false }
      return settings.contains { $0.key == "theme" || $0.key == "colors" }
    }
  }
}

extension Node {
  /// The name of a state's file in recipes, as one path component; nil if it was written without
  /// names in braces.
  var filledName: String? { file.map { Self.name(of: text, writtenAs: $0) } }

  /// The same name with the names in braces.
  fileprivate var writtenName: String? { file.map { Self.name(of: $0, writtenAs: $0) } }

  /// A path as one name, including its folders if they contain what varies.
  private static func name(of path: String, writtenAs template: String) -> String {
    if let kept = KeptName(path) { return KeptKind.state.file(kept.name) }
    let folders = template.dropLast(Path.name(of: template).count)
    guard folders.contains("{") else { return Path.name(of: path) }
    return path.split(separator: "/").joined(separator: "-")
  }

  /// A step or a list of steps, with the names of the files to load.
  fileprivate var namingLoadedFiles: Node {
    switch content {
    case .scalar: self
    case .list(let steps): Node(.list(steps.map(\.namingLoadedFiles)), at: place)
    case .map(let pairs):
      Node(
        .map(
          pairs.map { pair in
            let value =
              switch pair.key {
              case "load": pair.value.file.map { Node(made: $0) } ?? pair.value
              case "steps": pair.value.namingLoadedFiles
              default: pair.value
              }
            return Pair(key: pair.key, keyPlace: pair.keyPlace, value: value)
          }), at: place)
    }
  }

  /// A mapping of settings in the order of their table, with values as in recipes.
  fileprivate func canonicalSettings(of words: WorldWords) -> Node {
    guard case .map(let pairs) = content else { return self }
    let sorted = (commonSettings + words.settings).compactMap { setting in
      pairs.first { $0.key == setting.name }.map {
        Node.Pair(key: $0.key, value: setting.canonical($0.value))
      }
    }
    return sorted.count == pairs.count ? Node(.map(sorted)) : self
  }
}
