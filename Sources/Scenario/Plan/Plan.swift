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
  package let film: FilmPlan
  package let look: Look
  package let timing: Timing
  package let outputs: [OutputPlan]
  /// Draws the frames, where a picture is asked for.
  package let artist: Artist?
  package let isQuiet: Bool
  /// How many threads; nil for as many as there are cores.
  package let jobs: Int?

  /// Reads what was written for a world. Paths are relative to `folder`.
  ///
  /// - Throws: everything that is wrong with it, in one go.
  package init(
    world: WorldEntry, written: WrittenSettings, folder: String = "."
  ) throws(Faults) {
    var draft = Draft(world: world, written: written, folder: folder)
    let genesis = world.start(&draft)
    let film = Self.film(from: &draft, frames: genesis?.frames)
    let timing = Self.timing(from: &draft, tickTime: genesis?.tickTime)
    let look = Self.look(from: &draft)
    let seed = Self.seed(from: &draft)
    picksSeed = draft.value(.seed) == .random
    jobs = draft.value(.jobs)
    isQuiet = draft.value(.quiet) ?? false
    outputs = OutputPlan.all(of: &draft, folder: folder)
    guard draft.faults.list.isEmpty, let genesis, let film, let timing, let look, let seed else {
      throw draft.faults
    }
    let hasPicture = outputs.contains { $0.format.isPicture }
    let showsCells = outputs.contains { $0.format.showsCells }
    window =
      showsCells ? Self.window(of: genesis, film, seed, from: &draft) : genesis.window
    artist = hasPicture ? Self.artist(of: look, genesis, window, film, from: &draft) : nil
    guard draft.faults.list.isEmpty else { throw draft.faults }
    self.world = world
    (self.genesis, self.film, self.timing, self.look, self.seed) = (
      genesis, film, timing, look, seed
    )
  }
}

extension Plan {
  private static func film(from draft: inout Draft, frames own: Int?) -> FilmPlan? {
    let asked = draft.value(.frames)
    let frames = draft.isGiven(.frames) ? asked : own ?? asked
    let every = draft.value(.every)
    let skip = draft.value(.skip)
    guard let frames, let every, let skip else { return nil }
    let film = FilmPlan(frames: frames, every: every, skip: skip)
    guard film.lastTick != nil else {
      let longest = draft.isGiven(.every) ? "every" : draft.isGiven(.skip) ? "skip" : "frames"
      draft.refuse(.tooManyTicks(limit: FilmPlan.tickLimit), for: longest)
      return nil
    }
    return film
  }

  private static func timing(from draft: inout Draft, tickTime: FrameDelay?) -> Timing? {
    let delay = draft.value(.delay)
    let rate = draft.value(.fps)
    let last = draft.value(.last)
    let timesToPlay = draft.value(.loop)
    if draft.isGiven(.delay) && draft.isGiven(.fps) {
      draft.refuse(.excludes("fps", "delay"), for: "fps")
    }
    let own = draft.isGiven(.delay) ? delay : tickTime ?? delay
    guard let delay = rate ?? own, let timesToPlay else { return nil }
    return Timing(delay: delay, last: last, timesToPlay: timesToPlay)
  }

  private static func look(from draft: inout Draft) -> Look? {
    let theme = draft.value(.theme)
    let colours = draft.value(.colors) ?? []
    let shape = draft.value(.shape)
    let cell = draft.value(.cell)
    let fit = draft.value(.fit)
    let hasGrid = draft.value(.grid)
    let hasCounters = draft.value(.counters)
    if draft.isGiven(.cell) && draft.isGiven(.fit) {
      draft.refuse(.excludes("fit", "cell"), for: "fit")
    }
    refuseMissingSprites(shape, in: &draft)
    guard var theme, let shape, let hasGrid, let hasCounters else { return nil }
    paint(colours, over: &theme, in: &draft)
    let scale: Look.Scale =
      if let fit { .fit(width: fit.columns, height: fit.rows) } else if let cell {
        .pixelsACell(cell)
      } else { .automatic }
    return Look(
      theme: theme, shape: shape, scale: scale, hasGrid: hasGrid, hasCounters: hasCounters)
  }

  private static func refuseMissingSprites(_ shape: CellShape?, in draft: inout Draft) {
    guard shape == .sprite, !draft.world.subject.states.contains(where: { $0.sprite != nil })
    else { return }
    let shapes = CellShape.allCases.filter { $0 != .sprite }.map(\.rawValue)
    draft.refuse(
      .badValue(
        setting: "shape", text: "sprite", expected: "one of \(shapes.joined(separator: ", "))",
        nearest: nil), for: "shape")
  }

  /// Lays a person's own colours over a theme's.
  private static func paint(
    _ colours: [ColourChoice], over theme: inout Theme, in draft: inout Draft
  ) {
    var tones: [String: Tone] = [:]
    for tone in [Tone.background, .text, .muted, .grid] { tones[tone.rawValue] = tone }
    for state in draft.world.subject.states { tones[state.name] = state.tone }
    let known = draft.world.subject.states.map(\.name) + ["background", "grid", "text", "muted"]
    for choice in colours {
      if let tone = tones[choice.name] {
        theme[tone] = choice.colour
      } else {
        let nearest = NearestMatch.of(choice.name, in: known)
        draft.refuse(
          .unknownColourKey(choice.name, nearest: nearest, known: known), at: choice.place)
      }
    }
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
    do {
      return try WindowFinder.window(
        of: genesis.make(Seed(seed), 1).world, film: film, start: box)
    } catch {
      if let error = error as? WorldError { draft.refuse(.worldStopped(error)) }
      return genesis.window
    }
  }

  private static func artist(
    of look: Look, _ genesis: Genesis, _ window: CellRect, _ film: FilmPlan,
    from draft: inout Draft
  ) -> Artist? {
    do throws(DrawingError) {
      return try Artist(
        look: look, subject: draft.world.subject, window: window.size, clock: genesis.clock,
        widest: CounterValues(tick: film.lastTick ?? 0, census: genesis.widestCensus))
    } catch {
      let blamed = draft.isGiven(.cell) ? "cell" : draft.isGiven(.fit) ? "fit" : "size"
      switch error {
      case .tooLarge(let width, let height):
        draft.refuse(
          .pictureTooLarge(width: width, height: height, limit: DrawingError.areaLimit), for: blamed
        )
      case .outOfMemory:
        draft.refuse(.outOfMemory, for: blamed)
      }
      return nil
    }
  }
}
