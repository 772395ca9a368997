internal import TerrariumBasics
internal import TerrariumEncoding
package import TerrariumPlayback
internal import TerrariumRendering
package import TerrariumVocabulary

extension Plan {
  /// The most ticks of a run that continues until it has settled.
  package static let settlingLimit = 100_000

  /// Plays its run and measures it; nil if it has no run.
  ///
  /// If the number of frames is not given and a measure needs the repetition, the run continues
  /// until that is found, or until its parts provably fly apart for ever. An unbounded line hardly
  /// ever repeats, and grows, so its run is the diagram.
  ///
  /// - Throws: An error that ends the run.
  package func values(of measures: [Measure]) throws(Fault) -> [MeasureValue?] {
    if let values = quickValues(of: measures) { return values }
    // Pictures beside the film may need more.
    let window = worldStart.window
    let stage = try worldStart.stage(seed: seed, threads: 1, window: window).stage
    var played = film
    var (repetition, isSearched): (Repetition?, Bool) = (nil, false)
    if !framesAreGiven, !film.hasSteps {
      isSearched =
        measures.contains(where: \.isOfRest)
        && !(world.hasHistory && worldStart.field?.edges == Edges.none)
        && RepetitionFinder(stage.world).canFind
      if isSearched {
        let end: Int
        (repetition, end) = try settling(of: stage.world)
        played = film.lasting(frames: frames(until: repetition?.seen ?? end))
      } else if world.hasHistory {
        played = film.lasting(frames: window.size.rows)
      }
    }
    let left = isSearched ? measures.filter { !$0.isOfRest } : measures
    let meter = RunMeter(left, columns: world.subject.census.map(\.name))
    var end = try end(of: played, on: stage, meter)
    var twin: (any World)?
    if measures.contains(where: { $0.needs(.twin) }) {
      let flipped = try Fault.ofWorld { () throws(WorldError) in try stage.twin(in: window) }
      twin = try self.end(of: played, on: flipped, nil).world
    }
    let values = try Fault.ofWorld { () throws(WorldError) in
      try end.meter?.values(at: end.world, twin: twin) ?? []
    }
    guard isSearched else { return values }
    var others = values[...]
    return measures.map { $0.isOfRest ? $0.value(of: repetition) : others.popFirst() ?? nil }
  }

  /// Plays its run and counts the remaining objects: at the last frame, or without a given number
  /// of frames once the world has settled; nil if it does not settle.
  ///
  /// - Throws: An error that ends the run.
  package func objects() throws(Fault) -> [CountedObject]? {
    guard case .success(let counting)? = worldStart.measuring.objects else { return nil }
    let stage = try worldStart.stage(seed: seed, threads: 1, window: window).stage
    let isOpen = !framesAreGiven && !film.hasSteps
    let world = isOpen ? stage.world : try end(of: film, on: stage, nil).world
    return try Fault.ofWorld { () throws(WorldError) in
      try counting.count(world, isOpen ? Self.settlingLimit : 0)
    }
  }

  /// Plays the film, and returns the world and the measures at its last frame.
  func end(
    of plan: FilmPlan, on stage: Stage, _ meter: RunMeter?
  ) throws(Fault) -> (world: any World, meter: RunMeter?) {
    let camera = Camera(window: worldStart.window, files: [], pictures: [], looks: plan.looks)
    let opening = Film(plan, on: stage, camera: camera, reports: false, meter: meter)
    var film = opening
    var (frames, ticks) = (0, 0)
    while let shot = try film.nextShot() {
      guard shot.frame != nil else { continue }
      (frames, ticks) = (frames + 1, film.ticks)
    }
    guard film.isBroken || film.ticks > ticks else { return (film.world, film.meter) }
    // Steps went on after the last frame, so the film is replayed up to it.
    film = opening
    while frames > 0, let shot = try film.nextShot() {
      if shot.frame != nil { frames -= 1 }
    }
    return (film.world, film.meter)
  }

  /// The number of frames of a run of at least a number of ticks.
  func frames(until tick: Int) -> Int {
    let (every, skip) = (film.clock.every, film.clock.skip)
    guard tick > skip else { return 1 }
    return (tick - skip - 1) / every + 2
  }

  /// The repetition of a world, if it begins within the limit, and the tick up to which it was
  /// searched for.
  private func settling(
    of world: any World
  ) throws(Fault) -> (repetition: Repetition?, end: Int) {
    var world = world
    var finder = RepetitionFinder(world)
    var (tick, end) = (0, Self.settlingLimit)
    let counting = try? worldStart.measuring.objects?.get()
    var populations: [UInt128] = []
    let interruption = Interruption.current
    try Fault.ofWorld { () throws(WorldError) in
      while tick < end, finder.found == nil {
        tick += 1
        try world.advance(by: 1)
        let field = world as? any MeasuredWorld
        try finder.pass(world, field?.moment)
        if let field, counting != nil { populations.append(field.liveCount) }
        guard tick & 63 == 0 else { continue }
        if interruption?.isAsked ?? false { return }
        // As often as the finder checks. A settled world repeats in its period or never.
        guard tick & (tick - 1) == 0, finder.found == nil else { continue }
        if let period = counting?.period(world, populations) { end = min(end, tick + period) }
      }
      try finder.find()
    }
    if finder.found == nil, interruption?.isAsked ?? false { throw Fault(.interrupted) }
    return (finder.found, end)
  }
}
