package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumRendering
package import TerrariumVocabulary

/// The known facts about a film after some of its steps, which later steps are checked against.
package struct Script {
  /// The film's world, and all worlds.
  package let world: any WorldKind
  package let catalogue: Catalogue
  /// The settings that may change during a film, and their effects.
  let changeable: [String: SettingChange]
  /// The current settings, which `set` changes.
  package private(set) var settings: Draft
  /// The look of pictures with these settings, and their delay; nil until needed.
  private var plainLook: Look?
  private var plainDelay: FrameDelay?
  /// All looks so far; frames refer to them by index.
  package private(set) var looks: [Look]
  /// The indices of looks by hash, because a film may have thousands of large looks.
  private var placesOfLooks: [Int: [Int]]
  /// The index of the current look, and of all looks in which something was shown.
  private var look = 0
  private var shown: Set<Int> = []
  /// The looks of frames, and those of stills, in order.
  private var shownInFrames: Set<Int> = []
  private var looksOfStills: [Int] = []
  private var hasCameraStep = false
  private var hasFarView = false
  /// The pictures of single moments so far.
  package internal(set) var stills: [OutputPlan] = []
  /// The files of stills and all others, by canonical path.
  var stillFiles: Set<String> = []
  /// The current snapshots, the newest last.
  package private(set) var snapshots: [KeptSnapshot] = []
  /// Their names, as a set because there may be very many, mostly new.
  private var snapshotNames: Set<String> = []
  /// The files that steps write besides the stills.
  package internal(set) var files: [StepFile] = []
  /// The files of loaded states, by canonical path.
  var loadedFiles: Set<String> = []
  /// The paths of states that are too large for a recipe.
  package internal(set) var statesByName: Set<String> = []
  /// The current field; nil if the settings do not determine it.
  package var field: FieldShape?
  /// The state of a restarted world.
  private var fresh: KeptSnapshot
  /// The current window of pictures and texts; nil if planning finds it.
  package var window: CellRect?
  /// The window at the start.
  package let home: CellRect?
  /// The cells framed in pictures.
  package var mark: CellRect?
  /// The number of edits that can be undone.
  package var edits = 0
  /// The size of the last copied or cut pattern.
  package var clipboard: GridSize?
  /// The boxes of the kept patterns.
  package var figures: [String: GridSize] = [:]
  /// The names of patterns that earlier steps write, by canonical path, and the file of the pattern
  /// that a name now refers to.
  private(set) var namesOfFigures: [String: String] = [:]
  private var filesOfFigures: [String: String] = [:]
  /// The states that earlier steps write: their numbers by canonical path.
  package var saved: [String: KeptSnapshot] = [:]
  /// The largest field so far, in cells.
  package private(set) var largestArea = 0
  /// The latest tick of a loaded state.
  package private(set) var latestTick = 0
  /// The film's time so far.
  package internal(set) var clock: FilmClock

  /// True if the length of the steps is only known after the run.
  package internal(set) var isOpen = false

  /// The model time of a tick, if it has one.
  package let tickTime: FrameDelay?
  /// The legend's note on the rule at the start of the film.
  package let note: RuleNote?

  package init(
    of world: any WorldKind, in catalogue: Catalogue, settings: Draft, look: Look,
    clock: FilmClock, worldStart: WorldStart?
  ) {
    self.world = world
    self.catalogue = catalogue
    self.settings = settings
    looks = [look]
    placesOfLooks = [look.hashValue: [0]]
    self.clock = clock
    changeable = Dictionary(
      world.changeable.map { ($0.name, $0.changes) }, uniquingKeysWith: { first, _ in first })
    tickTime = worldStart?.tickTime
    note = worldStart?.note
    home = worldStart?.window
    field = worldStart?.field
    fresh = KeptSnapshot(name: "", field: field, window: nil, settings: settings.written.ofState)
    hasFarView = field?.ends(within: look.view) ?? false
  }

  /// The index of a look among the film's looks.
  package mutating func number(of look: Look) -> Int {
    let hash = look.hashValue
    if let number = placesOfLooks[hash]?.first(where: { looks[$0] == look }) { return number }
    placesOfLooks[hash, default: []].append(looks.count)
    looks.append(look)
    return looks.count - 1
  }
}

/// A kept state of the world: a snapshot, or one saved to a file.
package struct KeptSnapshot: Hashable, Sendable {
  /// Its name, or an empty text.
  package let name: String
  package fileprivate(set) var field: FieldShape?
  package fileprivate(set) var window: CellRect?
  /// The given settings of the world, or those in its file.
  fileprivate var settings: WrittenSettings
  /// The number of its file, if it has one.
  package var file: Int?
}

