package import TerrariumBasics
package import TerrariumEncoding
internal import TerrariumFiles
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
  package let outputs: [OutputPlan]
  /// The number of threads; nil for as many as there are cores.
  package let threads: Int?
  package let isQuiet: Bool
  /// The most bytes of a file.
  package let sizeLimit: Int?
  /// True if a table of runs keeps a record by which later work goes on.
  package let resumes: Bool
  /// The text alternative of its pictures; nil if none is given.
  package let alt: String?
  /// The number of pictures for each frame of a moving file.
  package let smooth: Int
  /// The single frame that stills show, where not the last.
  package let shownFrame: Int?
  package let framesAreGiven: Bool
  package let hasOwnCell: Bool
  /// True if the size of the picture is given.
  package let isFitted: Bool
  /// True if the size of the picture is given, and nothing says which cells it shows.
  package let usesOwnSize: Bool
  /// The measurements of a rehearsal; nil if none was needed.
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
  /// The artist of the frames; nil if no picture is made.
  package internal(set) var artist: FilmArtist?
  /// The artist of whole histories, if there are also pictures of the film, or separate charts.
  package internal(set) var diagramArtist: FilmArtist?
  var drawsHistory = false
  /// The notes on the script of its pattern, and on settings that have no effect beside the rest.
  package private(set) var notices: (ofScript: [Notice], idle: [Notice])
  /// True if the drawings are those of that script.
  let hasScriptedDrawings: Bool
  package internal(set) var recipe: Recipe
  /// For a tile of a sheet, the varying values as in recipes.
  var variedValues: [Node]
  /// The recipe with the text of a file instead of its result; nil if there is none, or if no
  /// output carries a recipe.
  var original: Original?

  /// True if notices need the box of all live cells.
  package var needsLife: Bool { mayCutOff || countsOutside }

  /// True if the last picture of a film is worth a longer look: its world has come to rest, or what
  /// it waited for is true.
  var holdsTheEnd: Bool { endsAtRest || film.awaits && rehearsal != nil && rehearsal?.unmet == nil }

  /// True if the film is known to end because its world has come to rest.
  package var endsAtRest: Bool { rehearsal?.endsAtRest ?? false }

  /// Everything that is written: the outputs, and the stills that steps take.
  package var files: [OutputPlan] { outputs + film.stills + worldStart.beside.map(\.output) }

  /// Plans the film of a scenario: reads its settings, then finds what follows from them.
  ///
  /// - Parameters:
  ///   - scenario: The world and the settings.
  ///   - tile: The sheet that the film is a tile of. The outputs are then the sheet's, and the
  ///     artist is made when all tiles are known.
  ///   - varied: The names of the settings that vary on the sheet, or on a page.
  ///   - picksSeed: True if the seed was chosen at random.
  ///   - isOnlyRead: True to find only the faults of settings.
  /// - Throws: All faults together.
  package init(
    _ scenario: Scenario, tile: Tile? = nil, varied: [String] = [], picksSeed: Bool = false,
    isOnlyRead: Bool = false
  ) throws(Faults) {
    var reader = scenario.reader
    reader.variedOnSheet = tile == nil ? nil : varied
    var world = scenario.world.resolved(by: &reader)
    let withoutScript = reader
    let script = reader.scripts?.film(of: world, reader, isOnSheet: tile != nil)
    if let script {
      reader = reader.adding(script.entries)
      world = world.resolved(by: &reader)
    }
    reader.refuseExclusions(among: withoutScript.written.entries)
    // A sheet without pictures has no cells.
    if let tile, !tile.outputs.contains(where: \.format.isPicture),
      !reader.stepWords.contains("still")
    {
      reader.facts[Setting.cell.name] = ""
    }
    let seed = reader.seed()
    if let seed { reader.facts[Setting.seed.name] = String(seed) }
    let start = world.start(&reader)
    if let size = start?.window.size { reader.facts[Setting.size.name] = "\(size)" }
    let timing = reader.timing(tickTime: start?.tickTime)
    let look = reader.look(of: world, note: start?.note)
    var film = reader.film(of: world, in: scenario.catalogue, look: look, start)
    film?.isPanel = reader.isGiven(.panels)
    film?.startPlace = reader.place(of: .panels) ?? reader.place(of: .skip)
    film?.columns = world.subject.census.map(\.name)
    film?.cover = reader.cover(of: world, start)
    sizeLimit = reader.value(.maxSize)?.bytes
    threads = reader.value(.threads)
    // The ceiling is set before anything is planned; there a wrong one is passed over.
    Setting.memory.check(in: &reader)
    resumes = reader.value(.resume) ?? true
    isQuiet = reader.value(.quiet) ?? false
    alt = reader.value(.alt)
    smooth = reader.value(.smooth) ?? 1
    framesAreGiven = reader.isGiven(.frames) && reader.value(.frames) != .rest
    shownFrame = reader.frame(of: film)
    isFitted = reader.isGiven(.fit)
    hasOwnCell = reader.isGiven(.cell)
    let namesCells = (["size", "pattern"] + reader.world.excluded(by: "size"))
      .contains(where: reader.isGiven(named:))
    usesOwnSize =
      isFitted && tile == nil && film?.looks[0].view.cells == nil
      && film?.looks[0].hasCamera == false && !namesCells
    // Sheets alone have columns.
    Setting.columns.check(in: &reader)
    Setting.difference.check(in: &reader)
    outputs = tile?.outputs ?? reader.outputs(in: world, start, film)
    // Beside a fault, some values were not read yet.
    if !reader.faults.list.isEmpty { reader.checkAll() }
    guard reader.faults.list.isEmpty, let start, let film, let timing, let seed else {
      throw reader.faults
    }
    self.world = world
    self.worldStart = start
    self.film = film
    self.timing = timing
    self.seed = seed
    self.picksSeed = picksSeed || reader.given(.seed) == .random
    window = start.window
    notices = (script?.notices ?? [], [])
    hasScriptedDrawings =
      script?.entries.contains { $0.name == Setting.annotate.name } ?? false
    recipe = Recipe(
      of: reader, seed: seed, steps: film.hasSteps ? film.recipe : nil,
      and: world is DifferenceKind ? [Setting.vary.name] : [])
    variedValues = varied.map { reader.recipeValue(of: $0) }
    guard !isOnlyRead else { return }
    try complete(&reader, written: withoutScript, tile: tile)
  }

  /// Finds what follows from the settings: the loop, the facts of a rehearsal, the window, and the
  /// artist. `written` has the settings without those of a pattern's script.
  private mutating func complete(
    _ reader: inout SettingsReader, written: SettingsReader, tile: Tile?
  ) throws(Faults) {
    if tile?.carriesRecipe ?? files.contains(where: { $0.format.recipe != nil }) {
      original = Original(of: reader, written: written, seed: seed, film)
    }
    if film.isLoop { close(&reader, as: tile?.loop) }
    guard reader.faults.list.isEmpty else { throw reader.faults }
    let shown = outputs + (tile == nil ? film.stills : [])
    rehearse(shown, &reader)
    countsOutside = countsCellsOutside(reader)
    fillTexts(isTile: reader.isOnSheet)
    fillsPicture = mayFillPicture(reader)
    if fillsPicture, tile == nil, !window.isEmpty { fillPicture() }
    if hasLargeWindow, tile == nil { shrinkCells() }
    refuseManyLetters(shown, &reader)
    let pictures = shown.filter(\.format.isPicture)
    if tile == nil, !pictures.isEmpty { makeArtist(of: pictures, &reader) }
    guard reader.faults.list.isEmpty else { throw reader.faults }
    notices.idle = idleSettings(of: written, isByChance: !reader.startsWithoutChance)
  }
}

