package import TerrariumBasics
package import TerrariumEncoding
internal import TerrariumFiles
package import TerrariumPlayback
package import TerrariumRendering
package import TerrariumVocabulary

/// The plan of one film: all settings read, all files found, all sizes checked. `Found` has the facts for which
/// the film was played beforehand.
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
  package let outputs: [OutputPlan]
  package let run: RunSettings
  package let picture: PictureSettings
  package internal(set) var found = Found()
  /// The artist of the frames; nil if no picture is made.
  package internal(set) var artist: FilmArtist?
  /// The artist of whole histories, if there are also pictures of the film, or separate charts.
  package internal(set) var diagramArtist: FilmArtist?
  var drawsHistory = false
  /// The notes on the script of its pattern, and on settings that have no effect beside the rest.
  package private(set) var notices: (ofScript: [Notice], idle: [Notice])
  /// True if the drawings are those of that script.
  let hasScriptedDrawings: Bool
  /// The recipe that makes the same pictures again.
  package internal(set) var recipe: Recipe
  /// For a tile of a sheet, the varying values as in recipes.
  var variedValues: [Node]
  /// The recipe with the text of a file instead of its result; nil if there is none, or if no
  /// output carries a recipe.
  var original: Original?

  /// Everything that is written: the outputs, and the stills that steps take.
  package var files: [OutputPlan] { outputs + film.stills + worldStart.beside.map(\.output) }

  /// Plans the film of a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The world and the settings.
  ///   - tile: The sheet that the film is a tile of. The outputs are then the sheet's, and the
  ///     artist is made when all tiles are known.
  ///   - varied: The names of the varying settings.
  ///   - picksSeed: True if the seed was chosen at random.
  /// - Throws: All faults together.
  package init(
    _ scenario: Scenario, tile: Tile? = nil, varied: [String] = [], picksSeed: Bool = false
  ) throws(Faults) {
    var draft = scenario.draft
    draft.variedOnSheet = tile?.varied
    let world = scenario.world.resolved(by: &draft)
    let given = draft
    try self.init(
      reading: &draft, of: world, in: scenario.catalogue, tile: tile, varied: varied,
      isPicked: picksSeed)
    try refuseTooManyFiles()
    try complete(&draft, given: given, tile: tile)
  }

  /// Reads the settings of a film, without finding what follows from them.
  init(reading scenario: Scenario, tile: Tile? = nil) throws(Faults) {
    var draft = scenario.draft
    draft.variedOnSheet = tile?.varied
    let world = scenario.world.resolved(by: &draft)
    try self.init(reading: &draft, of: world, in: scenario.catalogue, tile: tile)
  }

  private init(
    reading draft: inout Draft, of kind: any WorldKind, in catalogue: Catalogue, tile: Tile?,
    varied: [String] = [], isPicked: Bool = false
  ) throws(Faults) {
    var world = kind
    let given = draft.written.entries
    let script = draft.scripts?.film(of: world, draft, isOnSheet: tile != nil)
    if let script {
      draft = draft.adding(script.entries)
      world = world.resolved(by: &draft)
    }
    draft.refuseExclusions(among: given)
    // A sheet without pictures has no cells.
    if let tile, !tile.outputs.contains(where: \.format.isPicture),
      !draft.stepWords.contains("still")
    {
      draft.facts[Setting.cell.name] = ""
    }
    let seed = draft.seed()
    if let seed { draft.facts[Setting.seed.name] = String(seed) }
    let start = world.start(&draft)
    if let size = start?.window.size { draft.facts[Setting.size.name] = "\(size)" }
    let timing = draft.timing(tickTime: start?.tickTime)
    let look = draft.look(of: world, note: start?.note)
    var film = draft.film(of: world, in: catalogue, look: look, start)
    film?.isPanel = draft.isGiven(.panels)
    film?.startPlace = draft.place(of: .panels) ?? draft.place(of: .skip)
    film?.cover = draft.cover(of: world, start)
    run = RunSettings(of: &draft)
    picture = PictureSettings(of: &draft, film, isTile: tile != nil)
    // Sheets alone have columns.
    Setting.columns.check(in: &draft)
    outputs = tile?.outputs ?? draft.outputs(in: world, start, film)
    // Beside a fault, some values were not read yet.
    if !draft.faults.list.isEmpty { draft.checkAll() }
    guard draft.faults.list.isEmpty, let start, let film, let timing, let seed else {
      throw draft.faults
    }
    self.world = world
    self.worldStart = start
    self.film = film
    self.timing = timing
    self.seed = seed
    picksSeed = isPicked || draft.given(.seed) == .random
    window = start.window
    notices = (script?.notices ?? [], [])
    hasScriptedDrawings =
      script?.entries.contains { $0.name == Setting.annotate.name } ?? false
    recipe = Recipe(of: draft, seed: seed, steps: film.hasSteps ? film.recipe : nil)
    variedValues = (tile?.varied ?? varied).map { draft.recipeValue(of: $0) }
  }

  /// Finds what follows from the settings: the loop, the facts of a rehearsal, the window, and the
  /// artist.
  private mutating func complete(
    _ draft: inout Draft, given: Draft, tile: Tile?
  ) throws(Faults) {
    if tile?.carriesRecipe ?? files.contains(where: { $0.format.recipe != nil }) {
      original = Original(of: draft, given: given, seed: seed, film)
    }
    if film.isLoop { close(&draft, as: tile?.loop, isTile: tile != nil) }
    guard draft.faults.list.isEmpty else { throw draft.faults }
    let shown = outputs + (tile == nil ? film.stills : [])
    rehearse(shown, isTile: tile != nil, &draft)
    found.countsOutside = countsOutside(draft)
    fillTexts(isTile: tile != nil)
    found.fillsPicture = mayFillPicture(isTile: tile != nil, draft)
    if found.fillsPicture, tile == nil, !window.isEmpty { fillPicture() }
    if found.hasLargeWindow, tile == nil { shrinkCells() }
    refuseManyLetters(shown, &draft)
    let pictures = shown.filter(\.format.isPicture)
    if tile == nil, !pictures.isEmpty { makeArtist(of: pictures, &draft) }
    guard draft.faults.list.isEmpty else { throw draft.faults }
    notices.idle = idleSettings(
      of: given, isByChance: !draft.startsWithoutChance, isTile: tile != nil)
  }
}

