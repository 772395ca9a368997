package import TerrariumBasics
internal import TerrariumEncoding
package import TerrariumPictures
package import TerrariumVocabulary

/// The known facts about a film after some of its steps, which later steps are checked against.
package struct Script {
  /// The film's world, and all worlds.
  package let world: any WorldKind
  package let catalogue: Catalogue
  /// The settings that may change during a film, and their effects.
  let changeable: [String: SettingChange]
  /// The start of the world; nil if its settings are wrong.
  package let start: WorldStart?
  /// The current settings, which `set` changes.
  package private(set) var settings: SettingsReader
  /// The look of pictures with these settings, and their delay; nil until needed.
  private var plain: (look: Look?, delay: FrameDelay?)
  /// The looks so far.
  package var looks: FilmLooks
  /// The current field.
  package private(set) var field: FieldView
  /// The state of a restarted world.
  private var fresh: KnownState
  /// The number of edits that can be undone.
  package var edits = 0
  package internal(set) var snapshots = KeptSnapshots()
  package internal(set) var patterns = KeptPatterns()
  /// The files that steps write and load.
  package internal(set) var files = ScriptFiles()
  /// The largest field so far, in cells.
  package private(set) var largestArea = 0
  /// The latest tick of a loaded state.
  package private(set) var latestTick = 0
  /// The names of the steps after the last moment that is shown or kept.
  package internal(set) var idle: [String] = []
  /// The film's time so far.
  package internal(set) var clock: FilmClock
  /// True if the length of the steps is only known after the run.
  package internal(set) var isOpen = false

  package init(
    of world: any WorldKind, in catalogue: Catalogue, settings: SettingsReader, look: Look,
    clock: FilmClock, worldStart: WorldStart?
  ) {
    self.world = world
    self.catalogue = catalogue
    self.settings = settings
    self.clock = clock
    start = worldStart
    changeable = Dictionary(
      world.changeable.map { ($0.name, $0.changes) }, uniquingKeysWith: { first, _ in first })
    field = FieldView(shape: worldStart?.field)
    fresh = KnownState(field: field, settings: settings.written.ofState)
    looks = FilmLooks(startingWith: look)
    looks.hasFarView = field.ends(within: look.view.cells)
  }
}

/// The known facts about an earlier moment: of a snapshot, or of a state saved to a file.
package struct KnownState: Hashable, Sendable {
  fileprivate(set) var field: FieldView
  /// The given settings of the world, or those in its file.
  fileprivate var settings: WrittenSettings
}

extension StepReader {
  /// A step that replaces the world by the one known to the script; a look that this world cannot
  /// have is recorded as a fault.
  mutating func replacing(recipe: RecipeStep? = nil, _ action: @escaping Step.Action) -> Step {
    let look = script.lookNow()
    for fault in script.settings.faults.list { keys.refuse(fault.problem, at: fault.place) }
    return .replacing(recipe: recipe) { stage throws(WorldError) in
      try action(&stage)
      stage.look = look
    }
  }
}

extension Script {
  /// The index of the current look: that of the settings with the changes by steps.
  mutating func lookNow() -> Int {
    if plain.look == nil { plain.look = settings.look(of: world, note: start?.note) }
    guard var look = plain.look else { return 0 }
    if field.ends(within: look.view.cells) { looks.hasFarView = true }
    (look.window, look.mark) = (field.window, looks.mark)
    return looks.take(look)
  }

  /// The look and delay of settings that differ from the current ones in a few values. A film may
  /// have a hundred thousand captions, and nothing else need be read for them.
  func appearance(
    of settings: inout SettingsReader, changed names: [String]
  ) -> (look: Look?, delay: FrameDelay?) {
    guard var look = plain.look, let delay = plain.delay,
      names.allSatisfy(SettingsReader.settingsOfWords.contains)
    else {
      let delay = settings.timing(tickTime: start?.tickTime)?.delay
      return (settings.look(of: world, note: start?.note), delay)
    }
    (look.texts.title, look.texts.caption) = settings.words(of: world)
    return (look, delay)
  }

  /// Changes the settings from now on, including after a restart.
  mutating func change(
    by entries: [WrittenSettings.Entry], to settings: SettingsReader, seenAs look: Look?,
    delay: FrameDelay?
  ) {
    self.settings = settings
    for entry in entries { fresh.settings.set(entry) }
    fresh.settings = fresh.settings.ofState
    plain = (look, delay)
  }

  /// The folder of patterns in the current settings.
  var library: String? {
    mutating get { settings.value(.library).map { settings.path($0, of: .library) } }
  }

  /// The state of this moment.
  var state: KnownState { KnownState(field: field, settings: settings.written.ofState) }

  /// Restores the world of a kept state, but not its look.
  mutating func restore(_ state: KnownState) {
    field = state.field
    edits = 0
    guard state.settings != settings.written.ofState else { return }
    settings = settings.with(state: state.settings)
    plain.look = nil
  }

  /// Restarts the world.
  package mutating func restart() { restore(fresh) }

  /// Changes the size of the field.
  package mutating func resize(to size: GridSize) {
    field.resize(to: size)
    fresh.field.resize(to: size)
    largestArea = max(largestArea, size.area)
  }

  /// Replaces the world by one from a file; later restarts follow the settings. On a plane their
  /// size is that of the window.
  package mutating func load(_ state: LoadedState) {
    var loaded = self.state
    loaded.field = FieldView(shape: state.field)
    if let field = state.field {
      let size = field.isPlane ? fresh.settings[Setting.size.name]?.value : nil
      let asked = size.flatMap { try? Setting.size.type.read($0) }.map { CellRect($0) }
      let window = asked ?? state.window
      loaded.field.window = window
      loaded.settings.set(.init("size", "\(window.size)", at: .word("size")))
      loaded.settings.set(.init("edges", field.edges.rawValue, at: .word("edges")))
      if let rule = state.rule.map(written) {
        loaded.settings.set(.init("rule", rule, at: .word("rule")))
      }
    }
    restore(loaded)
    largestArea = max(largestArea, state.field?.size.area ?? 0)
    latestTick = max(latestTick, state.tick)
  }

  /// The rule of a state, by its currently written name if that is the same rule.
  private func written(_ rule: String) -> String {
    func canonical(_ name: Substring) -> String? {
      (world as? any PatternRules)?.rule(written: String(name), of: nil)?.text
    }
    let grid = rule.drop { $0 != ":" }
    let name = settings.written["rule"]?.value.text.prefix { $0 != ":" }
    guard let name, let known = canonical(name), known == canonical(rule.prefix { $0 != ":" })
    else { return rule }
    return String(name + grid)
  }
}
