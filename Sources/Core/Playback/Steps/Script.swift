package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumRendering
package import TerrariumVocabulary

/// The known facts about a film after some of its steps: everything that later steps are checked
/// against.
package struct Script {
  /// The world that the film is of, and all that there are.
  package let world: any WorldKind
  package let catalogue: Catalogue
  /// The settings that may change during a film, and the effect of each.
  let changeable: [String: SettingChange]
  /// The settings as they are now; `set` changes them.
  package private(set) var settings: Draft
  /// The look of pictures that only they have, and their delay; nil until it is needed.
  private var plainLook: Look?
  private var plainDelay: FrameDelay?
  /// Every look so far; the film's frames name theirs by its place here.
  package private(set) var looks: [Look]
  /// The places of the looks among them by their hashes: a film may have thousands, and they are large.
  private var placesOfLooks: [Int: [Int]]
  /// The look now in force, and all in which something was shown.
  private var look = 0
  private var shown: Set<Int> = []
  /// The looks in which the film has frames, and those of its stills, in order.
  private var shownInFrames: Set<Int> = []
  private var looksOfStills: [Int] = []
  private var hasCameraStep = false
  private var hasFarView = false
  /// The pictures of single moments so far.
  package internal(set) var stills: [OutputPlan] = []
  /// The files of the stills and all others, however their paths are spelled.
  var stillFiles: Set<String> = []
  /// The snapshots that are kept now, the newest last.
  package private(set) var snapshots: [KeptSnapshot] = []
  /// Their names: there may be very many, and most names are new.
  private var snapshotNames: Set<String> = []
  /// The files that steps write beside the stills.
  package internal(set) var files: [StepFile] = []
  /// The files of the states that steps have loaded, in one spelling of their paths.
  var loadedFiles: Set<String> = []
  /// The paths of states that are too large for a recipe.
  package internal(set) var statesByName: Set<String> = []
  /// The field as it is now; nil if the settings leave that open.
  package var field: FieldShape?
  /// The state of a restarted world.
  private var fresh: KeptSnapshot
  /// The window of pictures and texts now; nil if that is as the plan finds it for the film.
  package var window: CellRect?
  /// The window at the start.
  package let home: CellRect?
  /// The cells that pictures have a frame around.
  package var mark: CellRect?
  /// The number of steps that have edited cells and can be taken back.
  package var edits = 0
  /// The size of the figure that was last copied or cut.
  package var clipboard: GridSize?
  /// The boxes of the figures that were kept.
  package var figures: [String: GridSize] = [:]
  /// The names of the figures that earlier steps write, by the spelling of their files, and the file
  /// of the figure that has a name now.
  private(set) var namesOfFigures: [String: String] = [:]
  private var filesOfFigures: [String: String] = [:]
  /// The states that earlier steps write: their numbers by the spelling of their files.
  package var saved: [String: KeptSnapshot] = [:]
  /// The largest field so far, in cells.
  package private(set) var largestArea = 0
  /// The latest tick of a loaded state.
  package private(set) var latestTick = 0
  /// The film's time so far.
  package internal(set) var clock: FilmClock

  /// True if the length of the steps is known only after the run.
  package internal(set) var isOpen = false

  /// The model's time of a tick, where it has one.
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

  /// The place of a look among the film's looks.
  package mutating func number(of look: Look) -> Int {
    let hash = look.hashValue
    if let number = placesOfLooks[hash]?.first(where: { looks[$0] == look }) { return number }
    placesOfLooks[hash, default: []].append(looks.count)
    looks.append(look)
    return looks.count - 1
  }
}

/// A state of the world that a script keeps: a snapshot, or one that goes into a file.
package struct KeptSnapshot: Hashable, Sendable {
  /// Its name; "" where it has none.
  package let name: String
  package fileprivate(set) var field: FieldShape?
  package fileprivate(set) var window: CellRect?
  /// The world's own settings that were given, or that its file tells.
  fileprivate var settings: WrittenSettings
  /// The number of its file, where it has one.
  package var file: Int?
}