extension Plan {
  /// Facts for which the film was played before it is made.
  package struct Found: Sendable {
    /// The facts that were measured; nil if none were needed.
    package internal(set) var rehearsal: Rehearsal?
    /// The frames in which the film closes, where it is to.
    var loop: Loop?
    /// True if the window was found by rehearsal and may not contain all live cells.
    package internal(set) var mayCutOff = false
    /// True if numbers count live cells that the chosen window may not contain.
    var countsOutside = false
    /// The place of the pattern, if nothing else fixes the coordinates of cells; else nil.
    var movableOrigin: Cell?
    /// True if the window may be widened to the shape of the picture: on a plane without a given
    /// view.
    var fillsPicture = false
    /// True if the window was found and is larger than usual, for a pattern that is.
    var hasLargeWindow = false
    /// The window of texts, if they have no room for that of pictures.
    package internal(set) var lettersWindow: CellRect?

    /// True if notices need the box of all live cells.
    package var needsLife: Bool { mayCutOff || countsOutside }

    /// True if the film is known to end because its world has come to rest.
    package var endsAtRest: Bool { rehearsal?.endsAtRest ?? false }
  }

  /// Fills in the values of settings that texts name and that only the plan decides. On a sheet,
  /// the end of its films is the sheet's.
  private mutating func fillTexts(isTile: Bool) {
    fillTexts([
      Setting.skip.name: String(film.clock.skip),
      Setting.frames.name: film.frames.map(String.init) ?? "",
      Setting.last.name: isTile ? "" : shownTiming.last.map(\.written) ?? "",
    ])
  }

  private mutating func fillTexts(_ values: [String: String]) {
    for index in film.looks.indices where film.looks[index].isUnfilled {
      film.looks[index].fill(values)
    }
    if let title = film.cover?.title { film.cover?.title = title.filling(values) }
  }