extension StepDraft {
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
    if plainLook == nil { plainLook = settings.look(of: world, note: note) }
    guard var look = plainLook else { return 0 }
    if field?.ends(within: look.view) ?? false { hasFarView = true }
    look.window = window
    look.mark = mark
    self.look = number(of: look)
    return self.look
  }

  /// The look and delay of settings that differ from the current ones in a few values. A film may
  /// have a hundred thousand captions, and nothing else need be read for them.
  func appearance(
    of settings: inout Draft, changed names: [String]
  ) -> (look: Look?, delay: FrameDelay?) {
    guard var look = plainLook, let plainDelay, names.allSatisfy(Draft.settingsOfWords.contains)
    else {
      let delay = settings.timing(tickTime: tickTime)?.delay
      return (settings.look(of: world, note: note), delay)
    }
    (look.title, look.caption) = settings.words(of: world)
    return (look, plainDelay)
  }

  /// Changes the settings from now on, including after a restart.
  mutating func change(
    by entries: [WrittenSettings.Entry], to settings: Draft, seenAs look: Look?, delay: FrameDelay?
  ) {
    self.settings = settings
    for entry in entries { fresh.settings.set(entry) }
    fresh.settings = fresh.settings.ofState
    plainLook = look
    plainDelay = delay
  }

  /// Returns a setting's current value.
  package mutating func value<Value>(_ setting: Setting<Value>) -> Value? {
    settings.value(setting)
  }

  /// The folder of patterns in the current settings.
  var library: String? { mutating get { value(.library).map { settings.path($0, of: .library) } } }

  /// Records that a frame is taken now.
  package mutating func show() {
    shown.insert(look)
    shownInFrames.insert(look)
  }

  /// Records that a still is taken now.
  mutating func showStill() {
    shown.insert(look)
    looksOfStills.append(look)
  }

  /// The steps of a recipe, with stills that affect the film: those in a look that no frame has
  /// count for its size and colours.
  package func countingStills(_ recipe: [RecipeStep]) -> [RecipeStep] {
    var looks = looksOfStills[...]
    return recipe.map { step in
      guard case .still(let number, _) = step, let look = looks.popFirst() else { return step }
      return .still(number, counts: !shownInFrames.contains(look))
    }
  }

  /// Records that a step moves the camera.
  mutating func movesCamera() { hasCameraStep = true }

  /// The film's looks; those in which nothing is shown do not affect the size of pictures.
  package var looksThatShow: [Look] {
    // If a camera moves in one stretch of a film, the others are drawn in the same way and colours.
    let isMoved = hasCameraStep || hasFarView || looks.contains(where: \.hasCamera)
    let first = looks[shown.min() ?? look]
    return looks.indices.map { place in
      var look = shown.contains(place) ? looks[place] : first
      look.hasCamera = isMoved
      let hasOtherView = look.view != first.view || look.isHome != first.isHome
      look.isAimed = hasCameraStep && hasOtherView
      return look
    }
  }

  /// A snapshot of this moment.
  package func snapshot(named name: String, file: Int? = nil) -> KeptSnapshot {
    KeptSnapshot(
      name: name, field: field, window: window, settings: settings.written.ofState, file: file)
  }

  /// Keeps this moment as a snapshot, and returns the index of an older one of the same name to
  /// replace.
  mutating func keep(named name: String) -> Int? {
    let isNew = name.isEmpty || snapshotNames.insert(name).inserted
    let replaced = isNew ? nil : snapshots.lastIndex { $0.name == name }
    if let replaced { snapshots.remove(at: replaced) }
    snapshots.append(snapshot(named: name))
    return replaced
  }

  /// Keeps a pattern under a name, and in a file if it is written to one.
  mutating func keep(figure name: String, size: GridSize, file: String?) {
    figures[name] = size
    filesOfFigures[name] = file
    if let file { namesOfFigures[file] = name }
  }

  /// True if a name now refers to the pattern that is written to a file.
  func isFigure(_ name: String, of file: String) -> Bool { filesOfFigures[name] == file }

  /// Removes the snapshot at an index.
  mutating func forget(snapshot index: Int) {
    snapshotNames.remove(snapshots.remove(at: index).name)
  }

  /// Restores the world of a snapshot, but not its look.
  mutating func restore(_ snapshot: KeptSnapshot) {
    field = snapshot.field
    window = snapshot.window
    edits = 0
    guard snapshot.settings != settings.written.ofState else { return }
    settings = settings.with(state: snapshot.settings)
    plainLook = nil
  }

  /// Restarts the world.
  package mutating func restart() { restore(fresh) }

  /// Changes the size of the field.
  package mutating func resize(to size: GridSize) {
    let isLine = field?.isLine ?? false
    let own = isLine ? GridSize(columns: size.columns, rows: 1) : size
    field?.size = own
    fresh.field?.size = own
    window = CellRect(size)
    fresh.window = window
    largestArea = max(largestArea, size.area)
  }

  /// Replaces the world by one from a file; later restarts follow the settings. On a plane their
  /// size is that of the window.
  package mutating func load(_ state: LoadedState) {
    var loaded = snapshot(named: "")
    loaded.field = state.field
    loaded.window = nil
    if let field = state.field {
      let size = field.isPlane ? fresh.settings[Setting.size.name]?.value : nil
      let asked = size.flatMap { try? Setting.size.type.read($0) }.map { CellRect($0) }
      let window = asked ?? state.window
      loaded.window = window
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
      (world as? any FigureKind)?.rule(written: String(name), of: nil)?.text
    }
    let grid = rule.drop { $0 != ":" }
    let name = settings.written["rule"]?.value.text.prefix { $0 != ":" }
    guard let name, let known = canonical(name), known == canonical(rule.prefix { $0 != ":" })
    else { return rule }
    return String(name + grid)
  }
}
