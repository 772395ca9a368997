internal import Synchronization
internal import TerrariumFiles

/// A reader of written settings: gives their values and notes their faults.
package struct Draft {
  package let world: WorldWords
  package let written: WrittenSettings
  /// The folder to which paths in a file are relative.
  package let folder: String
  /// The place to point at if something is missing: it has no place of its own.
  package let home: Place?
  package let extras: [any Extra]
  package private(set) var faults = Faults()
  /// The texts that recipes have in place of a setting's value: the text of a file.
  package private(set) var standIns: [String: DeferredText] = [:]
  /// The file that comes to different things by other settings; nil if there is none.
  package var origin: Origin?
  /// Further values that texts may name, beside the written settings: defaults of settings that
  /// nobody gave, and others.
  package var facts: [String: String] = [:]
  /// True if a start was given that has nothing to do with chance.
  package var startsWithoutChance = false
  /// The names of what varies on the sheet of which the film is a tile; nil for a film by itself.
  package var variedOnSheet: [String]?
  private var questions = Questions()

  package init(
    world: WorldWords, written: WrittenSettings, folder: String = ".", home: Place? = nil,
    extras: [any Extra] = []
  ) {
    self.world = world
    self.written = written
    self.folder = folder
    self.home = home
    self.extras = extras
  }

  /// True if the film is one of many on a sheet, where a shorter one shows its last frame until the
  /// end.
  package var isOnSheet: Bool { variedOnSheet != nil }

  /// True if the film has steps of its own.
  package var hasSteps: Bool { written["steps"] != nil }

  /// The names and keys of the film's own steps, those of repeated steps too.
  package var stepWords: Set<String> { Set(written["steps"]?.value.stepWords ?? []) }

  /// The place where a setting's value was given.
  package func place<Value>(of setting: Setting<Value>) -> Place? {
    written[setting.name]?.value.place
  }

  /// The path that is meant: paths in a file are relative to its folder, paths on the command line
  /// to the current folder.
  package func path(_ written: String, at place: Place?) -> String {
    guard written != "-", !(place?.isOnCommandLine ?? false) else { return written }
    return Path.withoutParentPairs(Path.resolve(written, in: place?.projectFolder ?? folder))
  }

  /// The path that is meant by the value of a setting.
  package func path<Value>(_ written: String, of setting: Setting<Value>) -> String {
    path(written, at: place(of: setting))
  }

  /// A fresh draft in which some settings have other values.
  package func replacing(_ entries: [WrittenSettings.Entry]) -> Draft {
    var written = written
    written.override(with: entries, in: world)
    return following(written)
  }

  /// A fresh draft in which the settings that a world's state has are others.
  package func with(state: WrittenSettings) -> Draft { following(written.with(state: state)) }

  private func following(_ written: WrittenSettings) -> Draft {
    var draft = fresh(written)
    draft.questions = questions
    draft.facts = facts
    return draft
  }

  /// A draft of more settings, of which nothing was read yet.
  package func adding(_ entries: [WrittenSettings.Entry]) -> Draft {
    var written = written
    for entry in entries { written.set(entry) }
    return fresh(written)
  }

  private func fresh(_ written: WrittenSettings) -> Draft {
    var draft = Draft(
      world: world, written: written, folder: folder, home: home, extras: extras)
    draft.variedOnSheet = variedOnSheet
    return draft
  }

  /// True if a person gave a setting.
  package func isGiven<Value>(_ setting: Setting<Value>) -> Bool { isGiven(named: setting.name) }

  /// True if a person gave the setting of a name.
  package func isGiven(named name: String) -> Bool {
    questions.names.withLock { _ = $0.insert(name) }
    return written[name] != nil
  }

  /// True if giving a setting's default differs from not giving the setting: some part of the plan
  /// depends on it.
  package func distinguishesDefault(of name: String) -> Bool {
    questions.names.withLock { $0.contains(name) }
  }

  /// A setting's value: the given one, else the world's own default, else the default of all
  /// worlds. Nil if there is none, or if the given one is wrong, which is then noted.
  package mutating func value<Value>(_ setting: Setting<Value>) -> Value? {
    if let entry = written[setting.name] { return read(entry.value, of: setting) }
    guard let text = world.defaults[setting.name] ?? setting.fallback else { return nil }
    return read(Node(text, at: .word(text)), of: setting)
  }

  /// A setting's given value, if there is one that can be read.
  package func given<Value>(_ setting: Setting<Value>) -> Value? {
    written[setting.name].flatMap { try? setting.type.read($0.value) }
  }

  /// Notes the faults of all given values.
  package mutating func checkAll() { for setting in world.vocabulary { setting.check(in: &self) } }

  /// Notes the text that replaces a file's path in recipes.
  package mutating func stand(_ text: DeferredText, inFor key: String) { standIns[key] = text }

  package mutating func stand(_ text: String, inFor setting: String) {
    stand(DeferredText { text }, inFor: setting)
  }

  /// Keeps the text of a file that was found by its name in a setting's folder, for recipes.
  package func keep(_ text: String, ofFile name: String, in setting: String) {
    let file = DeferredText.shared(Array(text.utf8), "file") { text }
    questions.files.withLock { $0[setting, default: [:]][name] = file }
  }

  /// The files that were found in a setting's folder, by their names.
  package func filesFound(in setting: String) -> [String: DeferredText] {
    questions.files.withLock { $0[setting] ?? [:] }
  }

  /// The settings of another draft of the same film, with its origin in the place of what that came
  /// to; nil if it has none.
  package func recalling(_ given: Draft) -> Draft? {
    guard let origin = given.origin else { return nil }
    var written = given.written
    for pair in origin.settings {
      written.set(.init(name: pair.key, namePlace: pair.keyPlace, value: pair.value))
    }
    var draft = Draft(
      world: world, written: written, folder: folder, home: home, extras: extras)
    draft.questions = questions
    draft.standIns = standIns
    draft.standIns[origin.setting] = origin.text
    draft.origin = origin
    return draft
  }

  /// Notes a problem with a setting, at the place where it was given. Of a value that cannot be, that
  /// alone is told, and not that it has no meaning here.
  package mutating func refuse(_ problem: Problem, for setting: String) {
    let entry = written[setting]
    if case .needs = problem, let value = entry?.value,
      let own = world.vocabulary[setting], own.refusal(of: value) != nil
    {
      return own.check(in: &self)
    }
    faults.add(problem, at: entry?.value.place ?? entry?.namePlace ?? home)
  }

  /// Notes a problem. Without a place it lies at the setting that bounds the memory, if it is of that.
  package mutating func refuse(_ problem: Problem, at place: Place? = nil) {
    let bound = problem.isOfMemory ? self.place(of: .memory) : nil
    faults.add(problem, at: place ?? bound ?? home)
  }

  /// Notes which of some settings exclude each other, where there is nothing wrong with their values.
  package mutating func refuseExclusions(among entries: [WrittenSettings.Entry]) {
    func isGiven(_ name: String) -> Bool {
      guard let entry = entries.first(where: { $0.name == name }) else { return false }
      return world.vocabulary[name]?.refusal(of: entry.value) == nil
    }
    for (one, other) in world.exclusions where isGiven(one) && isGiven(other) {
      refuse(.excludes(one, other), for: one)
    }
  }

  private mutating func read<Value>(_ node: Node, of setting: Setting<Value>) -> Value? {
    if let words = world.choices[setting.name], !words.contains(node.text) {
      refuseValue(node, of: setting, expected: "one of \(words.joined(separator: ", "))", words)
      return nil
    }
    do throws(Refusal) {
      return try setting.type.read(node)
    } catch {
      switch error {
      case .unexpected: refuseValue(node, of: setting, expected: setting.expected, setting.choices)
      case .unexpectedPart(let part):
        refuseValue(part, of: setting, expected: setting.expected, setting.choices)
      case .problem(let problem, let place): faults.add(problem, at: place ?? node.place)
      case .faults(let several): faults.add(several)
      }
      return nil
    }
  }

  private mutating func refuseValue<Value>(
    _ node: Node, of setting: Setting<Value>, expected: String, _ choices: [String]
  ) {
    let nearest =
      Synonyms.meant(by: node.text, in: choices)
      ?? Respelling.accepted(for: node.text) { text in
        let isChoice = world.choices[setting.name]?.contains(text) ?? true
        return isChoice && !setting.readsFile(text)
          && (try? setting.type.read(Node(text, at: node.place))) != nil
      }
    let problem = Problem.badValue(
      setting: setting.name, text: node.excerpt, expected: expected, nearest: nearest)
    faults.add(problem, at: node.place)
  }
}

/// The names of the settings for which it matters whether they were given, and the files that were
/// found. Drafts of the same film share them.
private final class Questions: Sendable {
  let names = Mutex<Set<String>>([])
  let files = Mutex<[String: [String: DeferredText]]>([:])
}

extension Node {
  fileprivate var stepWords: [String] {
    guard case .list(let steps) = content else { return [] }
    return steps.flatMap { step -> [String] in
      switch step.content {
      case .scalar(let word): [word]
      case .map(let pairs):
        pairs.flatMap { [$0.key] + ($0.key == "steps" ? $0.value.stepWords : []) }
      case .list: []
      }
    }
  }
}
