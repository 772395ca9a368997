internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// The settings of one variant, and its own facts.
struct Variant: Sendable {
  private(set) var settings: WrittenSettings
  private var values: [String: String] = [:]
  /// The keys of steps, and the settings besides `out`, that name files.
  private let (writers, pictures): ([String], [String])
  /// The settings for files that films extend, and therefore read first.
  private let grown: [String]

  /// Creates a variant in which nothing varies yet.
  init(_ settings: WrittenSettings, in catalogue: Catalogue) {
    self.settings = settings
    writers = catalogue.steps.flatMap(\.pathKeys)
    let settings = catalogue.worlds.flatMap(\.words.settings)
    pictures = settings.filter(\.writesPicture).map(\.name)
    grown = settings.filter(\.growsFile).map(\.name)
  }

  /// The variant of a number, among those by some variations.
  func varied(by variations: [Variation], number: Int) -> Variant {
    zip(variations, variations.values(ofCombination: number)).reduce(self) { $0.with($1.0, $1.1) }
  }

  private func with(_ variation: Variation, _ value: Node) -> Variant {
    var variant = self
    variant.values[variation.name] = value.text
    if let rule = settings["rule"], variation.name != "rule", rule.value.text.contains("{") {
      let text = PathTemplate(rule.value.text).text([variation.name: value.text])
      variant.settings.set(rule.with(Node(text, at: rule.value.place)))
    }
    for file in grown.compactMap({ settings[$0] }) where file.name != variation.name {
      let path = file.value.mappingTexts {
        PathTemplate($0).path(with: [variation.name: value.text])
      }
      variant.settings.set(file.with(path))
    }
    variant.settings.set(.init(name: variation.name, namePlace: variation.namePlace, value: value))
    return variant
  }

  /// The varying names in braces in the rule that are not settings.
  static func holes(of written: WrittenSettings, among variations: [Variation]) -> [String] {
    let names = PathTemplate(written["rule"]?.value.text ?? "").names
    return variations.map(\.name).filter(names.contains)
  }

  /// The names in braces in the paths of files besides `out`, each with its path.
  var namesInPaths: [(name: String, path: Node)] {
    let own = (pictures + grown).flatMap { settings[$0]?.value.items ?? [] }
    return (own + (settings["steps"].map { paths(ofSteps: $0.value) } ?? [])).flatMap { node in
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
        return writers.contains(pair.key) ? pair.value.items : []
      }
    }
  }

  /// True if paths in its steps name varying settings, so that it has its own steps.
  var hasOwnSteps: Bool { filled["steps"] != settings["steps"] }

  /// The settings with the values filled into the paths.
  var filled: WrittenSettings {
    var filled = WrittenSettings()
    for entry in settings.entries {
      let value =
        switch entry.name {
        case "out": paths(entry.value)
        case "steps": steps(entry.value)
        case let name where pictures.contains(name): paths(entry.value)
        default: entry.value
        }
      filled.set(entry.with(value))
    }
    return filled
  }

  /// A path or a list of paths, with the values filled in.
  private func paths(_ node: Node) -> Node {
    node.mappingTexts { PathTemplate($0).path(with: values) }
  }

  /// Steps with the values filled into the paths of files that they write or load.
  private func steps(_ node: Node) -> Node {
    guard case .list(let items) = node.content, !values.isEmpty else { return node }
    let steps = items.map { item in
      guard case .map(let pairs) = item.content else { return item }
      let filled = pairs.map { pair in
        // A step that repeats others has them under the same key as the scenario.
        if pair.key == "steps" { return pair.with(self.steps(pair.value)) }
        guard writers.contains(pair.key) else { return pair }
        return pair.with(paths(pair.value).filling(pair.value))
      }
      return Node(.map(filled), at: item.place)
    }
    return Node(.list(steps), at: node.place)
  }
}
