internal import TerrariumBasics
package import TerrariumEncoding
internal import TerrariumFiles
package import TerrariumPlayback
package import TerrariumVocabulary

/// The settings and steps for making the same pictures again, in one canonical form.
///
/// It contains only what affects the picture. A given default is left out, unless the setting
/// declares that saying it matters. Nothing in it depends on the machine, the day or the place of a file. Every
/// picture carries it.
package struct Recipe: Hashable, Sendable {
  /// The purpose of a recipe: a film needs only the steps, a single picture also its moment.
  package enum Subject: Hashable, Sendable {
    case film
    /// A page, which shows more than pictures do.
    case page
    case frame(Int)
    case still(StillPlace)
    /// A picture beside the film, by its setting; some other settings do not affect it.
    case beside(String, without: [String])
  }

  /// The placeholder for the picture's own name, if it is not the `out` of a scenario.
  package static let ownName = "{out}"

  package static let version = "2"
  /// The versions that can be read. Version 1 leaves out all settings with default values.
  package static let versionsRead = ["1", version]
  /// The key that distinguishes recipes from other scenarios; its value is the version.
  package static let key = "recipe"

  private let world: String
  private let settings: [Entry]
  /// The settings that affect only the texts of a page.
  private let settingsOfPages: [Node.Pair]
  static let namesOfPages = [Setting.alt.name, Setting.measures.name]
  private let steps: [RecipeStep]?

  /// Creates the recipe of a reader.
  ///
  /// - Parameters:
  ///   - reader: The settings.
  ///   - seed: The seed of the film.
  ///   - steps: Its steps; nil if there are none.
  ///   - further: The names of settings that are usually left out.
  package init(
    of reader: SettingsReader, seed: UInt64, steps: [RecipeStep]?, and further: [String] = []
  ) {
    world = reader.world.nameInRecipes
    self.steps = steps.map(RecipeStep.numbered)
    let vocabulary = commonSettings + reader.world.settings
    settingsOfPages = vocabulary.filter { Self.namesOfPages.contains($0.name) }.compactMap {
      guard let entry = reader.written[$0.name] else { return nil }
      return reader.recipeEntry(entry.value, of: $0).pair
    }
    settings = vocabulary.compactMap { setting in
      let files = reader.filesFound(in: setting.name)
      if !files.isEmpty { return Entry(key: setting.name, files: files) }
      guard setting.isOfRecipe || further.contains(setting.name) else { return nil }
      guard let entry = reader.written[setting.name] else { return nil }
      // Rows are not in pictures, but objects may be.
      if setting.name == Setting.rows.name, entry.value.text != RowChoice.objects.rawValue {
        return nil
      }
      let value = setting.name == "seed" ? Node(made: String(seed)) : entry.value
      let own = reader.recipeEntry(value, of: setting)
      // No text of a file is a default.
      let isUsual = own.text == nil && reader.world.isDefault(own.value.writingFile, of: setting)
      return isUsual && !setting.keepsDefault(beside: reader) ? nil : own
    }
  }

  /// Creates the recipe of a sheet: the common part of its films' recipes, and the varying
  /// settings. The values of `vary` are as in recipes; a rule with names for numbers is as written.
  package init(of films: [Recipe], in world: WorldWords, vary: [Node.Pair], rule: Node? = nil) {
    let varied = vary.map(\.key)
    let all = films.flatMap(\.settings).filter { !varied.contains($0.key) }
    let panels = vary.first { $0.key == Setting.panels.name }
    let varies = vary.filter { $0.key != Setting.panels.name }
    self.world = world.nameInRecipes
    settings = (commonSettings + world.settings).compactMap { setting in
      switch setting.name {
      case Setting.vary.name:
        varies.isEmpty ? nil : Entry(key: setting.name, value: Node(.map(varies)))
      case Setting.panels.name: panels.map { Entry(key: $0.key, value: $0.value) }
      case "rule" where rule != nil: rule.map { Entry(key: "rule", value: Node(made: $0.text)) }
      default: all.first { $0.key == setting.name }?.joined(with: all)
      }
    }
    steps = Self.commonSteps(of: films)
    settingsOfPages = films.first?.settingsOfPages ?? []
  }

  /// The steps of all films; if each loads its own file, the name with the varying settings in
  /// braces.
  private static func commonSteps(of films: [Recipe]) -> [RecipeStep]? {
    guard let steps = films.first?.steps else { return nil }
    if films.allSatisfy({ $0.steps == steps }) { return steps }
    return steps.enumerated().map { place, step in
      let isCommon = films.allSatisfy { $0.steps?.dropFirst(place).first == step }
      return isCommon ? step : step.namingFiles
    }
  }

  /// The total size of the folders' files in some films' recipes, in bytes.
  static func sizeOfFiles(in films: [Recipe]) -> Int {
    let entries = films.flatMap(\.settings).filter { !$0.files.isEmpty }
    return Dictionary(grouping: entries, by: \.key).values
      .reduce(0) { $0 + $1[0].joined(with: $1).size }
  }

  /// True if another recipe has the same steps and settings, except for some names and the files of
  /// folders.
  func isLike(_ other: Recipe, besides names: [String]) -> Bool {
    func rest(_ recipe: Recipe) -> [Entry] {
      recipe.settings.filter { !names.contains($0.key) && $0.files.isEmpty }
    }
    return steps == other.steps && rest(self) == rest(other)
  }

  package func text(for subject: Subject = .film) -> String {
    var pairs = [Node.Pair(Self.key, made: Self.version), Node.Pair("world", made: world)]
    pairs += settings.compactMap(\.pair) + (subject == .page ? settingsOfPages : [])
    let isStrip = settings.contains { $0.key == Setting.panels.name }
    if case .frame(let number) = subject, !isStrip {
      pairs.append(Node.Pair("frame", made: String(number)))
    }
    if case .beside(let setting, let unrelated) = subject {
      pairs.removeAll { unrelated.contains($0.key) }
      pairs.append(Node.Pair(setting, made: Self.ownName))
    } else {
      pairs += stepPairs(for: subject)
    }
    return YAMLWriter.text(of: pairs)
  }

  /// The steps for a subject; empty if there are none.
  private func stepPairs(for subject: Subject) -> [Node.Pair] {
    guard let steps else { return [] }
    let nodes = steps.compactMap { $0.node(for: subject) }
    return [Node.Pair(key: "steps", value: Node(.list(nodes)))]
  }

  func scenario(out: String) -> [Node.Pair] {
    let pairs = [Node.Pair("world", made: world), Node.Pair("out", made: out)]
    return pairs + settings.compactMap(\.pair) + settingsOfPages + stepPairs(for: .film)
  }

  /// The command that makes the film: with flags if they suffice, otherwise with the recipe as its
  /// input.
  ///
  /// - path: The file to write.
  ///   - path: The file that it writes.
  ///   - vocabulary: The settings of the world.
  /// - Returns: The command, quoted for shells.
  func command(out path: String, _ vocabulary: [any SettingDeclaration]) -> String {
    let pairs = scenario(out: path).filter { !Self.settingsOfSheets.contains($0.key) }
    guard steps == nil, let flags = Self.flags(for: pairs.dropFirst(2), vocabulary) else {
      return "render run - <<'END'\n" + YAMLWriter.text(of: pairs) + "END"
    }
    return (["render", world] + flags + ["--out", path.quotedForShell]).joined(separator: " ")
  }

  /// The settings that a single film does not use.
  private static let settingsOfSheets = [
    Setting.rows.name, Setting.measures.name, Setting.sort.name, Setting.top.name,
    Setting.columns.name, Setting.graphX.name, Setting.graphY.name, Setting.graphValue.name,
  ]

  /// Settings as flags; nil if one cannot be a flag.
  private static func flags(
    for settings: some Sequence<Node.Pair>, _ vocabulary: [any SettingDeclaration]
  ) -> [String]? {
    var flags: [String] = []
    for pair in settings {
      let isSwitch = vocabulary[pair.key]?.isSwitch ?? false
      guard case .scalar(let text) = pair.value.content, !text.contains("\n") else { return nil }
      switch text {
      case "true" where isSwitch: flags.append("--\(pair.key)")
      case "false" where isSwitch: flags.append("--no-\(pair.key)")
      case _ where isSwitch || text.hasPrefix("-"):
        flags.append("--\(pair.key)=\(text.quotedForShell)")
      default: flags.append("--\(pair.key) \(text.quotedForShell)")
      }
    }
    return flags
  }
}

