internal import Synchronization
package import TerrariumBasics
internal import TerrariumFiles

/// A reader of written settings that returns their values and records their faults.
package struct SettingsReader {
  package let world: WorldWords
  package let written: WrittenSettings
  /// The folder that paths in a file are relative to.
  package let folder: String
  /// The place to report for missing settings.
  package let home: Place?
  package let extras: [any Extra]
  package private(set) var faults = Faults()
  /// The texts that replace a setting's value in recipes: those of files.
  package private(set) var standIns: [String: DeferredText] = [:]
  /// The file whose result depends on other settings; nil if there is none.
  package var origin: Origin?
  /// Further values for texts, besides the written settings, such as defaults.
  package var facts: [String: String] = [:]
  /// The lattice of the rule's cells.
  package var lattice = CellLattice.squares
  /// True if the given start does not depend on chance.
  package var startsWithoutChance = false
  /// The names of the varying settings of the film's sheet; nil for a single film.
  package var variedOnSheet: [String]?
  /// The files that were found in the folders of settings, shared by readers of the same film.
  private var foundFiles = FoundFiles()

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

  /// True if the film has its own steps.
  package var hasSteps: Bool { written["steps"] != nil }

  /// The names and keys of the film's own steps, including repeated ones.
  package var stepWords: Set<String> { Set(written["steps"]?.value.stepWords ?? []) }

  package func place<Value>(of setting: Setting<Value>) -> Place? {
    written[setting.name]?.value.place
  }

  /// The resolved path: paths in a file are relative to its folder, and paths on the command line
  /// to the current folder.
  package func path(_ written: String, at place: Place?) -> String {
    guard written != "-", !(place?.isOnCommandLine ?? false) else { return written }
    return Path.withoutParentPairs(Path.resolve(written, in: place?.projectFolder ?? folder))
  }

  /// The resolved path of a setting's value.
  package func path<Value>(_ written: String, of setting: Setting<Value>) -> String {
    path(written, at: place(of: setting))
  }

  /// A new reader with some settings replaced.
  package func replacing(_ entries: [WrittenSettings.Entry]) -> SettingsReader {
    var written = written
    written.override(with: entries, in: world)
    return reading(written)
  }

  /// A new reader with the settings of a world's state replaced.
  package func with(state: WrittenSettings) -> SettingsReader {
    reading(written.with(state: state))
  }

  /// A new reader of other settings of the same film.
  package func reading(_ written: WrittenSettings) -> SettingsReader {
    var reader = fresh(written)
    reader.foundFiles = foundFiles
    reader.facts = facts
    return reader
  }

  /// A reader with additional settings, of which nothing was read yet.
  package func adding(_ entries: [WrittenSettings.Entry]) -> SettingsReader {
    var written = written
    for entry in entries { written.set(entry) }
    return fresh(written)
  }

  private func fresh(_ written: WrittenSettings) -> SettingsReader {
    var reader = SettingsReader(
      world: world, written: written, folder: folder, home: home, extras: extras)
    reader.variedOnSheet = variedOnSheet
    return reader
  }

  package func isGiven<Value>(_ setting: Setting<Value>) -> Bool { isGiven(named: setting.name) }

  package func isGiven(named name: String) -> Bool { written[name] != nil }

  /// True if a setting was given, with a value other than its default. A default said aloud is no
  /// fault and changes nothing.
  package func isSet(named name: String) -> Bool {
    guard let value = written[name]?.value, let setting = world.vocabulary[name] else {
      return false
    }
    return !world.isDefault(value, of: setting)
  }

  /// A setting's value: the given one, otherwise the world's own default, otherwise the default of
  /// all worlds. Nil if there is none, or if the given one is wrong, which is recorded.
  package mutating func value<Value>(_ setting: Setting<Value>) -> Value? {
    if let entry = written[setting.name] { return read(entry.value, of: setting) }
    guard let text = world.fallback(of: setting) else { return nil }
    return read(Node(text, at: .word(text)), of: setting)
  }

  /// A setting's given value, if there is a readable one.
  package func given<Value>(_ setting: Setting<Value>) -> Value? {
    written[setting.name].flatMap { try? setting.type.read($0.value) }
  }

  package mutating func checkAll() { for setting in world.vocabulary { setting.check(in: &self) } }

  /// Stores the text that replaces a file's path in recipes.
  package mutating func stand(_ text: DeferredText, inFor key: String) { standIns[key] = text }

  /// Stores the text of a file; in recipes its name and hash replace a long text.
  package mutating func stand(
    _ text: String, of file: HashedFile? = nil, inFor setting: String
  ) {
    stand(DeferredText(of: file) { text }, inFor: setting)
  }

  /// Keeps the text of a file found in a setting's folder, for recipes.
  package func keep(_ text: String, ofFile name: String, in setting: String) {
    let file = DeferredText.shared(Array(text.utf8), "file") { text }
    foundFiles.texts.withLock { $0[setting, default: [:]][name] = file }
  }

  /// The files found in a setting's folder, by name.
  package func filesFound(in setting: String) -> [String: DeferredText] {
    foundFiles.texts.withLock { $0[setting] ?? [:] }
  }

  /// The settings of another reader of the same film, with its origin in place of the result; nil if
  /// it has none.
  package func recalling(_ other: SettingsReader) -> SettingsReader? {
    guard let origin = other.origin else { return nil }
    var written = other.written
    for pair in origin.settings {
      written.set(.init(name: pair.key, namePlace: pair.keyPlace, value: pair.value))
    }
    var reader = fresh(written)
    reader.foundFiles = foundFiles
    reader.lattice = lattice
    reader.standIns = standIns
    reader.standIns[origin.setting] = origin.text
    reader.origin = origin
    return reader
  }

  /// Takes over what a reader of one of the film's runs has found: its faults, if there were none,
  /// and the texts of files.
  package mutating func adopt(_ other: SettingsReader) {
    if faults.list.isEmpty { faults = other.faults }
    standIns.merge(other.standIns) { own, _ in own }
    startsWithoutChance = other.startsWithoutChance
  }

  /// Records a problem with a setting at its place. If the value is already invalid, further
  /// problems of it are ignored.
  package mutating func refuse(_ problem: Problem, for setting: String) {
    let entry = written[setting]
    if case .needs = problem, let value = entry?.value,
      let own = world.vocabulary[setting], own.refusal(of: value) != nil
    {
      return own.check(in: &self)
    }
    faults.add(problem, at: entry?.value.place ?? entry?.namePlace ?? home)
  }

  /// Records a problem. By default, a memory problem is placed at the setting that limits it.
  package mutating func refuse(_ problem: Problem, at place: Place? = nil) {
    let bound = problem.isOfMemory ? self.place(of: .memory) : nil
    faults.add(problem, at: place ?? bound ?? home)
  }

  /// Records which of some settings exclude each other, if their values are valid.
  package mutating func refuseExclusions(among entries: [WrittenSettings.Entry]) {
    func isGiven(_ name: String) -> Bool {
      guard let entry = entries.first(where: { $0.name == name }) else { return false }
      return world.vocabulary[name]?.refusal(of: entry.value) == nil
    }
    for (one, other) in world.exclusions where isGiven(one) && isGiven(other) {
      // Panels have the defaults of what they exclude.
      guard other != Setting.panels.name || isSet(named: one) else { continue }
      refuse(.excludes(one, other), for: one)
    }
  }

  private mutating func read<Value>(_ node: Node, of setting: Setting<Value>) -> Value? {
    if let words = world.choices[setting.name], !words.contains(node.text) {
      refuseValue(node, of: setting, expected: words.oneOfThem, words)
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
      } ?? remedy(for: node, of: setting)
    faults.add(
      expected == choices.oneOfThem && setting.refusal(of: node) != nil
        ? .unknownValue(node.excerpt, of: setting.name, nearest: nearest, known: choices)
        : .badValue(
          setting: setting.name, text: node.excerpt, expected: expected, nearest: nearest),
      at: node.place)
  }

  /// Another setting that takes what was written: `1-9` is a range for vary, and `12fps` for fps.
  private func remedy<Value>(for node: Node, of setting: Setting<Value>) -> String? {
    guard world.vocabulary[setting.name] != nil else { return nil }
    let isFlag = node.place.isOnCommandLine
    if setting.name == "delay", node.text.hasSuffix("fps") {
      let rate = node.text.dropLast(3).filter { $0 != " " }
      return isFlag ? "--fps=\(rate)" : "fps: \(rate)"
    }
    let sign = node.text.contains("..") ? ".." : "-"
    let ends = node.text.split(separator: sign, omittingEmptySubsequences: false)
    let areValues = ends.allSatisfy { end in
      end.first?.isNumber == true && setting.refusal(of: Node(String(end), at: node.place)) == nil
    }
    guard ends.count == 2, areValues, !Variation.fixed.contains(setting.name) else { return nil }
    let range = ends.joined(separator: "..")
    return isFlag ? "--vary=\(setting.name)=\(range)" : "vary: {\(setting.name): \(range)}"
  }
}

/// The files found in the folders of settings, by setting and name.
private final class FoundFiles: Sendable {
  let texts = Mutex<[String: [String: DeferredText]]>([:])
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
