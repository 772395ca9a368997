package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumPlayback
package import TerrariumRendering
package import TerrariumVocabulary

/// The plan of one film: all settings read, all files found, all sizes checked.
package struct Plan: Sendable {
  package internal(set) var world: any WorldKind
  package internal(set) var worldStart: WorldStart
  package internal(set) var seed: UInt64
  /// True if the seed was random, so that it is reported.
  package let picksSeed: Bool
  /// The cells in pictures and texts.
  package internal(set) var window: CellRect
  package internal(set) var film: FilmPlan
  package let timing: Timing
  /// The number of pictures for each frame of an animation.
  package let smooth: Int
  /// True if the window was found by rehearsal and may not contain all live cells.
  package private(set) var mayCutOff = false
  /// The place of the pattern, if nothing else fixes the coordinates of cells; otherwise nil.
  private(set) var movableOrigin: Cell?
  /// True if the film is known to end because its world has come to rest.
  package private(set) var endsAtRest = false
  package let outputs: [OutputPlan]
  /// All written pictures: the outputs, and the stills of steps.
  package var files: [OutputPlan] { outputs + film.stills + worldStart.beside.map(\.output) }
  /// The artist of the frames; nil if there are no pictures.
  package internal(set) var artist: FilmArtist?
  /// The artist of whole histories, if there are also pictures of the film, or separate charts.
  package internal(set) var diagramArtist: FilmArtist?
  var drawsHistory = false
  /// The notes on the script in its pattern file.
  package private(set) var notices: [Notice] = []
  /// The notes on settings without an effect.
  package private(set) var idle: [Notice] = []
  /// True if the drawings come from that script.
  private(set) var hasScriptedDrawings = false
  /// The facts that the rehearsal found; nil if none were needed.
  package private(set) var rehearsal: Rehearsal?
  /// The index of the frame in stills, if not the last.
  package let shownFrame: Int?
  /// The recipe for the same pictures.
  package internal(set) var recipe: Recipe
  /// For a tile of a sheet, the varying values as in recipes.
  var variedValues: [Node]
  /// The recipe with the text of a file instead of its result; nil if there is none, or if no
  /// output carries a recipe.
  var original: Original?
  /// True if the size of cells is given.
  let hasOwnCell: Bool
  /// True if the size of the picture is given.
  let isFitted: Bool
  /// The frames in which the film closes, if it should.
  var loop: Loop?
  /// True if the window may be widened to the shape of the picture: on a plane without a given
  /// view.
  private(set) var fillsPicture = false
  /// True if the window was found and is larger than usual, because its pattern is.
  private(set) var hasLargeWindow = false
  /// The most bytes of a file.
  package let sizeLimit: Int?
  package let isQuiet: Bool
  /// The given text alternative of its pictures; nil if there is none.
  package let alt: String?
  /// The number of threads; nil for as many as there are cores.
  package let jobs: Int?
  let framesAreGiven: Bool
  /// True if the size of the picture is given, but not the cells to show.
  let usesOwnSize: Bool
  /// The ticks between frames as written; a calm film doubles them.
  let every: Int
  /// True if a table of runs keeps a record for resuming.
  package let resumes: Bool

  /// Plans a film from written settings.
  ///
  /// - Parameters:
  ///   - request: The world and the settings.
  ///   - tile: The sheet that the film is a tile of. The outputs are then the sheet's, and the
  ///     artist is made when all tiles are known.
  ///   - varied: The names of the varying settings.
  ///   - isPicked: True if the seed was chosen at random.
  /// - Throws: All faults together.
  package init(
    _ request: JobRequest, tile: Tile? = nil, varied: [String] = [],
    picksSeed isPicked: Bool = false
  ) throws(Faults) {
    var plan = try Plan(
      request, tile: tile, varied: varied, picksSeed: isPicked, seed: nil, facts: [:])
    let facts = plan.lateFacts.filter {
      request.written[$0.key] == nil && request.written.mayName($0.key)
    }
    if !facts.isEmpty {
      plan = try Plan(
        request, tile: tile, varied: varied, picksSeed: isPicked, seed: plan.seed, facts: facts)
    }
    self = plan
  }

  /// Plans a film whose texts may contain facts from an earlier plan of it with a seed.
  private init(
    _ request: JobRequest, tile: Tile?, varied: [String], picksSeed isPicked: Bool,
    seed drawn: UInt64?, facts: [String: String]
  ) throws(Faults) {
    var draft = request.draft
    draft.variedOnSheet = tile?.varied
    var world = request.world.resolved(by: &draft)
    let given = draft
    if let scripted = draft.scripts?.film(of: world, draft, isOnSheet: tile != nil) {
      draft = draft.adding(scripted.entries)
      world = world.resolved(by: &draft)
      notices = scripted.notices
      hasScriptedDrawings = scripted.entries.contains { $0.name == Setting.annotate.name }
    }
    draft.refuseExclusions(among: given.written.entries)
    for (name, fact) in facts { draft.facts[name] = fact }
    // A sheet without pictures has no cells.
    if let tile, !tile.outputs.contains(where: \.format.isPicture),
      !draft.stepWords.contains("still")
    {
      draft.facts[Setting.cell.name] = ""
    }
    let seed = drawn ?? Self.seed(from: &draft)
    if let seed { draft.facts[Setting.seed.name] = String(seed) }
    let worldStart = world.start(&draft)
    if let size = worldStart?.window.size { draft.facts[Setting.size.name] = "\(size)" }
    let timing = draft.timing(tickTime: worldStart?.tickTime)
    smooth = draft.value(.smooth) ?? 1
    let look = draft.look(of: world, note: worldStart?.note)
    var film = draft.film(of: world, in: request.catalogue, look: look, worldStart)
    film?.isPanel = draft.isGiven(.panels)
    film?.startPlace = draft.place(of: .panels) ?? draft.place(of: .skip)
    film?.cover = draft.cover(of: world, worldStart)
    picksSeed = isPicked || draft.value(.seed) == .random
    sizeLimit = draft.value(.maxSize)?.bytes
    jobs = draft.value(.jobs)
    // The memory limit is set and checked before planning, so a wrong one is ignored here. Only
    // sheets have columns.
    Setting.memory.check(in: &draft)
    Setting.columns.check(in: &draft)
    framesAreGiven = draft.isGiven(.frames)
    every = draft.value(.every) ?? 1
    resumes = draft.value(.resume) ?? true
    isQuiet = draft.value(.quiet) ?? false
    alt = draft.value(.alt)
    shownFrame = draft.frame(of: film)
    isFitted = draft.isGiven(.fit)
    hasOwnCell = draft.isGiven(.cell)
    usesOwnSize =
      isFitted && tile == nil && film?.looks[0].view == nil && film?.looks[0].hasCamera == false
      && (["size", "pattern"] + draft.world.excluded(by: "size")).allSatisfy {
        draft.written[$0] == nil
      }
    if let tile {
      outputs = tile.outputs
    } else {
      outputs = OutputPlan.all(
        of: &draft, in: world,
        beside: (film?.stills ?? []) + (worldStart?.beside.map(\.output) ?? []),
        hasOthers: draft.asksForFiles(film, of: world),
        // If only the varying settings are wrong, it still exists.
        hasRunRows: draft.written["vary"] != nil && draft.value(.rows) != .frames)
      draft.refuseShared(film?.stepFiles ?? [], with: outputs)
    }
    // Beside a fault, some values were not read yet.
    if !draft.faults.list.isEmpty { draft.checkAll() }
    guard draft.faults.list.isEmpty, let worldStart, let film, let timing, let seed else {
      throw draft.faults
    }
    self.world = world
    self.worldStart = worldStart
    self.film = film
    self.timing = timing
    self.seed = seed
    window = worldStart.window
    let stills = film.stills + worldStart.beside.map(\.output)
    let isCarried = tile?.carriesRecipe ?? (outputs + stills).contains { $0.format.recipe != nil }
    recipe = Recipe(of: draft, seed: seed, steps: film.hasSteps ? film.recipe : nil)
    variedValues = (tile?.varied ?? varied).map { draft.recipeValue(of: $0) }
    if isCarried { original = Original(of: draft, given: given, seed: seed, film) }
    let shown = outputs + (tile == nil ? film.stills : [])
    if film.isLoop { close(&draft, as: tile?.loop, isTile: tile != nil) }
    guard draft.faults.list.isEmpty else { throw draft.faults }
    rehearse(shown, isTile: tile != nil, &draft)
    let seesHome = loop == nil && tile == nil && self.film.looks.count == 1
    fillsPicture =
      isFitted && worldStart.isOnPlane && !draft.isGiven(.size)
      && self.film.looks.allSatisfy {
        ($0.view == nil || $0.isHome && seesHome) && $0.window == nil && !$0.hasCamera
      }
    if fillsPicture, tile == nil, !window.isEmpty { fillPicture() }
    if hasLargeWindow, tile == nil { shrinkCells() }
    refuseManyLetters(shown, &draft)
    let pictures = shown.filter(\.format.isPicture)
    if tile == nil, !pictures.isEmpty { makeArtist(of: pictures, &draft) }
    guard draft.faults.list.isEmpty else { throw draft.faults }
    idle = idleSettings(
      of: given, isByChance: !draft.startsWithoutChance, isTile: tile != nil)
  }
}