extension Recipe {
  /// A setting and its value, or the text that replaces it.
  fileprivate struct Entry: Hashable {
    let key: String
    var value = Node(made: "")
    var text: DeferredText?
    /// The name of the text's file, if a text in the film contains it.
    var file: String?
    /// The files of a folder, by name.
    var files: [String: DeferredText] = [:]

    /// The total size of the files in bytes.
    var size: Int { files.values.reduce(0) { $0 + $1.size } }

    /// The entry with the files of the folder in all entries.
    func joined(with others: [Entry]) -> Entry {
      guard !files.isEmpty else { return self }
      var all = self
      for other in others where other.key == key { all.files.merge(other.files) { own, _ in own } }
      return all
    }

    /// The setting as written; nil if a recipe has no room for its files.
    var pair: Node.Pair? {
      guard size <= Origin.limit else { return nil }
      guard files.isEmpty else {
        return Node.Pair(key, made: FolderText.text(of: files.mapValues(\.text)))
      }
      return Node.Pair(key: key, value: (text?.node(ofFile: file) ?? value).writingFile)
    }
  }
}

extension SettingsReader {
  /// A setting with its value as in recipes, where the text of a file replaces its path.
  fileprivate func recipeEntry(_ value: Node, of setting: any SettingDeclaration) -> Recipe.Entry {
    let file = setting.file(of: value).flatMap { tells(setting) ? $0 : nil }
    guard let text = standIns[setting.name] else {
      let isText = file != nil && value.file != nil
      return Recipe.Entry(key: setting.name, value: isText ? value : setting.canonical(value))
    }
    return Recipe.Entry(key: setting.name, text: text, file: file)
  }