  /// Plays the film once if planning needs facts about it.
  ///
  /// What pictures show never depends on the outputs beside them: texts and states may need the
  /// window as well, but the layout of pictures follows only from a rehearsal for pictures. On a
  /// plane, texts have the cells of a picture of the same size, if there is one or not.
  private mutating func rehearse(_ shown: [OutputPlan], isTile: Bool, _ draft: inout Draft) {
    let pictures = shown.filter(\.format.isPicture)
    let hasLetters = shown.contains { $0.format.content == .letters }
    let showsField = hasLetters || !isTile && film.stepFiles.contains(where: \.hasWindow)
    let isDrawn = !pictures.isEmpty || showsField && picture.isFitted && worldStart.isOnPlane
    // If every look has its own view, the film's window is not needed.
    let isOpen = film.looks.contains { $0.view.cells == nil && $0.window == nil && !$0.view.isHome }
    // An unknown home may turn out to be empty.
    let needsWindow = isOpen || film.looks.contains { $0.view.cells == nil && $0.view.isHome }
    let drawsWindow = isDrawn && needsWindow
    let charts = isDrawn && film.looks.contains { $0.chart.isShown }
    let charted = files.filter(\.format.isPicture)
    // The texts of a diagram may tell the length of the film.
    let tellsFrames = [Setting.frames.name, Setting.last.name].contains(
      where: draft.written.mayName)
    let showsFrames =
      isDrawn && (tellsFrames || pictures.isEmpty || !pictures.allSatisfy(showsHistory))
    var needs = Rehearsal.Needs()
    needs.frames = film.frames == nil && showsFrames
    needs.census = charts && (charted.isEmpty || charted.contains { !showsHistory($0) })
    needs.history = charts && charted.contains { showsHistory($0) }
    needs.home = isDrawn && film.looks.contains { $0.view.isHome && $0.view.cells == nil }
    needs.live =
      found.loop == nil && isDrawn && (needs.home || film.looks.contains(where: \.view.follows))
    // A loop without a view has told its window.
    let findsWindow =
      found.loop == nil || film.looks[0].view.follows || film.looks[0].view.cells != nil
    let grows = worldStart.field?.grows ?? false
    let countsForPictures =
      !needs.isEmpty || drawsWindow && findsWindow && (worldStart.findsWindow || grows)
    if drawsWindow || showsField, findsWindow {
      if worldStart.findsWindow { findWindow(hasLetters: hasLetters, &needs) }
      needs.field = grows
    }
    guard !needs.isEmpty else { return }
    let jobs = isTile ? 1 : run.jobs ?? WorkerPool.cores
    do throws(Fault) {
      let stage = try worldStart.stage(seed: seed, jobs: jobs).stage
      let progress = run.isQuiet ? nil : WorkContext.current[SearchProgress.self]
      defer { progress?.hear(nil) }
      let rehearsal = try Rehearsal(of: film, on: stage, needs, subject: world.subject, progress)
      if let window = rehearsal.window, findsWindow {
        self.window = window
        found.hasLargeWindow =
          drawsWindow && needs.windowAround != nil && window.longerSide > Rehearsal.sideLimit
      }
      let isFixed = !film.looks.contains { $0.view.follows || $0.hasCamera && !hasLetters }
      let mayCutOff = rehearsal.mayCutOff || found.lettersWindow != nil
      found.mayCutOff = mayCutOff && isOpen && isFixed
      if !film.hasSteps, worldStart.field?.axes == AxisEdges.none {
        let place = draft.written["at"].flatMap { try? ValueType.cell.read($0.value) }
        found.movableOrigin = place ?? Cell(0, 0)
      }
      if found.loop == nil { film.live = rehearsal.live }
      if needs.home { film.goHome(rehearsal.home) }
      if countsForPictures { film.widest = rehearsal.widest }
      if needs.frames { draft.count(rehearsal, in: &film) }
      found.rehearsal = rehearsal
    } catch {
      draft.refuse(error.problem, at: error.place)
    }
  }