extension Plan {
  /// The values of settings that are only known after planning, by name.
  private var lateFacts: [String: String] {
    var facts = [Setting.skip.name: String(film.clock.skip)]
    facts[Setting.frames.name] = film.frames.map(String.init)
    // On a sheet both are those of all films.
    guard let artist else { return facts }
    facts[Setting.cell.name] = String(artist.layout.cell)
    facts[Setting.last.name] = shownTiming.last.map(\.written)
    return facts
  }

  /// Plays the film once if planning needs facts about it.
  private mutating func rehearse(_ shown: [OutputPlan], isTile: Bool, _ draft: inout Draft) {
    let pictures = shown.filter(\.format.isPicture)
    // If every look has its own view, the film's window is not needed.
    let isOpen = film.looks.contains { $0.view == nil && $0.window == nil && !$0.isHome }
    // An unknown home may turn out to be empty.
    let needsWindow = isOpen || film.looks.contains { $0.view == nil && $0.isHome }
    let showsCells =
      shown.contains { $0.format.content == .letters } || !pictures.isEmpty && needsWindow
    let charts = !pictures.isEmpty && film.looks.contains { $0.chart != .off }
    let charted = files.filter(\.format.isPicture)
    var needs = Rehearsal.Needs()
    // A loop without a view has determined its window.
    let findsWindow = loop == nil || film.looks[0].follows || film.looks[0].view != nil
    if showsCells, findsWindow, let start = worldStart.windowSearch {
      let showsAll = hasRoom(
        for: start, asLetters: shown.contains { $0.format.content == .letters })
      let within = spanning(showsAll ? Rehearsal.aroundAll(of: start) : Rehearsal.around(start))
      needs.windowWithin = within
      // The window of a large pattern is known without a rehearsal.
      let isKnown = showsAll && min(within.width, within.height) > Rehearsal.sideLimit
      needs.windowAround = isKnown ? within : start
    }
    needs.field = showsCells && findsWindow && worldStart.field?.grows ?? false
    needs.frames = film.frames == nil && !pictures.allSatisfy(showsHistory)
    needs.census = charts && charted.contains { !showsHistory($0) }
    needs.history = charts && charted.contains { showsHistory($0) }
    needs.home = !pictures.isEmpty && film.looks.contains { $0.isHome && $0.view == nil }
    needs.live =
      loop == nil && !pictures.isEmpty && (needs.home || film.looks.contains(where: \.follows))
    guard !needs.isEmpty else { return }
    let jobs = isTile ? 1 : jobs ?? WorkerPool.cores
    do throws(Fault) {
      let stage = try worldStart.stage(seed: seed, jobs: jobs).stage
      let rehearsal = try Rehearsal(of: film, on: stage, needs, subject: world.subject)
      if let window = rehearsal.window, findsWindow {
        self.window = window
        hasLargeWindow = needs.windowAround != nil && window.longerSide > Rehearsal.sideLimit
      }
      let isOfPictures = !shown.contains { $0.format.content == .letters }
      let isFixed = !film.looks.contains { $0.follows || $0.hasCamera && isOfPictures }
      mayCutOff = rehearsal.mayCutOff && isOpen && isFixed
      if !film.hasSteps, worldStart.field?.axes == AxisEdges.none {
        let place = draft.written["at"].flatMap { try? ValueType.cell.read($0.value) }
        movableOrigin = place ?? Cell(0, 0)
      }
      if loop == nil { film.live = rehearsal.live }
      if needs.home { film.goHome(rehearsal.home) }
      film.widest = rehearsal.widest
      if needs.frames { draft.count(rehearsal, in: &film) }
      endsAtRest = rehearsal.endsAtRest
      self.rehearsal = rehearsal
    } catch {
      draft.refuse(error.problem, at: error.place)
    }
  }