extension Plan {
  /// Rejects texts of windows with too many cells.
  private func refuseManyLetters(_ shown: [OutputPlan], _ reader: inout SettingsReader) {
    guard let output = shown.first(where: { $0.format.content == .letters }) else { return }
    for look in film.looks {
      let size = (look.window ?? lettersWindow ?? window).size
      guard size.columns > Limits.letters / max(1, size.rows) else { continue }
      reader.refuse(
        .sizeTooLarge(
          setting: "a window of", text: "\(size) cells as .\(output.format.ending)",
          limit: "\(Limits.letters) cells"), at: output.place)
      return
    }
  }

  /// True if a file shows the world's whole history instead of the film.
  package func showsHistory(_ file: OutputPlan) -> Bool {
    world.hasHistory && file.isStill && !film.stills.contains(file)
      && !(file.format.content == .picture && (shownFrame != nil || film.marksMoment))
  }

  /// The facts about a sheet for the plan of a tile.
  package struct Tile: Sendable {
    package let outputs: [OutputPlan]
    /// True if an output of the sheet carries its recipe.
    let carriesRecipe: Bool
    /// The frames in which all films of the sheet close, once known.
    var loop: Loop?
  }
}

extension SettingsReader {
  /// The seed of the film; nil if the given one is wrong.
  fileprivate mutating func seed() -> UInt64? {
    switch value(.seed) {
    case .number(let number): number
    case .random: UInt64.random(in: 0...UInt64(UInt32.max))
    case nil: isGiven(.seed) ? nil : 1
    }
  }

  fileprivate mutating func outputs(
    in world: any WorldKind, _ start: WorldStart?, _ film: FilmPlan?
  ) -> [OutputPlan] {
    let outputs = OutputPlan.all(
      of: &self, in: world,
      beside: (film?.stills ?? []) + (start?.beside.map(\.output) ?? []),
      hasOthers: asksForFiles(film, of: world),
      // Only where what varies is wrong, it is still there.
      hasRunRows: written["vary"] != nil && value(.rows) != .frames && !(world is DifferenceKind))
    refuseShared(film?.stepFiles ?? [], with: outputs)
    return outputs
  }
}

extension [Plan] {
  /// The problem with a picture of films. A view makes it smaller if the home has all cells.
  func problem(of error: DrawingError) -> Problem {
    guard case .tooLarge = error, contains(where: { $0.rehearsal?.homeIsWhole ?? false })
    else {
      return error.problem
    }
    return .said(
      "\(error.problem.sentence.what), as 'view: home' cannot tell here which ships have left",
      "give a view of your own")
  }
}