  /// Makes a rehearsal find the window around the start.
  private mutating func findWindow(hasLetters: Bool, _ needs: inout Rehearsal.Needs) {
    let start = worldStart.window
    let showsAll = hasRoom(for: start)
    let within = spanning(showsAll ? Rehearsal.aroundAll(of: start) : Rehearsal.around(start))
    needs.windowWithin = within
    // The window of a large pattern is known without a rehearsal.
    let isKnown = showsAll && min(within.width, within.height) > Rehearsal.sideLimit
    needs.windowAround = isKnown ? within : start
    if hasLetters, start.width > Limits.letters / max(1, start.height) {
      found.lettersWindow = spanning(Rehearsal.around(start))
    }
  }

  /// True if numbers count live cells on a plane of which a given size shows a part.
  private func countsOutside(_ draft: Draft) -> Bool {
    let isFixed = film.looks.allSatisfy { look in
      look.view.cells == nil && !look.view.follows && !look.hasCamera
    }
    return worldStart.isOnPlane && draft.isGiven(.size) && isFixed
      && (film.looks.contains { $0.texts.hasCounters || $0.chart.isShown }
        || files.contains { $0.format.content == .table })
      && files.contains(where: \.format.isPicture)
  }

  /// True if the window may be widened to the shape of the picture.
  private func mayFillPicture(isTile: Bool, _ draft: Draft) -> Bool {
    let seesHome = found.loop == nil && !isTile && film.looks.count == 1
    return picture.isFitted && worldStart.isOnPlane && !draft.isGiven(.size)
      && film.looks.allSatisfy {
        ($0.view.cells == nil || $0.view.isHome && seesHome) && $0.window == nil && !$0.hasCamera
      }
  }

  /// Rejects outputs with more files than may be written.
  private func refuseTooManyFiles() throws(Faults) {
    guard let limit = WritingLimit.current?.files else { return }
    var room = limit
    for output in outputs + film.stills {
      room -= output.numbered == nil ? 1 : min(film.frames ?? 1, limit + 1)
      guard room < 0 else { continue }
      throw Faults([
        Fault(.file(.tooManyFiles(path: output.path, limit: limit)), at: output.place)
      ])
    }
  }

  private func refuseManyLetters(_ shown: [OutputPlan], _ draft: inout Draft) {
    guard let output = shown.first(where: { $0.format.content == .letters }) else { return }
    for look in film.looks {
      let size = (look.window ?? found.lettersWindow ?? window).size
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
      // The size of cells follows from the layout.
      if let cell = artist?.layout.cell, film.isUnfilled {
        fillTexts([Setting.cell.name: String(cell)])
        artist = try newArtist(isStill: isStill)
      }
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
    guard let artist, artist.hasChart, let rehearsal = found.rehearsal else { return }
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
      && !(file.format.content == .picture && (picture.shownFrame != nil || film.marksMoment))
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
}

extension Draft {
  /// The seed of the film; nil if the given one is wrong.
  fileprivate mutating func seed() -> UInt64? {
    switch value(.seed) {
    case .number(let number): number
    case .random: UInt64.random(in: 0...UInt64(UInt32.max))
    case nil: isGiven(.seed) ? nil : 1
    }
  }

  /// The outputs of a film that is no tile.
  fileprivate mutating func outputs(
    in world: any WorldKind, _ start: WorldStart?, _ film: FilmPlan?
  ) -> [OutputPlan] {
    let outputs = OutputPlan.all(
      of: &self, in: world,
      beside: (film?.stills ?? []) + (start?.beside.map(\.output) ?? []),
      hasOthers: asksForFiles(film, of: world),
      // Only where what varies is wrong, it is still there.
      hasRunRows: written["vary"] != nil && value(.rows) != .frames)
    refuseShared(film?.stepFiles ?? [], with: outputs)
    return outputs
  }
}

extension [Plan] {
  /// The problem with a picture of films. A view makes it smaller if the home has all cells.
  func problem(of error: DrawingError) -> Problem {
    guard case .tooLarge = error, contains(where: { $0.found.rehearsal?.homeIsWhole ?? false })
    else {
      return error.problem
    }
    return .said(
      "\(error.problem.sentence.what), as 'view: home' cannot tell here which ships have left",
      "give a view of your own")
  }
}