  private func refuseManyLetters(_ shown: [OutputPlan], _ draft: inout Draft) {
    guard let output = shown.first(where: { $0.format.content == .letters }) else { return }
    for look in film.looks {
      let size = (look.window ?? window).size
      guard size.columns > Limits.letters / max(1, size.rows) else { continue }
      draft.refuse(
        .sizeTooLarge(
          setting: "a window of", text: "\(size) cells as .\(output.format.ending)",
          limit: "\(Limits.letters) cells"), at: output.place)
      return
    }
  }

  private mutating func makeArtist(of pictures: [OutputPlan], _ draft: inout Draft) {
    drawsHistory = pictures.allSatisfy(showsHistory)
    do throws(DrawingError) {
      artist = try newArtist(isStill: isStill)
      try artist?.checkMemory()
      if !drawsHistory, pictures.contains(where: showsHistory) {
        diagramArtist = try ofHistory.newArtist(isStill: isStill)
        try diagramArtist?.checkMemory()
      }
      chart()
    } catch {
      let blamed = draft.isGiven(.cell) ? "cell" : draft.isGiven(.fit) ? "fit" : "size"
      draft.refuse([self].problem(of: error), for: blamed)
    }
  }

  /// The axis ranges of charts that films share, and of those of whole histories.
  struct SharedAxes {
    private(set) var film: ChartExtent
    private(set) var history: ChartExtent

