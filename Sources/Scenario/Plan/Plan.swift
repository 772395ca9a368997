package import Encoding
package import Rendering
package import Simulation

/// What will be done: everything that was asked for, looked up and checked.
package struct Plan: Sendable {
  package let world: WorldEntry
  package let genesis: Genesis
  package let seed: UInt64
  /// Whether the seed was left to chance, so that a person wants to hear of it.
  package let picksSeed: Bool
  /// The cells that pictures and texts show.
  package let window: CellRect
  package internal(set) var film: FilmPlan
  package let timing: Timing
  package let outputs: [OutputPlan]
  /// Everything that is written: the outputs, and the stills that steps take.
  package var files: [OutputPlan] {
    outputs + film.stills + genesis.beside.map(\.output)
  }
  /// Draws the frames, where a picture is asked for.
  package internal(set) var artist: FilmArtist?
  /// Draws whole histories, where these have charts of their own.
  var diagramArtist: FilmArtist?
  /// The single frame that stills show, where not the last.
  package let shownFrame: Int?
  /// What makes the same pictures again.
  package let recipe: Recipe
  /// For a tile of a sheet, the values of what varies, as recipes have them.
  let variedValues: [Node]
  /// Whether somebody said how large cells are, or the picture.
  let hasOwnScale: Bool
  /// The most bytes of a file.
  package let sizeLimit: Int?
  package let isQuiet: Bool
  /// How many threads; nil for as many as there are cores.
  package let jobs: Int?

  /// Reads what was written for a world. Paths in a file are relative to `folder`; what is missing
  /// is missed at `home`. For a tile of a sheet the outputs are the sheet's, and its artist is made
  /// when all tiles are known.
  ///
  /// - Throws: everything that is wrong with it, in one go.
  package init(
    world: WorldEntry, written: WrittenSettings, folder: String = ".", home: Place? = nil,
    tile: Tile? = nil, picksSeed isPicked: Bool = false
  ) throws(Faults) {
    var draft = Draft(world: world, written: written, folder: folder, home: home)
    draft.isOnSheet = tile != nil
    draft.sharesChart = tile.map { SheetPlan.sharesChart($0.varied) } ?? false
    let genesis = world.start(&draft)
    draft.adopt(genesis?.subject)
    let timing = draft.timing(tickTime: genesis?.tickTime)
    let look = draft.look(note: genesis?.note)
    var film = draft.film(look: look, genesis)
    let seed = Self.seed(from: &draft)
    if tile == nil, let seed { film?.cover = draft.cover(seed: seed) }
    picksSeed = isPicked || draft.value(.seed) == .random
    sizeLimit = draft.value(.maxSize)?.bytes
    jobs = draft.value(.jobs)
    isQuiet = draft.value(.quiet) ?? false
    shownFrame = draft.frame(of: film)
    hasOwnScale = draft.isGiven(.cell) || draft.isGiven(.fit)
    if let tile {
      outputs = tile.outputs
    } else {
      outputs = OutputPlan.all(
        of: &draft, beside: (film?.stills ?? []) + (genesis?.beside.map(\.output) ?? []))
      draft.refuseShared(film?.stepFiles ?? [], with: outputs)
    }
    guard draft.faults.list.isEmpty, let genesis, let film, let timing, let seed else {
      throw draft.faults
    }
    let shown = outputs + (tile == nil ? film.stills : [])
    let hasPicture = shown.contains { $0.format.isPicture }
    // Where every look says what it shows, nobody asks for the film's own window.
    let isOpen = film.looks.contains { $0.view == nil && $0.window == nil }
    let showsCells = shown.contains {
      $0.format == .txt || $0.format.isPicture && isOpen
    }
    window =
      showsCells ? Self.window(of: genesis, film, seed, from: &draft) : genesis.window
    let counted = hasPicture ? draft.counted(film, genesis, seed: seed) : film
    artist =
      hasPicture && tile == nil
      ? Self.artist(genesis, window, film, isStill: Self.isStill(shown, film), from: &draft) : nil
    guard draft.faults.list.isEmpty else { throw draft.faults }
    self.world = draft.world
    (self.genesis, self.film, self.timing, self.seed) = (genesis, counted, timing, seed)
    recipe = Recipe(of: draft, seed: seed, steps: film.hasSteps ? film.recipe : nil)
    variedValues = tile?.varied.map { draft.recipeValue(of: $0) } ?? []
  }
}