extension StepDraft {
  /// A step that replaces the world, as the script knows it by now; a look that this world cannot
  /// have is noted.
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
  /// The index of the look of this moment: that of the settings, with the changes by steps.
  mutating func lookNow() -> Int {
    if plainLook == nil { plainLook = settings.look(of: world, note: note) }
    guard var look = plainLook else { return 0 }
    if field?.ends(within: look.view) ?? false { hasFarView = true }
    look.window = window
    look.mark = mark
    self.look = number(of: look)
    return self.look
  }

  /// The look of settings that differ from those of now in a few, and how long a frame is shown: a
  /// film may have a hundred thousand captions, and nothing else need be read for them.
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

  /// The settings are others from now on, and after a restart.
  mutating func change(
    by entries: [WrittenSettings.Entry], to settings: Draft, seenAs look: Look?, delay: FrameDelay?
  ) {
    self.settings = settings
    for entry in entries { fresh.settings.set(entry) }
    fresh.settings = fresh.settings.ofState
    plainLook = look
    plainDelay = delay
  }

  /// Hands out a setting's value as it is now.
  package mutating func value<Value>(_ setting: Setting<Value>) -> Value? {
    settings.value(setting)
  }

  /// The folder of figures that the settings name now.
  var library: String? { mutating get { value(.library).map { settings.path($0, of: .library) } } }

  /// A frame is taken now.
  package mutating func show() {
    shown.insert(look)
    shownInFrames.insert(look)
  }

  /// A still is taken now.
  mutating func showStill() {
    shown.insert(look)
    looksOfStills.append(look)
  }

  /// The steps of a recipe with what stills mean for the film: those in a look that no frame has
  /// count for its size and colours.
  package func countingStills(_ recipe: [RecipeStep]) -> [RecipeStep] {
    var looks = looksOfStills[...]
    return recipe.map { step in
      guard case .still(let number, _) = step, let look = looks.popFirst() else { return step }
      return .still(number, counts: !shownInFrames.contains(look))
    }
  }

  /// A step moves the camera.
  mutating func movesCamera() { hasCameraStep = true }

  /// The film's looks; those in which nothing is shown have no part in how large a picture is.
  package var looksThatShow: [Look] {
    // If a camera moves in one stretch of a film, the others are drawn in the same way and the same
    // colours.
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

  /// Keeps this moment as a snapshot, and returns the index of an older one of that name that it
  /// replaces.
  mutating func keep(named name: String) -> Int? {
    let isNew = name.isEmpty || snapshotNames.insert(name).inserted
    let replaced = isNew ? nil : snapshots.lastIndex { $0.name == name }
    if let replaced { snapshots.remove(at: replaced) }
    snapshots.append(snapshot(named: name))
    return replaced
  }

  /// Keeps a figure under a name, and in a file, if it is written to one.
  mutating func keep(figure name: String, size: GridSize, file: String?) {
    figures[name] = size
    filesOfFigures[name] = file
    if let file { namesOfFigures[file] = name }
  }

  /// True if the figure of a name is the one that is written to a file.
  func isFigure(_ name: String, of file: String) -> Bool { filesOfFigures[name] == file }

  /// Drops the snapshot of a place.
  mutating func forget(snapshot index: Int) {
    snapshotNames.remove(snapshots.remove(at: index).name)
  }

  /// The world is again as it was then; nothing of the look is.
  mutating func restore(_ snapshot: KeptSnapshot) {
    field = snapshot.field
    window = snapshot.window
    edits = 0
    guard snapshot.settings != settings.written.ofState else { return }
    settings = settings.with(state: snapshot.settings)
    plainLook = nil
  }

  /// The world is a restarted one.
  package mutating func restart() { restore(fresh) }

  /// The field has another size.
  package mutating func resize(to size: GridSize) {
    let isLine = field?.isLine ?? false
    let own = isLine ? GridSize(columns: size.columns, rows: 1) : size
    field?.size = own
    fresh.field?.size = own
    window = CellRect(size)
    fresh.window = window
    largestArea = max(largestArea, size.area)
  }

  /// The world is one out of a file; later fresh starts are as the settings say. On a plane their
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

  /// The rule of a state, by the name that is written for it now if it is the same.
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