  /// The value of a setting as in recipes; the text of a file keeps its name, without folders
  /// unless a text in the film contains them.
  func recipeValue(of name: String) -> Node {
    guard let value = written[name]?.value else { return Node(made: "") }
    guard let setting = world.vocabulary[name] else { return value }
    guard let text = standIns[name] else {
      return value.file == nil ? setting.canonical(value) : value
    }
    return text.node(ofFile: recipeFile(of: name))
  }

  /// The name of the file that a setting names or contains, as in recipes.
  func recipeFile(of name: String) -> String? {
    guard let value = written[name]?.value, let setting = world.vocabulary[name],
      let file = setting.file(of: value)
    else { return nil }
    return tells(setting) ? file : Path.name(of: file)
  }

  /// True if a text of the film or its cover may contain the value of a setting.
  fileprivate func tells(_ setting: any SettingDeclaration) -> Bool {
    let cover = written[Setting.cover.name].flatMap { try? Setting.cover.type.read($0.value) }
    return written.mayName(setting.name) || cover == true
  }
}

extension WrittenSettings {
  /// True if a text of the film may contain the value of a setting.
  func mayName(_ name: String) -> Bool {
    [Setting.title.name, Setting.caption.name, Setting.annotate.name, "steps"].contains {
      self[$0]?.value.text.contains("{\(name)}") ?? false
    }
  }
}

extension RecipeStep {
  /// The step in the recipe for a subject.
  func node(for subject: Recipe.Subject) -> Node? {
    switch self {
    case .step(let node): node
    case .still(let place?, _) where subject == .still(place): Node(made: "still")
    case .still(_, let counts):
      counts ? Node(.map([Node.Pair("still", made: StillStep.hiddenName)])) : nil
    case .save(let number): Self.node("save", number)
    case .load(let number): Self.node("load", number)
    }
  }

  /// A step with a state that the film saves and loads itself, regardless of its file name.
  private static func node(_ key: String, _ number: Int) -> Node {
    Node(.map([Node.Pair(key, made: PassedState.name(number))]))
  }
}