extension Plan {
  /// What a plan must know that is a tile of a sheet.
  package struct Tile: Sendable {
    /// The outputs of the sheet.
    let outputs: [OutputPlan]
    /// The names of what varies on it.
    let varied: [String]
  }

  private static func seed(from draft: inout Draft) -> UInt64? {
    switch draft.value(.seed) {
    case .number(let number): number
    case .random: UInt64.random(in: 0...UInt64(UInt32.max))
    case nil: draft.isGiven(.seed) ? nil : 1
    }
  }

  /// The window that was asked for, or one that shows what will live.
  private static func window(
    of genesis: Genesis, _ film: FilmPlan, _ seed: UInt64, from draft: inout Draft
  ) -> CellRect {
    guard let box = genesis.windowSearch else { return genesis.window }
    let seed = Seed(seed)
    let stage = Stage(genesis, genesis.make(seed, 1).world, seed: seed, jobs: 1)
    do throws(Fault) {
      return try WindowFinder.window(of: stage, film: film, start: box)
    } catch {
      draft.refuse(error.problem, at: error.place)
      return genesis.window
    }
  }

  private static func artist(
    _ genesis: Genesis, _ window: CellRect, _ film: FilmPlan, isStill: Bool,
    from draft: inout Draft
  ) -> FilmArtist? {
    do throws(DrawingError) {
      return try artist(genesis, window, film, of: draft.world, isStill: isStill)
    } catch {
      let blamed = draft.isGiven(.cell) ? "cell" : draft.isGiven(.fit) ? "fit" : "size"
      draft.refuse(error.problem, for: blamed)
      return nil
    }
  }

  /// Whether all pictures are single ones.
  var isStill: Bool { Self.isStill(outputs + film.stills, film) }

  private static func isStill(_ files: [OutputPlan], _ film: FilmPlan) -> Bool {
    !film.looks.contains(where: \.hasCamera)
      && files.allSatisfy { !$0.format.isPicture || $0.format == .png && $0.isStill }
  }

  private static func artist(
    _ genesis: Genesis, _ window: CellRect, _ film: FilmPlan, of world: WorldEntry,
    isStill: Bool = false
  ) throws(DrawingError) -> FilmArtist {
    let measure: ChartMeasure? = world.hasGameTable ? .turns : nil
    let isTraced = film.looks.contains { ($0.fade > 0 || $0.age > 0) && !$0.hasCamera }
    var facts = FilmFacts(
      clock: genesis.clock,
      widest: CounterValues(
        tick: film.latestTick, census: film.widestCensus(genesis.widestCensus)),
      scenery: genesis.scenery, measure: measure, cover: film.cover)
    facts.isStill = isStill
    return try FilmArtist(
      looks: film.looks, subject: isTraced ? world.subject.traced() : world.subject,
      window: window.size, facts: facts)
  }

  /// An artist for the film as it is now.
  func newArtist() throws(DrawingError) -> FilmArtist {
    try Self.artist(genesis, window, film, of: world)
  }

  /// Whether another film is drawn exactly as this one is.
  func isDrawn(like other: Plan) -> Bool {
    genesis.scenery == nil && other.genesis.scenery == nil && film.looks == other.film.looks
      && window.size == other.window.size && genesis.clock == other.genesis.clock
      && film.latestTick == other.film.latestTick
      && film.widestCensus(genesis.widestCensus)
        == other.film.widestCensus(other.genesis.widestCensus)
  }
}

extension DrawingError {
  /// What a person is told of it.
  var problem: Problem {
    switch self {
    case .tooLarge(let width, let height):
      .pictureTooLarge(width: width, height: height, limit: DrawingError.areaLimit)
    case .outOfMemory, .unknownTheme: .outOfMemory
    }
  }
}