    init(of rehearsals: [Rehearsal]) {
      film = ChartExtent(of: rehearsals.compactMap { $0.census ?? $0.history })
      history = ChartExtent(of: rehearsals.compactMap(\.history))
    }

    /// Gives all charts the marks of the lowest one, because an axis ends at a mark.
    mutating func mark(like plans: [Plan]) {
      film.gaps = plans.compactMap { $0.artist?.chartGaps }.min() ?? film.gaps
      history.gaps = plans.compactMap { $0.diagramArtist?.chartGaps }.min() ?? history.gaps
    }
  }

  /// Gives its artist the data of its charts, on axes that may be shared with other films.
  mutating func chart(on axes: SharedAxes? = nil) {
    guard let artist, artist.hasChart, let rehearsal else { return }
    if let history = rehearsal.history {
      diagramArtist = (diagramArtist ?? artist).charting(ChartData(history, extent: axes?.history))
    }
    if let census = rehearsal.census ?? rehearsal.history {
      self.artist = artist.charting(ChartData(census, extent: axes?.film))
    }
  }

  /// True if a file shows the world's whole history instead of the film.
  package func showsHistory(_ file: OutputPlan) -> Bool {
    world.hasHistory && file.isStill && !film.stills.contains(file)
      && !(file.format.content == .picture && (shownFrame != nil || film.marksMoment))
  }

  /// The facts about a sheet for the plan of a tile.
  package struct Tile: Sendable {
    /// The outputs of the sheet.
    package let outputs: [OutputPlan]
    /// The names of the settings that vary on it.
    package let varied: [String]
    /// True if an output of the sheet carries its recipe.
    let carriesRecipe: Bool
    /// The frames in which all films of the sheet close, once known.
    var loop: Loop?
  }

  private static func seed(from draft: inout Draft) -> UInt64? {
    switch draft.value(.seed) {
    case .number(let number): number
    case .random: UInt64.random(in: 0...UInt64(UInt32.max))
    case nil: draft.isGiven(.seed) ? nil : 1
    }
  }
}

extension [Plan] {
  /// The problem with a picture of films. A view makes it smaller if the home has all cells.
  func problem(of error: DrawingError) -> Problem {
    guard case .tooLarge = error, contains(where: { $0.rehearsal?.homeIsWhole ?? false }) else {
      return error.problem
    }
    return .said(
      "\(error.problem.sentence.what), as 'view: home' cannot tell here which ships have left",
      "give a view of your own")
  }
}
